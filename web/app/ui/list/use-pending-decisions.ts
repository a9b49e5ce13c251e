import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { onLogout } from '../../logout-hooks.ts';
import { failureText } from '../failure-text.ts';
import { toast } from '../toast.tsx';
import { listTexts } from './list.texts.ts';
import { keepUnsent, takeLost } from './lost-decisions.ts';
import { PendingDecisions, type Decision, type PendingDecision } from './pending-decisions.ts';

export type PendingDecisionsOfList = {
  all: readonly PendingDecision[];
  /** The decision about this record, while it is held. */
  of: (id: string) => PendingDecision | null;
  add: (decision: Decision) => void;
  undo: () => PendingDecision | null;
  /** Sends all of them at once, and loads the list anew. */
  flush: () => Promise<void>;
};

/** Nothing came back, or the session had ended: what was decided is not lost, it waits to be sent again. */
function isUnanswered(error: unknown): boolean {
  const failure = failureOf(error);
  return failure === null || failure.status === 401;
}

/**
 * Decisions of a list that can be taken back for ten seconds before anybody hears of them. They are sent at once by whoever leaves: to
 * another page, by logging out, by closing or putting away the window (`send` should outlive it: `keepaliveApi`). What a window that crashed
 * had not sent is told by the next one.
 */
export function usePendingDecisions(): PendingDecisionsOfList {
  const lang = useLang();
  const t = useTexts(listTexts);
  const { revalidate } = useRevalidator();
  const [all, setAll] = useState<readonly PendingDecision[]>([]);
  const [keep] = useState(() => keepUnsent());
  const [held] = useState(
    () =>
      new PendingDecisions({
        changed: (pending) => {
          setAll(pending);
          keep(pending.filter(({ state }) => state !== 'sending').map(({ said }) => said));
        },
        answered: ({ said }, failure) => {
          if (failure !== null) toast.failure(failure, `${said}: ${failureText(failure, lang)}`);
          // one by one the list would be loaded with each of them
          if (held.all.length === 0) void revalidate();
        },
        isUnanswered,
      }),
  );
  const tellLost = useEffectEvent((lost: readonly string[]) => {
    if (lost.length > 0) toast.error(t('lost', { decisions: lost.join(lang === 'zh' ? '；' : '; ') }));
  });
  useEffect(() => {
    void takeLost().then(tellLost);
  }, []);
  useEffect(() => {
    const leave = (): void => void held.flush();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    const forget = onLogout(() => held.flush());
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      forget();
      leave();
    };
  }, [held]);
  return {
    all,
    of: (id) => all.find(({ ids }) => ids.includes(id)) ?? null,
    add: (decision) => held.add(decision),
    undo: () => held.undo(),
    flush: () => held.flush(),
  };
}
