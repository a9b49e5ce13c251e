import { SpanTime } from '../../components/content/span-time.tsx';
import { useLang } from '../../i18n/lang.tsx';
import { beijingDate, beijingTime } from '../../i18n/numbers.ts';

/** When a meeting is, also one of several days. */
export function MeetingTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const lang = useLang();
  if (beijingDate(startsAt) === beijingDate(endsAt)) return <SpanTime startsAt={startsAt} endsAt={endsAt} />;
  return (
    <span className="num">
      <time dateTime={startsAt}>{beijingTime(startsAt, lang)}</time>
      {' – '}
      <time dateTime={endsAt}>{beijingTime(endsAt, lang)}</time>
    </span>
  );
}
