import type { Bilingual } from '../text.ts';
import type { ComplianceEffect, ComplianceKind } from './compliance.shapes.ts';

/** What a kind of rule is called, in notices and in spreadsheets. */
export const KIND_NAMES: Readonly<Record<ComplianceKind, Bilingual>> = {
  banned: { zh: '禁用', en: 'Banned' },
  restricted: { zh: '限用', en: 'Restricted use' },
  exportOnly: { zh: '仅限出口', en: 'Export only' },
  pic: { zh: '事先知情同意（PIC）', en: 'Prior informed consent (PIC)' },
  pops: { zh: '持久性有机污染物（POPs）', en: 'Persistent organic pollutant (POPs)' },
  notRenewed: { zh: '未获批准或续批', en: 'Not approved or not renewed' },
};

export const EFFECT_NAMES: Readonly<Record<ComplianceEffect, Bilingual>> = {
  notice: { zh: '仅提示', en: 'Notice only' },
  closeMarket: { zh: '不接受该市场的意向订单', en: 'No intent orders from this market' },
  blockClaim: { zh: '不得宣称用于所选作物', en: 'No claims for these crops' },
};
