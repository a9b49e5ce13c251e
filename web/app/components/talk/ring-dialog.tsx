import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { TalkAvatar } from './talk-avatar.tsx';
import { talkTexts } from './talk.texts.ts';
import { acceptRinging, refuseRinging, type Ringing } from './talks.ts';
import { useRingTone } from './use-ring-tone.ts';

/** Somebody calls. Over everything, also over an open dialog, and closed by nothing but an answer: a press beside it refuses nobody. */
export function RingDialog({ ringing: { talk, facing } }: { ringing: Ringing }) {
  const t = useTexts(talkTexts);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (ref.current?.open === false) ref.current.showModal();
  }, []);
  useRingTone();
  const { name } = facing;
  const byVideo = talk.media === 'video';
  return (
    <dialog
      ref={ref}
      className="dialog text-center"
      aria-labelledby={id}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <p className="text-soft">{t('rings')}</p>
      <div className="my-4 grid justify-items-center">
        <TalkAvatar facing={facing} rings />
      </div>
      <h2 id={id} className="text-xl">
        {t(byVideo ? 'ringsVideo' : 'ringsAudio', { name })}
      </h2>
      <div className="mt-6 grid gap-3">
        <Button onClick={() => acceptRinging(talk.media)}>{t(byVideo ? 'acceptVideo' : 'accept')}</Button>
        {byVideo && (
          <Button kind="quiet" onClick={() => acceptRinging('audio')}>
            {t('acceptAudio')}
          </Button>
        )}
        <Button kind="bad" onClick={refuseRinging}>
          {t('decline')}
        </Button>
      </div>
    </dialog>
  );
}
