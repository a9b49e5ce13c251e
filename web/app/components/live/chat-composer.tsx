import { Suspense, useEffect, useState } from 'react';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { requestIds } from '../../request-id.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { liveChatTexts } from './live-chat.texts.ts';
import type { ShownRoom } from './use-live-room.ts';

const GuestName = lazyWithRetry(() => import('./guest-name.tsx'));

/** Seconds that are still to be waited. */
function useWaiting(): [left: number, wait: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

function Guest({ room }: { room: ShownRoom }) {
  const t = useTexts(liveChatTexts);
  const ask = useLoginTip();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="chat-composer flex flex-wrap gap-2">
      <Button onClick={() => ask('registration')}>{t('logIn')}</Button>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('asGuest')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GuestName
            onClose={() => setOpen(false)}
            onBegun={() => {
              setOpen(false);
              void room.join();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Field({ room }: { room: ShownRoom }) {
  const t = useTexts(liveChatTexts);
  const lang = useLang();
  const [text, setText] = useState('');
  const [ids] = useState(() => requestIds('live chat'));
  const [waiting, wait] = useWaiting();
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const slow = room.pass?.isHost === true ? 0 : (room.state?.slowSeconds ?? 0);
  // nobody waits any longer once slow mode is off
  const left = slow === 0 ? 0 : waiting;
  const words = text.trim();
  const [problem, setProblem] = useState('');
  const send = async (): Promise<void> => {
    if (words === '' || left > 0) return;
    setProblem('');
    await run(
      async () => {
        await room.send(words, ids.idOf(words));
        ids.forget();
        setText('');
        wait(slow);
      },
      {
        onFailure: (failed, error) => {
          const { seconds } = failureOf(error)?.data ?? {};
          if (failed?.name === 'liveSlow' && typeof seconds === 'number') wait(seconds);
          // the new pass says so in place of the field
          else if (failed?.name === 'liveMuted') void room.join();
          else setProblem(failed === null ? t('lost') : failureText(error, lang));
          return true;
        },
      },
    );
  };
  return (
    <div className="chat-composer">
      <PostForm className="flex gap-2" onSubmit={() => void send()}>
        <input
          className="input min-w-0 flex-1"
          aria-label={t('write')}
          placeholder={t('write')}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={LIMITS.liveMessageMax}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" busy={busy || left > 0} className="shrink-0">
          {left > 0 ? t('wait', { count: left }) : t('send')}
        </Button>
      </PostForm>
      {(problem || failure) !== '' && (
        <p className="mt-1 text-sm text-bad" role="alert">
          {problem || failure}
        </p>
      )}
      {slow > 0 && <p className="mt-1 text-sm text-soft">{t('slow', { count: slow })}</p>}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return <p className="chat-composer text-soft">{text}</p>;
}

/** Where something is said, or why nothing can be. */
export function ChatComposer({ room, isOver }: { room: ShownRoom; isOver: boolean }) {
  const t = useTexts(liveChatTexts);
  const user = useUser();
  const { pass } = room;
  if (isOver) return <Note text={t('over')} />;
  if (pass === null) return null;
  if (pass.isMuted) return <Note text={t('muted')} />;
  if (pass.mayWrite) return <Field room={room} />;
  if (user === null) return <Guest room={room} />;
  return <Note text={t(user.subjectType === 'VISITOR' && !isRegistered(user) ? 'unfinished' : 'readOnly')} />;
}
