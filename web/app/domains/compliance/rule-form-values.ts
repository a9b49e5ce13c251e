import {
  COMPLIANCE_EFFECTS,
  COMPLIANCE_KINDS,
  type ComplianceEffect,
  type ComplianceKind,
  type ComplianceRule,
} from '@fairbridge/contract/compliance/compliance.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { matchesShape } from '../../editing/matches-shape.ts';

/** A rule while it is written: flat, as its fields are. */
export type RuleFormValues = {
  ingredient: string;
  kind: ComplianceKind;
  country: string;
  crops: readonly string[];
  usesZh: string;
  usesEn: string;
  noteZh: string;
  noteEn: string;
  sourceZh: string;
  sourceEn: string;
  link: string;
  validFrom: string;
  validUntil: string;
  effect: ComplianceEffect;
};

const NONE: Bilingual = { zh: '', en: '' };

export function toFormValues(rule: ComplianceRule | null): RuleFormValues {
  const { uses = NONE, note = NONE, source = NONE } = rule ?? {};
  return {
    ingredient: rule?.ingredient ?? '',
    kind: rule?.kind ?? 'banned',
    country: rule?.country ?? '',
    crops: rule?.crops ?? [],
    usesZh: uses.zh,
    usesEn: uses.en,
    noteZh: note.zh,
    noteEn: note.en,
    sourceZh: source.zh,
    sourceEn: source.en,
    link: rule?.link ?? '',
    validFrom: rule?.validFrom ?? '',
    validUntil: rule?.validUntil ?? '',
    effect: rule?.effect ?? 'notice',
  };
}

const LIKE = {
  ingredient: '',
  kind: (value: unknown): boolean => COMPLIANCE_KINDS.some((kind) => kind === value),
  country: '',
  crops: [''],
  usesZh: '',
  usesEn: '',
  noteZh: '',
  noteEn: '',
  sourceZh: '',
  sourceEn: '',
  link: '',
  validFrom: '',
  validUntil: '',
  effect: (value: unknown): boolean => COMPLIANCE_EFFECTS.some((effect) => effect === value),
};
/** Are these values such as the form writes? */
export const isRuleFormValues = (values: unknown): boolean => matchesShape(LIKE, values);

export const toInput = (formValues: RuleFormValues) => ({
  ingredient: formValues.ingredient,
  kind: formValues.kind,
  country: formValues.country,
  crops: [...formValues.crops],
  uses: { zh: formValues.usesZh, en: formValues.usesEn },
  note: { zh: formValues.noteZh, en: formValues.noteEn },
  source: { zh: formValues.sourceZh, en: formValues.sourceEn },
  link: formValues.link,
  validFrom: formValues.validFrom,
  validUntil: formValues.validUntil,
  effect: formValues.effect,
});
