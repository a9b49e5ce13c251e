import type { ArticleForm, ArticleState } from '@fairbridge/contract/article/article.shapes.ts';
import { isBlank } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { newId } from '../../core/id.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { changesOf, type Changes } from '../audit/audit.changes.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { mayBecome, withdrawnFrom } from './article.rules.ts';
import { deskArticle, insertArticle, lockArticle, writeArticle, type HeldArticle } from './article.queries.ts';
import { indexArticles } from './article.document.ts';
import { articleDue } from './article.events.ts';
import { holdPictures } from '../rich-text/rich-text.pictures.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';

type Saved = { id: string; version: number };

const textsOf = (row: NonNullable<Awaited<ReturnType<typeof deskArticle>>>) => ({
  title: bilingualOf('title', row),
  summary: bilingualOf('summary', row),
  body: bodyOf(row),
});

async function log(
  ctx: FairContext,
  { caller, address }: Acting,
  act: AuditAction,
  { id, title, changes }: { id: string; title: Bilingual; changes?: Changes },
) {
  const details = { title, ...(changes !== undefined && { changes }) };
  await writeAudit(ctx, caller, { act, object: { kind: 'article', id }, details, address });
}

/** What everybody sees has changed: search and kept pages follow in the same transaction. */
async function show(ctx: FairContext, id: string): Promise<void> {
  await indexArticles(ctx, [id]);
  await invalidate(ctx, { kind: 'article', id });
}

async function loadOf(ctx: FairContext, id: string, version?: number): Promise<HeldArticle> {
  const article = await lockArticle(ctx, id);
  if (article === null) fail('notFound');
  if (version !== undefined && version !== article.version) fail('editConflict');
  return article;
}

export const createArticle = (ctx: FairContext, acting: Acting, form: ArticleForm): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    await holdPictures(inner, form.body, form.picture);
    const id = newId();
    await insertArticle(inner, id, form);
    await log(inner, acting, 'article.create', { id, title: form.title });
    return { id, version: 1 };
  });

export const changeArticle = (
  ctx: FairContext,
  acting: Acting,
  { id, version, ...form }: ArticleForm & Saved,
): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    const { state } = await loadOf(inner, id, version);
    if (state !== 'draft') failIfBlank(form.body);
    await holdPictures(inner, form.body, form.picture);
    const before = await deskArticle(inner, id);
    const next = await writeArticle(inner, id, { form });
    const { title, summary, body } = form;
    const changes = changesOf(before === undefined ? {} : textsOf(before), { title, summary, body });
    await log(inner, acting, 'article.change', { id, title, changes });
    if (state === 'published') await show(inner, id);
    return { id, version: next };
  });

function failIfBlank(body: ArticleForm['body']): void {
  if (isBlank(body.zh) && isBlank(body.en)) failFields({ field: 'body', rule: 'notEmpty' });
}

/** Publishes what was read, now or at a time to come. */
export const publishArticle = (
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { id, version, at }: Saved & { at?: string | undefined },
): Promise<Saved & { state: ArticleState }> =>
  inTransaction(ctx, async (inner) => {
    const article = await loadOf(inner, id, version);
    const row = await deskArticle(inner, id);
    if (row !== undefined) failIfBlank(bodyOf(row));
    const wait = at === undefined ? 0 : new Date(at).getTime() - Date.now();
    if (at !== undefined && (wait <= 0 || wait > YEAR_MS)) failFields({ field: 'at', rule: 'publishTime' });
    const state = at === undefined ? 'published' : 'scheduled';
    if (!mayBecome(article.state, state)) fail('conflict');
    const time = at === undefined ? new Date() : new Date(at);
    const next = await writeArticle(inner, id, { state, published_at: time });
    await log(inner, acting, at === undefined ? 'article.publish' : 'article.schedule', article);
    if (state === 'published') await show(inner, id);
    else await tellWhenDue(jobs, inner, id, time, wait);
    return { id, version: next, state };
  });

const YEAR_MS = 366 * 86_400_000;

async function tellWhenDue(jobs: Jobs, ctx: FairContext, id: string, at: Date, waitMs: number): Promise<void> {
  const due = { exhibitionId: ctx.exhibition.id, articleId: id, at: at.toISOString() };
  await jobs.publish(ctx.db, articleDue, due, { afterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Publishes what was scheduled for this time, and still is. Run twice, it does it once. */
export const publishDue = (ctx: FairContext, id: string, at: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const article = await lockArticle(inner, id);
    if (article?.state !== 'scheduled' || article.publishedAt.toISOString() !== at) return;
    await writeArticle(inner, id, { state: 'published' });
    await show(inner, id);
  });

export const withdrawArticle = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const article = await loadOf(inner, id);
    const state = withdrawnFrom(article.state);
    if (article.state === state || article.state === 'draft') return;
    if (!mayBecome(article.state, state)) fail('conflict');
    await writeArticle(inner, id, { state });
    await log(inner, acting, 'article.withdraw', article);
    await show(inner, id);
  });

export const removeArticle = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const article = await loadOf(inner, id);
    await writeArticle(inner, id, { deleted_at: new Date() });
    await log(inner, acting, 'article.remove', article);
    await show(inner, id);
  });

/** Comes back unseen: what was public before is withdrawn, everything else a draft. */
export const restoreArticle = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const article = await lockArticle(inner, id, { deleted: true });
    if (article === null) fail('notFound');
    const state = article.state === 'draft' ? 'draft' : withdrawnFrom(article.state);
    await writeArticle(inner, id, { state, deleted_at: null });
    await log(inner, acting, 'article.restore', article);
  });
