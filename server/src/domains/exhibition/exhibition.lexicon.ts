import type { ReferenceBrand } from '@fairbridge/contract/search/reference-brand.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { Lexicon, type LexiconEntry, type LexiconKind, type Measure } from '../../platform/search/lexicon.ts';
import { nameKey } from '../../platform/search/tokens.ts';
import { countryList } from './exhibition.countries.ts';
import type { HallInfo } from './exhibition.directory.ts';
import { MEASURE_NAMES, TRADE_NAMES, tradeWords } from './exhibition.trade-names.ts';

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

function modeEntries(ingredients: Iterable<{ modeOfAction: string }>): LexiconEntry[] {
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

const countryEntries = (): LexiconEntry[] =>
  countryList().map(({ code, name }) => ({ kind: 'country', code, name, aliases: COUNTRY_ALIASES[code] ?? [] }));

/** Halls by their names, and by codes that no word is like: 'H2', but not 'OD'. */
const hallEntries = (halls: Iterable<Pick<HallInfo, 'code' | 'name'>>): LexiconEntry[] =>
  [...halls].map(({ code, name }) => ({ kind: 'place', code, name, aliases: /\d/u.test(code) ? [code] : [] }));

type Named = { code: string; name: Bilingual; aliases?: readonly string[] };
/** The vocabularies of a fair, as they are read from wherever they stand. */
export type Vocabularies = {
  ingredients: readonly (Named & { cas: readonly string[]; modeOfAction: string })[];
  formulations: readonly Named[];
  crops: readonly Named[];
  classes: readonly Named[];
  categories: readonly Named[];
  halls: readonly Pick<HallInfo, 'code' | 'name'>[];
  brands: readonly ReferenceBrand[];
  attributes: readonly { code: string; name: Bilingual; kind: string; unit?: string | undefined }[];
};

/** The words of the trade that search must know whole, from a fair's own vocabularies, and which of its attributes are numbers. */
export function lexiconOf(fair: Vocabularies): Lexicon {
  const named = (kind: LexiconKind, entries: readonly Named[]) =>
    entries.map(({ code, name, aliases = [] }): LexiconEntry => ({
      kind,
      code,
      name,
      aliases: [...aliases, ...(TRADE_NAMES[kind]?.[code] ?? [])],
    }));
  const ingredients = named('ingredient', fair.ingredients).map((entry, at): LexiconEntry => ({
    ...entry,
    cas: fair.ingredients[at]?.cas ?? [],
    brands: fair.brands.filter(({ ingredients: codes }) => codes.includes(entry.code)),
  }));
  const categories = named('category', fair.categories).map((entry): LexiconEntry => ({
    ...entry,
    brands: fair.brands.filter(({ categories: codes }) => codes.includes(entry.code)),
  }));
  const entries = [
    ...ingredients,
    ...modeEntries(fair.ingredients),
    ...countryEntries(),
    ...named('formulation', fair.formulations),
    ...named('crop', fair.crops),
    ...named('class', fair.classes),
    ...categories,
    ...hallEntries(fair.halls),
    ...tradeWords(fair.classes),
  ];
  return new Lexicon(entries, measuresOf(fair));
}

const measuresOf = ({ attributes }: Pick<Vocabularies, 'attributes'>): Measure[] =>
  attributes
    .filter(({ kind }) => kind === 'number')
    .map(({ code, name, unit = '' }) => ({
      code,
      unit,
      keys: new Set([name.zh, name.en, ...(MEASURE_NAMES[code] ?? [])].map(nameKey)),
    }));
