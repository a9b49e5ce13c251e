import { sql } from 'kysely';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import {
  announcementRow,
  articleRow,
  complianceRow,
  drawnFileRow,
  orderRow,
  programmeRow,
  reportRow,
  savedSearchRow,
  suggestionRow,
  videoFileRow,
  videoRow,
} from '../../../demo/factories/factories.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { newId } from '../../src/ground/id.ts';
import type { Scope } from '../../src/ground/scope.ts';
import { SUGAR_HOST, type TestPortal } from '../portal.ts';
import { makeDraft, makeImport } from '../exhibit-sheet.ts';
import { SAVED_INGREDIENT } from './stage-restoring.ts';
import { makeBadge, makeColleague, makePrivatePicture, makeVipApplication } from '../vip.ts';
import {
  makeCollection,
  makeComment,
  makeDocument,
  makeDocumentFile,
  makeDocumentRequest,
  makeEmployee,
  makeExhibitor,
  makeLatestPicture,
  makeOrganizer,
  makeOrganizersPicture,
  makeOrganizersVideo,
  makePageLink,
  makePost,
  makePostPicture,
  makePostVideo,
  makeProduct,
  makeScene,
  makeScenePicture,
  makeVisitor,
} from '../world.ts';
import { makeFormer, makeInvited, makeWaiting } from './stage-accounts.ts';
import { isEmployeeActor, isStaffActor, isVisitorActor, type Actor } from './actors.ts';
import { employeeOf, ownerOf, ownerOfPosts, type Owner } from './stage-owners.ts';
import type { Stage } from './stage.ts';

async function makeNotice(stage: Stage, owner: Owner, exhibitionId: string): Promise<string> {
  const id = newId();
  const words = {
    title_zh: '主办方通知',
    title_en: 'From the organizer',
    body_zh: '正文',
    body_en: 'Body',
    link: '',
    seen_at: null,
  };
  await insertRows(stage.test.scope.db, 'notice', [
    {
      id,
      exhibition_id: exhibitionId,
      recipient_id: owner.recipient,
      kind: 'announcement',
      notice_type: 'SPONSOR',
      created_at: new Date().toISOString(),
      ...words,
    },
  ]);
  return id;
}

/** Another session of this account; answers its id. */
async function makeSession(test: TestPortal, accountId: string, scope: Scope): Promise<string> {
  const id = newId();
  const far = new Date(Date.now() + 3_600_000);
  const own = { id, token_hash: Buffer.from(id), account_id: accountId, exhibition_id: scope.exhibition.id };
  await test.scope.db
    .insertInto('session')
    .values({ ...own, subject_type: 'VISITOR', remember: false, idle_until: far, ends_at: far })
    .execute();
  return id;
}

async function makeAvatar(test: TestPortal, visitorId: string, scope: Scope): Promise<string> {
  const row = drawnFileRow(scope.exhibition.id, visitorId, {}, { width: 800, height: 800 });
  await insertRows(test.scope.db, 'file', [{ ...row, use: 'avatar' }]);
  return row.id;
}

const POST_NOUNS: ReadonlySet<string> = new Set([
  'post',
  'ownPost',
  'anyPost',
  'waitingPost',
  'removedPost',
  'reportedPost',
  'postComment',
  'ownPostComment',
  'removedPostComment',
]);

const POST_STATES: Record<string, string> = { waitingPost: 'underReview', removedPost: 'removed' };

/** A post or a comment of the caller; the comment stands below a post of somebody who speaks for nobody here. */
async function makePostNoun(stage: Stage, noun: string, owner: Owner, scope: Scope): Promise<string> {
  const { test } = stage;
  const { speaker, account } = ownerOfPosts(stage, owner);
  if (!noun.endsWith('Comment')) {
    const post = await makePost(test, speaker, { state: POST_STATES[noun] ?? 'published' }, scope);
    if (noun === 'reportedPost') await insertRows(scope.db, 'post_report', [reportRow(post, account)]);
    return post.id;
  }
  const host = await makeVisitor(test, {}, scope);
  const post = await makePost(test, { visitor: { id: host.visitorId } }, {}, scope);
  const gone = noun === 'removedPostComment';
  const removal = { removed_at: new Date().toISOString(), removed_by: 'organizer' };
  return (await makeComment(test, post, speaker, gone ? removal : {})).id;
}

const ANNOUNCEMENTS: Record<string, object> = {
  announcement: {},
  scheduledAnnouncement: { state: 'scheduled', send_at: new Date(Date.now() + 86_400_000).toISOString() },
  sentAnnouncement: { state: 'sent', sent_at: new Date().toISOString() },
};

