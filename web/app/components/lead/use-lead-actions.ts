import { cutText } from '@fairbridge/contract/text.ts';
import type { Lead, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useAction } from '../../ui/use-action.ts';
import { leadTexts } from './lead.texts.ts';

export type LeadActions = {
  busy: boolean;
  /** The lead whose loss is being explained; null while none is. */
  losing: Lead | null;
  /** Asks why first where it is lost. */
  move: (lead: Lead, state: LeadState) => void;
  lose: (reason: string) => void;
  keep: () => void;
  failure: string;
};

/** Moves leads from stage to stage; the list is loaded anew behind it. */
export function useLeadActions(): LeadActions {
  const t = useTexts(leadTexts);
  const { busy, failure, forget, run } = useAction({ reload: true });
  const [losing, setLosing] = useState<Lead | null>(null);
  const said = (lead: Lead, state: LeadState): string =>
    state === 'contacted'
      ? t('marked', { name: lead.buyer.name })
      : t('moved', { name: lead.buyer.name, stage: t(state) });
  const move = (lead: Lead, state: LeadState): void => {
    if (state === lead.state) return;
    if (state === 'lost') setLosing(lead);
    else
      void run(() => api(calls.lead.setState, { selection: { ids: [lead.id] }, state }), {
        key: lead.id,
        success: said(lead, state),
      });
  };
  const lose = async (reason: string): Promise<void> => {
    if (losing === null) return;
    const done = await run(
      () =>
        api(calls.lead.setState, { selection: { ids: [losing.id] }, state: 'lost', lostReason: cutText(reason, 200) }),
      { showFailure: 'here', success: said(losing, 'lost') },
    );
    if (done) setLosing(null);
  };
  const keep = (): void => {
    forget();
    setLosing(null);
  };
  return { busy, losing, move, lose: (reason) => void lose(reason), keep, failure };
}
