import { chance } from './random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { CompanyName, PictureShape, ProductDraft, Random } from './shapes.ts';

/**
 * Goods and services that are no main product of a fair. Each comes in variants that its name carries; `price` is USD per `unit`,
 * from lowest to highest, null where the trade quotes on request only.
 */
export type Good = {
  category: string;
  name: Bilingual;
  variants: Bilingual[];
  use: Bilingual;
  shape: PictureShape;
  unit: string;
  least: number;
  price: readonly [from: number, to: number] | null;
};

type Row = readonly [
  category: string,
  zh: string,
  en: string,
  variants: string,
  useZh: string,
  useEn: string,
  shape: PictureShape,
  unit: string,
  least: number,
  price: readonly [number, number] | null,
];

/** Reads one row of a goods table; variants are written '紫=violet|40%', alike in both languages without '='. */
export function good(row: Row): Good {
  const [category, zh, en, variants, useZh, useEn, shape, unit, least, price] = row;
  return {
    category,
    name: { zh, en },
    variants: variants.split('|').map((entry) => {
      const [variantZh = '', variantEn = variantZh] = entry.split('=');
      return { zh: variantZh, en: variantEn };
    }),
    use: { zh: useZh, en: useEn },
    shape,
    unit,
    least,
    price,
  };
}

/** What is promised beside a product: fitting to a machine, to a pack, to a material or to a service. */
const claims: Readonly<Record<'machine' | 'pack' | 'material' | 'service', readonly Bilingual[]>> = {
  machine: [
    { zh: '提供安装调试与两年质保。', en: 'With installation, commissioning and two years of warranty.' },
    { zh: '展会现场可演示，备件常年供应。', en: 'Demonstrated live at our booth; spare parts always in stock.' },
    {
      zh: '可按场地与产能定制，配中英文操作手册。',
      en: 'Fitted to your site and output, with manuals in Chinese and English.',
    },
  ],
  pack: [
    { zh: '支持按图制作与小批量试样。', en: 'Made to your drawing, with small trial lots.' },
    { zh: '每批附出厂检验报告，可免费寄样。', en: 'Every lot has an inspection report; samples are free.' },
    { zh: '可印刷品牌图案，交期约二十天。', en: 'Printed with your brand; delivery in about twenty days.' },
  ],
  material: [
    {
      zh: '可提供样品、质检报告与应用指导。',
      en: 'Samples, certificates of analysis and advice on use are available.',
    },
    { zh: '批次稳定，常备库存，可拼柜出口。', en: 'Steady from lot to lot, kept in stock, mixed containers possible.' },
    { zh: '技术人员可到厂协助调试配方。', en: 'Our chemists help to adjust the formula at your plant.' },
  ],
  service: [
    { zh: '项目经理一对一跟进，中英文报告。', en: 'One project manager for you, with reports in Chinese and English.' },
    {
      zh: '报价含全部外部费用，进度可在线查询。',
      en: 'The quote covers all outside fees, and you can follow progress online.',
    },
    { zh: '首次咨询免费。', en: 'The first consultation is free.' },
  ],
};

function claimsOf(good: Good): readonly Bilingual[] {
  if (good.shape === 'machine') return claims.machine;
  if (good.shape === 'service') return claims.service;
  return good.unit === 'pcs' ? claims.pack : claims.material;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One offer of a good: a variant, a price range within the usual one, and a sentence on what comes with it. */
export function goodDraft(random: Random, company: CompanyName, good: Good): ProductDraft {
  const variant = random.pick(good.variants);
  const service = good.shape === 'service';
  const claim = random.pick(claimsOf(good));
  const [low, high] = good.price ?? [0, 0];
  const priced = good.price !== null && chance(random, 0.7);
  const from = low + random.next() * (high - low) * 0.7;
  return {
    name: { zh: `${good.name.zh} ${variant.zh}`, en: `${good.name.en}, ${variant.en}` },
    brand: company.brand,
    articleNumber: `${good.category.slice(0, 3).toUpperCase()}-${String(random.int(1_000_000)).padStart(6, '0')}`,
    categoryCode: good.category,
    attributes: { ingredients: [], specification: variant },
    introduction: {
      zh: `${company.brand.zh}${good.name.zh}，${good.use.zh}。${claim.zh}`,
      en: `${good.name.en} by ${company.brand.en}: ${good.use.en}. ${claim.en}`,
    },
    minimumOrder: { quantity: good.least * random.pick([1, 1, 2, 5]), unit: good.unit },
    priceFrom: priced ? cents(from) : null,
    priceTo: priced ? cents(from * (1.05 + random.next() * 0.3)) : null,
    currency: 'USD',
    spot: !service && chance(random, 0.4),
    customization: chance(random, 0.7),
    picture: { shape: good.shape, hue: random.int(360) },
  };
}
