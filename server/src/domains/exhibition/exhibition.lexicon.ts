import type { LexiconEntry } from '../../platform/search/lexicon.ts';
import { countryList } from './exhibition.countries.ts';
import type { Exhibition, HallInfo } from './exhibition.directory.ts';

/** What the trade calls the substances of one mode of action. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'HRAC 1': ['FOP', 'DIM', 'ACCase inhibitor', 'ACCase 抑制剂'],
  'HRAC 2': ['sulfonylurea', 'sulphonylurea', '磺酰脲', '磺酰脲类', 'ALS inhibitor', 'ALS 抑制剂'],
  'HRAC 5': ['triazine', '三嗪类'],
  'HRAC 14': ['PPO inhibitor', 'PPO 抑制剂'],
  'HRAC 15': ['chloroacetamide', '氯乙酰胺类', '酰胺类除草剂'],
  'HRAC 27': ['HPPD inhibitor', 'HPPD 抑制剂'],
  'IRAC 1A': ['carbamate', '氨基甲酸酯', '氨基甲酸酯类'],
  'IRAC 1B': ['organophosphate', 'organophosphorus', '有机磷', '有机磷类'],
  'IRAC 3A': ['pyrethroid', '拟除虫菊酯', '拟除虫菊酯类', '菊酯类'],
  'IRAC 4A': ['neonicotinoid', 'neonic', '新烟碱', '新烟碱类', '烟碱类'],
  'IRAC 6': ['avermectins', '阿维菌素类'],
  'IRAC 14': ['nereistoxin analogue', '沙蚕毒素类'],
  'IRAC 28': ['diamide', '双酰胺', '双酰胺类'],
  'FRAC 1': ['benzimidazole', '苯并咪唑类'],
  'FRAC 3': ['DMI', 'DMI fungicide', '三唑类'],
  'FRAC 7': ['SDHI', 'SDHI 类'],
  'FRAC 11': ['strobilurin', 'QoI', '甲氧基丙烯酸酯', '甲氧基丙烯酸酯类'],
  'FRAC M03': ['dithiocarbamate', '二硫代氨基甲酸酯'],
};

/** 'HRAC 10' is also asked for as 'HRAC group 10' and 'HRAC 10组'. */
function modeEntry(mode: string): LexiconEntry {
  const [scheme = '', ...group] = mode.split(' ');
  const number = group.join(' ');
  const aliases = number === '' ? [] : [`${scheme} group ${number}`, `${scheme} ${number}组`, `${scheme}第${number}组`];
  return {
    kind: 'modeOfAction',
    code: mode,
    name: { zh: mode, en: mode },
    aliases: [...aliases, ...(GROUPS[mode] ?? [])],
  };
}

export function modeEntries(ingredients: Iterable<{ modeOfAction: string }>): LexiconEntry[] {
  const modes = new Set([...ingredients].map(({ modeOfAction }) => modeOfAction));
  return [...modes].filter((mode) => mode !== '').map(modeEntry);
}

/** What countries are called beside their names in the list. */
const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', '阿联酋'],
  BR: ['Brasil'],
  CI: ['Ivory Coast', '科特迪瓦'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'Britain', 'England'],
  HK: ['Hong Kong', '香港'],
  KR: ['Korea', 'South Korea', '南韩'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macao', 'Macau', '澳门'],
  NL: ['Holland'],
  RU: ['Russian Federation', '俄国'],
  SA: ['沙特', 'KSA'],
  TR: ['Turkey'],
  TW: ['Taiwan', '台湾'],
  US: ['USA', 'United States of America', 'America'],
  VN: ['Viet Nam'],
};

export const countryEntries = (): LexiconEntry[] =>
  countryList().map(({ code, name }) => ({ kind: 'country', code, name, aliases: COUNTRY_ALIASES[code] ?? [] }));

/** Halls by their names, and by codes that no word is like: 'H2', but not 'OD'. */
export const hallEntries = (halls: Iterable<Pick<HallInfo, 'code' | 'name'>>): LexiconEntry[] =>
  [...halls].map(({ code, name }) => ({ kind: 'place', code, name, aliases: /\d/u.test(code) ? [code] : [] }));

/** The words of the trade that search must know whole, from the exhibition's own vocabularies. */
export function lexiconEntries(exhibition: Omit<Exhibition, 'lexicon' | 'signedPictures'>): LexiconEntry[] {
  const named = (
    kind: LexiconEntry['kind'],
    entries: Iterable<{ code: string; name: { zh: string; en: string }; aliases?: string[] }>,
  ) =>
    [...entries].map((entry): LexiconEntry => ({
      kind,
      code: entry.code,
      name: entry.name,
      aliases: entry.aliases ?? [],
    }));
  const ingredients = [...exhibition.ingredients.values()].map((ingredient): LexiconEntry => ({
    kind: 'ingredient',
    code: ingredient.code,
    name: ingredient.name,
    aliases: ingredient.aliases,
    cas: ingredient.cas,
    brands: exhibition.referenceBrands.filter(({ ingredients: codes }) => codes.includes(ingredient.code)),
  }));
  return [
    ...ingredients,
    ...modeEntries(exhibition.ingredients.values()),
    ...countryEntries(),
    ...named('formulation', exhibition.formulations.values()),
    ...named('crop', exhibition.crops.values()),
    ...named('class', exhibition.classes.values()),
    ...named('category', exhibition.categories.values()),
    ...hallEntries(exhibition.halls.values()),
  ];
}
