import { articleState, type ArticleForm, type ArticleState } from '@fairbridge/contract/article/article.shapes.ts';
import { isBlank } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { changesOf, type Changes } from '../audit/audit.changes.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { mayBecome, withdrawnFrom } from './article.rules.ts';
import { articleColumns, articles } from './article.queries.ts';
import { indexArticles } from './article.document.ts';
import { articleDue } from './article.events.ts';
import { holdPictures } from '../rich-text/rich-text.pictures.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';

type Saved = { id: string; version: number };

type Row = NonNullable<Awaited<ReturnType<typeof articles.lock>>>;

const stateOf = ({ state }: Row): ArticleState => articleState.parse(state);
const named = (row: Row) => ({ id: row.id, title: bilingualOf('title', row) });

const textsOf = (row: Row) => ({
  title: bilingualOf('title', row),
  summary: bilingualOf('summary', row),
  body: bodyOf(row),
});

async function log(
  ctx: FairContext,
  acting: Acting,
  act: AuditAction,
  { id, title, changes }: { id: string; title: Bilingual; changes?: Changes },
) {
  const details = { title, ...(changes !== undefined && { changes }) };
  await writeAudit(ctx, acting, { act, object: { kind: 'article', id }, details });
}

/** What everybody sees has changed: search and kept pages follow in the same transaction. */
async function show(ctx: FairContext, id: string): Promise<void> {
  await indexArticles(ctx, [id]);
  await invalidate(ctx, { kind: 'article', id });
}

export const createArticle = (ctx: FairContext, acting: Acting, form: ArticleForm): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    await holdPictures(inner, form.body, form.picture);
    const id = await articles.insert(inner, { state: 'draft', published_at: new Date(), ...articleColumns(form) });
    await log(inner, acting, 'article.create', { id, title: form.title });
    return { id, version: 1 };
  });

export const changeArticle = (
  ctx: FairContext,
  acting: Acting,
  { id, version, ...form }: ArticleForm & Saved,
): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    const before = await articles.lockVersion(inner, { id }, version);
    if (before.state !== 'draft') failIfBlank(form.body);
    await holdPictures(inner, form.body, form.picture);
    const next = await articles.update(inner, { id }, articleColumns(form));
    const { title, summary, body } = form;
    const changes = changesOf(textsOf(before), { title, summary, body });
    await log(inner, acting, 'article.change', { id, title, changes });
    if (before.state === 'published') await show(inner, id);
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
    const article = await articles.lockVersion(inner, { id }, version);
    failIfBlank(bodyOf(article));
    const wait = at === undefined ? 0 : new Date(at).getTime() - Date.now();
    if (at !== undefined && (wait <= 0 || wait > YEAR_MS)) failFields({ field: 'at', rule: 'publishTime' });
    const state = at === undefined ? 'published' : 'scheduled';
    if (!mayBecome(stateOf(article), state)) fail('conflict');
    const time = at === undefined ? new Date() : new Date(at);
    const next = await articles.update(inner, { id }, { state, published_at: time });
    await log(inner, acting, at === undefined ? 'article.publish' : 'article.schedule', named(article));
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
    const article = await articles.lockIfThere(inner, { id });
    if (article?.state !== 'scheduled' || article.published_at.toISOString() !== at) return;
    await articles.update(inner, { id }, { state: 'published' });
    await show(inner, id);
  });

export const withdrawArticle = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const article = await articles.lock(inner, { id });
    const state = withdrawnFrom(stateOf(article));
    if (article.state === state || article.state === 'draft') return;
    if (!mayBecome(stateOf(article), state)) fail('conflict');
    await articles.update(inner, { id }, { state });
    await log(inner, acting, 'article.withdraw', named(article));
    await show(inner, id);
  });

export const removeArticle = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const article = await articles.lock(inner, { id });
    await articles.update(inner, { id }, { deleted_at: new Date() });
    await log(inner, acting, 'article.remove', named(article));
    await show(inner, id);
  });

/** Comes back unseen: what was public before is withdrawn, everything else a draft. */
export const restoreArticle = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const article = await articles.lock(inner, { id }, { deleted: true });
    const state = article.state === 'draft' ? 'draft' : withdrawnFrom(stateOf(article));
    await articles.update(inner, { id }, { state, deleted_at: null });
    await log(inner, acting, 'article.restore', named(article));
  });
