import type { OwnLive } from '@fairbridge/contract/live/live.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ownLiveTexts } from './own-live.texts.ts';
import type { Encoder } from './use-encoder.ts';

/** Goes on the air, and ends: each asks once. */
export function AirButtons({
  live,
  isOnAir,
  isSending,
  missing,
  onEnding,
}: {
  live: OwnLive;
  isOnAir: boolean;
  isSending: boolean;
  missing: Encoder['missing'];
  /** From then on nobody asks for the encoder of a live that is over; false where it could not be ended. */
  onEnding: (isEnding: boolean) => void;
}) {
  const t = useTexts(ownLiveTexts);
  const [isOpen, setOpen] = useState(false);
  const { busy, failure, forget, run } = useAction({ showFailure: 'here', reload: true });
  const act = async (): Promise<void> => {
    if (isOnAir) onEnding(true);
    const done = isOnAir
      ? await run(() => api(calls.ownLive.end, { id: live.id }), { success: t('endDone') })
      : await run(() => api(calls.ownLive.start, { id: live.id }), { success: t('gone') });
    if (done) setOpen(false);
    else onEnding(false);
  };
  return (
    <>
      <Button
        kind={isOnAir ? 'bad' : 'action'}
        busy={!isOnAir && !isSending}
        onClick={() => {
          forget();
          setOpen(true);
        }}
      >
        {t(isOnAir ? 'end' : 'go')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t(isOnAir ? 'endTitle' : 'goTitle')}
        act={t(isOnAir ? 'end' : 'go')}
        kind={isOnAir ? 'bad' : 'action'}
        busy={busy}
        failure={failure}
        onConfirm={() => void act()}
        onClose={() => setOpen(false)}
      >
        <p>{isOnAir ? t(live.hasReplay ? 'endLead' : 'endLeadNoReplay') : t('goLead')}</p>
        {!isOnAir && missing !== null && (
          <p className="note mt-3">
            {t(missing === 'picture' ? 'onlySound' : 'onlyPicture')}{' '}
            {t(missing === 'picture' ? 'onlySoundLead' : 'onlyPictureLead')}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
