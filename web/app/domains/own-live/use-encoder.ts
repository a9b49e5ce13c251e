import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { encoder } from '@fairbridge/contract/live/own-live.calls.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';

export type Encoder = OutputOf<typeof encoder>;

const EVERY_MS = 3_000;

/** Where the encoder sends to and whether it does, asked again and again; null until it is known, and when the live is over. */
export function useEncoder(id: string, wanted: boolean): { encoder: Encoder | null; ask: () => Promise<Encoder> } {
  const [known, setKnown] = useState<Encoder | null>(null);
  const ask = useCallback(async (): Promise<Encoder> => {
    const answer = await api(calls.ownLive.encoder, { id });
    setKnown(answer);
    return answer;
  }, [id]);
  useEffect(() => {
    if (!wanted) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async (): Promise<void> => {
      // what is not answered is asked again
      await ask().catch(() => null);
      if (!isLeft) timer = setTimeout(() => void go(), EVERY_MS);
    };
    void go();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ask, wanted]);
  return { encoder: wanted ? known : null, ask };
}
