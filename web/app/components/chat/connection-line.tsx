import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { realtime, useConnectionState } from '../../realtime/realtime.ts';
import { Button } from '../../ui/button.tsx';
import { chatTexts } from './chat.texts.ts';

/** The line itself and whether it was lost: the first try is no news. */
function useLost() {
  const state = useConnectionState();
  const [lost, setLost] = useState(false);
  const isLost = state === 'connecting' ? lost : state !== 'open';
  if (isLost !== lost) setLost(isLost);
  return { state, lost: isLost };
}

/** Says honestly how the connection stands; nothing while all is well. */
export function ConnectionLine() {
  const t = useTexts(chatTexts);
  const { state, lost } = useLost();
  // a session that has ended says so in the dialog of every page
  const elsewhere = state === 'ended' && realtime().end() === 'elsewhere';
  return (
    <div role="status" className="empty:hidden" data-connection={state}>
      {lost && state === 'offline' && <p className="note m-2">{t('networkGone')}</p>}
      {lost && (state === 'waiting' || state === 'connecting') && <p className="note m-2">{t('reconnecting')}</p>}
      {(state === 'stopped' || elsewhere) && (
        <p className="note note-bad m-2 flex flex-wrap items-center justify-between gap-2">
          {t(elsewhere ? 'elsewhere' : 'stopped')}
          <Button small onClick={() => realtime().again()}>
            {t('reconnect')}
          </Button>
        </p>
      )}
      {state === 'ended' && !elsewhere && (
        <p className="note note-bad m-2 flex flex-wrap items-center justify-between gap-2">
          {t('ended')}
          <Button small kind="quiet" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        </p>
      )}
    </div>
  );
}
