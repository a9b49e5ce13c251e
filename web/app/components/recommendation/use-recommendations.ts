import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { Reason, youMayLike } from '@fairbridge/contract/recommendation/recommendation.calls.ts';
import { use, useEffect, useRef, useState } from 'react';
import { api, publicApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { useSession } from '../../session/session.ts';
import { PreviewContext } from '../../preview-context.ts';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

export type Recommended = OutputOf<typeof youMayLike>;
export type Item = Recommended['list'][number];
/** What is muted: one of the three. */
export type Muted = { productId: string } | { exhibitorId: string } | { reason: string };

export const reasonText = ({ kind, code }: Reason): string => `${kind} ${code}`;

export function isMuted({ product, reason }: Item, muted: Muted): boolean {
  if ('productId' in muted) return product.id === muted.productId;
  if ('exhibitorId' in muted) return product.exhibitor.id === muted.exhibitorId;
  return reasonText(reason) === muted.reason;
}

type Recommendations = {
  found: Recommended | null;
  mutes: readonly { at: string; muted: Muted }[];
  mute: (at: string, muted: Muted) => void;
  undo: (at: string, muted: Muted) => void;
  again: () => void;
};

const NOTHING = (): void => {};
/** A page that is only looked at has them at once. */
function useShownRecommendations(): Recommendations {
  const found = use(PreviewContext)?.recommended ?? null;
  return { found, mutes: [], mute: NOTHING, undo: NOTHING, again: NOTHING };
}

/** What is recommended to whoever reads; null while it is on its way, and empty where it did not come. */
export const useRecommendations = import.meta.env.SSR ? useShownRecommendations : useAskedRecommendations;

function useAskedRecommendations(): Recommendations {
  const lang = useLang();
  const token = useSession()?.token ?? null;
  const [found, setFound] = useState<Recommended | null>(null);
  const [tries, setTries] = useState(0);
  /** What was muted here, with the card it was muted at: that place says so and can undo it. */
  const [mutes, setMutes] = useState<readonly { at: string; muted: Muted }[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    publicApi(calls.recommendation.youMayLike, {}, leaving.signal).then(
      (answer) => {
        setFound(answer);
        setMutes([]);
      },
      () => {
        // a page without recommendations is whole
        if (!leaving.signal.aborted) setFound({ list: [], muted: 0 });
      },
    );
    return () => leaving.abort();
  }, [token, tries]);
  // one after the other: an undo must not arrive before what it undoes
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const change = async (next: typeof mutes, act: () => Promise<unknown>): Promise<void> => {
    setMutes(next);
    const sent = sending.current.then(act);
    sending.current = sent.catch(() => null);
    try {
      await sent;
    } catch (error) {
      setMutes(mutes);
      toast.failure(error, failureText(error, lang));
    }
  };
  return {
    found,
    mutes,
    mute: (at: string, muted: Muted) =>
      void change([...mutes, { at, muted }], () => api(calls.recommendation.mute, muted)),
    undo: (at: string, muted: Muted) =>
      void change(
        mutes.filter((one) => one.at !== at),
        () => api(calls.recommendation.unmute, muted),
      ),
    again: () =>
      void api(calls.recommendation.unmuteAll, {}).then(
        () => setTries(tries + 1),
        (error: unknown) => toast.failure(error, failureText(error, lang)),
      ),
  };
}
