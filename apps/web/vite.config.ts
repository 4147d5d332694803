// How the page is built: one script before the map, styles in files, nothing inline, so the strict policy holds.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 4649}`;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    // The page carries code of others; their licences come with it.
    license: { fileName: 'licences.txt' },
  },
  server: { proxy: { '/v1': { target: server, ws: true }, '/sign-in': server } },
});
