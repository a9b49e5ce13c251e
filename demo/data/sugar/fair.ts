import { sugarTemplate } from '../../../server/src/set-up/templates/sugar/template.ts';
import type { FairDefinition } from '../shapes.ts';
import { sugarArticles } from './articles.ts';
import { sugarProgrammes } from './programmes.ts';
import { sugarQa } from './qa.ts';

/** The sugar and liquor demo fair: an invented event with an attribute set of its own (ruling 4.2). */
export const sugarFair: FairDefinition = {
  ...sugarTemplate,
  code: 'sugar',
  name: { zh: '展桥糖酒饮品交易会', en: 'Fairbridge Sugar, Liquor & Drinks Fair' },
  shortName: { zh: '糖酒展', en: 'Sugar & Liquor Fair' },
  slogan: { zh: '一糖一酒，共赴好席', en: 'Sweet and spirited, at one table' },
  venue: { zh: '展桥西部会展中心', en: 'Fairbridge West Exhibition Centre' },
  city: { zh: '成都', en: 'Chengdu' },
  about: {
    zh: '展桥糖酒饮品交易会汇集食糖、白酒、黄酒、葡萄酒、啤酒、烈酒、软饮料以及包装、机械和渠道服务企业，是厂家与经销商一年一度的订货与选品平台。\n\n展会按品类设馆，并开设品鉴廊、黄酒坊与啤酒花园。线上展厅可按香型、酒精度、净含量、色值、产地和年份筛选产品，对比、收藏并向展商发送意向订单。\n\n酒类展品仅面向成年专业观众，未成年人不得入场。',
    en: 'Makers of sugar, baijiu, huangjiu, wine, beer, spirits and soft drinks meet the trade once a year, together with packaging, machinery and services for distributors.\n\nEvery line of goods has its hall, with a tasting gallery, a huangjiu loft and a beer garden. Online you filter by aroma, alcohol, net content, colour, origin and vintage, compare, save and send intent orders.\n\nLiquor is shown to adult trade visitors only; minors are not admitted.',
  },
  articles: sugarArticles,
  programmes: sugarProgrammes,
  qa: sugarQa,
};
