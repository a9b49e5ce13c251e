import type { Bilingual } from '../text.ts';

// Without the schema library: public pages name documents and load no more than that.

/** What the trade hands out with a product, by the names it has on paper. */
export const DOCUMENT_KINDS = {
  sds: { zh: '安全技术说明书（SDS）', en: 'Safety data sheet (SDS)' },
  label: { zh: '标签', en: 'Label' },
  coa: { zh: '质检报告（COA）', en: 'Certificate of analysis (COA)' },
  tds: { zh: '技术说明书（TDS）', en: 'Technical data sheet (TDS)' },
  registration: { zh: '登记证', en: 'Registration certificate' },
  certificate: { zh: '其他证书', en: 'Other certificate' },
} as const satisfies Record<string, Bilingual>;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** Languages a document may be written in (ISO 639-1): those of the markets the trade sells to. */
export const DOCUMENT_LANGUAGES = [
  'zh',
  'en',
  'es',
  'pt',
  'fr',
  'ru',
  'ar',
  'vi',
  'th',
  'id',
  'tr',
  'de',
  'it',
  'ja',
  'ko',
] as const;

/** Who may open a document of an exhibit: everybody who sees the exhibit, buyers in the customer pool, or whom the company lets. */
export const DOCUMENT_LEVELS = ['public', 'pool', 'request'] as const;