async function makeAnnouncement({ people }: Stage, noun: string, scope: Scope): Promise<string> {
  const row = announcementRow(scope.exhibition.id, people.organizer.accountId, ANNOUNCEMENTS[noun]);
  await insertRows(scope.db, 'announcement', [row]);
  return row.id;
}

async function makeVideo(test: TestPortal, { account, videos }: Owner, scope: Scope): Promise<string> {
  const id = newId();
  await insertRows(test.scope.db, 'video', [
    videoRow(scope.exhibition.id, { accountId: account, ownerId: videos }, { id }),
  ]);
  return id;
}

let rulesMade = 0;
/** A rule like no other: by country, and when those are used up by ingredient. The example of `compliance.save` has an ingredient to itself. */
async function makeComplianceRule(scope: Scope): Promise<string> {
  rulesMade += 1;
  const letter = (place: number): string => String.fromCodePoint(65 + (place % 26));
  const codes = [...scope.exhibition.ingredients.keys()].filter((code) => code !== SAVED_INGREDIENT);
  const ingredient = codes[Math.floor(rulesMade / 676) % codes.length] ?? '';
  const row = complianceRow(scope.exhibition.id, ingredient, {
    kind: 'pic',
    country: letter(Math.floor(rulesMade / 26)) + letter(rulesMade),
  });
  await insertRows(scope.db, 'compliance_rule', [row]);
  return row.id;
}

const CONTENT_NOUNS: ReadonlySet<string> = new Set([
  'article',
  'draftArticle',
  'deletedArticle',
  'articlePicture',
  'programme',
  'deletedProgramme',
  'suggestion',
]);

/** What the organizer of this fair has written, or was sent. */
async function makeContentNoun(noun: string, { db, exhibition }: Scope): Promise<string> {
  const deleted = noun.startsWith('deleted') ? { deleted_at: new Date().toISOString() } : {};
  if (noun === 'articlePicture') {
    const row = drawnFileRow(exhibition.id, exhibition.id, {}, { width: 1200, height: 675 }, 'article');
    await insertRows(db, 'file', [row]);
    return row.id;
  }
  if (noun === 'suggestion') {
    const row = suggestionRow(exhibition.id);
    await insertRows(db, 'suggestion', [row]);
    return row.id;
  }
  if (noun.endsWith('rogramme')) {
    const row = programmeRow(exhibition.id, deleted);
    await insertRows(db, 'programme', [row]);
    return row.id;
  }
  const row = articleRow(exhibition.id, noun === 'draftArticle' ? { state: 'draft' } : deleted);
  await insertRows(db, 'article', [row]);
  return row.id;
}

