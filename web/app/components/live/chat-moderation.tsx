import type { LiveMessage } from '@fairbridge/contract/live/live-room.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { Popover } from '../../ui/list/popover.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { useAction } from '../../ui/use-action.ts';
import { liveChatTexts } from './live-chat.texts.ts';

const SLOW_CHOICES = [0, 5, 10, 30, 60, 300] as const;
const ACT = 'flex min-h-9 w-full items-center px-3 text-left whitespace-nowrap hover:bg-tint';

type Asked = 'mute' | 'muteErase';

/** What a host does about one message: delete it, or let its author write no more. */
export function MessageActs({ message }: { message: LiveMessage }) {
  const t = useTexts(liveChatTexts);
  const lang = useLang();
  const { busy, run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const one = { id: message.liveId, messageId: message.id };
  const name = inLang(message.name, lang) || t('Visitor');
  const remove = (): void => void run(() => api(calls.liveRoom.removeMessage, one), { success: t('removed') });
  const mute = async (erase: boolean): Promise<void> => {
    if (await run(() => api(calls.liveRoom.mute, { ...one, erase }), { success: t('mutedDone') })) setAsked(null);
  };
  const mayMute = message.side === 'visitor' || message.side === 'guest';
  return (
    <>
      <Popover button="⋯" name={t('acts', { name })} className="chat-acts">
        <div className="grid py-1">
          <button type="button" className={ACT} onClick={remove}>
            {t('remove')}
          </button>
          {mayMute &&
            (['mute', 'muteErase'] as const).map((kind) => (
              <button key={kind} type="button" className={`${ACT} text-bad`} onClick={() => setAsked(kind)}>
                {t(kind)}…
              </button>
            ))}
        </div>
      </Popover>
      {asked !== null && (
        <ConfirmDialog
          open
          title={t(`${asked}Title`, { name })}
          act={t('muteAct')}
          kind="bad"
          busy={busy}
          onConfirm={() => void mute(asked === 'muteErase')}
          onClose={() => setAsked(null)}
        >
          <p>{t('muteLead')}</p>
          {asked === 'muteErase' && <p className="mt-2">{t('muteEraseLead')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

function MutedList({ liveId, onClose }: { liveId: string; onClose: () => void }) {
  const t = useTexts(liveChatTexts);
  const lang = useLang();
  const { isBusy, run } = useAction();
  const [round, setRound] = useState(0);
  const { record, failure } = useRecord(`${liveId} ${round}`, (signal) =>
    api(calls.liveRoom.muted, { id: liveId }, signal),
  );
  const unmute = (messageId: string): void =>
    void run(() => api(calls.liveRoom.mute, { id: liveId, messageId, muted: false }), {
      key: messageId,
      success: t('unmuted'),
    }).then((done) => done && setRound((before) => before + 1));
  return (
    <Dialog open title={t('mutedList')} onClose={onClose}>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record?.list.length === 0 && <p className="text-soft">{t('mutedNone')}</p>}
      <ul>
        {record?.list.map(({ messageId, name, since }) => (
          <li key={messageId} className="flex items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 flex-1 truncate">{inLang(name, lang) || t('Visitor')}</span>
            <span className="num text-sm text-soft">{t('mutedSince', { time: beijingClock(since) })}</span>
            <Button small kind="quiet" busy={isBusy(messageId)} onClick={() => unmute(messageId)}>
              {t('unmute')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** How fast people may write, and who may not. */
export function RoomModeration({ liveId, slowSeconds }: { liveId: string; slowSeconds: number }) {
  const t = useTexts(liveChatTexts);
  const { run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const choices = SLOW_CHOICES.some((one) => one === slowSeconds) ? SLOW_CHOICES : [...SLOW_CHOICES, slowSeconds];
  return (
    <div className="flex items-end gap-3 border-b border-line p-3">
      <div className="min-w-0 flex-1">
        <Select
          label={t('slowMode')}
          name="slowSeconds"
          options={choices.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t('slowOff') : t('slowEvery', { count: seconds }),
          }))}
          value={String(slowSeconds)}
          onChange={({ target }) =>
            void run(() => api(calls.liveRoom.slow, { id: liveId, seconds: Number(target.value) }), {
              success: t('slowSet'),
            })
          }
        />
      </div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('mutedList')}…
      </Button>
      {isOpen && <MutedList liveId={liveId} onClose={() => setOpen(false)} />}
    </div>
  );
}
