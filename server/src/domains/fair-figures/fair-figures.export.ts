import {
  EXHIBITOR_FIGURES,
  HALL_FIGURES,
  HALL_FIGURE_NAMES,
  READINESS,
  READINESS_NAMES,
  REGISTRATION_GROUPS,
  REQUIREMENTS_WITHOUT_SIGN_UP,
  REGISTRATION_SOURCES,
  REGISTRATION_STEPS,
  SEARCH_FIGURES,
  STEP_NAMES,
  GROUP_NAMES,
  WAITING_KINDS,
  WAITING_NAMES,
  type Defined,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { FigureTable } from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { inLang, wordsIn, type Lang, type Words } from '@fairbridge/contract/text.ts';
import { inPortions } from '../../platform/database/paginate.ts';
import type { SearchEngine } from '../../platform/search/search-engine.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { missedSearches } from '../search/search-miss.ts';
import { exhibitorFigures, type ExhibitorFiguresAsked } from './exhibitor-figures.queries.ts';
import { exhibitorAnswer, hallsOf, registrationsOf, requirementsOf, waitingAnswer } from './fair-figures.answers.ts';
import { waitingExhibitors } from './waiting.queries.ts';

type For = { search: SearchEngine; ctx: FairContext; mayReach: boolean; lang: Lang };
type Cell = string | number | Date | null;
type Rows = AsyncIterable<Record<string, Cell>> | Iterable<Record<string, Cell>>;
type Table = { name: Words; columns: readonly Column[]; rows: Rows; definitions: readonly Defined[] };

const named = (key: string, { label: [zh, en] }: Defined): Column => column(key, zh, en, 14);
const number = (key: string, defined: Defined): Column => ({ ...named(key, defined), kind: 'number' });
const date = (key: string, zh: string, en: string): Column => ({ ...column(key, zh, en), kind: 'date' });
const DEFINITION_COLUMNS = [column('figure', '指标', 'Figure', 28), column('definition', '定义', 'Definition', 100)];
const PLACE = [column('exhibitor', '展商', 'Exhibitor', 36), column('booth', '展位', 'Booth', 18)];
const placeOf = (lang: Lang, { name, booth }: { name: { zh: string; en: string }; booth: Booth | null }) => ({
  exhibitor: inLang(name, lang),
  booth: booth === null ? '' : boothText(booth),
});

async function registrations({ ctx, lang }: For, { period }: ExhibitorFiguresAsked): Promise<Table> {
  const { days, groups } = await registrationsOf(ctx, period);
  const byDay = days.map(({ at, ...steps }) => ({ group: lang === 'zh' ? '按日' : 'By day', name: at, ...steps }));
  const byGroup = GROUP_NAMES.flatMap((by) =>
    groups[by].map(({ key: _key, name, ...steps }) => ({
      group: wordsIn(REGISTRATION_GROUPS[by].label, lang),
      name: inLang(name, lang),
      ...steps,
    })),
  );
  return {
    name: ['注册', 'registrations'],
    columns: [
      column('group', '分组', 'Group', 28),
      column('name', '项目', 'Of what', 32),
      ...STEP_NAMES.map((step) => number(step, REGISTRATION_STEPS[step])),
    ],
    rows: [...byDay, ...byGroup],
    definitions: [
      ...Object.values(REGISTRATION_STEPS),
      ...Object.values(REGISTRATION_GROUPS),
      ...Object.values(REGISTRATION_SOURCES),
    ],
  };
}

async function halls({ ctx, lang }: For, { period }: ExhibitorFiguresAsked): Promise<Table> {
  return {
    name: ['展馆', 'halls'],
    columns: [
      column('hall', '展馆', 'Hall', 24),
      column('floor', '楼层', 'Floor', 10),
      ...HALL_FIGURE_NAMES.map((figure) => number(figure, HALL_FIGURES[figure])),
    ],
    rows: (await hallsOf(ctx, period)).map(({ key: _key, name, ...row }) => ({ hall: inLang(name, lang), ...row })),
    definitions: Object.values(HALL_FIGURES),
  };
}

async function searches({ ctx, search, lang }: For, { period }: ExhibitorFiguresAsked): Promise<Table> {
  return {
    name: ['搜索无果', 'searches'],
    columns: [
      column('term', '搜索词', 'Search term', 32),
      number('people', SEARCH_FIGURES.people),
      number('found', SEARCH_FIGURES.found),
      column('lastOn', '最近搜索', 'Last searched', 16),
    ],
    rows: (await missedSearches(search, ctx, period)).map(({ name, people, found, lastOn }) => ({
      term: inLang(name, lang),
      people,
      found,
      lastOn,
    })),
    definitions: Object.values(SEARCH_FIGURES),
  };
}

async function waiting({ ctx, mayReach, lang }: For): Promise<Table> {
  return {
    name: ['待答复', 'waiting'],
    columns: [
      ...PLACE,
      ...(mayReach ? [column('contact', '联系人', 'Contact'), column('mobile', '电话', 'Telephone')] : []),
      ...WAITING_NAMES.map((kind) => number(kind, WAITING_KINDS[kind])),
      date('since', '最早', 'Waiting since'),
    ],
    rows: inPortions(async (range) => {
      const { rows } = await waitingExhibitors(ctx, range);
      return rows.map((row) => {
        const {
          id: _id,
          name,
          booth,
          contact,
          total: _total,
          since: _since,
          ...counts
        } = waitingAnswer(ctx.exhibition, row, mayReach);
        const reach = contact === null ? {} : { contact: contact.name, mobile: contact.mobile };
        return { ...placeOf(lang, { name, booth }), ...reach, ...counts, since: row.since };
      });
    }),
    definitions: Object.values(WAITING_KINDS),
  };
}

async function requirements({ ctx, lang }: For): Promise<Table> {
  return {
    name: ['无人报名的采购需求', 'requirements'],
    columns: [
      column('category', '产品类别', 'Category', 32),
      { ...named('count', REQUIREMENTS_WITHOUT_SIGN_UP), kind: 'number' },
      date('since', '最早', 'Waiting since'),
    ],
    rows: (await requirementsOf(ctx)).map(({ name, count, since }) => ({
      category: inLang(name, lang),
      count,
      since: new Date(since),
    })),
    definitions: [REQUIREMENTS_WITHOUT_SIGN_UP],
  };
}

async function exhibitors({ ctx, lang }: For, wanted: ExhibitorFiguresAsked): Promise<Table> {
  const yes = lang === 'zh' ? '已完成' : 'Done';
  return {
    name: ['展商', 'exhibitors'],
    columns: [
      ...PLACE,
      number('ready', EXHIBITOR_FIGURES.ready),
      ...READINESS_NAMES.map((step) => named(step, READINESS[step])),
      number('asked', EXHIBITOR_FIGURES.asked),
      number('median', { ...EXHIBITOR_FIGURES.median, label: ['答复用时（小时）', 'Answer time (h)'] }),
      number('inTime', { ...EXHIBITOR_FIGURES.inTime, label: ['24 小时内答复（%）', 'Answered within 24 h (%)'] }),
    ],
    rows: inPortions(async (range) => {
      const { rows } = await exhibitorFigures(ctx, wanted, range);
      return rows.map((row) => {
        const { id: _id, name, booth, done, ...answers } = exhibitorAnswer(ctx.exhibition, row);
        const steps = Object.fromEntries(READINESS_NAMES.map((step) => [step, done.includes(step) ? yes : '']));
        return { ...placeOf(lang, { name, booth }), ready: done.length, ...steps, ...answers };
      });
    }),
    definitions: [...Object.values(EXHIBITOR_FIGURES), ...Object.values(READINESS)],
  };
}

const TABLES: Record<FigureTable, (of: For, wanted: ExhibitorFiguresAsked) => Promise<Table>> = {
  registrations,
  halls,
  searches,
  waiting,
  requirements,
  exhibitors,
};

/** One table of the figures, and a second sheet with what each of them counts. */
export async function figuresFile(of: For, table: FigureTable, wanted: ExhibitorFiguresAsked): Promise<FileOut> {
  const { name, columns, rows, definitions } = await TABLES[table](of, wanted);
  const { from, to } = wanted.period;
  const days = from === to ? from : `${from}-${to}`;
  return sheetFile(`${wordsIn(name, of.lang)}-${days}.xlsx`, {
    sheet: wordsIn(name, of.lang),
    lang: of.lang,
    columns,
    rows,
    more: [
      {
        sheet: of.lang === 'zh' ? '定义' : 'Definitions',
        columns: DEFINITION_COLUMNS,
        rows: definitions.map(({ label, definition }) => ({
          figure: wordsIn(label, of.lang),
          definition: wordsIn(definition, of.lang),
        })),
      },
    ],
  });
}
