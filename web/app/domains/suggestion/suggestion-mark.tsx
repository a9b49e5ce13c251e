import type { SuggestionState } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { suggestionStateTexts } from './suggestion.texts.ts';

const LOOK = {
  new: 'bg-accent text-on-accent',
  answered: 'bg-tint text-action',
  closed: 'border border-line text-soft',
} as const satisfies Record<SuggestionState, string>;

/** Whether it waits, was answered, or is closed. */
export function SuggestionMark({ state }: { state: SuggestionState }) {
  const t = useTexts(suggestionStateTexts);
  return <span className={`rounded-sign px-2 py-0.5 ${LOOK[state]}`}>{t(state)}</span>;
}
