import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { LetterColumn } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { readFilledSheet } from '../../platform/spreadsheet/filled-sheet.ts';
import { unknownNames } from '../../platform/spreadsheet/map-table.ts';
import { lookAtSheet } from '../../platform/spreadsheet/sheet-outline.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column, RawTable, RowsLeft, WrittenRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { rememberedHeads } from '../sheet/sheet-heads.queries.ts';
import { lettersAfter, type ValidatedLetter } from './mailing-letter.queries.ts';
import type { TypedLetter } from './mailing.validate.ts';

const CHOICES = { zh: ['中文', '英文'], en: ['Chinese', 'English'] } as const;

const COLUMNS: readonly Column<LetterColumn>[] = [
  {
    key: 'email',
    header: { zh: '邮箱', en: 'E-mail' },
    also: [
      'E-mail地址',
      '邮箱地址',
      '电子邮箱',
      '电子邮件',
      '电子邮件地址',
      '邮件',
      '邮件地址',
      '电邮',
      '客户邮箱',
      '联系邮箱',
      'Email',
      'E-mail address',
      'Email address',
      'Mail',
      'Mail address',
      'Contact e-mail',
      'Contact email',
    ],
    width: 36,
    required: true,
  },
  {
    key: 'name',
    header: { zh: '姓名', en: 'Name' },
    also: [
      '客户姓名',
      '联系人',
      '联系人姓名',
      '联系人名称',
      '客户联系人',
      '名字',
      '称呼',
      '收件人',
      '买家',
      '买家姓名',
      'Contact',
      'Contact name',
      'Contact person',
      'Full name',
      'Customer name',
      'Buyer',
      'Buyer name',
      'Recipient',
    ],
    optional: true,
    width: 24,
  },
  {
    key: 'language',
    header: { zh: '语言', en: 'Language' },
    also: ['语种', '邮件语言', 'Lang', 'Preferred language'],
    asked: 'always',
    optional: true,
    width: 14,
  },
];

const columnsFor = (lang: Lang): Column<LetterColumn>[] =>
  COLUMNS.map((column) => (column.key === 'language' ? { ...column, choices: CHOICES[lang] } : column));

const ERROR_COLUMN = { key: 'error', header: { zh: '说明', en: 'Remarks' }, width: 44 } as const;

const SHEET = { zh: '邀请名单', en: 'Invitations' } as const;

export const mailingTemplate = (lang: Lang): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '邀请名单模板.xlsx' : 'invitation-list.xlsx', {
    sheet: SHEET[lang],
    lang,
    columns: columnsFor(lang),
    rows: [],
  });

/** What is read of a company's list of addresses. */
const wantedOf = async (ctx: FairContext, exhibitorId: string, lang: Lang) => ({
  columns: columnsFor(lang),
  ignored: [ERROR_COLUMN.header],
  remembered: await rememberedHeads(ctx, { exhibitorId, import: 'mailing' }),
  rowsMax: LIMITS.mailingLettersMax,
  rowsRead: LIMITS.mailingLettersMax + 1_000,
});

export const lookAtLetters = async (ctx: FairContext, exhibitorId: string, bytes: Buffer | null, lang: Lang) =>
  lookAtSheet(bytes, await wantedOf(ctx, exhibitorId, lang));

export type LettersRead = { typed: TypedLetter[]; table: RawTable; unknown: string[]; left: RowsLeft };

/** The rows of an uploaded sheet as they were typed, and what of it was left out. */
export async function typedLetters(
  ctx: FairContext,
  exhibitorId: string,
  { bytes, choices }: { bytes: Buffer | null; choices: SheetChoices | undefined },
  lang: Lang,
): Promise<LettersRead> {
  const { rows, table, unknown, left } = await readFilledSheet(
    bytes,
    await wantedOf(ctx, exhibitorId, lang),
    lang,
    choices,
  );
  return {
    typed: rows.map(({ number, cells }) => ({ ...cells, number })),
    table,
    unknown: unknownNames(unknown),
    left,
  };
}

const WHY: Record<Exclude<ValidatedLetter['verdict'], 'ready' | 'wrong'>, Record<Lang, string>> = {
  duplicate: { zh: '与前面的邮箱重复', en: 'Same address as an earlier row' },
  colleague: { zh: '本公司员工的邮箱', en: 'Address of a colleague' },
  contact: { zh: '已在客户池中', en: 'Already in your customer pool' },
  invited: { zh: '近期已邀请', en: 'Invited recently' },
  optedOut: { zh: '对方已退订', en: 'Has unsubscribed' },
};

function reportRow({ email, name, language, verdict, faults }: ValidatedLetter, lang: Lang): WrittenRow {
  const cells: WrittenRow = { email, name, language };
  const told = faults.map(({ column, rule, values }) => {
    const message = ruleText(rule, lang, values);
    cells[column] = { text: { email, name, language }[column], wrong: message };
    const header = COLUMNS.find(({ key }) => key === column)?.header[lang] ?? '';
    return header + (lang === 'zh' ? '：' : ': ') + message;
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
