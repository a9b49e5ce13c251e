import type { Insertable } from 'kysely';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import { sortKeyOf } from '../server/src/domains/exhibitor/exhibitor.rules.ts';
import { strengthOf } from '../server/src/domains/product/product.strength.ts';
import { attributes as attributesShape, type Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyName, DemoFair, ProductDraft, Random } from './data/shapes.ts';
import type { Drawing } from './draw.ts';
import { drawnFileRow, employeeRow, exhibitorRow, productRow } from './factories/factories.ts';
import { person } from './data/people.ts';
import { papers, type DocumentRows } from './demo-document.ts';
import { showcases, type SceneRows } from './demo-scene.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
export type CompanyRows = {
  exhibitor: Row<'exhibitor'> & { id: string };
  files: Row<'file'>[];
  employees: (Row<'employee'> & { id: string })[];
  products: (Row<'product'> & { id: string })[];
} & Pick<SceneRows, 'scenes' | 'points'> &
  Pick<DocumentRows, 'documents'>;
export type Stand = { hall: string; number: string };

const KNOWN = ['ingredients', 'formulation', 'class', 'modeOfAction', 'crops', 'targets', 'packing', 'registrations'];
const PUBLIC_MOST = 10;

/** A draft's attributes as the contract has them: what the contract does not name stands in `values`. */
function attributesOf(draft: ProductDraft): Attributes {
  const values = Object.fromEntries(
    Object.entries(draft.attributes).filter(([key, value]) => !KNOWN.includes(key) && value !== undefined),
  );
  return attributesShape.parse({ ...draft.attributes, values });
}

const SCALES = ['1-50', '51-200', '201-500', '501-1000', '1000+'];

/** Most companies make what they show; a few are something else, some are two things at once. */
function typesOf({ definition: { companyTypes } }: DemoFair, place: number): string[] {
  const [first = { code: '' }, ...others] = companyTypes;
  const other = others[place % Math.max(1, others.length)]?.code ?? first.code;
  if (place % 5 < 2) return [first.code];
  return place % 5 === 2 ? [first.code, other] : [other];
}

function companyRow(
  fair: DemoFair,
  exhibitionId: string,
  name: CompanyName,
  stand: Stand,
  place: number,
  random: Random,
  drafts: readonly ProductDraft[],
) {
  const categories = [...new Set(drafts.map((draft) => draft.categoryCode))].slice(0, 3);
  const named = categories.map(
    (code) => fair.definition.categories.find((category) => category.code === code)?.name ?? { zh: code, en: code },
  );
  const zhList = named.map((one) => one.zh).join('、');
  const enList = named.map((one) => one.en.toLowerCase()).join(', ');
  const year = 1985 + random.int(36);
  return exhibitorRow(exhibitionId, {
    ...bilingualColumns('name', name.name),
    ...bilingualColumns('short_name', name.shortName),
    brand: name.brand.zh,
    country: name.country,
    ...bilingualColumns('province', name.province),
    ...bilingualColumns('city', name.city),
    address_zh: `${name.province.zh}${name.city.zh}工业园区${10 + random.int(180)}号`,
    address_en: `No. ${10 + random.int(180)} Industrial Park, ${name.city.en}, ${name.province.en}`,
    website: `https://www.${name.domain}`,
    email: `sales@${name.domain}`,
    scale: random.pick(SCALES),
    founded_year: year,
    introduction_zh: `${name.shortName.zh}成立于${year}年，位于${name.province.zh}${name.city.zh}，主营${zhList}，拥有完整的质量管理体系与出口资质，欢迎到展位洽谈。`,
    introduction_en: `${name.shortName.en} was founded in ${year} in ${name.city.en} and works in ${enList}, with its own quality system and export papers. You are welcome at our stand.`,
    product_introduction_zh: `供应${zhList}，可按客户要求包装和贴牌。`,
    product_introduction_en: `We supply ${enList}, packed and labelled as you ask for it.`,
    attend_times: 1 + (year % 9),
    booth_area: `${18 + (place % 4) * 9} m²`,
    main_business_scope_zh: zhList,
    main_business_scope_en: enList,
    hall: stand.hall,
    booth_number: stand.number,
    categories,
    company_types: typesOf(fair, place),
    featured: place < 12 ? place + 1 : null,
    pinyin: sortKeyOf(name.name),
  });
}

function priceOf({ priceFrom, currency, minimumOrder }: ProductDraft) {
  if (priceFrom === null) return {};
  return { sale_amount: priceFrom.toFixed(2), sale_currency: currency, sale_unit: minimumOrder.unit };
}

