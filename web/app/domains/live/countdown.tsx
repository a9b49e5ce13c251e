import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { useHydrated } from '../../site/hydrated.ts';
import { liveRoomTexts } from './live-room.texts.ts';

const SECOND_MS = 1_000;

/** The seconds until then, each second; 0 when it has come. */
function useSecondsUntil(iso: string): number {
  const left = (): number => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / SECOND_MS));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), SECOND_MS);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of this time
  }, [iso]);
  return seconds;
}

const PARTS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

function Clock({ startsAt }: { startsAt: string }) {
  const t = useTexts(liveRoomTexts);
  const seconds = useSecondsUntil(startsAt);
  if (seconds === 0)
    return (
      <>
        <p className="text-2xl font-semibold">{t('soon')}</p>
        <p>{t('soonLead')}</p>
      </>
    );
  const [parts] = PARTS.reduce<[{ name: (typeof PARTS)[number][0]; count: number }[], number]>(
    ([before, rest], [name, size]) => [[...before, { name, count: Math.floor(rest / size) }], rest % size],
    [[], seconds],
  );
  const shown = parts.filter(({ name, count }) => name !== 'days' || count > 0);
  return (
    <>
      <p>{t('startsIn')}</p>
      <p className="num flex gap-2 md:gap-3" role="timer" aria-live="off">
        {shown.map(({ name, count }) => (
          <span
            key={name}
            className="grid min-w-14 justify-items-center rounded-sign bg-black/55 px-2 py-1.5 md:min-w-18"
          >
            <span className="text-2xl font-bold md:text-4xl">{String(count).padStart(2, '0')}</span>
            <span className="text-sm">{t(name)}</span>
          </span>
        ))}
      </p>
    </>
  );
}

/** How long it is until a live begins. The server does not know when it is read. */
export function Countdown({ startsAt }: { startsAt: string }) {
  return useHydrated() ? <Clock startsAt={startsAt} /> : null;
}
