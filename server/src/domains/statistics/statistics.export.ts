import type { FileOut } from '@fairbridge/contract/fields.ts';
import {
  FIGURES,
  FIGURE_GROUPS,
  FIGURE_NAMES,
  type FigureName,
} from '@fairbridge/contract/statistics/statistics.figures.ts';
import { wordsIn, type Lang } from '@fairbridge/contract/text.ts';
import { inPortions } from '../../platform/database/paginate.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Reader } from '../visitor/visitor-browse.rules.ts';
import type { Scope } from './figure-day.queries.ts';
import { peopleBehind } from './figure-list.queries.ts';
import { figureValues } from './statistics.figures.ts';

const number = (key: string, zh: string, en: string) => ({ ...column(key, zh, en), kind: 'number' as const });

const FIGURE_COLUMNS = [
  column('group', '类别', 'Group'),
  column('figure', '指标', 'Figure', 28),
  number('value', '本期', 'Period'),
  number('before', '上期', 'Period before'),
  number('median', '同类中位数', 'Median of the category'),
  column('definition', '定义', 'Definition', 70),
];

const PEOPLE_COLUMNS = [
  column('name', '姓名', 'Name'),
  column('company', '公司', 'Company', 36),
  number('times', '次数', 'Times'),
  { ...column('lastAt', '最近一次', 'Last time'), kind: 'date' as const },
];

const days = ({ period: { from, to } }: Scope): string => (from === to ? from : `${from}-${to}`);

/** All figures of the period, one row each. */
export async function figuresFile(ctx: FairContext, scope: Scope, lang: Lang): Promise<FileOut> {
  const { figures } = await figureValues(ctx, scope, FIGURE_NAMES);
  return sheetFile(`${lang === 'zh' ? '数据看板' : 'figures'}-${days(scope)}.xlsx`, {
    sheet: lang === 'zh' ? '数据' : 'Figures',
    lang,
    columns: FIGURE_COLUMNS,
    rows: figures.map(({ figure, value, before, median }) => ({
      group: wordsIn(FIGURE_GROUPS[FIGURES[figure].group], lang),
      figure: wordsIn(FIGURES[figure].label, lang),
      value,
      before,
      median,
      definition: wordsIn(FIGURES[figure].definition, lang),
    })),
  });
}

/** The visitors behind a figure, as they are listed. */
export const peopleFile = (
  ctx: FairContext,
  scope: Scope,
  figure: FigureName,
  reader: Reader,
  lang: Lang,
): Promise<FileOut> =>
  sheetFile(`${wordsIn(FIGURES[figure].label, lang)}-${days(scope)}.xlsx`, {
    sheet: wordsIn(FIGURES[figure].label, lang),
    lang,
    columns: PEOPLE_COLUMNS,
    rows: inPortions(async (range) => {
      const rows = await peopleBehind(ctx, scope, figure, reader, range);
      return rows.map(({ name, company, times, last_at: lastAt }) => ({ name, company, times, lastAt }));
    }),
  });
