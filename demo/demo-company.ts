import type { Insertable } from 'kysely';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import { sortKeyOf } from '../server/src/domains/exhibitor/exhibitor.rules.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyName, DemoFair, ProductDraft, Random } from './data/shapes.ts';
import { drawnFileRow, employeeRow, exhibitorRow } from './factories/factories.ts';
import type { Stand } from './floor-plan/booth-hall.ts';
import { person } from './data/people.ts';
import { casOf, packOf, productOf, type Keep, type Packed } from './demo-product.ts';
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

/** Marks come in twelve colours of twelve forms, one colour after the other; two banners and half a booth go with each colour. */
const [COLOURS, FORMS] = [12, 12];
const SCALES = ['1-50', '51-200', '201-500', '501-1000', '1000+'];

/** Most companies make what they show; a few are something else, some are two things at once. */
function typesOf({ definition: { companyTypes } }: DemoFair, place: number): string[] {
  const [first = { code: '' }, ...others] = companyTypes;
  const other = others[place % Math.max(1, others.length)]?.code ?? first.code;
  if (place % 5 < 2) return [first.code];
  return place % 5 === 2 ? [first.code, other] : [other];
}

/** One company of the demo. `place`: which it is among all; `products`: how many exhibits it brings. */
export type CompanyPlan = {
  fair: DemoFair;
  exhibitionId: string;
  name: CompanyName;
  stand: Stand;
  place: number;
  random: Random;
  products: number;
  /** Not one of thousands: its exhibits have more than one picture. */
  small: boolean;
};

function companyRow({ fair, exhibitionId, name, stand, place, random }: CompanyPlan, drafts: readonly ProductDraft[]) {
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
    booth_area: `${stand.area} m²`,
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

/** Everything one company brings: itself, its mark and pictures, staff and exhibits, of which at most ten are public. */
export function companyRows(plan: CompanyPlan): CompanyRows {
  const { fair, exhibitionId, name, random, small } = plan;
  const drafts = Array.from({ length: plan.products }, () => fair.product(random, name));
  const exhibitor = companyRow(plan, drafts);
  const files: Row<'file'>[] = [];
  const keep: Keep = (picture, width, height, use) => {
    const row = drawnFileRow(exhibitionId, exhibitor.id, { picture }, { width, height }, use);
    files.push(row);
    return row.id;
  };
  const mark = random.int(COLOURS * FORMS);
  const colour = Math.floor(mark / FORMS);
  exhibitor.logo = keep(`marks/${mark + 1}`, 400, 400, 'logo');
  exhibitor.banners = [keep(`banners/${2 * colour + 1 + (mark % 2)}`, 1200, 560, 'company')];
  const packs = drafts.map((draft) => packOf(fair, draft));
  const products = packs.map((packed, index) => productOf(exhibitor, packed, index, random, small, keep));
  const shown = packs.map((packed, index) => ({
    packed,
    id: products[index]?.id ?? '',
    scope: products[index]?.scope ?? 2,
  }));
  const scenes = scenesOf(plan, exhibitor, colour, shown);
  const paper = papersOf(plan, exhibitor, shown);
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

type Shown = { packed: Packed; id: string; scope: number };

function scenesOf(
  { fair, exhibitionId, place }: CompanyPlan,
  { id }: CompanyRows['exhibitor'],
  colour: number,
  shown: readonly Shown[],
): SceneRows {
  return showcases({
    exhibitor: { exhibition_id: exhibitionId, id },
    place,
    fair: fair.definition.code,
    booth: 1 + Math.floor(colour / 2),
    products: shown.map(({ scope, id: product }) => ({ scope, id: product })),
  });
}

function papersOf(
  { fair, exhibitionId, name, place }: CompanyPlan,
  { id: exhibitorId, address_zh = '', address_en = '' }: CompanyRows['exhibitor'],
  shown: readonly Shown[],
): DocumentRows {
  return papers({
    exhibitor: { exhibition_id: exhibitionId, id: exhibitorId },
    place,
    company: name.name,
    address: { zh: address_zh, en: address_en },
    products: shown.map(({ id, packed: { draft, attributes, strength } }) => ({
      id,
      name: draft.name,
      strength,
      cas: attributes.ingredients.flatMap(({ code }) => casOf(fair, code)),
      packing: attributes.packing,
      farm: attributes.ingredients.length > 0,
    })),
  });
}

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
