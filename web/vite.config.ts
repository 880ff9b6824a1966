import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// `npm run dev` shows the pages with a table server beside it: `landsraad serve --port 8000`.
const server = process.env['LANDSRAAD_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: process.env['LANDSRAAD_OUT'] ?? '../src/landsraad/table/static',
    emptyOutDir: true,
    target: 'es2022',
    // No data: URLs, so that a strict content security policy holds.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Fewer and larger pieces: a table is fetched in few requests.
    rollupOptions: { output: { experimentalMinChunkSize: 8_000 } },
  },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
