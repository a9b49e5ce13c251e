import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import type { ButtonKind } from '../../ui/button.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { inviteButtonTexts } from './invite-button.texts.ts';

const InviteDialog = lazyWithRetry(() => import('./invite-dialog.tsx'));

/** At which place somebody is invited, and whom: an exhibitor by a visitor, a visitor by an exhibitor; of a post its author. */
export type Invited = {
  kind: 'VISITOR' | 'ACTOR';
  id: string;
  name: string;
  from: 'person' | 'booth' | 'post' | 'product' | 'footprint';
};

/** Guests are asked to log in where an exhibitor is invited; who is on the same side as the invited sees none. */
export function InviteButton({ invited, look = 'quiet' }: { invited: Invited; look?: ButtonKind }) {
  const t = useTexts(inviteButtonTexts);
  const user = useUser();
  const ask = useLoginTip();
  const [open, setOpen] = useState(false);
  const inviter = invited.kind === 'VISITOR' ? 'ACTOR' : 'VISITOR';
  if (user === null ? inviter === 'ACTOR' : user.subjectType !== inviter) return null;
  return (
    <>
      <Button
        kind={look}
        small
        aria-haspopup="dialog"
        aria-label={t('inviteNamed', { name: invited.name })}
        onClick={() => setOpen(ask('registration'))}
      >
        <Icon name="ticket" size={18} />
        {t('invite')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog invited={invited} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
