import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { announcementTexts } from './announcement.texts.ts';
import type { Reach } from './use-reach.ts';

/** '1,284 人'. */
export function usePeople(): (count: number) => string {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  return (count) => t('reachPeople', { count: number(count, lang) });
}

/** How many would be reached, large, and how many of them by e-mail. */
export function ReachWords({ reach, byEmail }: { reach: Reach | null; byEmail: boolean }) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const people = usePeople();
  return (
    <div className="mb-5 rounded-sign bg-tint px-5 py-3" role="status">
      <p className="text-sm text-soft">{t('reach')}</p>
      <p className="num text-2xl font-bold text-action">
        {reach === null ? t('counting') : reach.recipients === 0 ? t('reachNobody') : people(reach.recipients)}
      </p>
      <p className="num min-h-[1.7em] text-sm">
        {byEmail && reach !== null && reach.recipients > 0 && t('reachMails', { count: number(reach.emails, lang) })}
      </p>
    </div>
  );
}
