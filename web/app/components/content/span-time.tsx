import type { Lang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDate, beijingSpan, beijingTime, instant, shortDay } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { ownMinute } from '../../i18n/own-minute.ts';
import { useHydrated } from '../../site/hydrated.ts';
import { spanTexts } from './span-time.texts.ts';

const beijingDayAndSpan = (from: string, to: string, lang: Lang, underDay: boolean): string => {
  const at = instant(from);
  if (at === null) return '';
  if (beijingDate(from) !== beijingDate(to)) return `${beijingTime(from, lang)} – ${beijingTime(to, lang)}`;
  const span = beijingSpan(from, to);
  if (underDay) return span;
  return `${withWeekday(shortDay(at, lang), from, lang)}${lang === 'zh' ? ' ' : ', '}${span}`;
};

/**
 * When a live, a meeting or an appointment is, in Beijing time, and on the reader's own clock where that is another (specification,
 * section 1). `underDay`: a heading says the day on which it begins; what ends on another says both.
 */
export function SpanTime({
  startsAt,
  endsAt,
  underDay = false,
}: {
  startsAt: string;
  endsAt: string;
  underDay?: boolean;
}) {
  const t = useTexts(spanTexts);
  const lang = useLang();
  // the server does not know where the reader is
  const own = useHydrated() ? ownMinute(startsAt, lang) : '';
  return (
    <>
      <time className="num" dateTime={startsAt}>
        {beijingDayAndSpan(startsAt, endsAt, lang, underDay)}
      </time>
      {own !== '' && <span className="num block text-soft">{t('yourTime', { time: own })}</span>}
    </>
  );
}
