import type { AgendaEntry } from '@fairbridge/contract/agenda/agenda.shapes.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDate, beijingDay } from '../../i18n/numbers.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { useCanCall } from '../../session/can-call.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AgendaBusy } from './agenda-busy.tsx';
import { AgendaEntryRow } from './agenda-entry.tsx';
import { AgendaFeed } from './agenda-feed.tsx';
import { agendaTexts } from './agenda.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '我的日程', en: 'My agenda' });

const load = defineClientLoad(async ({ api, query }) => {
  const [page, feed, busy] = await Promise.all([
    api(calls.agenda.browse, { pageNum: pageNumOf(query) }),
    api(calls.agenda.feed, {}),
    api(calls.agenda.busy, {}),
  ]);
  return { page, feed, busy };
});
export const clientLoader = load.browser;

function Nothing() {
  const t = useTexts(agendaTexts);
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/meetingList">{t('seeMeetings')}</ButtonLink>
        <ButtonLink to="/live" kind="quiet">
          {t('seeLives')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

/** What begins on one day in Beijing. */
function Day({ entries }: { entries: readonly [AgendaEntry, ...AgendaEntry[]] }) {
  const lang = useLang();
  const [{ startsAt }] = entries;
  const title = withWeekday(beijingDay(startsAt, lang), startsAt, lang);
  return (
    <section className="card mb-5 px-5 pt-4 pb-1" aria-label={title}>
      <h2 className="num text-lg">{title}</h2>
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <AgendaEntryRow key={`${entry.kind} ${entry.id} ${entry.startsAt}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

/** Entries in the order of time, by the day on which they begin. */
function byDay(entries: readonly AgendaEntry[]): (readonly [AgendaEntry, ...AgendaEntry[]])[] {
  const days = Map.groupBy(entries, ({ startsAt }) => beijingDate(startsAt));
  return [...days.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others] as const]));
}

/** The own meetings, appointments and lives, of a visitor and of an exhibitor's employee, with what other calendars need and say of it. */
export default function AgendaScreen() {
  const { page, feed, busy } = load.useData();
  const t = useTexts(agendaTexts);
  const mayPlan = useCanCall(calls.floorPlan.marks);
  return (
    <MemberPage>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-soft">{t('lead')}</p>
      {mayPlan && (
        <LocalLink to="/visit-plan" className="link mt-2 inline-block min-h-6">
          {t('visitPlan')}
        </LocalLink>
      )}
      <div className="mt-6 max-w-4xl">
        {page.total === 0 && <Nothing />}
        {byDay(page.list).map((entries) => (
          <Day key={entries[0].startsAt} entries={entries} />
        ))}
        <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
        <div className="mt-8 grid gap-5">
          <AgendaFeed openedAt={feed.openedAt} />
          <AgendaBusy {...busy} />
        </div>
      </div>
    </MemberPage>
  );
}
