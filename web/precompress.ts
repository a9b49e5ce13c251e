/** Packs every built file once with brotli and gzip, so that the server only sends bytes: `node precompress.ts build/client`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? 'build/client';
for (const file of globSync(`${folder}/**/*.{js,css,svg,json,webmanifest,txt}`)) {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
