import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { LeadQuery } from './lead-query.ts';
import { leadTexts } from './lead.texts.ts';
import type { LeadActions } from './use-lead-actions.ts';

/**
 * The lead that the link of a mail leads to mark, until it is answered: whoever follows the link presses once more, since mail programs
 * open links to look at them. None where somebody was quicker, or it is not this reader's.
 */
export function useMarking({ lead: id, mark }: LeadQuery, list: readonly Lead[]) {
  const [answered, setAnswered] = useState(false);
  const lead = mark && !answered ? list.find((one) => one.id === id) : undefined;
  const waits = lead?.state === 'new' && lead.closing === null;
  return { lead: waits ? lead : null, answer: () => setAnswered(true) };
}

type Props = { marking: ReturnType<typeof useMarking>; acts: LeadActions };

/** Asks whether the buyer was contacted. */
export function MarkDialog({ marking: { lead, answer }, acts }: Props) {
  const t = useTexts(leadTexts);
  if (lead === null) return null;
  const { name, company } = lead.buyer;
  const mark = (): void => {
    answer();
    acts.move(lead, 'contacted');
  };
  return (
    <ConfirmDialog open title={t('markTitle')} act={t('mark')} busy={acts.busy} onConfirm={mark} onClose={answer}>
      <p>{t('markLead', { name, company })}</p>
    </ConfirmDialog>
  );
}
