import type { PageName } from '@fairbridge/contract/page/page.shapes.ts';
import { publish } from '@fairbridge/contract/page/page.calls.ts';
import { PAGE_TITLES } from '@fairbridge/contract/page/page.titles.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { isBlank, isSameText, plainOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { askForRelease, needsSecondPerson } from '../release/release.asking.ts';
import type { ReleasedKind } from '../release/release.kinds.ts';
import { invalidate, invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { holdPictures } from '../rich-text/rich-text.pictures.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';
import { isLegal, PLACEHOLDER_BEGINS } from './page.legal.ts';
import { firstVersion, versionsOf } from './page.answers.ts';
import {
  deleteDraft,
  insertVersion,
  lockDraft,
  pageVersions,
  questionsVersion,
  setConsentVersion,
  setTermsPublished,
  writeDraft,
  writeQuestions,
  type AnsweredQuestion,
} from './page.queries.ts';

const objectOf = (page: PageName) => ({
  object: { kind: 'page', id: page },
  details: { title: PAGE_TITLES[page] },
});

/** Holds the draft that was read; `revision` 0 is none. */
async function draftOf(ctx: FairContext, page: PageName, revision: number) {
  const draft = await lockDraft(ctx, page);
  if ((draft?.revision ?? 0) !== revision) fail('editConflict');
  return draft;
}

export async function saveDraft(
  ctx: FairContext,
  acting: Acting,
  { page, revision, body }: { page: PageName; revision: number; body: RichBilingual },
): Promise<{ revision: number }> {
  const { version } = await saveVersioned(
    ctx,
    acting.caller,
    { kind: 'page', id: page, version: revision },
    async (inner) => {
      await draftOf(inner, page, revision);
      await holdPictures(inner, body);
      if (!(await writeDraft(inner, page, body, revision + 1))) fail('editConflict');
      await writeAudit(inner, acting, { act: 'page.save', ...objectOf(page) });
      return { version: revision + 1 };
    },
  );
  return { revision: version };
}

export const discardDraft = (
  ctx: FairContext,
  acting: Acting,
  { page, revision }: { page: PageName; revision: number },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    if ((await draftOf(inner, page, revision)) === undefined) return;
    await deleteDraft(inner, page);
    await writeAudit(inner, acting, { act: 'page.discard', ...objectOf(page) });
  });

/** The way back: what once was published is written again as the draft, and shown to nobody until it is published under a new name. */
export const restoreVersion = (
  ctx: FairContext,
  acting: Acting,
  { page, revision, version }: { page: PageName; revision: number; version: string },
): Promise<{ revision: number }> =>
  inTransaction(ctx, async (inner) => {
    await draftOf(inner, page, revision);
    const earlier = (await versionsOf(inner, page)).find((one) => one.version === version);
    if (earlier === undefined) fail('notFound');
    if (!(await writeDraft(inner, page, earlier.body, revision + 1))) fail('editConflict');
    const { object, details } = objectOf(page);
    await writeAudit(inner, acting, { act: 'page.restore', object, details: { ...details, version } });
    return { revision: revision + 1 };
  });

/** Of the version that holds, is just one language about to change? (a legal text must say the same in both) */
async function changesOneLanguage(ctx: FairContext, page: PageName, body: RichBilingual): Promise<boolean> {
  const [{ body: held }] = await versionsOf(ctx, page);
  const differs = (lang: Lang): boolean => !isSameText(body[lang], held[lang]);
  return differs('zh') !== differs('en');
}

type Publishing = {
  page: PageName;
  revision: number;
  version: string;
  changes: Bilingual;
  consentAgain: boolean;
  oneLanguage: boolean;
};

/** A second person publishes what somebody has asked for, as it was read then. */
export const releasedPage: ReleasedKind = {
  kind: 'page',
  work: async (services, ctx, acting, wish) => {
    await publishPage(services, ctx, acting, publish.input.parse(wish), { released: true });
  },
};

/**
 * Makes the draft the page's new version; of the agreement, what people consent to from now on. Answers whether it waits for somebody
 * else instead, as a legal page does where the fair asks for two people.
 */
export async function publishPage(
  { directory }: Pick<Services, 'directory'>,
  ctx: FairContext,
  acting: Acting,
  given: Publishing,
  { released = false } = {},
): Promise<{ waits: boolean }> {
  const { page, version, changes } = given;
  const consentAgain = page === 'agreement' && given.consentAgain;
  if (consentAgain && changes.zh === '' && changes.en === '') failFields({ field: 'changes', rule: 'pageChanges' });
  const waits = await inTransaction(ctx, async (inner) => {
    const draft = await draftOf(inner, page, given.revision);
    if (draft === undefined) fail('notFound');
    const body = bodyOf(draft);
    if (isBlank(body.zh) && isBlank(body.en)) failFields({ field: 'body', rule: 'notEmpty' });
    if ([body.zh, body.en].some((text) => plainOf(text).includes(PLACEHOLDER_BEGINS)))
      failFields({ field: 'body', rule: 'pagePlaceholder' });
    if (!given.oneLanguage && (await changesOneLanguage(inner, page, body)))
      failFields({ field: 'oneLanguage', rule: 'pageOneLanguage' });
    if (!released && isLegal(page) && (await needsSecondPerson(inner))) {
      const title = PAGE_TITLES[page];
      await askForRelease(inner, acting, { kind: 'page', objectId: page, title, emails: null, wish: given });
      return true;
    }
    await keepFirst(inner, page);
    if (!(await insertVersion(inner, page, { version, body, changes, consentAgain, publishedAt: new Date() })))
      failFields({ field: 'version', rule: 'pageVersionTaken' });
    await deleteDraft(inner, page);
    await writeAudit(inner, acting, {
      act: 'page.publish',
      object: { kind: 'page', id: page },
      details: { title: PAGE_TITLES[page], version, consentAgain },
    });
    await invalidate(inner, { kind: 'page', id: page });
    if (page === 'agreement') await setConsentVersion(inner, version);
    if (!isLegal(page)) return false;
    await setTermsPublished(inner);
    await invalidateSettings(inner);
    return false;
  });
  // this process does not wait to be told: the next consent is to the new version
  if (isLegal(page) && !waits && !ctx.db.isTransaction) await directory.load();
  return { waits };
}

/** What the page was before its first own version stays readable. */
async function keepFirst(ctx: FairContext, page: PageName): Promise<void> {
  if ((await pageVersions(ctx, page)).length > 0) return;
  await insertVersion(ctx, page, firstVersion(ctx, page));
}

export async function saveQuestions(
  { directory }: Pick<Services, 'directory'>,
  ctx: FairContext,
  acting: Acting,
  { version, list }: { version: number; list: readonly AnsweredQuestion[] },
): Promise<{ version: number }> {
  const saved = await saveVersioned(ctx, acting.caller, { kind: 'questions', id: 'all', version }, async (inner) => {
    if ((await questionsVersion(inner, { hold: true })) !== version) fail('editConflict');
    await writeQuestions(inner, list, version + 1);
    await writeAudit(inner, acting, { act: 'page.questions', details: { questions: list.length } });
    await invalidateSettings(inner);
    await invalidate(inner, { kind: 'page', id: null });
    return { version: version + 1 };
  });
  await directory.load();
  return saved;
}
