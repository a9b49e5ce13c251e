import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { LetterColumn } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { filledRows } from '../../platform/spreadsheet/filled-sheet.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column, WrittenRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { lettersAfter, type ValidatedLetter } from './mailing-letter.queries.ts';
import type { TypedLetter } from './mailing.validate.ts';

const CHOICES = { zh: ['中文', '英文'], en: ['Chinese', 'English'] } as const;

const COLUMNS: readonly Column<LetterColumn>[] = [
  { key: 'email', header: { zh: '邮箱', en: 'E-mail' }, width: 36, required: true },
  { key: 'name', header: { zh: '姓名', en: 'Name' }, optional: true, width: 24 },
  { key: 'language', header: { zh: '语言', en: 'Language' }, optional: true, width: 14 },
];

const columnsFor = (lang: Lang): Column<LetterColumn>[] =>
  COLUMNS.map((column) => (column.key === 'language' ? { ...column, choices: CHOICES[lang] } : column));

const SHEET = { zh: '邀请名单', en: 'Invitations' } as const;

export const mailingTemplate = (lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '邀请名单模板.xlsx' : 'invitation-list.xlsx', {
    sheet: SHEET[lang],
    lang,
    columns: columnsFor(lang),
    rows: [],
  });

const WANTED = {
  columns: COLUMNS,
  rowsMax: LIMITS.mailingLettersMax,
  rowsRead: LIMITS.mailingLettersMax + 1_000,
};

/** The rows of an uploaded sheet as they were typed. */
export async function typedLetters(bytes: Buffer | null, lang: Lang): Promise<TypedLetter[]> {
  const rows = await filledRows(bytes, WANTED, lang);
  return rows.map(({ number, cells }) => ({ ...cells, number }));
}

const WHY: Record<Exclude<ValidatedLetter['verdict'], 'ready' | 'wrong'>, Record<Lang, string>> = {
  duplicate: { zh: '与前面的邮箱重复', en: 'Same address as an earlier row' },
  colleague: { zh: '本公司员工的邮箱', en: 'Address of a colleague' },
  contact: { zh: '已在客户池中', en: 'Already in your customer pool' },
  invited: { zh: '近期已邀请', en: 'Invited recently' },
  optedOut: { zh: '对方已退订', en: 'Has unsubscribed' },
};

const ERROR_COLUMN = { key: 'error', header: { zh: '说明', en: 'Remarks' }, width: 44 } as const;

function reportRow({ email, name, language, verdict, faults }: ValidatedLetter, lang: Lang): WrittenRow {
  const cells: WrittenRow = { email, name, language };
  const told = faults.map(({ column, rule, values }) => {
    const message = ruleText(rule, lang, values);
    cells[column] = { text: { email, name, language }[column], wrong: message };
    return message;
  });
  if (verdict !== 'ready' && verdict !== 'wrong') told.push(WHY[verdict][lang]);
  return { ...cells, error: told.join('\n') };
}

const LOT = 1_000;
async function* reported(ctx: FairContext, id: string, lang: Lang) {
  for (let after = 0; ;) {
    const letters = await lettersAfter(ctx, id, after, LOT);
    for (const letter of letters) yield reportRow(letter, lang);
    const last = letters.at(-1);
    if (last === undefined) return;
    after = last.number;
  }
}

/** The rows as they were typed, with what is wrong before them: corrected in place the file can be uploaded again. */
export const mailingReport = (ctx: FairContext, id: string, lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '邀请名单检查结果.xlsx' : 'invitation-list-report.xlsx', {
    sheet: SHEET[lang],
    lang,
    columns: [ERROR_COLUMN, ...columnsFor(lang)],
    rows: reported(ctx, id, lang),
    frozenColumns: 1,
  });
