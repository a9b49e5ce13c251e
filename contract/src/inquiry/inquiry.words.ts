import type { Bilingual } from '../text.ts';

// Without the schema library: the form of a public page names these and loads no more than that.

/** Who pays and bears what until where, as the trade writes it (Incoterms 2020). */
export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;

/** What a buyer asks for beside the goods: the papers of a shipment, and those a registration is made with. */
export const INQUIRY_DOCUMENTS = {
  coa: { zh: '质检报告（COA）', en: 'Certificate of analysis (COA)' },
  sds: { zh: '安全技术说明书（SDS）', en: 'Safety data sheet (SDS)' },
  tds: { zh: '技术说明书（TDS）', en: 'Technical data sheet (TDS)' },
  label: { zh: '标签', en: 'Label' },
  registration: { zh: '登记证', en: 'Registration certificate' },
  fiveBatch: { zh: '五批次分析报告', en: 'Five-batch analysis' },
  glp: { zh: 'GLP 试验报告', en: 'GLP study reports' },
  access: { zh: '登记资料授权书', en: 'Letter of access' },
} as const satisfies Record<string, Bilingual>;
type InquiryDocument = keyof typeof INQUIRY_DOCUMENTS;
export const DOCUMENT_CODES = Object.keys(INQUIRY_DOCUMENTS) as [InquiryDocument, ...InquiryDocument[]];

/** Whether a sample may enter the buyer's country. */
export const SAMPLE_PERMITS = {
  held: { zh: '已有进口许可', en: 'We hold an import permit' },
  needed: { zh: '需要办理进口许可', en: 'An import permit is still needed' },
  free: { zh: '不需要进口许可', en: 'No import permit is required' },
} as const satisfies Record<string, Bilingual>;
type SamplePermit = keyof typeof SAMPLE_PERMITS;
export const PERMIT_CODES = Object.keys(SAMPLE_PERMITS) as [SamplePermit, ...SamplePermit[]];
