import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { basePath } from './base-path.ts';
import { callAddresses } from './call-addresses.ts';
import { callCallers } from './call-callers.ts';
import { kitPage } from './kit-page.ts';
import { missingChunk } from './missing-chunk.ts';
import { pageEvents } from './page-events.ts';
import { thinCodes } from './thin-codes.ts';
import { thinRouter } from './thin-router.ts';
import { fileName, chunkGroups } from './chunk-groups.ts';
import { fullStylesheet } from './full-stylesheet.ts';

export default defineConfig({
  base: basePath,
  plugins: [
    callAddresses(),
    callCallers(),
    pageEvents(),
    thinCodes(),
    thinRouter(),
    missingChunk(),
    fullStylesheet(),
    kitPage(),
    tailwindcss(),
    reactRouter(),
  ],
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
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: fileName,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
});
