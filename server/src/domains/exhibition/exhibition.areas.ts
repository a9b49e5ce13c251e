import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Bilingual } from '@fairbridge/contract/text.ts';

/** A province or a city. Codes: `CN-JS` and `320100` in China, `US.CA` and the English name itself elsewhere. */
export type Area = { code: string; name: Bilingual };

/** One file a country, one line a province: code, Chinese, English, cities (made by `npm run generate:areas`). */
const FOLDER = new URL('areas/', import.meta.url);
const known = new Set(readdirSync(FOLDER));
const fileOf = (country: string): URL | null =>
  known.has(`${country}.tsv`) ? new URL(`${country}.tsv`, FOLDER) : null;

const areaOf = (code: string, zh: string, en: string): Area => ({ code, name: { zh, en } });

/** `320100=南京市=Nanjing`, `Tokyo=东京` where the English name is the code, or `Abilene` where there is no Chinese one. */
function cityOf(cell: string): Area {
  const [first = '', zh = first, en = first] = cell.split('=');
  return areaOf(first, zh, en);
}

const linesOf = (text: string): string[][] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));

/** Read when it is asked for and not kept: the whole world is 2 MB that few visitors need. */
async function readLines(country: string): Promise<string[][]> {
  const file = fileOf(country);
  return file === null ? [] : linesOf(await readFile(file, 'utf8'));
}

/** The provinces of a country; none where it has none, or where it is no country. */
export async function provinceList(country: string): Promise<Area[]> {
  const lines = await readLines(country);
  return lines.flatMap(([code = '', zh = '', en = '']) => (code === '' ? [] : [areaOf(code, zh, en)]));
}

/** The cities of a province, or of a country without provinces when `province` is ''. */
export async function cityList(country: string, province: string): Promise<Area[]> {
  const lines = await readLines(country);
  const line = lines.find(([code]) => code === province) ?? [];
  return line.slice(3).map(cityOf);
}

/** Names that differ from their code, by `province` or `province<tab>city`: what a stored code must be translated with. */
const namesOf = new Map<string, ReadonlyMap<string, Bilingual>>();

function readNames(country: string): ReadonlyMap<string, Bilingual> {
  const cached = namesOf.get(country);
  if (cached !== undefined) return cached;
  const names = new Map<string, Bilingual>();
  const file = fileOf(country);
  for (const [code = '', zh = '', en = '', ...cities] of file === null ? [] : linesOf(readFileSync(file, 'utf8'))) {
    names.set(code, { zh, en });
    for (const cell of cities) {
      if (!cell.includes('=')) continue;
      const city = cityOf(cell);
      names.set(`${code}\t${city.code}`, city.name);
    }
  }
  if (file !== null) namesOf.set(country, names);
  return names;
}

/**
 * How a stored province (`province` null) or city reads: the names of its code, or the text itself where it was typed by hand.
 * The names of a country are read at the first question for it.
 */
export function areaName(country: string, province: string | null, value: string): Bilingual {
  const typed = { zh: value, en: value };
  if (value === '') return typed;
  return readNames(country).get(province === null ? value : `${province}\t${value}`) ?? typed;
}
