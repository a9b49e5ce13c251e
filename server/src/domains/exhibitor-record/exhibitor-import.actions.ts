import { setImmediate as breath } from 'node:timers/promises';
import type {
  ExhibitorImport,
  ExhibitorOutcome,
  ExhibitorRow,
} from '@fairbridge/contract/exhibitor-record/exhibitor-import.shapes.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { SheetChoices, SheetOutline } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { Services } from '../../core/services.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { readFilledSheet } from '../../platform/spreadsheet/filled-sheet.ts';
import { unknownNames } from '../../platform/spreadsheet/map-table.ts';
import { lookAtSheet } from '../../platform/spreadsheet/sheet-outline.ts';
import type { SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { packageNamed } from '../exhibitor/package.queries.ts';
import { sortKeyOf } from '../exhibitor/exhibitor.rules.ts';
import { cellsOf, columnsOf, EXHIBITOR_KEYS, headerOf, wordsOf, type Key } from './exhibitor-import.columns.ts';
import { finderOf, withConflicts } from './exhibitor-import.compare.ts';
import { exhibitorsImported } from './exhibitor-import.events.ts';
import {
  employersOf,
  insertExhibitors,
  knownExhibitors,
  updateExhibitors,
  type ImportedColumns,
  type NewExhibitor,
} from './exhibitor-import.queries.ts';
import { readRow, type ReadRow } from './exhibitor-import.row.ts';
import { writeDocuments } from './exhibitor-record.actions.ts';
import { lockPlaces } from './exhibitor-record.queries.ts';

const wantedOf = (exhibition: Exhibition, lang: Lang) => ({
  columns: columnsOf(exhibition, lang),
  oneOf: ['name.zh', 'name.en', 'reference'] as const,
  rowsMax: LIMITS.exhibitorsMax,
  rowsRead: LIMITS.exhibitorsMax + 1_000,
});

export const lookAtExhibitors = (
  { exhibition }: FairContext,
  bytes: Buffer | null,
  lang: Lang,
): Promise<SheetOutline> => lookAtSheet(bytes, wantedOf(exhibition, lang));

/** Rows that are read before others have their turn. */
const READ_AT_ONCE = 200;

/** What each row means, with what is wrong with it. */
async function readRows(ctx: FairContext, rows: readonly SheetRow<Key>[], lang: Lang): Promise<ReadRow[]> {
  const known = await knownExhibitors(ctx);
  const find = finderOf(known);
  const words = wordsOf(ctx.exhibition);
  const read: ReadRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % READ_AT_ONCE === 0) await breath();
    read.push(readRow(words, row, find(row.cells), lang));
  }
  const emails = read.flatMap(({ row }) => (row === null || row.contact.email === '' ? [] : [row.contact.email]));
  const employers = new Map((await employersOf(ctx, [...new Set(emails)])).map((one) => [one.email, one]));
  return withConflicts(read, known, employers, lang);
}

type Judged = ReadRow & { outcome: ExhibitorOutcome; changes: Bilingual[] };

function judged({ exhibition }: FairContext, read: ReadRow): Judged {
  const { before, row } = read;
  if (row === null) return { ...read, outcome: 'wrong', changes: [] };
  if (before === null) return { ...read, outcome: 'added', changes: [] };
  const [was, is] = [cellsOf(exhibition, before, 'zh'), cellsOf(exhibition, row, 'zh')];
  const changes = EXHIBITOR_KEYS.filter((key) => was[key] !== is[key]).map(headerOf);
  return { ...read, outcome: changes.length > 0 ? 'changed' : 'unchanged', changes };
}

const columns = ({ exhibition }: FairContext, row: ExhibitorRow): ImportedColumns => ({
  ...bilingualColumns('name', row.name),
  ...bilingualColumns('short_name', row.shortName),
  pinyin: sortKeyOf(row.name),
  reference: row.reference,
  country: row.country,
  company_types: row.companyTypes,
  categories: row.categories,
  hall: row.hall,
  booth_number: row.boothNumber,
  booth_area: row.boothArea,
  package: packageNamed(exhibition, row.package).code,
  website: row.website,
  telephone_area_code: row.telephone.areaCode,
  telephone: row.telephone.number,
  contact: row.contact,
});

