import { boothText } from '../exhibitor/booth-text.ts';
import { namesOfCountry } from '../country-names.ts';
import { inLang, type Bilingual, type Lang } from '../text.ts';
import { DOCUMENT_KINDS } from '../product-document/document-kinds.ts';
import { shownPrice } from '../product/price.ts';
import type { ComparedProduct } from '../product/product.shapes.ts';
import { tradesSubstances, type RegistrationState } from '../product/registration.rules.ts';
import { quantityText } from '../product/units.ts';

/** One line of a comparison: what is compared, and what each product says, '' where it says nothing. */
export type ComparisonRow = { key: string; label: Bilingual; cells: Bilingual[]; differs: boolean };

const NOTHING: Bilingual = { zh: '', en: '' };
const same = (text: string): Bilingual => ({ zh: text, en: text });
const byLang = (make: (lang: Lang) => string): Bilingual => ({ zh: make('zh'), en: make('en') });
const joined = (texts: readonly Bilingual[]): Bilingual =>
  byLang((lang) => texts.map((text) => inLang(text, lang)).join(lang === 'zh' ? '、' : ', '));
const named = (entry: { name: Bilingual } | null): Bilingual => entry?.name ?? NOTHING;
const yes = (is: boolean): Bilingual => (is ? { zh: '是', en: 'Yes' } : { zh: '否', en: 'No' });

const LAST_DAY = {
  valid: { zh: '有效期至', en: 'valid until' },
  expiring: { zh: '即将到期：', en: 'expiring on' },
  expired: { zh: '已过期：', en: 'expired on' },
} as const satisfies Record<RegistrationState, Bilingual>;

/** '巴西 12345（已过期：2026-07-11）', 'Brazil 12345 (expired on 2026-07-11)'. */
function registrationText(registration: ComparedProduct['registrations'][number], lang: Lang): string {
  const { country, number, validUntil, state } = registration;
  const where = `${namesOfCountry(country)[lang]} ${number}`.trim();
  if (validUntil === '') return where;
  const day = `${LAST_DAY[state][lang]} ${validUntil}`;
  return lang === 'zh' ? `${where}（${day.replace('： ', '：')}）` : `${where} (${day})`;
}

type Line = {
  key: string;
  label: Bilingual;
  of: (product: ComparedProduct) => Bilingual;
  /** True where a difference says nothing: every product has its own. */
  own?: true;
};

const LINES: readonly Line[] = [
  { key: 'strength', label: { zh: '含量与剂型', en: 'Strength' }, of: ({ strength }) => same(strength) },
  {
    key: 'ingredients',
    label: { zh: '有效成分', en: 'Active ingredients' },
    of: ({ ingredients }) =>
      byLang((lang) =>
        ingredients.map(({ name, content, unit }) => `${inLang(name, lang)} ${content} ${unit}`).join('\n'),
      ),
  },
  {
    key: 'cas',
    label: { zh: 'CAS 号', en: 'CAS number' },
    of: ({ ingredients }) => same(ingredients.flatMap(({ cas }) => cas.slice(0, 1)).join('\n')),
  },
  {
    key: 'formulation',
    label: { zh: '剂型', en: 'Formulation' },
    of: ({ formulation }) =>
      formulation === null ? NOTHING : byLang((lang) => `${formulation.code} ${inLang(formulation.name, lang)}`),
  },
  { key: 'class', label: { zh: '用途', en: 'Class' }, of: (product) => named(product.class) },
  {
    key: 'modeOfAction',
    label: { zh: '作用机理', en: 'Mode of action' },
    of: ({ modeOfAction }) => same(modeOfAction.join(', ')),
  },
  {
    key: 'crops',
    label: { zh: '适用作物', en: 'Crops' },
    of: ({ crops }) => joined(crops.map(({ name }) => name)),
  },
  { key: 'targets', label: { zh: '防治对象', en: 'Targets' }, of: ({ targets }) => joined(targets) },
  {
    key: 'registrations',
    label: { zh: '登记证', en: 'Registrations' },
    of: ({ registrations }) => byLang((lang) => registrations.map((one) => registrationText(one, lang)).join('\n')),
  },
  {
    key: 'minimumOrder',
    label: { zh: '起订量', en: 'Minimum order' },
    of: ({ minimumOrder }) =>
      minimumOrder === null ? NOTHING : byLang((lang) => quantityText(minimumOrder.quantity, minimumOrder.unit, lang)),
  },
  {
    key: 'salePrice',
    label: { zh: '参考价', en: 'Price' },
    of: ({ salePrice, salePriceText }) => byLang((lang) => shownPrice(salePrice, salePriceText, lang)),
  },
  {
    key: 'identification',
    label: { zh: '产品标识', en: 'Identification' },
    of: (product) => same(product.identification),
  },
  { key: 'packing', label: { zh: '包装', en: 'Packing' }, of: ({ packing }) => packing },
  {
    key: 'documents',
    label: { zh: '可查看的资料', en: 'Documents available' },
    of: ({ documents }) => joined(documents.map((kind) => DOCUMENT_KINDS[kind])),
  },
  { key: 'spot', label: { zh: '现货', en: 'In stock' }, of: ({ spot }) => yes(spot) },
  { key: 'customization', label: { zh: '可定制', en: 'Customisation' }, of: ({ customization }) => yes(customization) },
];

const STAND: readonly Line[] = [
  { key: 'exhibitor', label: { zh: '展商', en: 'Exhibitor' }, of: ({ exhibitor }) => exhibitor.name, own: true },
  {
    key: 'booth',
    label: { zh: '展位', en: 'Booth' },
    of: ({ exhibitor: { booth } }) => same(booth === null ? '' : boothText(booth)),
    own: true,
  },
  {
    key: 'country',
    label: { zh: '国家/地区', en: 'Country' },
    of: ({ exhibitor }) => (exhibitor.country === '' ? NOTHING : namesOfCountry(exhibitor.country)),
  },
];

/** What only some fairs ask of a product: a line for each such attribute that one of these products has. */
function valueLines(products: readonly ComparedProduct[]): Line[] {
  const names = new Map(products.flatMap(({ values }) => values.map(({ code, name }) => [code, name] as const)));
  return [...names].map(([code, label]) => ({
    key: `values.${code}`,
    label,
    of: ({ values }) => values.find((value) => value.code === code)?.text ?? NOTHING,
  }));
}

/** The products side by side, line by line; lines about which none says anything are left out. `names`: what this fair calls an attribute. */
export function comparisonOf(
  products: readonly ComparedProduct[],
  names: Readonly<Record<string, Bilingual>>,
): ComparisonRow[] {
  const substances = tradesSubstances(Object.keys(names));
  return [...LINES, ...valueLines(products), ...STAND].flatMap(({ key, label, of, own }) => {
    // the code is known where the trade writes it
    const cells =
      key === 'formulation' && !substances ? products.map((one) => named(one.formulation)) : products.map(of);
    if (cells.every(({ zh, en }) => zh === '' && en === '')) return [];
    const distinct = new Set(cells.map(({ zh, en }) => JSON.stringify([zh, en])));
    return [{ key, label: names[key] ?? label, cells, differs: own !== true && distinct.size > 1 }];
  });
}
