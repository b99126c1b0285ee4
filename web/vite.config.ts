import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'src/main',
  // Every address is relative: the site without a server may lie anywhere.
  base: './',
  plugins: [svelte({ configFile: false })],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('src/main', import.meta.url)) },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 2048 },
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } },
  },
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'happy-dom',
    include: ['src/test/**/*.test.ts'],
    setupFiles: ['src/test/noServer.ts'],
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
