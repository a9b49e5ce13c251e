import type { Bilingual } from '@fairbridge/contract/text.ts';

/** What the organizers of the demo fairs have put on their home pages. */
type Motif = 'field' | 'lab' | 'port' | 'drone' | 'conference' | 'grain' | 'bottles' | 'cane';
type Ad = { title: Bilingual; kicker: Bilingual; line: Bilingual; motif: Motif; hue: number; url: string };
type Link = { title: Bilingual; url: string };
/** `categories`: its exhibitors show something of one of these. */
type Collection = {
  title: Bilingual;
  introduction: Bilingual;
  motif: Motif;
  hue: number;
  categories: readonly string[];
};
/** A banner below the first one, whose picture shows the fair; `film`: it moves. */
type Banner = { title: Bilingual; motif: Motif; hue: number; url: string; film: boolean };
export type HomeDefinition = {
  banners: readonly Banner[];
  carousel: readonly Ad[];
  sideAds: readonly Ad[];
  handbook: readonly Link[];
  collections: readonly Collection[];
};

const b = (zh: string, en: string): Bilingual => ({ zh, en });

const HANDBOOK: readonly Link[] = [
  { title: b('参观指南', 'Visitor guide'), url: '/handbook/visitor' },
  { title: b('参展须知', 'Exhibitor guide'), url: '/handbook/exhibitor' },
];

const AGRO: HomeDefinition = {
  banners: [
    {
      title: b('从田间看效果：药剂试验实拍', 'Seen in the field: trials on film'),
      motif: 'field',
      hue: 140,
      url: '/find/actor',
      film: true,
    },
    {
      title: b('第一次来？先看参观指南', 'First time here? Read the visitor guide'),
      motif: 'conference',
      hue: 205,
      url: '/handbook/visitor',
      film: false,
    },
  ],
  carousel: [
    {
      title: b('草铵膦供应商一站比完', 'Every glufosinate supplier in one place'),
      kicker: b('原药专题', 'Technicals'),
      line: b(
        '含量、剂型、登记证与起订量并列查看',
        'Content, formulation, registrations and minimum order side by side',
      ),
      motif: 'lab',
      hue: 205,
      url: '/find/product?keyword=%E8%8D%89%E9%93%B5%E8%86%A6',
    },
    {
      title: b('植保无人机现场演示', 'Live spraying drone demonstrations'),
      kicker: b('室外演示区', 'Outdoor area'),
      line: b('每日 10:00 与 14:30，免费观摩', 'Daily at 10:00 and 14:30, free to watch'),
      motif: 'drone',
      hue: 130,
      url: '/find/product?category=machinery',
    },
    {
      title: b('出口登记一对一咨询', 'One-to-one advice on registration abroad'),
      kicker: b('同期活动', 'Events'),
      line: b('巴西、东盟与欧盟登记顾问驻场解答', 'Advisers for Brazil, ASEAN and the EU on site'),
      motif: 'conference',
      hue: 32,
      url: '/news',
    },
  ],
  sideAds: [
    {
      title: b('生物农药专区', 'Biologicals'),
      kicker: b('展商专题', 'By theme'),
      line: b('微生物与植物源产品，集中看样', 'Microbial and botanical products in one place'),
      motif: 'field',
      hue: 120,
      url: '/actorCollection',
    },
    {
      title: b('团体预登记', 'Bring your team'),
      kicker: b('买家服务', 'For buyers'),
      line: b('一次填写，胸卡一起领', 'Register colleagues once, collect all badges together'),
      motif: 'port',
      hue: 210,
      url: '/preRegistration/enter',
    },
  ],
  handbook: HANDBOOK,
  collections: [
    {
      title: b('生物农药与绿色防控', 'Biologicals and integrated pest management'),
      introduction: b(
        '微生物、植物源与信息素产品的生产企业，适合关注减量增效与有机种植的买家。',
        'Makers of microbial, botanical and pheromone products, for buyers interested in residue reduction and organic growing.',
      ),
      motif: 'field',
      hue: 120,
      categories: ['biologicals', 'nutrition'],
    },
    {
      title: b('中间体与助剂供应链', 'Intermediates and adjuvants'),
      introduction: b(
        '从关键中间体到助剂与包装，为制剂企业备齐上游货源。',
        'From key intermediates to adjuvants and packaging: upstream supplies for formulators.',
      ),
      motif: 'port',
      hue: 205,
      categories: ['intermediates', 'adjuvants', 'packaging'],
    },
  ],
};

const SUGAR: HomeDefinition = {
  banners: [
    {
      title: b('从蔗田到糖罐，一分钟看完', 'From the cane field to the sugar bowl, on film'),
      motif: 'cane',
      hue: 340,
      url: '/find/actor',
      film: true,
    },
    {
      title: b('第一次来？先看参观指南', 'First time here? Read the visitor guide'),
      motif: 'bottles',
      hue: 28,
      url: '/handbook/visitor',
      film: false,
    },
  ],
  carousel: [
    {
      title: b('白酒香型地图', 'A map of baijiu aromas'),
      kicker: b('白酒专题', 'Baijiu'),
      line: b('浓香、酱香、清香，按香型找酒厂', 'Strong, sauce and light: distilleries by aroma'),
      motif: 'bottles',
      hue: 350,
      url: '/find/product?category=baijiu',
    },
    {
      title: b('新榨季食糖现货', 'Sugar of the new season'),
      kicker: b('食糖专题', 'Sugar'),
      line: b('一级白砂糖与精制糖，支持看样订货', 'First-grade and refined sugar, order by sample'),
      motif: 'cane',
      hue: 100,
      url: '/find/product?category=sugar',
    },
    {
      title: b('包装设计快评', 'Packaging reviewed on the spot'),
      kicker: b('同期活动', 'Events'),
      line: b('设计师现场点评瓶型、酒标与礼盒', 'Designers review bottles, labels and gift boxes on site'),
      motif: 'conference',
      hue: 28,
      url: '/news',
    },
  ],
  sideAds: [
    {
      title: b('葡萄酒与烈酒', 'Wine and spirits'),
      kicker: b('展商专题', 'By theme'),
      line: b('产区直供，现场品鉴', 'Straight from the regions, taste on site'),
      motif: 'bottles',
      hue: 345,
      url: '/actorCollection',
    },
    {
      title: b('团体预登记', 'Bring your team'),
      kicker: b('买家服务', 'For buyers'),
      line: b('一次填写，胸卡一起领', 'Register colleagues once, collect all badges together'),
      motif: 'grain',
      hue: 36,
      url: '/preRegistration/enter',
    },
  ],
  handbook: HANDBOOK,
  collections: [
    {
      title: b('白酒与黄酒名企', 'Baijiu and huangjiu producers'),
      introduction: b(
        '传统酿造企业与区域名酒，适合经销商选品。',
        'Traditional distilleries and regional brands, for distributors building a range.',
      ),
      motif: 'bottles',
      hue: 350,
      categories: ['baijiu', 'huangjiu'],
    },
    {
      title: b('食糖与食品配料', 'Sugar and food ingredients'),
      introduction: b(
        '糖厂与配料企业，服务饮料与食品工厂。',
        'Sugar mills and ingredient makers serving drinks and food factories.',
      ),
      motif: 'cane',
      hue: 100,
      categories: ['sugar', 'foods', 'drinks'],
    },
  ],
};

export const HOMES: Readonly<Record<'agro' | 'sugar', HomeDefinition>> = { agro: AGRO, sugar: SUGAR };
