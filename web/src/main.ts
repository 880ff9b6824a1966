import '@fontsource/ibm-plex-sans-condensed/latin-500.css'
import '@fontsource/ibm-plex-sans-condensed/latin-600.css'
import '@fontsource/marcellus/latin-400.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './styles/theme.css'
import './styles/pictures.css'
import './styles/world.css'
import './styles/scale.css'
import './styles/base.css'

const target = document.getElementById('app')
if (target) mount(App, { target })
