import type { OwnSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ownMeetingTexts } from './own-meeting.texts.ts';

type Props = { signup: Pick<OwnSignup, 'id' | 'version' | 'participation'> };

/** Says whether one comes; not to come is asked first, since the appointments go. */
export function TakePart({ signup: { id, version, participation } }: Props) {
  const t = useTexts(ownMeetingTexts);
  const [asked, setAsked] = useState(false);
  const { busy, run } = useAction({ reload: true });
  const answer = async (said: 'agreed' | 'denied'): Promise<void> => {
    await run(() => api(calls.meetingSignup.answerParticipation, { id, version, participation: said }), {
      success: t(said === 'agreed' ? 'agreedNow' : 'deniedNow'),
    });
    setAsked(false);
  };
  return (
    <div className="flex flex-wrap gap-3">
      {participation !== 'agreed' && (
        <Button small busy={busy} onClick={() => void answer('agreed')}>
          {t('takePart')}
        </Button>
      )}
      {participation !== 'denied' && (
        <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {t('denyPart')}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title={t('denyTitle')}
        act={t('denyPart')}
        kind="bad"
        busy={busy}
        onConfirm={() => void answer('denied')}
        onClose={() => setAsked(false)}
      >
        <p>{t('denyLead')}</p>
      </ConfirmDialog>
    </div>
  );
}

export function WithdrawSignup({ signup: { id, version } }: Props) {
  const t = useTexts(ownMeetingTexts);
  const [asked, setAsked] = useState(false);
  const { busy, run } = useAction({ reload: true });
  const withdraw = async (): Promise<void> => {
    await run(() => api(calls.meetingSignup.withdraw, { id, version }), { success: t('withdrawn') });
    setAsked(false);
  };
  return (
    <>
      <Button kind="plain" small aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('withdrawTitle')}
        act={t('withdraw')}
        kind="bad"
        busy={busy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsked(false)}
      >
        <p>{t('withdrawLead')}</p>
      </ConfirmDialog>
    </>
  );
}