/** A fresh object of each noun that an id of the contract may point at. A new noun of the contract needs a line here. */
async function make(stage: Stage, noun: string, owner: Owner): Promise<string> {
  const { test } = stage;
  const { company } = owner;
  const scope = company.exhibition_id === test.scope.exhibition.id ? test.scope : test.sugarScope;
  if (noun === 'exhibitor') return company.id;
  if (noun === 'product') return (await makeProduct(test, company, { scope: 2 }, scope)).id;
  if (noun === 'removal' || noun === 'removedProduct') {
    const { id: gone } = await makeProduct(test, company, { scope: 2 }, scope);
    const removal = newId();
    await sql`update product set deleted_at = now(), removal = ${removal} where id = ${gone}`.execute(scope.db);
    return noun === 'removal' ? removal : gone;
  }
  if (noun === 'productDraft') return makeDraft(scope, company);
  if (noun === 'productImport') return makeImport(scope, company, employeeOf(stage, company).employeeId);
  if (noun === 'notice') return makeNotice(stage, owner, company.exhibition_id);
  if (CONTENT_NOUNS.has(noun)) return makeContentNoun(noun, scope);
  if (noun === 'file') {
    const row = drawnFileRow(company.exhibition_id, company.id, {}, { width: 800, height: 800 }, 'product');
    await insertRows(scope.db, 'file', [row]);
    return row.id;
  }
  if (noun === 'companyPicture') {
    const row = drawnFileRow(company.exhibition_id, company.id, {}, { width: 1200, height: 600 });
    await insertRows(scope.db, 'file', [row]);
    return row.id;
  }
  if (noun === 'scenePicture') return makeScenePicture(test, company, scope);
  if (noun === 'latestPicture') return makeLatestPicture(test, company, scope);
  if (noun === 'documentFile') return makeDocumentFile(test, company, 'A document', scope);
  if (noun === 'document' || noun === 'documentRequest') {
    const product = await makeProduct(test, company, {}, scope);
    const level = noun === 'document' ? 'public' : 'request';
    const { id } = await makeDocument(test, product, { level }, scope);
    return noun === 'document' ? id : (await makeDocumentRequest(test, product, id, owner.visitor)).id;
  }
  if (noun === 'hotspotScene') {
    const shown = await makeProduct(test, company, {}, scope);
    return (await makeScene(test, company, [shown.id], {}, scope)).id;
  }
  if (noun === 'postPicture') return makePostPicture(test, ownerOfPosts(stage, owner).pictures, scope);
  if (noun === 'postVideo' || noun === 'postVideoCover') {
    const { video, videoCover } = await makePostVideo(test, ownerOfPosts(stage, owner).pictures, scope);
    return noun === 'postVideo' ? video : videoCover;
  }
  if (POST_NOUNS.has(noun)) return makePostNoun(stage, noun, owner, scope);
  if (noun === 'order') {
    const row = orderRow(await makeProduct(test, company, { scope: 2 }, scope), owner.visitor);
    await insertRows(scope.db, 'intent_order', [row]);
    return row.id;
  }
  if (noun === 'savedSearch') {
    const row = savedSearchRow(company.exhibition_id, owner.self, { keyword: newId() });
    await insertRows(scope.db, 'saved_search', [row]);
    return row.id;
  }
  if (noun.endsWith('nnouncement')) return makeAnnouncement(stage, noun, scope);
  if (noun === 'session') return makeSession(test, owner.account, scope);
  if (noun === 'waitingEmployee') return makeWaiting(test, company);
  if (noun === 'employee' || noun === 'colleague') return (await makeEmployee(test, company, {}, scope)).employeeId;
  if (noun === 'anyExhibitor') return (await makeExhibitor(test, {}, scope)).id;
  if (noun === 'disabledExhibitor')
    return (await makeExhibitor(test, { open: false, disabled_at: new Date().toISOString(), booth_number: '' }, scope))
      .id;
  if (noun === 'invitedAdministrator') return makeInvited(test, await makeExhibitor(test, {}, scope), true);
  if (noun === 'invitedEmployee') return makeInvited(test, company);
  if (noun === 'formerEmployee') return makeFormer(test, company, scope);
  if (noun === 'avatar') return makeAvatar(test, owner.avatar, scope);
  if (noun === 'visitor') return (await makeVisitor(test, { name: '何客' }, scope)).visitorId;
  if (noun === 'staff') return (await makeOrganizer(test, scope, 'support')).staffId;
  if (noun === 'pageLink') {
    // those of earlier calls: more than a place may hold
    await sql`
      delete from page_link where place = 'carousel' and id not in (select id from page_link where place = 'carousel' order by sort desc limit 6)`.execute(
      scope.db,
    );
    return (await makePageLink(test, { place: 'carousel' }, scope)).id;
  }
  if (noun === 'collection' || noun === 'managedCollection') {
    await sql`
      delete from collection where id not in (select id from collection order by sort desc limit 6)`.execute(scope.db);
    return (await makeCollection(test, [company.id], {}, scope)).id;
  }
  if (noun === 'pagePicture') return makeOrganizersPicture(test, 'carousel', scope);
  if (noun === 'pageVideo') return makeOrganizersVideo(test, scope);
  if (noun === 'collectionPicture') return makeOrganizersPicture(test, 'collection', scope);
  if (noun === 'privatePicture') return makePrivatePicture(test, owner.self, scope);
  if (noun === 'preregistration') return (await makeColleague(test, owner.self, { scope, state: 'confirmed' })).id;
  if (noun === 'confirmedColleague') {
    const { visitorId } = await makeVisitor(test, {}, scope);
    return (await makeColleague(test, visitorId, { scope, state: 'confirmed', review: 'underReview' })).id;
  }
  if (noun === 'vipApplication' || noun === 'appliedPicture') {
    const application = await makeVipApplication(test, (await makeVisitor(test, {}, scope)).visitorId, { scope });
    return noun === 'vipApplication' ? application.id : application.passportPhoto;
  }
  if (noun === 'videoFile' || noun === 'videoCover') {
    const { exhibition_id: fair, id } = company;
    const row =
      noun === 'videoFile'
        ? videoFileRow(fair, id)
        : drawnFileRow(fair, id, {}, { width: 1280, height: 720 }, 'videoCover');
    await insertRows(scope.db, 'file', [row]);
    return row.id;
  }
  if (noun === 'complianceRule') return makeComplianceRule(scope);
  if (noun === 'video') return makeVideo(test, owner, scope);
  if (noun === 'badge') return makeBadge((await makeVisitor(test, {}, scope)).visitorId, scope);
  throw new Error(`the stage cannot make the noun ${noun} yet: add it to make()`);
}

