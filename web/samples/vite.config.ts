import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { callAddresses } from '../call-addresses.ts';
import { callCallers } from '../call-callers.ts';

/** The kit's page alone, without the portal around it: for its test (`e2e/kit.spec.ts`). */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  publicDir: false,
  plugins: [callAddresses(), callCallers(), tailwindcss()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: fileURLToPath(new URL('index.html', import.meta.url)) },
  },
});
