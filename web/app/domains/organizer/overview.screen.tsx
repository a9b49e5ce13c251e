import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingToday, daySpan, number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { useUser } from '../../session/session.ts';
import { forFair, ORGANIZER_MENU } from '../../shell/organizer/organizer-menu.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { countdown } from './countdown.ts';
import { OpeningChecklist } from './opening-checklist.tsx';
import { openingTexts } from './opening-checklist.texts.ts';
import { overviewTexts } from './overview.texts.ts';
import { PageEvents } from './page-events.tsx';
import { QueueCard } from './queue-card.tsx';
import { RegistrationsPlot } from './registrations-plot.tsx';
import { UntranslatedList } from './untranslated-list.tsx';
import { visitorQuery } from '../../components/visitor-review/visitor-query.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '概览', en: 'Overview' });

const load = defineClientLoad(async ({ api }) => {
  const [figures, { list: queues }, events] = await Promise.all([
    api(calls.organizer.getOverview, {}),
    api(calls.organizer.queues, {}),
    api(calls.tracking.summary, {}),
  ]);
  return { figures, queues, events, now: Date.now() };
});
export const clientLoader = load.browser;

function Figure({ name, value, to }: { name: string; value: number; to?: string }) {
  const lang = useLang();
  const may = useCanOpen();
  const shown = number(value, lang);
  return (
    <div className="border-b border-line py-3 pr-4">
      <dt className="text-soft">{name}</dt>
      <dd className="num text-2xl font-bold">
        {to !== undefined && may(to) ? (
          <LocalLink to={to} className="hover:text-action hover:underline">
            {shown}
          </LocalLink>
        ) : (
          shown
        )}
      </dd>
    </div>
  );
}

function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={`mb-9 ${className}`}>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** What comes first where the fair has just been made. */
function FirstExhibitor() {
  const t = useTexts(overviewTexts);
  const { exhibitors } = load.useData().figures;
  const mayAdd = useCanCall(calls.exhibitorRecord.add);
  if (exhibitors > 0 || !mayAdd) return null;
  return (
    <p className="note mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      {t('noExhibitor')}
      <LocalLink to={EXHIBITORS_PATH} className="link font-semibold">
        {t('firstExhibitor')}
      </LocalLink>
    </p>
  );
}

/** What waits for whoever reads this. */
function Work() {
  const t = useTexts(overviewTexts);
  const { queues, now } = load.useData();
  const waiting = queues.filter(({ count }) => count > 0);
  if (waiting.length === 0)
    return (
      <p className="note flex items-center gap-2">
        <Icon name="check" />
        {t('nothing')}
      </p>
    );
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {waiting.map((queue) => (
        <QueueCard key={queue.name} queue={queue} now={now} />
      ))}
    </ul>
  );
}

function Figures() {
  const t = useTexts(overviewTexts);
  const { registeredToday, registered, unfinished, notApproved, suspended, exhibitors } = load.useData().figures;
  return (
    <>
      <dl className="grid grid-cols-2 border-t border-line md:grid-cols-3">
        <Figure name={t('registeredToday')} value={registeredToday} to={visitorQuery.address({ state: 'all' })} />
        <Figure name={t('registered')} value={registered} to={visitorQuery.address({ state: 'all' })} />
        <Figure name={t('unfinished')} value={unfinished} to={visitorQuery.address({ state: 'unfinished' })} />
        <Figure name={t('notApproved')} value={notApproved} to={visitorQuery.address({ state: 'notApproved' })} />
        <Figure name={t('suspended')} value={suspended} to={visitorQuery.address({ state: 'suspended' })} />
        <Figure name={t('Exhibitors')} value={exhibitors} to="/organizer/exhibitors" />
      </dl>
      <p className="mt-2 text-sm text-soft">{t('beijing')}</p>
      <LocalLink to="/organizer/figures" className="link mt-2 inline-block">
        {t('moreFigures')}
      </LocalLink>
    </>
  );
}

/** How long until the fair opens. */
function Opening() {
  const t = useTexts(overviewTexts);
  const fair = useExhibition();
  if (fair === null) return null;
  const stands = countdown(fair, beijingToday());
  const words =
    stands.state === 'during'
      ? t('during', { day: stands.day, of: stands.of })
      : stands.state === 'after'
        ? t('after')
        : t('daysBefore', { count: stands.days });
  return <p className="num rounded-sign bg-tint px-4 py-2 text-lg font-semibold">{words}</p>;
}

/** What is to be done, until the fair is over. */
function Steps() {
  const t = useTexts(openingTexts);
  const fair = useExhibition();
  const { steps } = load.useData().figures;
  if (fair === null || beijingToday() > fair.endsOn) return null;
  return (
    <Part title={t('title')}>
      <OpeningChecklist steps={steps} />
    </Part>
  );
}

/** What lacks a language: readers of it get the other one. */
function Languages() {
  const t = useTexts(overviewTexts);
  const { untranslated } = load.useData().figures;
  if (untranslated.length === 0) return null;
  return (
    <Part title={t('untranslated')}>
      <UntranslatedList list={untranslated} />
    </Part>
  );
}

/** The console's start page: what waits, and how the fair stands. */
export default function OverviewScreen() {
  const t = useTexts(overviewTexts);
  const lang = useLang();
  const user = useUser();
  const fair = useExhibition();
  const mayOpen = useCanOpen();
  const rooms = forFair(ORGANIZER_MENU, fair).filter(({ to }) => to !== '/organizer' && mayOpen(to));
  const lead = fair === null ? '' : `${inLang(fair.name, lang)} · ${daySpan(fair.startsOn, fair.endsOn, lang)}`;
  return (
    <OrganizerPage
      title={t('hello', { name: user?.name || user?.email || '' })}
      lead={<span className="num">{lead}</span>}
      actions={<Opening />}
    >
      <Part title={t('waits')}>
        <FirstExhibitor />
        <Work />
      </Part>
      <div className="gap-x-10 xl:grid xl:grid-cols-2">
        <div>
          <Steps />
          <Languages />
        </div>
        <div>
          <Part title={t('byDay')}>
            <RegistrationsPlot days={load.useData().figures.byDay} />
          </Part>
          <Part title={t('figures')}>
            <Figures />
          </Part>
          <Part title={t('pageEvents')}>
            <PageEvents summary={load.useData().events} />
          </Part>
        </div>
      </div>
      {/* Where the menu is behind a button, the rooms are here too. */}
      <Part title={t('rooms')} className="lg:hidden">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {rooms.map(({ to, title, icon }) => (
            <li key={to}>
              <LocalLink
                to={to}
                className="card flex min-h-16 items-center gap-3 px-4 font-semibold hover:border-action hover:text-action"
              >
                <NavIcon name={icon} />
                {inLang(title, lang)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </Part>
    </OrganizerPage>
  );
}
