import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { Question, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { CellValue, Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { questionOf, questionRows } from '../question/question.queries.ts';
import { answersByPerson, type Answered } from './answers.queries.ts';

/** The key of the first column: no question can have it as its code. */
const NUMBER = '#';

/** An answer in one cell: the names of what was chosen, then what was written. */
function cellOf(question: Question, answer: Answered[string] | undefined, lang: Lang): CellValue {
  if (answer === undefined) return null;
  const number = Number(answer.text);
  if (question.kind === 'number' && answer.text !== '' && Number.isFinite(number)) return number;
  const names = new Map(question.options.map(({ code, name }) => [code, inLang(name, lang)]));
  const chosen = answer.choices.map((code) => names.get(code) ?? code).join(lang === 'zh' ? '、' : '; ');
  return [chosen, answer.text].filter((part) => part !== '').join(lang === 'zh' ? '：' : ': ');
}

async function* rowsOf(ctx: FairContext, asked: readonly Question[], lang: Lang) {
  let number = 0;
  for await (const answered of answersByPerson(
    ctx,
    asked.map(({ code }) => code),
  )) {
    number += 1;
    yield Object.fromEntries([
      [NUMBER, number],
      ...asked.map((question): [string, CellValue] => [question.code, cellOf(question, answered[question.code], lang)]),
    ]);
  }
}

/** A row for each person who has answered, numbered and not named; a column for each question, retired ones too. */
export async function answersFile(ctx: FairContext, site: Site, lang: Lang): Promise<FileOut> {
  const asked = (await questionRows(ctx, site)).map(questionOf);
  const columns: Column[] = [
    { key: NUMBER, header: { zh: '序号', en: 'No.' }, kind: 'number', width: 8 },
    ...asked.map(({ code, title, kind }): Column => ({
      key: code,
      header: title,
      kind: kind === 'number' ? 'number' : 'text',
      width: 30,
    })),
  ];
  const sheet = lang === 'zh' ? '回答' : 'Answers';
  return sheetFile(lang === 'zh' ? '问卷回答.xlsx' : 'answers.xlsx', {
    sheet,
    lang,
    columns,
    rows: rowsOf(ctx, asked, lang),
  });
}
