import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { UNDO_SECONDS } from './pending-decisions.ts';
import { listTexts } from './list.texts.ts';
import type { PendingDecisionsOfList } from './use-pending-decisions.ts';

/** How many seconds are left to take this one back: counted here, since only this line shows it. */
function Left() {
  const t = useTexts(listTexts);
  const [left, setLeft] = useState(UNDO_SECONDS);
  useEffect(() => {
    const clock = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1_000);
    return () => clearInterval(clock);
  }, []);
  return (
    <span className="num opacity-80" aria-hidden="true">
      {t('secondsLeft', { seconds: left })}
    </span>
  );
}

/** What was decided last, for as long as it can be taken back; and what was not sent. */
export function PendingBar({
  held,
  raised = false,
  within = false,
}: {
  held: PendingDecisionsOfList;
  /** Another bar stands at the lower edge. */
  raised?: boolean;
  /** In a panel, instead of at the lower edge of the window. */
  within?: boolean;
}) {
  const t = useTexts(listTexts);
  const last = held.all.findLast(({ state }) => state === 'waits');
  const unsent = held.all.filter(({ state }) => state === 'unsent');
  if (last === undefined && unsent.length === 0) return null;
  return (
    <section
      aria-label={t('decisions')}
      className={`on-band mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-band px-4 py-3 text-on-band ${within ? '' : `sticky z-20 shadow-lg ${raised ? 'bottom-36 md:bottom-24' : 'bottom-16 md:bottom-4'}`}`}
    >
      <p role="status" className="min-w-0 break-words">
        {last?.said ?? t('unsent', { count: unsent.length })}
      </p>
      {last !== undefined && <Left key={last.key} />}
      {unsent.length > 0 && (
        <Button kind="accent" small onClick={() => void held.flush()}>
          {t('sendAgain')}
        </Button>
      )}
      <Button kind={unsent.length > 0 ? 'plain' : 'accent'} small onClick={() => held.undo()}>
        {t('Undo')}
      </Button>
    </section>
  );
}
