import type { FileOut } from '@fairbridge/contract/fields.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import {
  colleagueColumn,
  colleagueForm,
  type ColleagueColumn,
  type ImportReport,
  type RowOutcome,
} from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { ruleText, type RuleName } from '@fairbridge/contract/rules.ts';
import { inLang, type Lang, cutText } from '@fairbridge/contract/text.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import type { Column, SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { filledRows } from '../../platform/spreadsheet/filled-sheet.ts';
import { misreadCells } from '../../platform/spreadsheet/misread-cell.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { countryList } from '../exhibition/exhibition.countries.ts';
import { visitors } from '../account/account.tables.ts';
import { countColleagues, insertColleagues, knownAddresses, type Entered } from './preregistration.queries.ts';

const COLUMNS: readonly Column<ColleagueColumn>[] = [
  { key: 'name', header: { zh: '姓名', en: 'Name' }, required: true },
  { key: 'email', header: { zh: '邮箱', en: 'E-mail' }, width: 30, required: true },
  { key: 'company', header: { zh: '公司', en: 'Company' }, optional: true, width: 32 },
  { key: 'position', header: { zh: '职务', en: 'Position' }, required: true },
  { key: 'country', header: { zh: '国家或地区', en: 'Country or region' }, optional: true, width: 24 },
  { key: 'mobile', header: { zh: '手机', en: 'Mobile' }, optional: true, width: 20 },
];

/** The spreadsheet to fill in, with its headers in one language and the countries to choose from. */
export async function templateFile(lang: Lang): Promise<FileOut> {
  const countries = countryList().map((country) => inLang(country.name, lang));
  const columns = COLUMNS.map((column) => (column.key === 'country' ? { ...column, choices: countries } : column));
  const sheet = lang === 'zh' ? '同事名单' : 'Colleagues';
  return sheetFile(lang === 'zh' ? '预登记模板.xlsx' : 'pre-registration.xlsx', { sheet, lang, columns, rows: [] });
}

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
let codes: Map<string, string> | null = null;

/** Code of a country by its code or its name in either language; null where it is none. */
function countryCode(typed: string): string | null {
  codes ??= new Map(
    countryList().flatMap(({ code, name }) =>
      [code, name.zh, name.en].map((one): [string, string] => [plain(one), code]),
    ),
  );
  return codes.get(plain(typed)) ?? null;
}

type Fault = { column: ColleagueColumn; rule: string; message: string };
type Judged = {
  number: number;
  name: string;
  email: string;
  outcome: RowOutcome;
  faults: Fault[];
  entered: Entered | null;
};
type Defaults = { company: string; country: string };

function fault(column: ColleagueColumn, rule: RuleName, lang: Lang): Fault {
  return { column, rule, message: ruleText(rule, lang) };
}

/** One row by the rules of the form, with the own company and country where the row leaves them empty. */
function judgeRow({ number, cells }: SheetRow<ColleagueColumn>, defaults: Defaults, lang: Lang): Judged {
  const country = cells.country === '' ? defaults.country : countryCode(cells.country);
  const form = { ...cells, country: country ?? defaults.country };
  const parsed = colleagueForm.safeParse(form);
  const faults = parsed.success
    ? []
    : fieldErrors(parsed.error, form, lang).map(({ field, rule, message }) => ({
        column: colleagueColumn.catch('name').parse(field),
        rule,
        message,
      }));
  const misread = misreadCells(COLUMNS, cells).map(({ key, rule }) => fault(key, rule, lang));
  if (misread.length > 0) faults.splice(0, Infinity, ...misread);
  else if (country === null) faults.push(fault('country', 'countryName', lang));
  const shown = { number, name: cutText(cells.name, 200), email: cutText(cells.email, 254), faults };
  if (!parsed.success || faults.length > 0) return { ...shown, outcome: 'wrong', entered: null };
  const { id: _none, ...read } = parsed.data;
  const entered = { ...read, company: read.company === '' ? defaults.company : read.company };
  return { ...shown, email: entered.email, outcome: 'created', entered };
}

/** Rows in order: an address counts the first time it stands there, and as far as there is room. */
function judge(
  rows: readonly SheetRow<ColleagueColumn>[],
  known: ReadonlySet<string>,
  room: number,
  defaults: Defaults,
  lang: Lang,
): Judged[] {
  const seen = new Set<string>();
  let left = room;
  return rows.map((row) => {
    const judged = judgeRow(row, defaults, lang);
    if (judged.entered === null) return judged;
    const { email } = judged.entered;
    const outcome = seen.has(email)
      ? 'duplicateInFile'
      : known.has(email)
        ? 'duplicateInList'
        : left > 0
          ? 'created'
          : 'overLimit';
    seen.add(email);
    if (outcome === 'created') left -= 1;
    return { ...judged, outcome, entered: outcome === 'created' ? judged.entered : null };
  });
}

const WANTED = { columns: COLUMNS, rowsMax: LIMITS.preregistrationRowsMax, rowsRead: 5_000 };

/**
 * Reads a filled-in spreadsheet. `preview` changes nothing; `all` takes in every row, or none where one cannot be taken in; `good` leaves those out.
 * What is taken in is taken in at once. Only the own list is looked at: whether an address has an account is told to nobody (G17).
 */
export async function importColleagues(
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  bytes: Buffer | null,
  mode: 'preview' | 'all' | 'good',
  lang: Lang,
): Promise<ImportReport> {
  const rows = await filledRows(bytes, WANTED, lang);
  return inTransaction(ctx, async (inner) => {
    // the number of colleagues is counted by one at a time (G56)
    const owner = await visitors.lockIfThere(inner, { id: visitorId });
    const emails = [...new Set(rows.map(({ cells }) => cells.email.trim().toLowerCase()))];
    const known = await knownAddresses(inner, visitorId, emails);
    const { all } = await countColleagues(inner, visitorId);
    const defaults = { company: owner?.company ?? '', country: owner?.country ?? '' };
    const judged = judge(rows, known, LIMITS.preregistrationsMax - all, defaults, lang);
    const good = judged.flatMap(({ entered }) => (entered === null ? [] : [{ ...entered, id: newId() }]));
    const taken = mode === 'good' || (mode === 'all' && good.length === judged.length) ? good : [];
    await insertColleagues(inner, visitorId, taken);
    const shown = judged.map(({ entered: _entered, ...row }) => row);
    return { rows: shown, good: good.length, created: taken.length };
  });
}
