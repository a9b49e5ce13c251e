import type { Colleague, Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useEffect, useRef } from 'react';
import { RecordSheet } from '../../ui/list/side-panel.tsx';
import type { OpenPanel } from '../../ui/list/use-panel.ts';
import { LeadRecord } from './lead-record.tsx';
import type { LeadActions } from './use-lead-actions.ts';
import { useLeadDecisions } from './use-lead-decisions.ts';

/** Whoever closes a record goes on from its card, also where that stands in another column by now. */
function useFocusBehind(id: string | null): void {
  const before = useRef(id);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (id === null && left !== null) document.querySelector<HTMLElement>(`[data-move="${left}"]`)?.focus();
  }, [id]);
}

type Props = {
  leads: readonly Lead[];
  opened: OpenPanel;
  acts: LeadActions;
  colleagues: readonly Colleague[] | null;
};

/** A lead over the board it was opened from: all that the list shows of it, and the way to another column. */
export function BoardRecord({ leads, opened, acts, colleagues }: Props) {
  const decisionsOf = useLeadDecisions(acts);
  useFocusBehind(opened.id);
  const at = leads.findIndex(({ id }) => id === opened.id);
  const lead = leads[at];
  if (lead === undefined) return null;
  return (
    <RecordSheet
      title={lead.buyer.name}
      at={at}
      of={leads.length}
      decisions={decisionsOf(lead)}
      decided={null}
      onGo={opened.go}
      onTakeBack={null}
      onClose={opened.close}
    >
      <LeadRecord key={lead.id} lead={lead} colleagues={colleagues} />
    </RecordSheet>
  );
}
