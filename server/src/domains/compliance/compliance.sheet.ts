import {
  complianceForm,
  type ComplianceForm,
  type ComplianceReport,
  type ComplianceRule,
} from '@fairbridge/contract/compliance/compliance.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText, type RuleName } from '@fairbridge/contract/rules.ts';
import { cutText, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { columnOfField, filledRows } from '../../platform/spreadsheet/filled-sheet.ts';
import { misreadCells } from '../../platform/spreadsheet/misread-cell.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { keyOf, normalForm } from './compliance.actions.ts';
import { cellsOf, columnsOf, FILLED, wordsOf, type Key, type Words } from './compliance.columns.ts';
import { lockRules, rules, ruleColumns, ruleRows } from './compliance.queries.ts';

/** All rules as a sheet; of a fair without any it is the sheet to fill in. */
export async function rulesFile(ctx: FairContext, lang: Lang): Promise<FileOut> {
  const all = await rules(ctx);
  return sheetFile(lang === 'zh' ? '合规规则.xlsx' : 'compliance-rules.xlsx', {
    sheet: lang === 'zh' ? '合规规则' : 'Compliance rules',
    lang,
    columns: columnsOf(lang),
    rows: all.map((rule) => cellsOf(ctx.exhibition, rule, lang)),
  });
}

type Fault = { column: Bilingual; message: string };
type Judged = {
  number: number;
  name: string;
  outcome: ComplianceReport['rows'][number]['outcome'];
  faults: Fault[];
  form: ComplianceForm | null;
  /** The rule it changes; null for a new one. */
  old: ComplianceRule | null;
};

const headerOf = (key: Key): Bilingual =>
  columnsOf('zh').find((column) => column.key === key)?.header ?? { zh: '', en: '' };

const fault = (key: Key, rule: RuleName, lang: Lang, values: Record<string, string | number> = {}): Fault => ({
  column: headerOf(key),
  message: ruleText(rule, lang, values),
});

/** The words of a row as codes, and those that stand for none. */
function readCells(words: Words, cells: Record<Key, string>, lang: Lang) {
  const faults: Fault[] = [];
  const read = (key: 'ingredient' | 'kind' | 'country' | 'effect', otherwise: string): string => {
    const text = cells[key].trim();
    if (text === '') {
      if (otherwise === '') faults.push(fault(key, 'required', lang));
      return otherwise;
    }
    const found = words[key](text);
    if (found === null) faults.push(fault(key, 'sheetCode', lang, { text: cutText(text, 60) }));
    return found ?? '';
  };
  const typed = cells.crops.split(/[;；、\n]/).map((one) => one.trim());
  const crops = typed
    .filter((one) => one !== '')
    .flatMap((one) => {
      const found = words.crop(one);
      if (found === null) faults.push(fault('crops', 'sheetCode', lang, { text: cutText(one, 60) }));
      return found ?? [];
    });
  const day = (key: 'validFrom' | 'validUntil'): string => {
    const text = cells[key].trim().replaceAll('/', '-');
    if (text !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) faults.push(fault(key, 'sheetDay', lang));
    return text;
  };
  const form = {
    ingredient: read('ingredient', ''),
    kind: read('kind', ''),
    country: read('country', ''),
    crops,
    uses: { zh: cells.usesZh, en: cells.usesEn },
    note: { zh: cells.noteZh, en: cells.noteEn },
    source: { zh: cells.sourceZh, en: cells.sourceEn },
    link: cells.link,
    validFrom: day('validFrom'),
    validUntil: day('validUntil'),
    effect: read('effect', 'notice'),
  };
  return { form, faults };
}

function judgeRow(ctx: FairContext, words: Words, { number, cells }: SheetRow<Key>, lang: Lang): Judged {
  const name = [cells.ingredient, cells.kind, cells.country]
    .filter((one) => one !== '')
    .join(' · ')
    .slice(0, 160);
  const misread = misreadCells(FILLED, cells).map(({ key, rule }) => fault(key, rule, lang));
  if (misread.length > 0) return { number, name, old: null, outcome: 'wrong', faults: misread, form: null };
  const { form, faults } = readCells(words, cells, lang);
  const parsed = complianceForm.safeParse(form);
  const row = { number, name, old: null };
  if (parsed.success && faults.length === 0)
    return { ...row, outcome: 'added', faults, form: normalForm(ctx.exhibition, parsed.data) };
  // what could not be read has been told already
  const told = new Set(faults.map(({ column }) => column.en));
  const more = parsed.success
    ? []
    : fieldErrors(parsed.error, form, lang).flatMap(({ field, message }) => {
        const key = columnOfField(FILLED, field)?.key ?? 'ingredient';
        const column = headerOf(key);
        return told.has(column.en) ? [] : [{ column, message }];
      });
  return { ...row, outcome: 'wrong', faults: [...faults, ...more], form: null };
}

const textOf = ({
  ingredient,
  kind,
  country,
  crops,
  uses,
  note,
  source,
  link,
  validFrom,
  validUntil,
  effect,
}: ComplianceForm) =>
  JSON.stringify([ingredient, kind, country, crops, uses, note, source, link, validFrom, validUntil, effect]);

/** What each row does to the rules that are there; a row that says the same as one above is wrong. */
function compare(judged: readonly Judged[], all: readonly ComplianceRule[], lang: Lang): Judged[] {
  const known = new Map(all.map((rule) => [keyOf(rule), rule]));
  const seen = new Map<string, number>();
  let room = LIMITS.complianceRulesMax - all.length;
  return judged.map((row) => {
    if (row.form === null) return row;
    const wrong = (one: Fault): Judged => ({ ...row, outcome: 'wrong', faults: [one], form: null });
    const key = keyOf(row.form);
    if (seen.has(key)) return wrong(fault('ingredient', 'complianceTwice', lang));
    seen.set(key, row.number);
    const old = known.get(key) ?? null;
    if (old !== null) return { ...row, old, outcome: textOf(old) === textOf(row.form) ? 'unchanged' : 'changed' };
    room -= 1;
    return room < 0 ? wrong(fault('ingredient', 'complianceRules', lang, { max: LIMITS.complianceRulesMax })) : row;
  });
}

/** Reads a sheet of rules: as a preview, or for good; then all rows or none. Rules that the sheet does not name stay. */
export async function readRules(
  ctx: FairContext,
  acting: Acting,
  bytes: Buffer | null,
  mode: 'preview' | 'all',
  lang: Lang,
): Promise<ComplianceReport> {
  const max = LIMITS.complianceRulesMax;
  const wanted = { columns: columnsOf(lang), rowsMax: max, rowsRead: max * 2 };
  const sheet = await filledRows(bytes, wanted, lang);
  const words = wordsOf(ctx.exhibition);
  const read = sheet.map((row) => judgeRow(ctx, words, row, lang));
  return inTransaction(ctx, async (inner) => {
    await lockRules(inner);
    const judged = compare(read, await rules(inner), lang);
    const changing = judged.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
    const stores = mode === 'all' && changing.length > 0 && judged.every(({ outcome }) => outcome !== 'wrong');
    if (stores) {
      for (const { form, old } of changing) {
        if (form === null) continue;
        if (old === null) await ruleRows.insert(inner, ruleColumns(form));
        else await ruleRows.update(inner, { id: old.id }, ruleColumns(form));
      }
      const count = (outcome: Judged['outcome']): number => judged.filter((row) => row.outcome === outcome).length;
      const details = { added: count('added'), changed: count('changed') };
      await writeAudit(inner, acting, { act: 'compliance.import', details });
      await invalidateSettings(inner);
    }
    const rows = judged.map(({ number, name, outcome, faults }) => ({ number, name, outcome, faults }));
    return { rows, stored: stores ? changing.length : 0 };
  });
}
