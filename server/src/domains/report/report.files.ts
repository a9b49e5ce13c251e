import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { ExhibitorRef } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { number as numberText } from '@fairbridge/contract/numbers.ts';
import type { CompanyReport, ReportGroup, VisitorReport } from '@fairbridge/contract/report/report.shapes.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import { OPEN_KINDS, VISITOR_COUNTS } from '@fairbridge/contract/report/report.figures.ts';
import { FIGURES } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { inLang, translator, wordsIn, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { drawingBy } from '../../platform/pdf/drawing.ts';
import type { Column } from '../../platform/pdf/letter.ts';
import { day, dayRange } from '../../platform/pdf/when-where.ts';
import type { PrintedReport, ReportPart } from './report.shapes.ts';

const REPORT = drawingBy<typeof import('./report.drawing.ts')>(new URL('./report.drawing.ts', import.meta.url));

type Written = Omit<PrintedReport, 'lang' | 'aside'>;

/** What both reports are written with. */
function writer(lang: Lang) {
  const t = translator(reportTexts, lang);
  return {
    t,
    say: (words: Bilingual): string => inLang(words, lang),
    number: (value: number): string => numberText(value, lang),
    on: (at: string): string => day(dayInBeijing(new Date(at)), lang),
    /** A table that is not there where it has no rows. */
    table: <T>(
      heading: string,
      columns: readonly Column[],
      { list, total }: { list: readonly T[]; total: number },
      rowOf: (one: T) => readonly string[],
    ): ReportPart[] => {
      const more = total - list.length;
      return list.length === 0
        ? []
        : [{ heading, columns, rows: list.map(rowOf), more: more > 0 ? t('more', { count: more }) : '' }];
    },
  };
}
type Writer = ReturnType<typeof writer>;

const NUMBERS = { share: 1, right: true } as const;

/** Numbers of things that are called by a word each. */
const numbersPart = ({ t }: Writer, heading: string, rows: readonly (readonly string[])[]): ReportPart => ({
  heading,
  columns: [
    { label: t('what'), share: 4 },
    { label: t('value'), ...NUMBERS, share: 2 },
  ],
  rows,
  more: '',
});

/** Each figure with the median where there is one. */
function figuresPart({ t, number }: Writer, { figures, companies }: CompanyReport, lang: Lang): ReportPart {
  const median = companies === 0 ? [] : [{ label: t('medianHead'), ...NUMBERS, share: 2 }];
  return {
    heading: t('figures'),
    columns: [{ label: t('what'), share: 4 }, { label: t('value'), ...NUMBERS, share: 2 }, ...median],
    rows: figures.map((one) => [
      wordsIn(FIGURES[one.figure].label, lang),
      number(one.value),
      one.median === null ? '' : number(one.median),
    ]),
    more: '',
  };
}

const groupPart = (
  { t, say, number, table }: Writer,
  heading: 'countries' | 'businesses' | 'interests',
  groups: readonly ReportGroup[],
): ReportPart[] =>
  table(
    t(heading),
    [
      { label: t(heading), share: 5 },
      { label: t('people'), ...NUMBERS },
    ],
    { list: groups, total: groups.length },
    ({ name, people }) => [name === null ? t('others') : say(name), number(people)],
  );

function companyReport(lang: Lang, report: CompanyReport): Written {
  const w = writer(lang);
  const { t, say, number } = w;
  const { answers, company, days, open } = report;
  const time = answers.time;
  const [views, favourites, asked, ordered] = (['views', 'favourites', 'asked', 'ordered'] as const).map((name) => ({
    label: t(name),
    ...NUMBERS,
  }));
  return {
    title: t('companyTitle'),
    facts: [
      { label: t('company'), value: say(company.name) },
      { label: t('booth'), value: boothOf(company) },
      { label: t('days'), value: dayRange(days.from, days.to, lang) },
    ],
    parts: [
      figuresPart(w, report, lang),
      ...w.table(
        t('exhibits'),
        [{ label: t('exhibit'), share: 4 }, ...[views, favourites, asked, ordered].flatMap((one) => one ?? [])],
        report.exhibits,
        (one) => [say(one.name), ...[one.views, one.favourites, one.inquiries, one.orders].map(number)],
      ),
      ...groupPart(w, 'countries', report.countries),
      ...groupPart(w, 'businesses', report.businesses),
      ...groupPart(w, 'interests', report.interests),
      numbersPart(w, t('leads'), [
        ...report.leads.map(({ state, count }) => [t(state), number(count)]),
        [t('answeredLeads'), t('answeredOf', { answered: number(answers.answered), leads: number(answers.leads) })],
        ...(time === null
          ? []
          : [[t('answerTime'), t(time.unit === 'hours' ? 'hoursToAnswer' : 'daysToAnswer', { count: time.count })]]),
      ]),
      numbersPart(
        w,
        t('open'),
        OPEN_KINDS.map((kind) => [t(`waiting.${kind}`), number(open[kind].count)]),
      ),
    ],
  };
}

const boothOf = ({ booth }: ExhibitorRef): string => (booth === null ? '' : boothText(booth));

/** Exhibitors and exhibits that were viewed, or are favourites. */
function looksParts({ t, say, table }: Writer, report: VisitorReport, look: 'seen' | 'saved'): ReportPart[] {
  const { exhibitors, exhibits } = report[look];
  const [company, booth] = [
    { label: t('exhibitor'), share: 3 },
    { label: t('booth'), share: 2 },
  ];
  return [
    ...table(`${t(look)} · ${t('exhibitors')}`, [company, booth], exhibitors, (one) => [say(one.name), boothOf(one)]),
    ...table(`${t(look)} · ${t('allExhibits')}`, [{ label: t('exhibit'), share: 3 }, company], exhibits, (one) => [
      say(one.name),
      say(one.exhibitor),
    ]),
  ];
}

/** What the visitor has asked, and what nobody has answered. */
function askedParts({ t, say, on, table }: Writer, { asked, unanswered }: VisitorReport): ReportPart[] {
  const columns = [
    { label: t('kind'), share: 2 },
    { label: t('exhibitor'), share: 3 },
    { label: t('about'), share: 4 },
  ];
  const about = (words: Bilingual): string => say(words) || t('wholeBooth');
  const from = (exhibitor: Bilingual | null): string => (exhibitor === null ? t('allExhibitors') : say(exhibitor));
  return [
    ...table(t('unanswered'), [...columns, { label: t('since'), share: 2 }], unanswered, (one) => [
      t(one.kind),
      from(one.exhibitor),
      one.kind === 'chat' ? '' : about(one.about),
      on(one.at),
    ]),
    ...table(
      t('requests'),
      [...columns, { label: t('date'), share: 2 }, { label: t('status'), share: 2 }],
      asked,
      (one) => [
        t(one.kind),
        from(one.exhibitor),
        about(one.about),
        on(one.at),
        t(one.answered ? 'isAnswered' : 'isUnanswered'),
      ],
    ),
  ];
}

function visitorReport(lang: Lang, report: VisitorReport): Written {
  const w = writer(lang);
  const { t, say, on, number, table } = w;
  const title = { label: t('title'), share: 4 };
  const date = { label: t('date'), share: 2 };
  return {
    title: t('visitorTitle'),
    facts: [
      { label: t('name'), value: report.visitor.name },
      { label: t('company'), value: report.visitor.company },
    ],
    parts: [
      numbersPart(w, t('figures'), [
        [t('seenExhibitors'), number(report.seen.exhibitors.total)],
        [t('seenExhibits'), number(report.seen.exhibits.total)],
        [t('saved'), number(report.saved.exhibitors.total + report.saved.exhibits.total)],
        ...VISITOR_COUNTS.map((name) => [t(name), number(report.counts[name])]),
      ]),
      ...askedParts(w, report),
      ...looksParts(w, report, 'seen'),
      ...looksParts(w, report, 'saved'),
      ...table(
        t('contacts'),
        [{ label: t('name'), share: 3 }, { label: t('company'), share: 4 }, date],
        report.contacts,
        (one) => [say(one.name) || t('cardWithdrawn'), say(one.company), on(one.at)],
      ),
      ...table(
        t('appointments'),
        [{ label: t('exhibitor'), share: 3 }, { ...title, label: t('meeting') }, date],
        report.appointments,
        (one) => [say(one.exhibitor), say(one.meeting), on(one.at)],
      ),
      ...table(t('lives'), [title, date], report.lives, (one) => [say(one.title), on(one.at)]),
      ...table(t('programmes'), [title, date], report.programmes, (one) => [say(one.title), on(one.at)]),
    ],
  };
}

async function fileOf(pdf: Services['pdf'], ctx: FairContext, lang: Lang, written: Written): Promise<FileOut> {
  const today = dayInBeijing(new Date());
  const { bytes } = await pdf.draw(REPORT, ctx.exhibition, { ...written, lang, aside: day(today, lang) });
  return { name: `${written.title}-${today}.pdf`, type: 'application/pdf', bytes };
}

export const companyFile = (pdf: Services['pdf'], ctx: FairContext, report: CompanyReport, lang: Lang) =>
  fileOf(pdf, ctx, lang, companyReport(lang, report));

export const visitorFile = (pdf: Services['pdf'], ctx: FairContext, report: VisitorReport, lang: Lang) =>
  fileOf(pdf, ctx, lang, visitorReport(lang, report));
