import { china, countries, trades, type Country, type Trade } from './names.ts';
import { chance, weighted, zipf } from './random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { CompanyName, Random } from './shapes.ts';

/** Share of exhibitors from China. */
const chineseShare = 0.7;

const pickCountry = weighted(countries.map((country) => ({ value: country, weight: country.weight })));
const pickTrade = {
  agro: weighted(trades.agro.map((trade) => ({ value: trade, weight: trade.weight }))),
  sugar: weighted(trades.sugar.map((trade) => ({ value: trade, weight: trade.weight }))),
};
const pickProvince = { agro: zipf(china.agro.provinces, 0.6), sugar: zipf(china.sugar.provinces, 0.6) };

type FairCode = keyof typeof pickTrade;

/** Baijiu and huangjiu are made in China; exhibitors from abroad bring the rest. */
const pickTradeAbroad = {
  agro: pickTrade.agro,
  sugar: weighted(
    trades.sugar
      .filter((trade) => trade.code !== 'baijiu' && trade.code !== 'huangjiu')
      .map((trade) => ({ value: trade, weight: trade.weight })),
  ),
};

function fairOf(code: string): FairCode {
  return code === 'sugar' ? 'sugar' : 'agro';
}

/** Spells Latin letters without accents, for addresses: 'Güneş Ltd.' gives 'gunes-ltd'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function chineseWord(random: Random, fair: FairCode): Bilingual {
  const { heads, tails } = china[fair];
  const head = random.pick(heads);
  const tail = random.pick(tails);
  const zh = head.zh + tail.zh;
  return china.taken.includes(zh) ? chineseWord(random, fair) : { zh, en: head.en + tail.en };
}

function chinese(random: Random, fair: FairCode, trade: Trade, second: boolean): CompanyName {
  const province = pickProvince[fair](random);
  const city = random.pick(province.cities);
  const place = chance(random, 0.5) ? province : city;
  const first = chineseWord(random, fair);
  const word = second ? addWord(first, chineseWord(random, fair)) : first;
  const joint = chance(random, 0.2);
  const name = {
    zh: `${place.zh}${word.zh}${trade.name.zh}${joint ? '股份有限公司' : '有限公司'}`,
    en: `${place.en} ${word.en} ${trade.name.en} Co., Ltd.`,
  };
  return {
    name,
    shortName: { zh: word.zh + trade.name.zh, en: `${word.en} ${trade.name.en}` },
    brand: word,
    country: 'CN',
    province: { zh: province.zh, en: province.en },
    city: { zh: city.zh, en: city.en },
    domain: `${plain(`${word.en} ${trade.name.en} ${place.en}`)}.example`,
    trade: trade.code,
  };
}

function addWord(first: Bilingual, next: Bilingual): Bilingual {
  return { zh: first.zh + next.zh, en: `${first.en} ${next.en}` };
}

function foreignWord(random: Random, country: Country): Bilingual {
  const head = random.pick(country.heads);
  const tail = random.pick(country.tails);
  return { zh: head.zh + tail.zh, en: head.en + tail.en };
}

function foreign(random: Random, trade: Trade, second: boolean): CompanyName {
  const country = pickCountry(random);
  const { province, city } = random.pick(country.places);
  const first = foreignWord(random, country);
  const word = second ? { zh: `${first.zh}${city.zh}`, en: `${first.en} ${city.en}` } : first;
  return {
    name: { zh: `${word.zh}${trade.name.zh}${country.form.zh}`, en: `${word.en} ${trade.name.en} ${country.form.en}` },
    shortName: { zh: word.zh + trade.name.zh, en: `${word.en} ${trade.name.en}` },
    brand: first,
    country: country.code,
    province,
    city,
    domain: `${plain(`${word.en} ${trade.name.en}`)}-${country.code.toLowerCase()}.example`,
    trade: trade.code,
  };
}

function draw(random: Random, fairCode: string, second: boolean): CompanyName {
  const fair = fairOf(fairCode);
  if (chance(random, chineseShare)) return chinese(random, fair, pickTrade[fair](random), second);
  return foreign(random, pickTradeAbroad[fair](random), second);
}

/**
 * `count` invented companies of the fair ('agro' or 'sugar'), 70 % from China, the rest from fourteen countries;
 * distinct in both languages and in their domain: a name met before gets a second word.
 */
export function companies(random: Random, fairCode: string, count: number): CompanyName[] {
  const seen = new Set<string>();
  const result: CompanyName[] = [];
  let repeated = false;
  while (result.length < count) {
    const drawn = draw(random, fairCode, repeated);
    const keys = [drawn.name.zh, drawn.name.en, drawn.domain];
    repeated = keys.some((key) => seen.has(key));
    if (repeated) continue;
    for (const key of keys) seen.add(key);
    result.push(drawn);
  }
  return result;
}
