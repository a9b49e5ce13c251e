import type { FileOut } from '@fairbridge/contract/fields.ts';
import { code as codeShape } from '@fairbridge/contract/fields.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { ruleText, type RuleName } from '@fairbridge/contract/rules.ts';
import { cutText, inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { fieldsAt, vocabularyTitle, type VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import {
  vocabularyForm,
  type VocabularyEntry,
  type VocabularyReport,
} from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { dryRun, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { columnOfField, filledColumns } from '../../platform/spreadsheet/filled-sheet.ts';
import { misreadCells } from '../../platform/spreadsheet/misread-cell.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column, SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { csvFile } from '../../platform/spreadsheet/write-csv.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { choicesFor, lockEntries, putEntries, requireVocabulary } from './vocabulary.actions.ts';
import { readEntries } from './vocabulary.queries.ts';
import { entryFaults, formOf, inTree, isSame, madeCode, normalForm, tooMany } from './vocabulary.rules.ts';

type Key =
  | 'code'
  | 'nameZh'
  | 'nameEn'
  | 'parent'
  | 'floor'
  | 'colour'
  | 'cas'
  | 'aliases'
  | 'class'
  | 'modeOfAction'
  | 'retired';

const RETIRED: Bilingual = { zh: '停用', en: 'retired' };
const optional = (one: Column<Key>): Column<Key> => ({ ...one, optional: true });
const required = (one: Column<Key>): Column<Key> => ({ ...one, required: true });

/** Each column with the field of the form that it fills. */
const COLUMNS: readonly (Column<Key> & { field: string })[] = [
  { ...optional(column<Key>('code', '代码', 'Code')), field: 'code' },
  { ...required(column<Key>('nameZh', '中文名称', 'Chinese name', 28)), field: 'name.zh' },
  { ...required(column<Key>('nameEn', '英文名称', 'English name', 32)), field: 'name.en' },
  { ...optional(column<Key>('parent', '上级代码', 'Parent code')), field: 'parent' },
  { ...optional(column<Key>('floor', '楼层代码', 'Floor code')), field: 'floor' },
  { ...optional(column<Key>('colour', '颜色', 'Colour')), field: 'colour' },
  { ...optional(column<Key>('cas', 'CAS 号', 'CAS numbers', 24)), field: 'cas' },
  { ...optional(column<Key>('aliases', '别名', 'Aliases', 40)), field: 'aliases' },
  { ...optional(column<Key>('class', '分类代码', 'Class code')), field: 'class' },
  { ...optional(column<Key>('modeOfAction', '作用机理', 'Mode of action')), field: 'modeOfAction' },
  { ...optional(column<Key>('retired', '停用', 'Retired', 12)), field: 'retired' },
];

const ALWAYS: readonly Key[] = ['code', 'nameZh', 'nameEn', 'retired'];

/** The columns of one vocabulary: those that its entries have at this fair. */
function columnsOf({ attributes }: Pick<Exhibition, 'attributes'>, name: VocabularyName, lang: Lang) {
  const fields: readonly string[] = fieldsAt(
    name,
    attributes.map(({ code }) => code),
  );
  return COLUMNS.filter(({ key, field }) => ALWAYS.includes(key) || fields.includes(field)).map((one) =>
    one.key === 'retired' ? { ...one, choices: [RETIRED[lang]] } : one,
  );
}

const cellsOf = ({ code, name, retired, ...entry }: VocabularyEntry, lang: Lang): Record<Key, string> => ({
  code,
  nameZh: name.zh,
  nameEn: name.en,
  parent: entry.parent ?? '',
  floor: entry.floor ?? '',
  colour: entry.colour,
  cas: entry.cas.join('; '),
  aliases: entry.aliases.join('; '),
  class: entry.class,
  modeOfAction: entry.modeOfAction,
  retired: retired ? RETIRED[lang] : '',
});

/** All entries as a sheet, those below another one behind it. */
export async function entriesFile(
  ctx: FairContext,
  { vocabulary, lang, format }: { vocabulary: VocabularyName; lang: Lang; format: 'xlsx' | 'csv' },
): Promise<FileOut> {
  requireVocabulary(ctx, vocabulary);
  const { attributes } = ctx.exhibition;
  const name = vocabularyTitle(
    vocabulary,
    Object.fromEntries(attributes.map(({ code, name: called }) => [code, called])),
  );
  const entries = inTree(await readEntries(ctx, vocabulary));
  const write = format === 'csv' ? csvFile : sheetFile;
  const file = lang === 'zh' ? name.zh : name.en.toLowerCase().replaceAll(' ', '-');
  return write(`${file}.${format}`, {
    sheet: inLang(name, lang),
    lang,
    columns: columnsOf(ctx.exhibition, vocabulary, lang),
    rows: entries.map((entry) => cellsOf(entry, lang)),
  });
}

type Fault = { column: Bilingual; message: string };
type Judged = {
  number: number;
  name: string;
  outcome: VocabularyReport['rows'][number]['outcome'];
  faults: Fault[];
  entry: VocabularyEntry | null;
};

const headerOf = (field: string): Bilingual => columnOfField(COLUMNS, field)?.header ?? { zh: '代码', en: 'Code' };
const fault = (field: string, rule: RuleName, lang: Lang, values: Record<string, string | number> = {}): Fault => ({
  column: headerOf(field),
  message: ruleText(rule, lang, values),
});

const several = (text: string): string[] =>
  text
    .split(/[;；\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const NO_ENTRY: Omit<VocabularyEntry, 'code' | 'name'> = {
  parent: null,
  floor: null,
  colour: '',
  cas: [],
  aliases: [],
  class: '',
  modeOfAction: '',
  retired: false,
};

/** What the cells of a row say; what has no column is as it was. */
function written(cells: Record<Key, string>, columns: readonly Key[], old: VocabularyEntry | undefined) {
  const before = old ?? NO_ENTRY;
  const cell = <T>(key: Key, of: (text: string) => T, otherwise: T): T =>
    columns.includes(key) ? of(cells[key].trim()) : otherwise;
  const orNull = (text: string): string | null => (text === '' ? null : text);
  return {
    name: { zh: cells.nameZh, en: cells.nameEn },
    parent: cell('parent', orNull, before.parent),
    floor: cell('floor', orNull, before.floor),
    colour: cell('colour', (text) => text, before.colour),
    cas: cell('cas', several, before.cas),
    aliases: cell('aliases', several, before.aliases),
    class: cell('class', (text) => text, before.class),
    modeOfAction: cell('modeOfAction', (text) => text, before.modeOfAction),
  };
}

const RETIRED_WORDS: ReadonlySet<string> = new Set(['停用', '已停用', 'retired', '是', 'yes']);

class SheetJudge {
  readonly #name: VocabularyName;
  readonly #lang: Lang;
  readonly #columns: readonly Key[];
  readonly #byCode: ReadonlyMap<string, VocabularyEntry>;
  readonly #before: readonly VocabularyEntry[];
  readonly #taken: Set<string>;
  readonly #seen = new Set<string>();
  constructor(name: VocabularyName, lang: Lang, columns: readonly Key[], before: readonly VocabularyEntry[]) {
    this.#name = name;
    this.#lang = lang;
    this.#columns = columns;
    this.#before = before;
    this.#byCode = new Map(before.map((entry) => [entry.code.toLowerCase(), entry]));
    this.#taken = new Set(this.#byCode.keys());
  }

  /** The entry that a row is about: by its code; without one, the entry of the same two names. */
  #old({ code, nameZh, nameEn }: Record<Key, string>): VocabularyEntry | undefined {
    if (code.trim() !== '') return this.#byCode.get(code.trim().toLowerCase());
    return this.#before.find(({ name }) => name.zh === nameZh.trim() && name.en === nameEn.trim());
  }

  row({ number, cells }: SheetRow<Key>): Judged {
    const lang = this.#lang;
    const name = [cells.code, inLang({ zh: cells.nameZh, en: cells.nameEn }, lang)].filter(Boolean).join(' · ');
    const row = { number, name: cutText(name, 160), entry: null };
    const wrong = (...faults: Fault[]): Judged => ({ ...row, outcome: 'wrong', faults });
    const misread = misreadCells(COLUMNS, cells).map(({ key, rule }) =>
      fault(COLUMNS.find((one) => one.key === key)?.field ?? 'code', rule, lang),
    );
    if (misread.length > 0) return wrong(...misread);
    const old = this.#old(cells);
    const form = written(cells, this.#columns, old);
    const parsed = vocabularyForm.safeParse(form);
    const typed = cells.code.trim();
    const badCode = typed !== '' && !codeShape.safeParse(typed).success;
    const state = cells.retired.trim().toLowerCase();
    const badState = state !== '' && !RETIRED_WORDS.has(state);
    if (!parsed.success || badCode || badState)
      return wrong(
        ...(badCode ? [fault('code', 'format', lang)] : []),
        ...(badState ? [fault('retired', 'vocabularyRetired', lang)] : []),
        ...(parsed.success
          ? []
          : fieldErrors(parsed.error, form, lang).map(({ field, message }) => ({ column: headerOf(field), message }))),
      );
    const code = old?.code ?? (typed === '' ? madeCode(parsed.data.name.en, this.#taken) : typed);
    if (code === '') return wrong(fault('code', 'vocabularyCode', lang));
    if (this.#seen.has(code.toLowerCase())) return wrong(fault('code', 'vocabularyCodeTaken', lang, { text: code }));
    this.#seen.add(code.toLowerCase());
    this.#taken.add(code.toLowerCase());
    const retired = this.#columns.includes('retired') ? state !== '' : (old?.retired ?? false);
    const entry = { ...normalForm(this.#name, parsed.data), code, retired };
    const unchanged = old !== undefined && old.retired === retired && isSame(formOf(old), formOf(entry));
    return { ...row, outcome: old === undefined ? 'added' : unchanged ? 'unchanged' : 'changed', faults: [], entry };
  }
}

/** The list as the sheet makes it: what it changes stands where it stood, what it adds at the end. */
function listAfter(before: readonly VocabularyEntry[], judged: readonly Judged[]): VocabularyEntry[] {
  const given = new Map(judged.flatMap(({ entry }) => (entry === null ? [] : [[entry.code, entry] as const])));
  const known = new Set(before.map(({ code }) => code));
  return [
    ...before.map((entry) => given.get(entry.code) ?? entry),
    ...[...given.values()].filter(({ code }) => !known.has(code)),
  ];
}

type Reading = { vocabulary: VocabularyName; mode: 'preview' | 'all'; bytes: Buffer | null; lang: Lang };

/** Reads a sheet of entries: as a preview, or for good; then all rows or none. Entries that it does not name stay. */
export async function readSheetOfEntries(
  ctx: FairContext,
  { services, acting }: { services: Pick<Services, 'jobs'>; acting: Acting },
  { vocabulary, mode, bytes, lang }: Reading,
): Promise<VocabularyReport> {
  requireVocabulary(ctx, vocabulary);
  const max = CONSOLE_LIMITS.vocabularyEntriesMax;
  const sheet = await filledColumns<Key>(
    bytes,
    { columns: columnsOf(ctx.exhibition, vocabulary, lang), rowsMax: max, rowsRead: max * 2 },
    lang,
  );
  const emptyCells = Object.fromEntries(COLUMNS.map(({ key }) => [key, ''])) as Record<Key, string>;
  return (mode === 'preview' ? dryRun : inTransaction)(ctx, async (inner) => {
    const before = await lockEntries(inner, vocabulary);
    const judge = new SheetJudge(vocabulary, lang, sheet.columns, before);
    const read = sheet.rows.map(({ number, cells }) => judge.row({ number, cells: { ...emptyCells, ...cells } }));
    const after = listAfter(before, read);
    const choices = await choicesFor(inner, vocabulary);
    const judged = read.map((row): Judged => {
      if (row.entry === null || row.outcome === 'unchanged') return row;
      const faults = entryFaults(vocabulary, after, row.entry, choices).map(({ field, rule, values }) =>
        fault(field, rule, lang, values),
      );
      if (tooMany(after)) faults.push(fault('code', 'vocabularyEntries', lang, { max }));
      return faults.length === 0 ? row : { ...row, outcome: 'wrong', faults };
    });
    const count = (outcome: Judged['outcome']): number => judged.filter((row) => row.outcome === outcome).length;
    const changing = count('added') + count('changed');
    const stores = mode === 'all' && changing > 0 && count('wrong') === 0;
    if (stores) {
      await putEntries(services, inner, vocabulary, before, after);
      const details = { vocabulary, added: count('added'), changed: count('changed') };
      await writeAudit(inner, acting, { act: 'vocabulary.import', details });
    }
    return {
      rows: judged.map(({ entry: _entry, ...row }) => row),
      stored: stores ? changing : 0,
    };
  });
}
