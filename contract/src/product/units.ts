import { number } from '../numbers.ts';
import { inLang, type Bilingual, type Lang } from '../text.ts';

/** Units that orders and minimum orders are made in; what is stored is the code, or any other word as it was typed. */
const UNITS: Readonly<Record<string, Bilingual>> = {
  kg: { zh: '公斤', en: 'kg' },
  t: { zh: '吨', en: 't' },
  g: { zh: '克', en: 'g' },
  L: { zh: '升', en: 'L' },
  m3: { zh: '立方米', en: 'm³' },
  pcs: { zh: '件', en: 'pieces' },
  carton: { zh: '箱', en: 'cartons' },
  drum: { zh: '桶', en: 'drums' },
  bag: { zh: '袋', en: 'bags' },
  bottle: { zh: '瓶', en: 'bottles' },
  container: { zh: '集装箱', en: 'containers' },
  set: { zh: '台/套', en: 'sets' },
};

/** Units of attributes, such as a shelf life. */
const TIMES: Readonly<Record<string, Bilingual>> = {
  month: { zh: '个月', en: 'months' },
  year: { zh: '年', en: 'years' },
};

export const UNIT_CODES: readonly string[] = Object.keys(UNITS);

/** English names that have another form for one of them. */
const ONE: Readonly<Record<string, string>> = {
  pcs: 'piece',
  carton: 'carton',
  drum: 'drum',
  bag: 'bag',
  bottle: 'bottle',
  container: 'container',
  set: 'set',
  month: 'month',
  year: 'year',
};

/** The unit's name in the reader's language, as it stands after `count` of them; a word that was typed freely stays as it is. */
export const unitName = (unit: string, lang: Lang, count?: number): string => {
  const known = UNITS[unit] ?? TIMES[unit];
  if (known === undefined) return unit;
  return lang === 'en' && count === 1 ? (ONE[unit] ?? known.en) : inLang(known, lang);
};

/** So many of a unit: '80,000 升', '80,000 L', '1 carton', '24 months'. */
export const quantityText = (quantity: number, unit: string, lang: Lang): string =>
  `${number(quantity, lang)} ${unitName(unit, lang, quantity)}`;
