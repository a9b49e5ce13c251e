import type { VideoUse } from '@fairbridge/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import type { DraftVideo } from './draft-video.ts';
import { secondsLeft } from './seconds-left.ts';
import { transferOf, wrongVideo, type Transfer } from './video-transfer.ts';

/** One video on its way, from the choice of a file until it can be played. */
export type VideoUpload =
  | { step: 'none' }
  | {
      step: 'sending';
      name: string;
      total: number;
      sent: number;
      left: number | null;
      paused: boolean;
      waiting: boolean;
    }
  | { step: 'preparing'; name: string }
  | { step: 'failed'; name: string; message: string; mayRetry: boolean };

const ASK_MILLISECONDS = 1_000;
const NONE: VideoUpload = { step: 'none' };

export function useVideoUpload(use: VideoUse, onReady: (video: DraftVideo) => void) {
  const lang = useLang();
  const [state, setState] = useState<VideoUpload>(NONE);
  const transfer = useRef<Transfer | null>(null);
  const ready = useRef(onReady);
  /** Of the file that is on its way: what comes late from one that was cancelled is not heard. */
  const turn = useRef(0);
  const again = useRef<() => void>(() => {});
  useEffect(() => {
    ready.current = onReady;
  });
  // whoever leaves the form may come back with the same file: it is paused, not cancelled
  useEffect(
    () => () => {
      turn.current += 1;
      transfer.current?.pause();
    },
    [],
  );

  const fail = (name: string, message: string, mayRetry: boolean): void =>
    setState({ step: 'failed', name, message, mayRetry });

  const follow = async (id: string, name: string, mine: number): Promise<void> => {
    setState({ step: 'preparing', name });
    again.current = () => void follow(id, name, mine);
    try {
      let video = await api(calls.upload.video, { id });
      while (video.state === 'processing' || video.state === 'receiving') {
        await new Promise((resolve) => setTimeout(resolve, ASK_MILLISECONDS));
        if (turn.current !== mine) return;
        video = await api(calls.upload.video, { id });
      }
      if (turn.current !== mine) return;
      if (video.poster === null) return fail(name, video.refusal?.message ?? '', false);
      setState(NONE);
      ready.current({ id, url: video.url, cover: video.poster });
    } catch (error) {
      if (turn.current === mine) fail(name, failureText(error, lang), true);
    }
  };

  const send = async (file: File): Promise<void> => {
    const mine = ++turn.current;
    const { name, size: total } = file;
    const wrong = await wrongVideo(file, lang);
    if (turn.current !== mine) return;
    if (wrong !== null) return fail(name, wrong, false);
    const sending = { step: 'sending' as const, name, total, sent: 0, left: null, paused: false, waiting: false };
    setState(sending);
    let began: { at: number; sent: number } | null = null;
    const heard = (next: () => VideoUpload): void => {
      if (turn.current === mine) setState(next());
    };
    const going = await transferOf(file, use, lang, {
      onProgress: (sent) => {
        began ??= { at: Date.now(), sent };
        const left = secondsLeft({ seconds: (Date.now() - began.at) / 1000, from: began.sent, sent, total });
        heard(() => ({ ...sending, sent, left }));
      },
      onWaiting: () => {
        began = null;
        if (turn.current === mine) setState((now) => (now.step === 'sending' ? { ...now, waiting: true } : now));
      },
      onDone: (id) => {
        if (turn.current === mine) void follow(id, name, mine);
      },
      onFailure: ({ message, mayRetry }) => heard(() => ({ step: 'failed', name, message, mayRetry })),
    });
    if (turn.current !== mine) return;
    transfer.current = going;
    again.current = () => void send(file);
    going.start();
  };

  return {
    state,
    add: (file: File) => void send(file),
    pause: () => {
      transfer.current?.pause();
      setState((now) => (now.step === 'sending' ? { ...now, paused: true } : now));
    },
    goOn: () => {
      setState((now) => (now.step === 'sending' ? { ...now, paused: false } : now));
      transfer.current?.start();
    },
    cancel: () => {
      turn.current += 1;
      transfer.current?.cancel();
      transfer.current = null;
      setState(NONE);
    },
    retry: () => again.current(),
  };
}
