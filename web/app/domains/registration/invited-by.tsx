import type { ExhibitorDetail } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { Says, useTexts } from '../../i18n/lang.tsx';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { removeInvitation, storedInvitation } from '../../components/visitor/invitation.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';

type Inviter = Pick<ExhibitorDetail, 'name' | 'booth'>;

/** Who has sent the link that somebody came by; nothing where nobody has, or where the exhibitor is not of this fair. */
export function InvitedBy() {
  const t = useTexts(registrationTexts);
  const [inviter, setInviter] = useState<Inviter | null>(null);
  useEffect(() => {
    const invitation = storedInvitation();
    if (invitation === null) return;
    const stop = new AbortController();
    api(calls.exhibitor.detail, { id: invitation.exhibitorId }, stop.signal).then(setInviter, () => null);
    return () => stop.abort();
  }, []);
  const drop = (): void => {
    removeInvitation();
    setInviter(null);
  };
  if (inviter === null) return null;
  return (
    <div className="note mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2" role="status">
      <p className="min-w-0 flex-1 basis-60">
        {t('invitedBefore')}{' '}
        <strong>
          <Says text={inviter.name} />
        </strong>{' '}
        {t('invitedAfter')}
      </p>
      {inviter.booth !== null && <BoothPlate booth={inviter.booth} />}
      <p className="w-full">
        {t('invitedLead')}{' '}
        <button type="button" className="link min-h-8" onClick={drop}>
          {t('withoutInvitation')}
        </button>
      </p>
    </div>
  );
}
