import { buyers, china, countries, people } from './names.ts';
import { chance, weighted } from './random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { PersonName, Random } from './shapes.ts';

function chinesePerson(random: Random): PersonName {
  const surname = random.pick(people.chinese.surnames);
  const first = random.pick(people.chinese.first);
  if (chance(random, 0.18)) return { zh: surname.zh + first.zh, en: `${first.en} ${surname.en}` };
  const second = random.pick(people.chinese.second);
  return { zh: surname.zh + first.zh + second.zh, en: `${first.en}${second.en} ${surname.en}` };
}

const namesOf = new Map(people.abroad.flatMap((names) => names.countries.map((country) => [country, names])));

/**
 * An invented person of a country (ISO 3166 alpha-2), given name first in English. Names of countries without a table
 * are drawn from one of the tables.
 */
export function person(random: Random, country: string): PersonName {
  if (country === 'CN') return chinesePerson(random);
  const names = namesOf.get(country) ?? random.pick([...namesOf.values()]);
  const given = random.pick(names.given);
  const family = random.pick(names.family);
  const zh = names.familyFirst ? [family.zh, given.zh] : [given.zh, family.zh];
  return { zh: zh.join(names.familyFirst ? '' : '·'), en: `${given.en} ${family.en}` };
}

export function jobTitle(random: Random): Bilingual {
  return random.pick(buyers.jobTitles);
}

export function department(random: Random): Bilingual {
  return random.pick(buyers.departments);
}

const pickBuyerCountry = weighted(buyers.countries.map((entry) => ({ value: entry.code, weight: entry.weight })));

/** A country for a buyer, ISO 3166 alpha-2. */
export function buyerCountry(random: Random): string {
  return pickBuyerCountry(random);
}

/** An invented buying company: store chains, traders, cooperatives. May repeat. */
export function buyerCompany(random: Random, fairCode: string, country: string): Bilingual {
  const trade = random.pick(fairCode === 'sugar' ? buyers.trades.sugar : buyers.trades.agro);
  const language = buyers.spokenLike[country] ?? country;
  const abroad = countries.find((entry) => entry.code === language);
  if (country === 'CN') {
    const place = random.pick(random.pick((fairCode === 'sugar' ? china.sugar : china.agro).provinces).cities);
    const word = random.pick(buyers.heads);
    return { zh: `${place.zh}${word.zh}${trade.zh}有限公司`, en: `${place.en} ${word.en} ${trade.en} Co., Ltd.` };
  }
  const source = abroad ?? random.pick(countries);
  const head = random.pick(source.heads);
  const tail = random.pick(source.tails);
  const form = abroad?.form ?? { zh: '有限公司', en: 'Ltd.' };
  return { zh: `${head.zh}${tail.zh}${trade.zh}${form.zh}`, en: `${head.en}${tail.en} ${trade.en} ${form.en}` };
}
