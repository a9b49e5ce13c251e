import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { basePath } from './base-path.ts';
import { callAddresses } from './call-addresses.ts';
import { missingChunk } from './missing-chunk.ts';
import { thinCodes } from './thin-codes.ts';

export default defineConfig({
  base: basePath,
  plugins: [callAddresses(), thinCodes(), missingChunk(), tailwindcss(), reactRouter()],
  // The contract is TypeScript source of this repository: it is bundled, never required at run time.
  ssr: { noExternal: [/^@fairbridge\//] },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    ssr: { build: { cssMinify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files instead of twenty: each further file costs a slow phone more than its bytes.
            advancedChunks: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]|rolldown[\\/]runtime|^\0/,
                },
                {
                  name: 'shell',
                  test: /web[\\/]app[\\/](root|api|calls|failure|loading|i18n|session[\\/](?!session-dialogs)|shell[\\/](?!not-|organizer|doors[\\/]organizer)|ui[\\/](button|dialog|icons|toast|skeleton|picture|fresh-picture|ui\.texts)\.)|call-addresses|contract[\\/]src[\\/](text|page-limits|client)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
