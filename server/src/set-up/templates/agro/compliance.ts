import type { ComplianceDefinition } from '../vocabulary.ts';

const RULE = { crops: [], link: '', effect: 'notice' } as const;
const VEGETABLES = ['potato', 'tomato', 'pepper', 'cucumber', 'cabbage', 'onion'];
const OUTDOORS = {
  zh: '欧盟自 2018 年起撤销露地用途，仅限永久性温室',
  en: 'Outdoor uses were withdrawn in the European Union in 2018; permanent greenhouses only',
};
const NOT_RENEWED = {
  zh: '欧盟未续批该有效成分',
  en: 'Its approval as an active substance was not renewed in the European Union',
};
const regulation = (number: string) => ({
  source: { zh: `欧盟委员会实施条例 (EU) ${number}`, en: `Commission Implementing Regulation (EU) ${number}` },
  link: `https://data.europa.eu/eli/reg_impl/${number}/oj`,
});

/** What a fair of this trade would know to begin with (trade 4.4); the organizer keeps it up to date. */
export const agroCompliance: ComplianceDefinition[] = [
  {
    ...RULE,
    ingredient: 'paraquat-dichloride',
    kind: 'exportOnly',
    country: 'CN',
    note: {
      zh: '境内禁止销售和使用，登记仅供出口',
      en: 'May not be sold or used in China; registrations are kept for export only',
    },
    source: {
      zh: '农业部公告第 1745 号、第 2445 号',
      en: 'Announcements 1745 and 2445 of the Ministry of Agriculture of China',
    },
    effect: 'closeMarket',
  },
  {
    ...RULE,
    ingredient: 'paraquat-dichloride',
    kind: 'banned',
    country: 'EU',
    note: {
      zh: '欧盟法院 2007 年撤销其批准，此后未再批准',
      en: 'Its approval was annulled in 2007 and it has not been approved since',
    },
    source: { zh: '欧盟初审法院 T-229/04 号判决', en: 'Court of First Instance, case T-229/04' },
    effect: 'closeMarket',
  },
  {
    ...RULE,
    ingredient: 'fipronil',
    kind: 'restricted',
    country: 'CN',
    uses: {
      zh: '卫生用及部分旱田种子包衣以外的用途',
      en: 'all but public health and seed coating of some dry-land crops',
    },
    note: {
      zh: '除卫生用、玉米等部分旱田种子包衣剂外，禁止用于其他方面',
      en: 'Only public-health uses and seed coatings of maize and some other dry-land crops are allowed',
    },
    source: { zh: '农业部公告第 1157 号', en: 'Announcement 1157 of the Ministry of Agriculture of China' },
  },
  {
    ...RULE,
    ingredient: '2-4-d-butylate',
    kind: 'banned',
    country: 'CN',
    note: { zh: '2023 年起禁止使用', en: 'Its use has been banned since 2023' },
    source: {
      zh: '农业农村部公告（以最新公告为准）',
      en: 'Announcement of the Ministry of Agriculture and Rural Affairs of China (see the latest one)',
    },
    validFrom: '2023-01-29',
  },
  {
    ...RULE,
    ingredient: 'chlorpyrifos',
    kind: 'restricted',
    country: 'CN',
    crops: VEGETABLES,
    note: { zh: '禁止在蔬菜上使用', en: 'May not be used on vegetables' },
    source: { zh: '农业部公告第 2032 号', en: 'Announcement 2032 of the Ministry of Agriculture of China' },
    effect: 'blockClaim',
  },
  {
    ...RULE,
    ingredient: 'chlorpyrifos',
    kind: 'notRenewed',
    country: 'EU',
    note: NOT_RENEWED,
    ...regulation('2020/18'),
    effect: 'closeMarket',
  },
  {
    ...RULE,
    ingredient: 'chlorpyrifos',
    kind: 'pops',
    country: '*',
    note: {
      zh: '2025 年缔约方大会决定列入，附特定豁免；各国生效时间不同',
      en: 'Listing was decided by the parties in 2025, with specific exemptions; it takes effect country by country',
    },
    source: { zh: '《斯德哥尔摩公约》', en: 'Stockholm Convention' },
    link: 'https://www.pops.int',
  },
  {
    ...RULE,
    ingredient: 'imidacloprid',
    kind: 'restricted',
    country: 'EU',
    note: OUTDOORS,
    ...regulation('2018/783'),
  },
  {
    ...RULE,
    ingredient: 'clothianidin',
    kind: 'restricted',
    country: 'EU',
    note: OUTDOORS,
    ...regulation('2018/784'),
  },
  {
    ...RULE,
    ingredient: 'thiamethoxam',
    kind: 'restricted',
    country: 'EU',
    note: OUTDOORS,
    ...regulation('2018/785'),
  },
  {
    ...RULE,
    ingredient: 'mancozeb',
    kind: 'notRenewed',
    country: 'EU',
    note: NOT_RENEWED,
    ...regulation('2020/2087'),
  },
  {
    ...RULE,
    ingredient: 'chlorothalonil',
    kind: 'notRenewed',
    country: 'EU',
    note: NOT_RENEWED,
    ...regulation('2019/677'),
  },
  {
    ...RULE,
    ingredient: 'propiconazole',
    kind: 'notRenewed',
    country: 'EU',
    note: NOT_RENEWED,
    ...regulation('2018/1865'),
  },
  {
    ...RULE,
    ingredient: 'epoxiconazole',
    kind: 'notRenewed',
    country: 'EU',
    note: {
      zh: '批准于 2020 年 4 月 30 日到期，未续批',
      en: 'Its approval ended on 30 April 2020 and was not renewed',
    },
    source: { zh: '欧盟农药数据库', en: 'EU Pesticides Database' },
  },
];
