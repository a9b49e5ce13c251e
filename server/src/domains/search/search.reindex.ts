import { z } from 'zod';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { EventType, Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { indexArticles } from '../article/article.document.ts';
import { indexProgrammes } from '../programme/programme.document.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexLives } from '../live/live.document.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { productIds, lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { indexProducts } from '../product/product.document.ts';
import { indexVisitors } from '../visitor/visitor.document.ts';
import { writeProgress, lockPortion, progress, openExhibitorsAfter } from './search.reindex.queries.ts';

/**
 * What the documents of companies, exhibits, visitors, news, programmes and lives hold, as a number. Whoever adds to them raises it, and the
 * default of the column `exhibition.search_version` in a migration: fairs that are there already are written anew after the next start.
 */
export const SEARCH_VERSION = 7;

const searchOutdated = {
  name: 'search.outdated',
  shape: z.object({ exhibitionId: z.string() }),
} as const satisfies EventType<z.ZodType>;

/** Companies between two looks at the clock of the whole: after so many, readers see the new documents. */
const TOLD_EVERY = 50;

/** Writes a company and its exhibits anew while nobody else changes them: as any change of them, it holds the company. */
export async function writeCompany(inner: FairContext, exhibitorId: string): Promise<void> {
  await lockCompany(inner, exhibitorId);
  await indexExhibitors(inner, [exhibitorId]);
  await indexProducts(inner, await productIds(inner, exhibitorId));
}

async function rewriteCompany(ctx: FairContext, exhibitorId: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await writeCompany(inner, exhibitorId);
    await writeProgress(inner, { search_written_to: exhibitorId });
  });
}

/** What stands beside the companies and their exhibits, and how it is written. */
const OTHERS = [
  ['visitor', indexVisitors],
  ['article', indexArticles],
  ['programme', indexProgrammes],
  ['live', indexLives],
] as const;
/** Written in one transaction, which holds them meanwhile: whoever changes one of them waits so long. */
const PORTION = 200;

/** One portion of a table, from the first id after `from`; answers its last id, or null at the end. */
async function rewritePortion(
  ctx: FairContext,
  [table, index]: (typeof OTHERS)[number],
  from: string,
): Promise<string | null> {
  return inTransaction(ctx, async (inner) => {
    const ids = await lockPortion(inner, table, from, PORTION);
    await index(inner, ids);
    return ids.at(-1) ?? null;
  });
}

async function rewriteOthers(ctx: FairContext): Promise<void> {
  for (const other of OTHERS) {
    for (let from: string | null = ''; from !== null;) from = await rewritePortion(ctx, other, from);
  }
}

/**
 * Writes the documents of a fair anew, company by company and then the rest, while it stays open. Of the companies it goes on where it was stopped; a second process
 * that begins the same writes the same.
 */
export async function reindexDocuments(ctx: FairContext): Promise<void> {
  const { search_version: version, search_written_to: from } = await progress(ctx);
  if (version >= SEARCH_VERSION) return;
  for (const [at, id] of (await openExhibitorsAfter(ctx, from)).entries()) {
    await rewriteCompany(ctx, id);
    if (at % TOLD_EVERY === TOLD_EVERY - 1) await invalidate(ctx, { kind: 'search', id: null });
  }
  await rewriteOthers(ctx);
  await writeProgress(ctx, { search_version: SEARCH_VERSION, search_written_to: '' });
  await invalidate(ctx, { kind: 'search', id: null });
}

export const reindexEventHandlers: readonly EventHandler[] = [
  onEvent(searchOutdated, 'rewriting', (_services, ctx) => reindexDocuments(ctx), { longRunning: true }),
];

/** After a start: fairs whose documents are of an older version are written anew in the background. */
export async function scheduleReindex(jobs: Jobs, scopes: readonly FairContext[]): Promise<void> {
  for (const ctx of scopes) {
    if ((await progress(ctx)).search_version >= SEARCH_VERSION) continue;
    await inTransaction(ctx, (inner) => jobs.publish(inner.db, searchOutdated, { exhibitionId: inner.exhibition.id }));
  }
}