/** Has a picture drawn for this use; answers its id. */
type Keep = (drawing: Drawing, width: number, height: number, use: PictureUse) => string;
type Drawn = { views: readonly ('front' | 'angle' | 'group' | 'detail')[]; long: boolean };

/** Everything one company brings: itself, its mark and pictures, staff and exhibits, of which at most ten are public. */
export function companyRows(
  fair: DemoFair,
  exhibitionId: string,
  name: CompanyName,
  stand: Stand,
  place: number,
  random: Random,
  productCount: number,
  drawn: Drawn,
): CompanyRows {
  const drafts = Array.from({ length: productCount }, () => fair.product(random, name));
  const exhibitor = companyRow(fair, exhibitionId, name, stand, place, random, drafts);
  const files: Row<'file'>[] = [];
  const keep: Keep = (drawing, width, height, use) => {
    const row = drawnFileRow(exhibitionId, exhibitor.id, drawing, { width, height }, use);
    files.push(row);
    return row.id;
  };
  const look = { name: name.name, shortName: name.shortName, hue: random.int(360), seed: name.domain };
  exhibitor.logo = keep({ draw: 'companyMark', company: look }, 400, 400, 'logo');
  exhibitor.banners = [keep({ draw: 'companyBanner', company: look }, 1200, 560, 'company')];
  const packs = drafts.map((draft, index) => packOf(fair, exhibitor.id, draft, index));
  const products = packs.map((packed, index) => productOf(exhibitor, packed, index, random, drawn, keep));
  const floor = fair.definition.halls.find((hall) => hall.code === stand.hall)?.floor ?? '';
  const scenes = showcases({
    exhibitor: { exhibition_id: exhibitionId, id: exhibitor.id },
    place,
    look,
    sign: `${floor} · ${stand.number}`,
    products: packs.map(({ pack }, index) => ({
      id: products[index]?.id ?? '',
      scope: products[index]?.scope ?? 2,
      pack,
    })),
  });
  const { address_zh = '', address_en = '' } = exhibitor;
  const paper = papers({
    exhibitor: { exhibition_id: exhibitionId, id: exhibitor.id },
    place,
    company: name.name,
    address: { zh: address_zh, en: address_en },
    products: packs.map(({ draft, attributes, strength }, index) => ({
      id: products[index]?.id ?? '',
      name: draft.name,
      strength,
      cas: attributes.ingredients.flatMap(({ code }) => casOf(fair, code)),
      packing: attributes.packing,
      farm: attributes.ingredients.length > 0,
    })),
  });
  return {
    exhibitor,
    files: [...files, ...scenes.files, ...paper.files],
    documents: paper.documents,
    employees: staffOf(exhibitor, name, random),
    products,
    scenes: scenes.scenes,
    points: scenes.points,
  };
}

export const casOf = (fair: DemoFair, code: string): readonly string[] =>
  fair.definition.ingredients.find((one) => one.code === code)?.cas.slice(0, 1) ?? [];

/** A company that has only just joined: the organizer has written its name and its place, and told its administrator. */
export function newCompanyRows(
  exhibitionId: string,
  name: CompanyName,
  stand: Stand,
  admin: { accountId: string; email: string },
): CompanyRows {
  const exhibitor = exhibitorRow(exhibitionId, {
    ...bilingualColumns('name', name.name),
    short_name_zh: '',
    short_name_en: '',
    country: name.country,
    province_zh: '',
    province_en: '',
    city_zh: '',
    city_en: '',
    hall: stand.hall,
    booth_number: stand.number,
    pinyin: sortKeyOf(name.name),
  });
  const employee = employeeRow(exhibitor, {
    account_id: admin.accountId,
    email: admin.email,
    name_zh: '何欣',
    name_en: 'He Xin',
    admin: true,
    joined_at: new Date().toISOString(),
  });
  return { exhibitor, files: [], employees: [employee], products: [], documents: [], scenes: [], points: [] };
}

function staffOf(exhibitor: Row<'exhibitor'> & { id: string }, name: CompanyName, random: Random) {
  const count = 1 + random.int(3);
  return Array.from({ length: count }, (_, index) => {
    const who = person(random, name.country);
    return employeeRow(exhibitor, {
      ...bilingualColumns('name', who),
      position_zh: index === 0 ? '总经理' : '销售经理',
      position_en: index === 0 ? 'General manager' : 'Sales manager',
      email: `${index === 0 ? 'admin' : `sales${index}`}@${name.domain}`,
      admin: index === 0,
      language: name.country === 'CN' ? 'zh' : 'en',
    });
  });
}

