import type { Rule } from './rules'

/** Cards of War for Arrakis whose names say more to those who know the book than to a search for words. */
export const PLANS: readonly Rule[] = [
  [/^(war_plan|battle_language|drilled_mercenaries|death_commandos)$/, 'ranks', ['sun', 'wind'], ['dunes']],
  [/^(harkonnen_patrols|full_control_of_the_air|spotter_control)$/, 'thopter', ['wind', 'sun'], ['dunes']],
  [/^(fremen_rockets|rockets_at_dusk|our_family_atomics)$/, 'storm', ['rays', 'storm'], ['rocks']],
  [/^(workhorse_of_arrakis|sandmasters)$/, 'harvester', ['sun', 'wind'], ['dunes']],
  [/^(wall_of_sandworms)$/, 'worm', ['storm', 'sun'], ['dunes']],
  [/^(dust_chasms|sandtides|hieregs)$/, 'camp', ['wind', 'sun'], ['dunes']],
  [/^(jubba_cloaks|chatt_the_leaper)$/, 'stillmask', ['moons', 'wind'], ['dunes']],
  [/^(seek_out_the_mahdi)$/, 'scout', ['moons', 'sun'], ['dunes']],
  [/^(adab_the|eyes_of_ibad|alam_al|hope_clouds|no_eyes)/, 'eye', ['moons', 'ringed'], ['none']],
  [/^(kitab_al_ibar|bill_of_particulars)$/, 'scroll', ['columns', 'arcade'], ['rail']],
  [/^(truthtrance|fear_is_the_mind_killer)$/, 'sister', ['arcade', 'moons'], ['steps']],
  [/^(manipulation_of_others)$/, 'voice', ['ringed', 'arcade'], ['none']],
  [/^(evidence_of_rebellion|spies_all_over_arrakis)$/, 'spy', ['city', 'curtain'], ['steps']],
  [/^(reports_of_traitors|hunter_seeker)$/, 'dagger', ['curtain', 'ringed'], ['none']],
  [/^(hard_times_and_oppression|moving_the_battle_group)$/, 'standard', ['city', 'wind'], ['crowd']],
  [/^(cielagos_piping_message)$/, 'hawk', ['moons', 'wind'], ['rocks']],
  [/^(contraband_in_orbit|frigate_wing)$/, 'freighter', ['planet', 'stars'], ['none']],
  [/^(sympathetic_houses)$/, 'hands', ['columns', 'rays'], ['rail']],
  [/^(the_guild_navigator)$/, 'tank', ['planet', 'stars'], ['none']],
]