/** Documents that one piece of background work writes. */
const INDEXED_AT_ONCE = 100;

async function publishImported(
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  ids: readonly string[],
  areNew: boolean,
): Promise<void> {
  for (let from = 0; from < ids.length; from += INDEXED_AT_ONCE) {
    const portion = ids.slice(from, from + INDEXED_AT_ONCE);
    await jobs.publish(ctx.db, exhibitorsImported, { exhibitionId: ctx.exhibition.id, ids: portion, areNew });
  }
}

/** Keeps what the rows say, by few statements. */
async function store(
  services: Pick<Services, 'jobs'>,
  ctx: FairContext,
  acting: Acting,
  rows: readonly Judged[],
): Promise<number> {
  const added: NewExhibitor[] = [];
  const changed: (ImportedColumns & { id: string })[] = [];
  for (const [at, { row, known, outcome }] of rows.entries()) {
    if (at % READ_AT_ONCE === 0) await breath();
    if (row === null || outcome === 'unchanged') continue;
    if (known === null) added.push({ ...columns(ctx, row), id: newId(), exhibition_id: ctx.exhibition.id });
    else changed.push({ ...columns(ctx, row), id: known.id });
  }
  if (added.length + changed.length === 0) return 0;
  await insertExhibitors(ctx, added);
  await updateExhibitors(ctx, changed);
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  await publishImported(services, ctx, idsOf(added), true);
  await publishImported(services, ctx, idsOf(changed), false);
  const details = { added: added.length, changed: changed.length };
  await writeAudit(ctx, acting, { act: 'exhibitor.import', details });
  await invalidate(ctx, { kind: 'exhibitor', id: null });
  return added.length + changed.length;
}

type Asked = { bytes: Buffer | null; mode: 'preview' | 'all'; choices?: SheetChoices | undefined; lang: Lang };

/**
 * Reads a sheet of exhibitors: as a preview, or for good; then all rows or none. Exhibitors that the sheet does not name stay as they
 * are.
 */
export async function importExhibitors(
  services: Pick<Services, 'jobs'>,
  ctx: FairContext,
  acting: Acting,
  { bytes, mode, choices, lang }: Asked,
): Promise<ExhibitorImport> {
  const sheet = await readFilledSheet(bytes, wantedOf(ctx.exhibition, lang), lang, choices);
  return inTransaction(ctx, async (inner) => {
    if (mode === 'all') await lockPlaces(inner);
    const rows = (await readRows(inner, sheet.rows, lang)).map((row) => judged(inner, row));
    const count = (outcome: ExhibitorOutcome): number => rows.filter((row) => row.outcome === outcome).length;
    const counts = {
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      wrong: count('wrong'),
    };
    const stored = mode === 'all' && counts.wrong === 0 ? await store(services, inner, acting, rows) : 0;
    const shown = rows.filter(({ outcome }) => (counts.wrong > 0 ? outcome === 'wrong' : outcome !== 'unchanged'));
    return {
      counts,
      rows: shown.slice(0, CONSOLE_LIMITS.exhibitorRowsShown).map(({ number, name, outcome, faults, changes }) => ({
        number,
        name,
        outcome,
        faults,
        changes,
      })),
      stored,
      unknownHeads: unknownNames(sheet.unknown),
      hiddenRows: sheet.left.hidden.length,
      totalRows: sheet.left.totals,
    };
  });
}

/** Search learns of what a sheet has brought, portion by portion. */
export const exhibitorImportEventHandlers: readonly EventHandler[] = [
  onEvent(exhibitorsImported, 'index', async (_services, ctx, { ids, areNew }) => {
    await inTransaction(ctx, async (inner) => {
      if (areNew) await indexExhibitors(inner, ids);
      else for (const id of ids) await writeDocuments(inner, id);
      await invalidate(inner, { kind: 'exhibitor', id: null });
    });
  }),
];
