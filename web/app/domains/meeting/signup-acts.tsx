import type { OwnSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ownMeetingTexts } from './own-meeting.texts.ts';

type Props = { signup: Pick<OwnSignup, 'id' | 'version' | 'participation'> };

/** Says whether one comes; not to come is asked first, since the appointments go. */
export function TakePart({ signup: { id, version, participation } }: Props) {
  const t = useTexts(ownMeetingTexts);
  const { busy, run } = useAction({ reload: true });
  const answer = (said: 'agreed' | 'denied') =>
    api(calls.meetingSignup.answerParticipation, { id, version, participation: said });
  return (
    <div className="flex flex-wrap gap-3">
      {participation !== 'agreed' && (
        <Button small busy={busy} onClick={() => void run(() => answer('agreed'), { success: t('agreedNow') })}>
          {t('takePart')}
        </Button>
      )}
      {participation !== 'denied' && (
        <ConfirmedAct
          label={t('denyPart')}
          small
          title={t('denyTitle')}
          act={t('denyPart')}
          said={t('deniedNow')}
          onAct={() => answer('denied')}
        >
          {t('denyLead')}
        </ConfirmedAct>
      )}
    </div>
  );
}

export function WithdrawSignup({ signup: { id, version } }: Props) {
  const t = useTexts(ownMeetingTexts);
  return (
    <ConfirmedAct
      label={t('withdraw')}
      kind="plain"
      small
      title={t('withdrawTitle')}
      act={t('withdraw')}
      said={t('withdrawn')}
      onAct={() => api(calls.meetingSignup.withdraw, { id, version })}
    >
      {t('withdrawLead')}
    </ConfirmedAct>
  );
}
