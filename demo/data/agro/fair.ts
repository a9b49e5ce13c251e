import { agroTemplate } from '../../../server/src/set-up/templates/agro/template.ts';
import type { FairDefinition } from '../shapes.ts';
import { agroArticles } from './articles.ts';
import { agroProgrammes } from './programmes.ts';
import { agroQa } from './qa.ts';

/** The agrochemical demo fair: an invented event with the real vocabulary of the trade. */
export const agroFair: FairDefinition = {
  ...agroTemplate,
  code: 'agro',
  name: { zh: '展桥国际植保与农化交易会', en: 'Fairbridge International Crop Protection & Agrochemical Fair' },
  shortName: { zh: '植保农化展', en: 'Crop Protection Fair' },
  slogan: { zh: '好药好肥，一桥相通', en: 'Good products for every crop, one bridge away' },
  venue: { zh: '展桥国际会展中心', en: 'Fairbridge International Exhibition Centre' },
  city: { zh: '上海', en: 'Shanghai' },
  about: {
    zh: '展桥国际植保与农化交易会面向全球农药、肥料、生物制剂、植保机械与配套服务企业，线下展馆与线上展厅同步开放。\n\n展会设原药及制剂、中间体、生物农药、助剂、肥料与特种营养、植保机械、包装物流、登记与检测八大展区。专业观众可以用通用名、CAS 号、剂型或登记证号查找和对比产品，并向展商发送意向订单。\n\n本展会仅面向专业观众。农药登记具有地域性，展品信息不构成在未登记地区的销售要约。',
    en: 'The fair brings together makers of pesticides, fertilizers, biologicals, application machinery and the services around them. The halls on site and the halls online open together.\n\nEight areas cover technicals and formulations, intermediates, biopesticides, adjuvants, fertilizers and specialty nutrition, machinery, packaging and logistics, and registration and testing. Trade visitors find products by common name, CAS number, formulation or registration number, compare them and send intent orders.\n\nFor trade visitors only. Registration is country-specific: what is shown here is not an offer for sale where a product is not registered.',
  },
  articles: agroArticles,
  programmes: agroProgrammes,
  qa: agroQa,
};
