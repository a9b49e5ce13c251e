import type { SourcingState } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingToday } from '../../i18n/numbers.ts';
import { daysBetween } from './days-left.ts';
import { sourcingLineTexts } from './sourcing-line.texts.ts';

const SOON_DAYS = 3;

/** The last day of a requirement, and while it is open how many are left. */
export function Deadline({ deadline, state }: { deadline: string; state: SourcingState }) {
  const t = useTexts(sourcingLineTexts);
  const lang = useLang();
  const left = daysBetween(beijingToday(), deadline);
  return (
    <span className="num">
      {t('deadline')} {beijingDay(deadline, lang)}
      {state === 'open' && left >= 0 && (
        <>
          {' · '}
          <span className={left <= SOON_DAYS ? 'font-semibold text-bad' : ''}>
            {left === 0 ? t('lastDayToday') : t('daysLeft', { count: left })}
          </span>
        </>
      )}
    </span>
  );
}
