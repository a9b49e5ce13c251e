import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingSpan } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { defineLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';
import { programmeKindTexts } from './programme.texts.ts';

const load = defineLoad(({ api, query }) => api(calls.content.programmes, { pageNum: pageNumOf(query), pageSize: 50 }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(contentTexts.programmes, lang),
  description: wordsIn(contentTexts.programmesLead, lang),
}));

function Row({ programme }: { programme: Programme }) {
  const kind = useTexts(programmeKindTexts);
  const lang = useLang();
  const place = inLang(programme.place, lang);
  const speaker = inLang(programme.speaker, lang);
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[13rem_1fr_6rem]">
      <div className="num text-soft">
        <time dateTime={programme.startsAt}>{beijingSpan(programme.startsAt, programme.endsAt)}</time>
        {place !== '' && <p>{place}</p>}
      </div>
      <div className="min-w-0">
        <h3 className="text-lg">
          <LocalLink to={`/programme/${programme.id}`} className="hover:text-action hover:underline">
            <Says text={programme.title} />
          </LocalLink>
        </h3>
        {speaker !== '' && <p className="text-soft">{speaker}</p>}
      </div>
      <p className="max-md:order-first md:text-right">
        <span className="rounded-sign bg-tint px-2 py-0.5 text-sm text-action">{kind(programme.kind)}</span>
      </p>
    </li>
  );
}

/** What happens beside the stands, day by day, in Beijing time (ruling 1.10). */
export default function ProgrammeListScreen() {
  const { list, pageNum, pageSize, total } = load.useData();
  const t = useTexts(contentTexts);
  const lang = useLang();
  const days = Map.groupBy(list, ({ startsAt }) => withWeekday(beijingDay(startsAt, lang), startsAt, lang));
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('programmes')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('programmesLead')}</p>
      {list.length === 0 && <EmptyState title={t('programmesEmpty')} />}
      {[...days].map(([day, programmes]) => (
        <section key={day} className="mb-8">
          <h2 className="num border-b-2 border-action pb-1 text-xl">{day}</h2>
          <ol>
            {programmes.map((programme) => (
              <Row key={programme.id} programme={programme} />
            ))}
          </ol>
        </section>
      ))}
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </div>
  );
}