const MINUTES_IN_120_DAYS = 120 * 24 * 60;

/** A draft with what its label says and what stands below its pictures. */
export function packOf(fair: DemoFair, exhibitorId: string, draft: ProductDraft, index: number) {
  const attributes = attributesOf(draft);
  const strength = strengthOf(attributes, fair.definition.attributes);
  const badge = fair.definition.classes.find((entry) => entry.code === attributes.class)?.name ??
    fair.definition.categories.find((entry) => entry.code === draft.categoryCode)?.name ?? { zh: '', en: '' };
  const pack = {
    ...draft.picture,
    brand: draft.brand,
    name: draft.name,
    strength,
    badge,
    netContent: netContentOf(attributes.packing.en),
    seed: `${exhibitorId} ${index}`,
  };
  return { draft, attributes, strength, pack, lines: linesOf(fair, draft, attributes) };
}

function productOf(
  exhibitor: Row<'exhibitor'> & { id: string },
  { draft, attributes, strength, pack, lines }: ReturnType<typeof packOf>,
  index: number,
  random: Random,
  drawn: Drawn,
  keep: Keep,
) {
  const publicPlaces = 4 + (Number(exhibitor.founded_year) % 7);
  const publishedAt = new Date(Date.now() - random.int(MINUTES_IN_120_DAYS) * 60_000 - random.int(60_000));
  return productRow(
    { exhibition_id: exhibitor.exhibition_id, id: exhibitor.id },
    {
      ...bilingualColumns('name', draft.name),
      ...bilingualColumns('brand', draft.brand),
      article_number: draft.articleNumber,
      identification: standardOf(draft),
      category: draft.categoryCode,
      tags: [draft.categoryCode],
      pictures: drawn.views.map((view) => keep({ draw: 'packshot', view, pack }, 1000, 1000, 'product')),
      long_pictures: drawn.long ? [keep({ draw: 'longPicture', pack, lines }, 1200, 600, 'productLong')] : [],
      attributes,
      strength,
      ...bilingualColumns('introduction', draft.introduction),
      minimum_order_quantity: String(draft.minimumOrder.quantity),
      minimum_order_unit: draft.minimumOrder.unit,
      ...priceOf(draft),
      spot: draft.spot,
      customization: draft.customization,
      scope: index < Math.min(publicPlaces, PUBLIC_MOST) ? 0 : index % 3 === 0 ? 1 : 2,
      sort_number: index < 3 ? index + 1 : null,
      published_at: publishedAt.toISOString(),
      updated_at: publishedAt.toISOString(),
    },
  );
}

/** The company's own product standard, as Chinese labels name it: 'Q/GLY 00412-2024'. */
const standardOf = ({ articleNumber }: ProductDraft): string =>
  `Q/${articleNumber.slice(0, 3)} ${articleNumber.slice(-5)}-2024`;

/** The size of one pack for its label: '100 mL' of '100 mL × 40 bottles per carton'. */
const netContentOf = (packing: string): string => /^[\d.,]+ ?(?:mL|L|g|kg|t)\b/.exec(packing)?.[0] ?? '';

function linesOf(fair: DemoFair, draft: ProductDraft, attributes: Attributes): { zh: string; en: string }[] {
  const crops = attributes.crops
    .slice(0, 3)
    .flatMap((code) => fair.definition.crops.find((crop) => crop.code === code)?.name ?? []);
  const lines = [
    crops.length === 0
      ? null
      : {
          zh: `适用作物：${crops.map((crop) => crop.zh).join('、')}`,
          en: `For ${crops.map((crop) => crop.en.toLowerCase()).join(', ')}`,
        },
    attributes.packing.zh === ''
      ? null
      : { zh: `包装：${attributes.packing.zh}`, en: `Packing: ${attributes.packing.en}` },
    {
      zh: `起订量 ${draft.minimumOrder.quantity} ${draft.minimumOrder.unit}`,
      en: `Minimum order ${draft.minimumOrder.quantity} ${draft.minimumOrder.unit}`,
    },
    draft.customization
      ? { zh: '可贴牌定制', en: 'Private label on request' }
      : { zh: '随货提供质检报告', en: 'Certificate of analysis with each lot' },
  ];
  return lines.filter((line) => line !== null);
}