/** The id of such an object as this caller may use it: one's own where the noun is owned, else a public one. */
export async function ownId(stage: Stage, noun: string, actor: Actor): Promise<string> {
  if (noun === 'product' && !isEmployeeActor(actor)) return stage.shown;
  return make(stage, noun, ownerOf(stage, actor));
}

const onlyCompanies = (call: AnyCall): boolean => call.who.every((who) => who.startsWith('exhibitor'));

/** Ids of such objects that this caller has no business with, by what makes them foreign; `missing` is no object's. */
export async function foreignIds(
  stage: Stage,
  call: AnyCall,
  noun: string,
  actor: Actor,
): Promise<Record<string, string>> {
  const { test } = stage;
  const { db } = test.scope;
  const sugarOwner: Owner = {
    company: stage.sugar,
    recipient: stage.sugarVisitor.visitorId,
    visitor: stage.sugarVisitor.visitorId,
    self: stage.sugarVisitor.visitorId,
    avatar: stage.sugarVisitor.visitorId,
    videos: stage.sugarVisitor.visitorId,
    account: stage.sugarVisitor.accountId,
    speaker: null,
    host: SUGAR_HOST,
  };
  const found: Record<string, string> = { missing: newId(), otherExhibition: await make(stage, noun, sugarOwner) };
  if (noun === 'product') {
    const gone = await make(stage, noun, ownerOf(stage, actor));
    await sql`update product set deleted_at = now() where id = ${gone}`.execute(db);
    found['deleted'] = gone;
  }
  if (noun === 'hotspotScene' && !onlyCompanies(call) && actor !== 'bAdmin' && !isStaffActor(actor)) {
    const hidden = await makeProduct(test, stage.b, { scope: 1 });
    found['hidden'] = (await makeScene(test, stage.b, [hidden.id])).id;
  }
  if (noun === 'visitor' && !isStaffActor(actor))
    found['unlisted'] = (await makeVisitor(test, { listed: false })).visitorId;
  if (noun === 'document' && isVisitorActor(actor)) {
    const hidden = await makeProduct(test, stage.b, { scope: 1 });
    found['ofHiddenExhibit'] = (await makeDocument(test, hidden, { level: 'request' })).id;
    const shown = await makeProduct(test, stage.b);
    found['ofPool'] = (await makeDocument(test, shown, { level: 'pool' })).id;
  }
  const owned = onlyCompanies(call)
    ? !['article', 'exhibitor'].includes(noun)
    : [
        'ownPost',
        'ownPostComment',
        'postPicture',
        'postVideo',
        'postVideoCover',
        'notice',
        'savedSearch',
        'privatePicture',
        'preregistration',
        'session',
        'avatar',
        'video',
      ].includes(noun);
  if (owned)
    found['otherParty'] = await make(
      stage,
      noun,
      ownerOf(
        stage,
        actor === 'bAdmin'
          ? 'aAdmin'
          : isEmployeeActor(actor)
            ? 'bAdmin'
            : actor === 'visitorTwo'
              ? 'visitorOne'
              : 'visitorTwo',
      ),
    );
  if (noun === 'post') {
    const author = { visitor: { id: stage.people.visitorOne.visitorId } };
    for (const state of ['underReview', 'refused', 'withdrawn', 'removed'])
      found[state] = (await makePost(test, author, { state })).id;
    const shut = await makeVisitor(test, { suspended_at: new Date().toISOString() });
    found['suspended'] = (await makePost(test, { visitor: { id: shut.visitorId } })).id;
  }
  if (owned && noun === 'order' && actor === 'aStaff') {
    const colleagues = await make(stage, noun, ownerOf(stage, actor));
    await sql`update intent_order set salesperson_id = ${stage.people.aAdmin.employeeId} where id = ${colleagues}`.execute(
      db,
    );
    found['colleagues'] = colleagues;
  }
  if (noun === 'collection') {
    found['draft'] = (await makeCollection(test, [stage.a.id], { published: false })).id;
    found['empty'] = (await makeCollection(test, [])).id;
  }
  if (!owned && ['product', 'exhibitor', 'hotspotScene', 'document'].includes(noun)) {
    const closed = await makeExhibitor(test, { open: false });
    const product = await makeProduct(test, closed);
    found['closed'] =
      noun === 'exhibitor'
        ? closed.id
        : noun === 'product'
          ? product.id
          : noun === 'document'
            ? (await makeDocument(test, product)).id
            : (await makeScene(test, closed, [product.id])).id;
  }
  return found;
}
