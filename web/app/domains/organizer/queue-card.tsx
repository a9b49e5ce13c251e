import type { Queue } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { overviewTexts } from './overview.texts.ts';
import { QUEUE_PLACES } from './queue-places.ts';
import { waitedSince } from './waited-since.ts';

/** One queue in which something waits, set like a direction sign, with the age of what has waited longest. */
export function QueueCard({
  queue: { name, count, since },
  now,
}: {
  queue: Queue;
  /** When it was asked. */ now: number;
}) {
  const t = useTexts(overviewTexts);
  const lang = useLang();
  const { to, one, many } = QUEUE_PLACES[name];
  return (
    <li>
      <LocalLink
        to={to}
        className="on-band flex min-h-20 items-center gap-4 rounded bg-band px-5 py-3 text-lg text-on-band hover:shadow-lg hover:brightness-110"
      >
        <span className="num text-4xl leading-none font-bold">{number(count, lang)}</span>
        <span className="min-w-0 flex-1">
          <span className="block">{t(count === 1 ? one : many)}</span>
          {since !== null && (
            <time dateTime={since} title={beijingTime(since, lang)} className="block text-sm opacity-85">
              {t('oldest', { ago: waitedSince(since, now, lang) })}
            </time>
          )}
        </span>
        <Icon name="arrow" size={24} />
      </LocalLink>
    </li>
  );
}
