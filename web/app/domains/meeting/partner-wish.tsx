import type { Partner } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { partnerTexts } from './partner.texts.ts';

const WISHES = ['want', 'refuse'] as const;

/** What the reader says about meeting this partner, for the organizer's schedule; pressed again it is taken back. */
export function PartnerWish({ partner: { id, companyName, wish } }: { partner: Partner }) {
  const t = useTexts(partnerTexts);
  const [said, setSaid] = useState(wish);
  const { busy, run } = useAction();
  if (!useCanCall(calls.meetingSignup.wish)) return null;
  const say = async (one: (typeof WISHES)[number]): Promise<void> => {
    const next = said === one ? null : one;
    if (await run(() => api(calls.meetingSignup.wish, { partnerId: id, wish: next }))) setSaid(next);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {WISHES.map((one) => (
        <Button
          key={one}
          small
          kind={said === one ? 'action' : 'plain'}
          aria-pressed={said === one}
          aria-label={`${t(one)}: ${companyName}`}
          busy={busy}
          onClick={() => void say(one)}
        >
          {t(one)}
        </Button>
      ))}
    </div>
  );
}
