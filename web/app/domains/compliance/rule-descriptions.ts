import { EFFECT_NAMES, KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import { COMPLIANCE_EFFECTS, COMPLIANCE_KINDS } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import type { FieldDescriptions } from '../../editing/conflict-value.tsx';
import { fieldLabels } from '../../editing/field-labels.ts';
import { useLang } from '../../i18n/lang.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';

/** How the parts of a rule are called, and what is chosen in them. */
export function useRuleDescriptions({ ingredients, crops }: Vocabulary): FieldDescriptions {
  const lang = useLang();
  const nameOf = (list: readonly { code: string; name: Bilingual }[], code: unknown): string | null => {
    const found = list.find((one) => one.code === code);
    return found === undefined ? null : inLang(found.name, lang);
  };
  const says: Readonly<Record<string, (value: unknown) => string | null>> = {
    ingredient: (value) => nameOf(ingredients, value),
    country: (value) => (typeof value === 'string' && value !== '' ? inLang(marketName(value), lang) : null),
    kind: (value) => {
      const kind = COMPLIANCE_KINDS.find((one) => one === value);
      return kind === undefined ? null : inLang(KIND_NAMES[kind], lang);
    },
    effect: (value) => {
      const effect = COMPLIANCE_EFFECTS.find((one) => one === value);
      return effect === undefined ? null : inLang(EFFECT_NAMES[effect], lang);
    },
    crops: (value) =>
      !Array.isArray(value) || value.length === 0
        ? null
        : value.map((code) => nameOf(crops, code) ?? String(code)).join(lang === 'zh' ? '、' : ', '),
  };
  return {
    labelOf: fieldLabels(complianceEditorTexts, lang, 'rule'),
    say: (path, value) => says[path]?.(value) ?? null,
  };
}
