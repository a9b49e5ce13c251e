import { dayAfter } from '@fairbridge/contract/days.ts';
import { LEAD_TABS } from '@fairbridge/contract/lead/lead.shapes.ts';
import { REPORT_DAYS_BEFORE, REPORT_FIGURES, REPORT_ROWS_MAX } from '@fairbridge/contract/report/report.figures.ts';
import type { CompanyReport, ReportGroup } from '@fairbridge/contract/report/report.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { RawBuilder } from 'kysely';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { answerTimeOf } from '../exhibitor/answer-time.rules.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { daysOf, figureByDay, scopeOf, type Scope } from '../statistics/figure-day.queries.ts';
import { exhibitsBySteps } from '../statistics/figure-list.queries.ts';
import { figureValues } from '../statistics/statistics.figures.ts';
import { businessNames } from '../visitor/visitor.document.ts';
import { toAnswer } from '../workbench/workbench.queries.ts';
import {
  leadAnswers,
  leadsByState,
  REPORTED,
  reportCompany,
  visitorGroups,
  type AnswersRow,
  type GroupRow,
} from './report-company.queries.ts';

/** The days of the fair up to now; before it begins, the last ones of its preparation. */
export function daysOfReport(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  now = new Date(),
): CompanyReport['days'] {
  const today = dayInBeijing(now);
  if (today >= startsOn) return { from: startsOn, to: today < endsOn ? today : endsOn, beforeFair: false };
  return { from: dayAfter(today, 1 - REPORT_DAYS_BEFORE), to: today, beforeFair: true };
}

/** How often pages of the company and of its exhibits were opened, day by day. */
async function viewsOf(ctx: FairContext, scope: Scope): Promise<CompanyReport['views']> {
  const rows = [...(await figureByDay(ctx, scope, 'companyViews')), ...(await figureByDay(ctx, scope, 'productViews'))];
  const onDay = (at: string): number => rows.filter(({ day }) => day === at).reduce((sum, { value }) => sum + value, 0);
  return daysOf(scope.period).map((at) => ({ at, value: onDay(at) }));
}

async function exhibitsOf(
  ctx: FairContext,
  scope: Scope,
  which: RawBuilder<boolean>,
): Promise<CompanyReport['exhibits']> {
  const { rows, total } = await exhibitsBySteps(ctx, scope, {
    which,
    sort: 'views',
    limit: REPORT_ROWS_MAX,
    offset: 0,
  });
  const list = rows.map(({ id, cover, for_all: forAll, views, favourites, inquiries, orders, ...row }) => ({
    id,
    name: bilingualOf('name', row),
    cover: cover === '' ? '' : exhibitPicture(ctx.exhibition, cover, forAll),
    views,
    favourites,
    inquiries,
    orders,
  }));
  return { list, total };
}

/** Groups of one kind by name, the others last. What has no name any more is one of the others. */
function groupsOf(
  rows: readonly GroupRow[],
  kind: GroupRow['kind'],
  nameOf: (code: string) => Bilingual | undefined,
): ReportGroup[] {
  const groups = rows
    .filter((row) => row.kind === kind)
    .map(({ code, people }) => ({ name: code === '' ? null : (nameOf(code) ?? null), people }));
  const others = groups.filter(({ name }) => name === null).reduce((sum, { people }) => sum + people, 0);
  const named = groups.filter(({ name }) => name !== null);
  return others === 0 ? named : [...named, { name: null, people: others }];
}

const answersOf = ({ leads, answered, minutes }: AnswersRow): CompanyReport['answers'] => ({
  leads,
  answered,
  time: answerTimeOf(minutes),
});

/** What the company and whoever has its address are both told. */
export async function reportBase(ctx: FairContext, exhibitorId: string, which: keyof typeof REPORTED) {
  const company = (await reportCompany(ctx, exhibitorId)) ?? fail('notFound');
  const days = daysOfReport(ctx.exhibition);
  const scope = scopeOf(ctx, exhibitorId, { from: days.from, to: days.to });
  const groups = await visitorGroups(ctx, scope);
  return {
    scope,
    groups,
    answers: await leadAnswers(ctx, scope),
    values: await figureValues(ctx, scope, REPORT_FIGURES),
    told: {
      days,
      company: exhibitorRef(ctx.exhibition, company.id, company),
      views: await viewsOf(ctx, scope),
      exhibits: await exhibitsOf(ctx, scope, REPORTED[which]),
      visitors: groups.find(({ kind }) => kind === 'all')?.people ?? 0,
      countries: groupsOf(groups, 'country', countryName),
    },
  };
}

/** A company's fair up to now, for its administrators. */
export async function companyReportOf(ctx: FairContext, caller: ExhibitorCaller): Promise<CompanyReport> {
  const { scope, groups, answers, values, told } = await reportBase(ctx, caller.exhibitorId, 'own');
  const business = await businessNames(ctx);
  const states = new Map((await leadsByState(ctx, scope)).map(({ state, count }) => [state, count]));
  return {
    ...told,
    ...values,
    businesses: groupsOf(groups, 'business', (code) => business.get(code)),
    interests: groupsOf(groups, 'interest', (code) => ctx.exhibition.categories.get(code)?.name),
    leads: LEAD_TABS.map((state) => ({ state, count: states.get(state) ?? 0 })),
    answers: answersOf(answers),
    open: await toAnswer(ctx, caller),
  };
}
