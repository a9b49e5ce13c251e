import { sql } from 'kysely';
import { LEGAL_PAGES, type PageName } from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { storedBody } from '../rich-text/rich-text.stored.ts';

const versions = (ctx: FairContext, page: PageName) =>
  ctx.db.selectFrom('page_version').where('exhibition_id', '=', ctx.exhibition.id).where('page', '=', page);

/** Newest first. */
export const pageVersions = (ctx: FairContext, page: PageName) =>
  versions(ctx, page).selectAll().orderBy('published_at', 'desc').orderBy('version', 'desc').execute();

/** The newest version with a consent asked again, after this moment. */
export const consentAskedAfter = (ctx: FairContext, after: Date | null) => {
  const asked = versions(ctx, 'agreement').where('consent_again', '=', true);
  return (after === null ? asked : asked.where('published_at', '>', after))
    .select(['version', 'changes_zh', 'changes_en', 'published_at'])
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
};

export const pageDrafts = (ctx: FairContext) =>
  ctx.db
    .selectFrom('page_draft')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .select(['page', 'body_zh', 'body_en'])
    .execute();

const draft = (ctx: FairContext, page: PageName) =>
  ctx.db.selectFrom('page_draft').where('exhibition_id', '=', ctx.exhibition.id).where('page', '=', page).selectAll();

export const pageDraft = (ctx: FairContext, page: PageName) => draft(ctx, page).executeTakeFirst();
export const lockDraft = (ctx: FairContext, page: PageName) => draft(ctx, page).forUpdate().executeTakeFirst();

/** Writes the draft as this revision. False where somebody was quicker to begin one. */
export async function writeDraft(
  ctx: FairContext,
  page: PageName,
  body: RichBilingual,
  revision: number,
): Promise<boolean> {
  const columns = { ...storedBody(body), revision, changed_at: new Date() };
  if (revision === 1) {
    const made = await ctx.db
      .insertInto('page_draft')
      .values({ exhibition_id: ctx.exhibition.id, page, ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision')
      .executeTakeFirst();
    return made !== undefined;
  }
  await ctx.db
    .updateTable('page_draft')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('page', '=', page)
    .set(columns)
    .execute();
  return true;
}

export async function deleteDraft(ctx: FairContext, page: PageName): Promise<void> {
  await ctx.db
    .deleteFrom('page_draft')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('page', '=', page)
    .execute();
}

export type NewVersion = {
  version: string;
  body: RichBilingual;
  changes: Bilingual;
  consentAgain: boolean;
  publishedAt: Date;
};

/** False where a version of this name exists. */
export async function insertVersion(ctx: FairContext, page: PageName, given: NewVersion): Promise<boolean> {
  const row = await ctx.db
    .insertInto('page_version')
    .values({
      exhibition_id: ctx.exhibition.id,
      page,
      version: given.version,
      ...storedBody(given.body),
      ...bilingualColumns('changes', given.changes),
      consent_again: given.consentAgain,
      published_at: given.publishedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setConsentVersion(ctx: FairContext, version: string): Promise<void> {
  await ctx.db
    .updateTable('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .set({ consent_version: version })
    .execute();
}

/** Both texts of the law have been published: from now on people may consent to them. */
export async function setTermsPublished(ctx: FairContext): Promise<void> {
  await sql`
    update exhibition x set terms_published = true
    where x.id = ${ctx.exhibition.id} and not x.terms_published and (
      select count(distinct v.page) from page_version v
      where v.exhibition_id = ${ctx.exhibition.id} and v.page = any(${[...LEGAL_PAGES]}::text[])) = ${LEGAL_PAGES.length}`.execute(
    ctx.db,
  );
}

export const questionsVersion = async (ctx: FairContext, { hold = false } = {}): Promise<number> => {
  const asked = ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select('questions_version as version');
  return (await (hold ? asked.forUpdate() : asked).executeTakeFirstOrThrow()).version;
};

export type AnsweredQuestion = { question: Bilingual; answer: Bilingual };

export async function writeQuestions(
  ctx: FairContext,
  list: readonly AnsweredQuestion[],
  version: number,
): Promise<void> {
  await ctx.db
    .updateTable('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .set({ questions_answered: JSON.stringify(list), questions_version: version })
    .execute();
}
