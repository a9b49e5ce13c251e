import type { EncoderState } from '@fairbridge/contract/live/live.shapes.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';

export type Encoder = EncoderState;

const EVERY_MS = 3_000;

/**
 * Where the encoder sends to and whether it does, asked again and again; null until it is known, and when the live is over. `isOff`: this fair
 * takes no broadcasts in.
 */
export function useEncoder(id: string, wanted: boolean) {
  const [known, setKnown] = useState<Encoder | null>(null);
  const [isOff, setOff] = useState(false);
  const ask = useCallback(async (): Promise<Encoder> => {
    const answer = await api(calls.ownLive.encoder, { id });
    setKnown(answer);
    setOff(false);
    return answer;
  }, [id]);
  useEffect(() => {
    if (!wanted) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = async (): Promise<void> => {
      // what is not answered is asked again
      await ask().catch((error: unknown) => {
        if (failureOf(error)?.name !== 'liveOff') return;
        setKnown(null);
        setOff(true);
      });
      if (!isLeft) timer = setTimeout(() => void go(), EVERY_MS);
    };
    void go();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ask, wanted]);
  return { encoder: wanted ? known : null, isOff: wanted && isOff, ask };
}
