import { OPEN_KINDS } from '@fairbridge/contract/report/report.figures.ts';
import type { CompanyReport } from '@fairbridge/contract/report/report.shapes.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { AdminsOnlyPage } from '../../components/exhibitor/admins-only.tsx';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, daySpan, number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportCover } from './report-cover.tsx';
import { reportPageTexts } from './report-page.texts.ts';
import { GroupBars, ReportFigures, ReportSection, TopExhibits, ViewsByDay } from './report-parts.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参展报告', en: 'Exhibition report' });

const load = defineClientLoad(
  forAdmins(calls.report.company, async ({ api }) => {
    const [report, sharing] = await Promise.all([api(calls.report.company, {}), api(calls.report.sharing, {})]);
    return { report, sharing };
  }),
);
export const clientLoader = load.browser;

const PLACES: Record<(typeof OPEN_KINDS)[number], string> = {
  leads: '/potential-order',
  chats: '/chat?only=unanswered',
  documentRequests: '/document-requests',
  sourcing: '/procurementDocking',
  appointments: '/meetingAppointments',
};

function Visitors({ report: { visitors, countries, businesses, interests } }: { report: CompanyReport }) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  if (visitors === 0)
    return (
      <ReportSection title={t('visitors')}>
        <p className="text-soft">{page('noVisitors')}</p>
      </ReportSection>
    );
  return (
    <ReportSection title={t('visitors')} lead={t('visitorsLead', { count: number(visitors, lang) })}>
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
        <GroupBars title={t('countries')} groups={countries} />
        {businesses.length > 0 && <GroupBars title={t('businesses')} groups={businesses} />}
        {interests.length > 0 && <GroupBars title={t('interests')} groups={interests} />}
      </div>
    </ReportSection>
  );
}

function Leads({ report: { leads, answers } }: { report: CompanyReport }) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  const { time } = answers;
  return (
    <ReportSection title={t('leads')} piece>
      {answers.leads === 0 ? (
        <p className="text-soft">{page('noLeads')}</p>
      ) : (
        <dl className="facts">
          {leads
            .filter(({ count }) => count > 0)
            .map(({ state, count }) => (
              <div key={state}>
                <dt>{t(state)}</dt>
                <dd className="num font-semibold">{number(count, lang)}</dd>
              </div>
            ))}
          <div>
            <dt>{t('answeredLeads')}</dt>
            <dd className="num font-semibold">
              {t('answeredOf', { answered: number(answers.answered, lang), leads: number(answers.leads, lang) })}
            </dd>
          </div>
          {time !== null && (
            <div>
              <dt>{t('answerTime')}</dt>
              <dd className="num font-semibold">
                {t(time.unit === 'hours' ? 'hoursToAnswer' : 'daysToAnswer', { count: time.count })}
              </dd>
            </div>
          )}
        </dl>
      )}
    </ReportSection>
  );
}

function Open({ open }: Pick<CompanyReport, 'open'>) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  const waiting = OPEN_KINDS.filter((kind) => open[kind].count > 0);
  return (
    <ReportSection title={t('open')} piece>
      {waiting.length === 0 ? (
        <p className="text-soft">{page('nothingOpen')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {waiting.map((kind) => {
            const { count, since } = open[kind];
            return (
              <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <LocalLink className="link" to={PLACES[kind]}>
                  {t(`waiting.${kind}`)}
                </LocalLink>
                <span className="num">
                  {since !== null && (
                    <span className="mr-4 text-sm text-soft">
                      {page('since', { time: beijingMinute(since, lang) })}
                    </span>
                  )}
                  <span className="font-semibold">{number(count, lang)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </ReportSection>
  );
}

/** Nobody has come yet: what brings them. */
function Nothing() {
  const t = useTexts(reportPageTexts);
  return (
    <div className="mb-8 print:hidden">
      <EmptyState title={t('nothing')}>
        <p>{t('nothingLead')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/my-exhibit-list">{t('toExhibits')}</ButtonLink>
          <ButtonLink to="/find/person" kind="quiet">
            {t('toInvite')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}

/** A company's fair as a page that its administrators show to others: on the screen, on paper, as PDF and at an address. */
export default function CompanyReportScreen() {
  const loaded = load.useData();
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  if (loaded === null) return <AdminsOnlyPage heading={t('companyTitle')} title={page('adminsOnly')} />;
  const { report, sharing } = loaded;
  const { company, companies, days, figures, views, exhibits } = report;
  const dates = page('upTo', { days: daySpan(days.from, days.to, lang) });
  return (
    <div className="page report py-6">
      <ReportActions pdf={calls.report.companyPdf} sharing={sharing} whose="company" />
      <ReportCover
        title={t('companyTitle')}
        name={inLang(company.name, lang)}
        logo={company.logo}
        booth={company.booth}
        lead={days.beforeFair ? `${dates} · ${page('beforeFair')}` : dates}
      />
      {figures.every(({ value }) => value === 0) && <Nothing />}
      <ReportSection title={t('figures')}>
        <ReportFigures figures={figures} />
        {companies > 0 && <p className="num mt-3 text-sm text-soft">{page('companies', { count: companies })}</p>}
      </ReportSection>
      <ViewsByDay views={views} />
      <TopExhibits exhibits={exhibits} />
      <Visitors report={report} />
      <div className="grid gap-x-8 lg:grid-cols-2">
        <Leads report={report} />
        <Open open={report.open} />
      </div>
      <p className="print:hidden">
        <LocalLink className="link" to="/statistical">
          {page('dashboard')}
        </LocalLink>
      </p>
    </div>
  );
}
