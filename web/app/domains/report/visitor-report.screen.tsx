import type { Asked, Unanswered, VisitorReport } from '@fairbridge/contract/report/report.shapes.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingTime } from '../../i18n/numbers.ts';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportCover } from './report-cover.tsx';
import { ReportLooks } from './report-looks.tsx';
import { reportPageTexts } from './report-page.texts.ts';
import { ReportSection, VisitorFigures } from './report-parts.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '观展报告', en: 'Visit report' });

const load = defineClientLoad(async ({ api }) => {
  const [report, sharing] = await Promise.all([api(calls.report.visitor, {}), api(calls.report.sharing, {})]);
  return { report, sharing };
});
export const clientLoader = load.browser;

const PLACES: Record<Asked['kind'] | Unanswered['kind'], (id: string) => string> = {
  inquiry: (id) => `/potential-order/${id}`,
  order: (id) => `/potential-order/${id}`,
  requirement: (id) => `/procurementDocking/${id}`,
  document: (id) => `/find-exhibit/detail/${id}`,
  chat: (id) => `/chat?with=${id}`,
  appointment: (id) => `/meetingAppointments/${id}`,
};

/** A list of a report with how much of it there is beyond, and where. */
function Rows({
  title,
  total,
  shown,
  whole,
  children,
}: {
  title: string;
  total: number;
  shown: number;
  whole: string;
  children: ReactNode;
}) {
  const t = useTexts(reportPageTexts);
  return (
    <ReportSection title={title}>
      <ul className="divide-y divide-line">{children}</ul>
      {total > shown && (
        <p className="num mt-2 text-sm">
          <LocalLink className="link" to={whole}>
            {t('seeAll', { count: total })}
          </LocalLink>
        </p>
      )}
    </ReportSection>
  );
}

function Row({ to, first, second, aside }: { to: string; first: ReactNode; second: ReactNode; aside: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">
        <LocalLink className="link font-semibold" to={to}>
          {first}
        </LocalLink>
        <span className="block text-sm break-words text-soft">{second}</span>
      </span>
      <span className="num text-sm text-soft">{aside}</span>
    </li>
  );
}

function useAbout(): (about: Bilingual) => string {
  const t = useTexts(reportTexts);
  const lang = useLang();
  return (about) => inLang(about, lang) || t('wholeBooth');
}

function UnansweredList({ unanswered: { list, total } }: Pick<VisitorReport, 'unanswered'>) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  const aboutText = useAbout();
  if (total === 0)
    return (
      <ReportSection title={t('unanswered')}>
        <p className="text-soft">{page('unansweredNone')}</p>
      </ReportSection>
    );
  return (
    <Rows title={t('unanswered')} total={total} shown={list.length} whole="/potential-order">
      {list.map(({ kind, id, at, exhibitor, about }) => (
        <Row
          key={`${kind} ${id} ${at}`}
          to={PLACES[kind](id)}
          first={exhibitor === null ? t('allExhibitors') : <Says text={exhibitor} />}
          second={kind === 'chat' ? t(kind) : `${t(kind)} · ${aboutText(about)}`}
          aside={page('waitsSince', { time: beijingTime(at, lang) })}
        />
      ))}
    </Rows>
  );
}

function AskedList({ asked: { list, total } }: Pick<VisitorReport, 'asked'>) {
  const t = useTexts(reportTexts);
  const lang = useLang();
  const aboutText = useAbout();
  if (total === 0) return null;
  return (
    <Rows title={t('requests')} total={total} shown={list.length} whole="/potential-order">
      {list.map(({ kind, id, at, exhibitor, about, answered }) => (
        <Row
          key={`${kind} ${id} ${at}`}
          to={PLACES[kind](id)}
          first={exhibitor === null ? t('allExhibitors') : <Says text={exhibitor} />}
          second={`${t(kind)} · ${aboutText(about)}`}
          aside={`${beijingDay(at, lang)} · ${t(answered ? 'isAnswered' : 'isUnanswered')}`}
        />
      ))}
    </Rows>
  );
}

