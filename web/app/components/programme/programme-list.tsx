import type { Programme } from '@fairbridge/contract/programme/public-programme.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingSpan } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { programmeListTexts } from './programme-list.texts.ts';

/** Concurrent programmes by day, in Beijing time (ruling 1.10). */
export function ProgrammeList({ programmes }: { programmes: readonly Programme[] }) {
  const t = useTexts(programmeListTexts);
  const lang = useLang();
  if (programmes.length === 0) return <p className="text-soft">{t('none')}</p>;
  const days = Map.groupBy(programmes, ({ startsAt }) => withWeekday(beijingDay(startsAt, lang), startsAt, lang));
  return (
    <div>
      {[...days].map(([day, list]) => (
        <div key={day} className="mb-5">
          <h3 className="num border-b-2 border-action pb-1">{day}</h3>
          <ol>
            {list.map((programme) => (
              <li key={programme.id} className="border-b border-line py-2.5">
                <p className="font-semibold">
                  <LocalLink to={`/programme/${programme.id}`} className="hover:text-action hover:underline">
                    <Says text={programme.title} />
                  </LocalLink>
                </p>
                <p className="num text-sm text-soft">
                  {beijingSpan(programme.startsAt, programme.endsAt)}
                  {inLang(programme.place, lang) !== '' && ` · ${inLang(programme.place, lang)}`}
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
