import type { SharedCompany, SharedVisitor } from '@fairbridge/contract/report/report.shapes.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { defineClientLoad } from '../../define-load.ts';
import { failureOf } from '../../failure.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, daySpan, number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ReportCover } from './report-cover.tsx';
import { ReportLooks } from './report-looks.tsx';
import { reportPageTexts } from './report-page.texts.ts';
import { GroupBars, ReportFigures, ReportSection, TopExhibits, ViewsByDay, VisitorFigures } from './report-parts.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';

const title = workMeta({ zh: '展会报告', en: 'Fair report' });
/** Its address is a secret: search engines do not list it, and no other site is told of it. */
export const meta = (args: Parameters<typeof title>[0]) => [
  ...title(args),
  { name: 'referrer', content: 'no-referrer' },
];

/** Asked for by the reader's browser alone, so that the page itself says nothing; null: the address is not valid, or not any more. */
const load = defineClientLoad(async ({ api, params }) => {
  try {
    return await api(calls.report.shared, { token: params['token'] ?? '' });
  } catch (error) {
    if (failureOf(error)?.name === 'notFound') return null;
    throw error;
  }
});
export const clientLoader = load.browser;

function Invalid() {
  const t = useTexts(reportPageTexts);
  return (
    <div className="page-card py-12">
      <h1 className="sr-only">{t('invalid')}</h1>
      <EmptyState title={t('invalid')}>
        <p>{t('invalidLead')}</p>
        <div className="mt-5">
          <ButtonLink to="/">{t('toHome')}</ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}

function Company({ report }: { report: SharedCompany }) {
  const { answers, company, countries, days, exhibits, figures, views, visitors, expiresAt } = report;
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  const { time } = answers;
  return (
    <>
      <ReportCover
        title={t('companyTitle')}
        name={inLang(company.name, lang)}
        logo={company.logo}
        booth={company.booth}
        lead={`${page('upTo', { days: daySpan(days.from, days.to, lang) })} · ${page('validUntil', { time: beijingTime(expiresAt, lang) })}`}
      />
      <ReportSection title={t('figures')}>
        <ReportFigures figures={figures} />
        {time !== null && (
          <p className="num mt-3">
            {t('answerTime')}
            {lang === 'zh' ? '：' : ': '}
            <strong>{t(time.unit === 'hours' ? 'hoursToAnswer' : 'daysToAnswer', { count: time.count })}</strong>
          </p>
        )}
      </ReportSection>
      <ViewsByDay views={views} />
      <TopExhibits exhibits={exhibits} />
      {visitors > 0 && (
        <ReportSection title={t('visitors')} lead={t('visitorsLead', { count: number(visitors, lang) })} piece>
          <GroupBars title={t('countries')} groups={countries} />
        </ReportSection>
      )}
      <p className="print:hidden">
        <ButtonLink to={exhibitorPath(company.id)}>{inLang(company.name, lang)}</ButtonLink>
      </p>
    </>
  );
}

function Visitor({ report: { visitor, seen, saved, counts, expiresAt } }: { report: SharedVisitor }) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  const name =
    visitor === null
      ? page('sharedVisitor')
      : [visitor.name, visitor.company].filter((part) => part !== '').join(' · ');
  return (
    <>
      <ReportCover
        title={t('visitorTitle')}
        name={name}
        lead={page('validUntil', { time: beijingTime(expiresAt, lang) })}
      />
      <VisitorFigures seen={seen} saved={saved} counts={counts} />
      <ReportLooks look="seen" looks={seen} />
      <ReportLooks look="saved" looks={saved} />
      <p className="print:hidden">
        <LocalLink className="link" to="/">
          {page('toHome')}
        </LocalLink>
      </p>
    </>
  );
}

/** The public part of somebody's report, to whoever has its address. */
export default function SharedReportScreen() {
  const report = load.useData();
  if (report === null) return <Invalid />;
  return (
    <div className="page report py-6">
      {report.kind === 'company' ? <Company report={report} /> : <Visitor report={report} />}
    </div>
  );
}
