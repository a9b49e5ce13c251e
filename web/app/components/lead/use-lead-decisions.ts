import { LEAD_STATES, type Lead, type LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { PanelDecision } from '../../ui/list/panel.ts';
import { leadTexts } from './lead.texts.ts';
import type { LeadActions } from './use-lead-actions.ts';

const LETTER: Record<LeadState, string> = { new: 'n', contacted: 'c', quoted: 'q', won: 'w', lost: 'x' };

/** Where a lead may go from here, each with its letter: on is first, back is last. */
export function useLeadDecisions(acts: LeadActions): (lead: Lead) => readonly PanelDecision[] {
  const t = useTexts(leadTexts);
  return (lead) => {
    const [first, ...rest] = LEAD_STATES;
    return [...rest, first]
      .filter((state) => state !== lead.state)
      .map((state, at) => ({
        key: LETTER[state],
        label: t(state),
        kind: at === 0 && lead.state === 'new' ? ('action' as const) : ('quiet' as const),
        asks: state === 'lost',
        act: () => acts.move(lead, state),
      }));
  };
}
