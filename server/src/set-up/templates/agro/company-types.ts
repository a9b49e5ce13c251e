import type { Choice } from '../vocabulary.ts';

/** What exhibitors of the agrochemical fair are. */
export const agroCompanyTypes: Choice[] = [
  { code: 'technical', name: { zh: '原药生产企业', en: 'Technical manufacturer' } },
  { code: 'formulator', name: { zh: '制剂生产企业', en: 'Formulator' } },
  { code: 'trader', name: { zh: '进出口贸易商', en: 'Import and export trader' } },
  { code: 'registration', name: { zh: '登记与检测服务', en: 'Registration and testing service' } },
  { code: 'fertilizer', name: { zh: '肥料与助剂企业', en: 'Fertilizer or adjuvant maker' } },
  { code: 'machinery', name: { zh: '植保机械', en: 'Application machinery' } },
  { code: 'packaging', name: { zh: '包装与设备', en: 'Packaging and equipment' } },
  { code: 'logistics', name: { zh: '危化品物流', en: 'Dangerous goods logistics' } },
];
