import { KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import type { ComplianceNotice } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { inLang, translator, type Lang } from '@fairbridge/contract/text.ts';
import { complianceTexts } from './compliance.texts.ts';

/** What is said after saving an exhibit whose ingredients have rules where the fair is held; empty without any. */
export function cautionText(cautions: readonly ComplianceNotice[], lang: Lang): string {
  if (cautions.length === 0) return '';
  const notes = cautions.map(
    ({ ingredient, kind }) => `${inLang(ingredient.name, lang)} ${inLang(KIND_NAMES[kind], lang)}`,
  );
  return translator(complianceTexts, lang)('saved', { notes: [...new Set(notes)].join(lang === 'zh' ? '；' : '; ') });
}
