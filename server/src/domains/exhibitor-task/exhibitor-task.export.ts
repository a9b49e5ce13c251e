import type { FileOut } from '@fairbridge/contract/fields.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { TaskProgressFilter } from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { progressAnswer } from './exhibitor-task.answers.ts';
import { progressRows } from './exhibitor-task.queries.ts';

const COLUMNS = [
  column('name', '展商', 'Exhibitor', 36),
  column('booth', '展位', 'Booth'),
  column('state', '状态', 'Status', 12),
  column('answer', '填写内容', 'Answer', 48),
  column('by', '填写人', 'Answered by'),
  { ...column('at', '完成时间', 'Done'), kind: 'date' as const },
];

/** How far each exhibitor is with a task, filtered as the list is. */
export async function progressFile(
  ctx: FairContext,
  id: string,
  filter: TaskProgressFilter,
  lang: Lang,
): Promise<FileOut> {
  const rows = (await progressRows(ctx, id, filter, null)).map((row) => {
    const { name, booth, done, answer, by } = progressAnswer(ctx.exhibition, row);
    const state = done ? { zh: '已完成', en: 'Done' } : { zh: '未完成', en: 'Open' };
    return {
      name: inLang(name, lang),
      booth: booth === null ? '' : boothText(booth),
      state: inLang(state, lang),
      answer,
      by,
      at: row.done_at,
    };
  });
  return sheetFile(lang === 'zh' ? '参展任务进度.xlsx' : 'exhibitor-task.xlsx', {
    sheet: inLang({ zh: '进度', en: 'Progress' }, lang),
    lang,
    columns: COLUMNS,
    rows,
  });
}
