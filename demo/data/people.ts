import { countries } from './names/abroad.ts';
import { agroProvinces, sugarProvinces } from './names/china.ts';
import { chineseFirst, chineseSecond, chineseSurnames, namesOf } from './names/people.ts';
import { chance, weighted } from './random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { PersonName, Random } from './shapes.ts';

/** Job titles of exhibitors' staff and buyers. */
export const jobTitles: readonly Bilingual[] = [
  { zh: '总经理', en: 'General Manager' },
  { zh: '董事长', en: 'Chairman' },
  { zh: '副总经理', en: 'Deputy General Manager' },
  { zh: '销售总监', en: 'Sales Director' },
  { zh: '国际贸易经理', en: 'International Trade Manager' },
  { zh: '外贸业务员', en: 'Export Sales Representative' },
  { zh: '区域销售经理', en: 'Regional Sales Manager' },
  { zh: '采购总监', en: 'Purchasing Director' },
  { zh: '采购经理', en: 'Purchasing Manager' },
  { zh: '采购专员', en: 'Buyer' },
  { zh: '市场经理', en: 'Marketing Manager' },
  { zh: '产品经理', en: 'Product Manager' },
  { zh: '技术总监', en: 'Technical Director' },
  { zh: '研发工程师', en: 'R&D Engineer' },
  { zh: '法规事务经理', en: 'Regulatory Affairs Manager' },
  { zh: '质量经理', en: 'Quality Manager' },
  { zh: '物流主管', en: 'Logistics Supervisor' },
  { zh: '商务拓展经理', en: 'Business Development Manager' },
  { zh: '客户经理', en: 'Account Manager' },
  { zh: '总经理助理', en: 'Assistant to the General Manager' },
];

export const departments: readonly Bilingual[] = [
  { zh: '总经办', en: 'General Management' },
  { zh: '国际贸易部', en: 'International Trade' },
  { zh: '国内销售部', en: 'Domestic Sales' },
  { zh: '采购部', en: 'Purchasing' },
  { zh: '市场部', en: 'Marketing' },
  { zh: '技术研发部', en: 'Research and Development' },
  { zh: '法规事务部', en: 'Regulatory Affairs' },
  { zh: '质量部', en: 'Quality' },
  { zh: '生产部', en: 'Production' },
  { zh: '物流部', en: 'Logistics' },
  { zh: '客户服务部', en: 'Customer Service' },
];

function chinesePerson(random: Random): PersonName {
  const surname = random.pick(chineseSurnames);
  const first = random.pick(chineseFirst);
  if (chance(random, 0.18)) return { zh: surname.zh + first.zh, en: `${first.en} ${surname.en}` };
  const second = random.pick(chineseSecond);
  return { zh: surname.zh + first.zh + second.zh, en: `${first.en}${second.en} ${surname.en}` };
}

/**
 * An invented person of a country (ISO 3166 alpha-2), given name first in English. Names of countries without a table
 * are drawn from one of the tables.
 */
export function person(random: Random, country: string): PersonName {
  if (country === 'CN') return chinesePerson(random);
  const names = namesOf[country] ?? random.pick(Object.values(namesOf));
  const given = random.pick(names.given);
  const family = random.pick(names.family);
  const zh = names.familyFirst ? [family.zh, given.zh] : [given.zh, family.zh];
  return { zh: zh.join(names.separator), en: `${given.en} ${family.en}` };
}

export function jobTitle(random: Random): Bilingual {
  return random.pick(jobTitles);
}

export function department(random: Random): Bilingual {
  return random.pick(departments);
}

/** Where buyers come from: ISO 3166 alpha-2 with the share of each. */
const buyerCountries = [
  ['CN', 46],
  ['IN', 8],
  ['BR', 5],
  ['TR', 4],
  ['VN', 4],
  ['RU', 4],
  ['US', 4],
  ['EG', 3],
  ['MX', 3],
  ['AR', 3],
  ['DE', 3],
  ['FR', 2],
  ['ES', 2],
  ['AU', 2],
  ['KR', 2],
  ['JP', 2],
  ['GB', 1],
  ['IT', 1],
  ['IL', 1],
] as const;

const pickBuyerCountry = weighted(buyerCountries.map(([value, weight]) => ({ value, weight })));

/** A country for a buyer, ISO 3166 alpha-2. */
export function buyerCountry(random: Random): string {
  return pickBuyerCountry(random);
}

const buyerTrades: Record<'agro' | 'sugar', readonly Bilingual[]> = {
  agro: [
    { zh: '农资连锁', en: 'Farm Supplies' },
    { zh: '农产品贸易', en: 'Agri Trading' },
    { zh: '植保服务', en: 'Crop Services' },
    { zh: '农业合作社', en: 'Growers Cooperative' },
    { zh: '种植园', en: 'Plantations' },
    { zh: '进出口', en: 'Import & Export' },
    { zh: '农药分销', en: 'Agrochemical Distribution' },
  ],
  sugar: [
    { zh: '商贸', en: 'Trading' },
    { zh: '连锁超市', en: 'Supermarkets' },
    { zh: '酒类连锁', en: 'Wine & Spirits Stores' },
    { zh: '餐饮管理', en: 'Restaurants' },
    { zh: '进出口', en: 'Import & Export' },
    { zh: '食品配料', en: 'Food Ingredients' },
    { zh: '酒店管理', en: 'Hotels' },
  ],
};

const buyerHeads: readonly Bilingual[] = [
  { zh: '同穗', en: 'Tongsui' },
  { zh: '拾光', en: 'Shiguang' },
  { zh: '望野', en: 'Wangye' },
  { zh: '知秋', en: 'Zhiqiu' },
  { zh: '和畅', en: 'Hechang' },
  { zh: '远芳', en: 'Yuanfang' },
  { zh: '青陌', en: 'Qingmo' },
  { zh: '汇川里', en: 'Huichuanli' },
  { zh: '北垣', en: 'Beiyuan' },
  { zh: '南浔里', en: 'Nanxunli' },
  { zh: '千畦', en: 'Qianqi' },
  { zh: '百耘', en: 'Baiyun' },
  { zh: '四序', en: 'Sixu' },
  { zh: '九仓', en: 'Jiucang' },
  { zh: '明渠', en: 'Mingqu' },
  { zh: '云汀', en: 'Yunting' },
];

/** Countries without a table of company names borrow that of a country with the same language. */
const spoken: Readonly<Record<string, string>> = { MX: 'ES', AR: 'ES' };

/** An invented buying company: store chains, traders, cooperatives. May repeat. */
export function buyerCompany(random: Random, fairCode: string, country: string): Bilingual {
  const trade = random.pick(fairCode === 'sugar' ? buyerTrades.sugar : buyerTrades.agro);
  const language = spoken[country] ?? country;
  const abroad = countries.find((entry) => entry.code === language);
  if (country === 'CN') {
    const place = random.pick(random.pick(fairCode === 'sugar' ? sugarProvinces : agroProvinces).cities);
    const word = random.pick(buyerHeads);
    return { zh: `${place.zh}${word.zh}${trade.zh}有限公司`, en: `${place.en} ${word.en} ${trade.en} Co., Ltd.` };
  }
  const source = abroad ?? random.pick(countries);
  const head = random.pick(source.heads);
  const tail = random.pick(source.tails);
  const form = abroad?.form ?? { zh: '有限公司', en: 'Ltd.' };
  return { zh: `${head.zh}${tail.zh}${trade.zh}${form.zh}`, en: `${head.en}${tail.en} ${trade.en} ${form.en}` };
}
