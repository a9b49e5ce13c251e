import { useTexts } from '../../i18n/lang.tsx';
import type { ReasonPreset } from '../../ui/reason-dialog.tsx';
import { REASONS, refusalReasonTexts } from './refusal-reasons.texts.ts';

const PRESETS = ['presetIncomplete', 'presetCompany', 'presetTrade', 'presetTwice'] as const;

/** What visitors are often refused for, to be put in by one press. */
export function useRefusalReasons(): ReasonPreset[] {
  const t = useTexts(refusalReasonTexts);
  return PRESETS.map((preset) => ({ name: t(preset), reason: REASONS[preset] }));
}
