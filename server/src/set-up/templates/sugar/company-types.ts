import type { Choice } from '../vocabulary.ts';

/** What exhibitors of the sugar and liquor fair are. */
export const sugarCompanyTypes: Choice[] = [
  { code: 'producer', name: { zh: '酒类与糖类生产企业', en: 'Distillery, winery or sugar mill' } },
  { code: 'brand', name: { zh: '品牌运营商', en: 'Brand owner' } },
  { code: 'importer', name: { zh: '进口商', en: 'Importer' } },
  { code: 'distributor', name: { zh: '经销商', en: 'Distributor' } },
  { code: 'packaging', name: { zh: '包装与设备', en: 'Packaging and equipment' } },
  { code: 'service', name: { zh: '服务机构', en: 'Service provider' } },
];
