import type { Insertable } from 'kysely';
import { DOCUMENT_KINDS, type DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import type { DocumentLevel } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { DataSheet } from '../server/src/domains/product-document/data-sheet.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { documentFileRow, documentRow } from './factories/factories.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
export type DocumentRows = { files: Row<'file'>[]; documents: Row<'product_document'>[] };

/** The first companies of a fair bring papers, for their first exhibits. */
const COMPANIES = 40;
const EXHIBITS = 6;
const DAY = 86_400_000;

export type Papers = {
  exhibitor: { exhibition_id: string; id: string };
  /** Its place among the companies of the fair, from 0. */
  place: number;
  company: Bilingual;
  address: Bilingual;
  products: readonly {
    id: string;
    name: Bilingual;
    strength: string;
    cas: readonly string[];
    packing: Bilingual;
    farm: boolean;
  }[];
};

type Product = Papers['products'][number];
type Plan = { kind: DocumentKind; lang: Lang; level: DocumentLevel; valid: number | null };

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** What a company brings of an exhibit: what buyers ask for first is public, what rivals would like to read is not. */
function plansOf(exhibit: number, place: number): Plan[] {
  const plans: Plan[] = [
    { kind: 'sds', lang: exhibit % 2 === 0 ? 'en' : 'zh', level: 'public', valid: exhibit === 1 ? -40 : null },
    { kind: 'label', lang: 'zh', level: place % 2 === 0 ? 'public' : 'pool', valid: null },
    { kind: 'coa', lang: 'en', level: 'request', valid: 300 },
    { kind: 'tds', lang: 'zh', level: 'pool', valid: null },
  ];
  return plans.slice(0, 4 - (exhibit % 3));
}

const LINES: Record<Lang, Partial<Record<DocumentKind, { heading: string; lines: string[] }[]>>> = {
  zh: {
    sds: [
      {
        heading: '第 2 部分　危险性概述',
        lines: ['吞咽有害；对水生生物有毒并具有长期持续影响。', '避免释放到环境中，作业时佩戴防护手套和护目镜。'],
      },
      {
        heading: '第 4 部分　急救措施',
        lines: [
          '皮肤接触：脱去污染衣物，用大量清水冲洗。',
          '眼睛接触：提起眼睑，用流动清水冲洗至少 15 分钟。',
          '食入：不要催吐，携此说明书就医。',
        ],
      },
      {
        heading: '第 7 部分　操作与储存',
        lines: ['储存于阴凉、干燥、通风处，远离食品和饲料。', '防冻；开封后一次用完。'],
      },
    ],
    label: [
      {
        heading: '使用方法',
        lines: ['按登记作物和剂量使用，二次稀释，均匀喷雾。', '大风天或预计 1 小时内降雨，请勿施药。'],
      },
      { heading: '注意事项', lines: ['施药期间穿戴防护用品，禁止饮食。', '空包装三次清洗后交回收点，不可挪作他用。'] },
    ],
    tds: [
      {
        heading: '技术指标',
        lines: ['含量、pH、悬浮率和持久起泡性符合产品标准。', '热贮 54 ± 2 ℃ 14 天，分解率不高于 5%。'],
      },
    ],
  },
  en: {
    sds: [
      {
        heading: 'Section 2. Hazards identification',
        lines: [
          'Harmful if swallowed. Toxic to aquatic life with long-lasting effects.',
          'Avoid release to the environment. Wear protective gloves and eye protection.',
        ],
      },
      {
        heading: 'Section 4. First-aid measures',
        lines: [
          'Skin: take off contaminated clothing and rinse with plenty of water.',
          'Eyes: rinse with running water for at least 15 minutes, lifting the lids.',
          'Swallowed: do not induce vomiting; show this sheet to a doctor.',
        ],
      },
      {
        heading: 'Section 7. Handling and storage',
        lines: [
          'Store cool, dry and well ventilated, away from food and feed.',
          'Protect from frost. Use up once opened.',
        ],
      },
    ],
    coa: [
      {
        heading: 'Results',
        lines: [
          'Content: within the declared range.',
          'Appearance, pH and suspensibility: conform.',
          'Released by quality control for this lot.',
        ],
      },
    ],
  },
};
const GENERAL: Record<Lang, { heading: string; lines: string[] }[]> = {
  zh: [{ heading: '检验与贮存', lines: ['出厂批次检验合格。', '储存于阴凉干燥处，避免阳光直射。'] }],
  en: [
    {
      heading: 'Quality and storage',
      lines: ['Each lot is tested before it leaves the works.', 'Keep cool and dry, away from sunlight.'],
    },
  ],
};

function sheetOf({ company, address }: Papers, product: Product, { kind, lang }: Plan, aside: string): DataSheet {
  const words =
    lang === 'zh'
      ? {
          product: '产品',
          strength: '规格',
          packing: '包装',
          maker: '企业',
          address: '地址',
          example: '演示资料，请勿用于实际作业',
        }
      : {
          product: 'Product',
          strength: 'Strength',
          packing: 'Packing',
          maker: 'Company',
          address: 'Address',
          example: 'Sample document of a demonstration; not for use',
        };
  const facts = [
    { label: words.product, value: product.name[lang] || product.name.zh },
    { label: words.strength, value: product.strength },
    { label: 'CAS', value: product.cas.join(', ') },
    { label: words.packing, value: product.packing[lang] },
    { label: words.maker, value: company[lang] },
    { label: words.address, value: address[lang] },
  ];
  const sections = (product.farm ? LINES[lang][kind] : undefined) ?? GENERAL[lang];
  const foot = `${company[lang]} · ${words.example}`;
  return { lang, company, title: DOCUMENT_KINDS[kind][lang], aside, foot, facts, sections };
}

/** Papers of a company's first exhibits; each is drawn when somebody first asks for it. */
export function papers(given: Papers): DocumentRows {
  const rows: DocumentRows = { files: [], documents: [] };
  if (given.place >= COMPANIES) return rows;
  for (const [exhibit, product] of given.products.slice(0, EXHIBITS).entries())
    for (const [at, plan] of plansOf(exhibit, given.place).entries()) {
      const number = `${plan.kind.toUpperCase()}-${String(given.place * 100 + exhibit * 10 + at + 1).padStart(5, '0')}`;
      const file = documentFileRow(given.exhibitor, sheetOf(given, product, plan, number));
      rows.files.push(file);
      rows.documents.push(
        documentRow({ exhibition_id: given.exhibitor.exhibition_id, id: product.id }, file.id, {
          place: at + 1,
          kind: plan.kind,
          language: plan.lang,
          level: plan.level,
          title: plan.kind === 'coa' ? number : '',
          issued_on: dayIn(-420 + given.place + exhibit * 20),
          valid_until: plan.valid === null ? null : dayIn(plan.valid),
        }),
      );
    }
  return rows;
}