function Met({ contacts, appointments }: VisitorReport) {
  const t = useTexts(reportTexts);
  const lang = useLang();
  return (
    <>
      {contacts.total > 0 && (
        <Rows title={t('contacts')} total={contacts.total} shown={contacts.list.length} whole="/visiting-card">
          {contacts.list.map(({ id, name, company, at }) => (
            <Row
              key={id}
              to="/visiting-card"
              first={inLang(name, lang) || t('cardWithdrawn')}
              second={inLang(company, lang)}
              aside={beijingDay(at, lang)}
            />
          ))}
        </Rows>
      )}
      {appointments.total > 0 && (
        <Rows
          title={t('appointments')}
          total={appointments.total}
          shown={appointments.list.length}
          whole="/meetingAppointments"
        >
          {appointments.list.map(({ id, exhibitor, meeting, at }) => (
            <Row
              key={id}
              to={`/meetingAppointments/${id}`}
              first={<Says text={exhibitor} />}
              second={<Says text={meeting} />}
              aside={beijingTime(at, lang)}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

function Watched({ lives, programmes }: VisitorReport) {
  const t = useTexts(reportTexts);
  const lang = useLang();
  return (
    <>
      {lives.total > 0 && (
        <Rows title={t('lives')} total={lives.total} shown={lives.list.length} whole="/live/list">
          {lives.list.map(({ id, title, at }) => (
            <Row key={id} to={`/live/${id}`} first={<Says text={title} />} second="" aside={beijingDay(at, lang)} />
          ))}
        </Rows>
      )}
      {programmes.total > 0 && (
        <Rows title={t('programmes')} total={programmes.total} shown={programmes.list.length} whole="/me/agenda">
          {programmes.list.map(({ id, title, at }) => (
            <Row
              key={id}
              to={`/programme/${id}`}
              first={<Says text={title} />}
              second=""
              aside={beijingTime(at, lang)}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

function Nothing() {
  const t = useTexts(reportPageTexts);
  return (
    <EmptyState title={t('visitorNothing')}>
      <p>{t('visitorNothingLead')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/find/product">{t('FindExhibits')}</ButtonLink>
        <ButtonLink to="/find/actor" kind="quiet">
          {t('findExhibitors')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

/** Has the visitor done nothing yet that a report tells? */
const isEmpty = ({ seen, saved, counts, unanswered }: VisitorReport): boolean =>
  seen.exhibitors.total + seen.exhibits.total + saved.exhibitors.total + saved.exhibits.total + unanswered.total ===
    0 && Object.values(counts).every((count) => count === 0);

/** A visitor's fair: what was seen, saved and asked, which answers are missing, and whom it was good to meet. */
export default function VisitorReportScreen() {
  const { report, sharing } = load.useData();
  const t = useTexts(reportTexts);
  const { visitor, seen, saved } = report;
  return (
    <PersonalPage>
      <div className="report">
        {!isEmpty(report) && <ReportActions pdf={calls.report.visitorPdf} sharing={sharing} whose="visitor" />}
        <ReportCover
          title={t('visitorTitle')}
          name={[visitor.name, visitor.company].filter((part) => part !== '').join(' · ')}
        />
        {isEmpty(report) ? (
          <Nothing />
        ) : (
          <>
            <VisitorFigures {...report} />
            <UnansweredList unanswered={report.unanswered} />
            <AskedList asked={report.asked} />
            <Met {...report} />
            <ReportLooks
              look="seen"
              looks={seen}
              whole={{ exhibitors: '/footprint/exhibitor', exhibits: '/footprint/product' }}
            />
            <ReportLooks
              look="saved"
              looks={saved}
              whole={{ exhibitors: '/collection/exhibitor', exhibits: '/collection/product' }}
            />
            <Watched {...report} />
          </>
        )}
      </div>
    </PersonalPage>
  );
}
