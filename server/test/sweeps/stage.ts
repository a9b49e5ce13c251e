import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { calls, contract } from '@fairbridge/contract/index.ts';
import { makeCode } from '../../src/domains/account/account.codes.ts';
import { accountByIdentifier } from '../../src/domains/account/account.queries.ts';
import { makeToken } from '../../src/domains/account/account.tokens.queries.ts';
import { COLLECTIONS_PART } from '../../src/domains/collection/collection.actions.ts';
import { allCollections } from '../../src/domains/collection/collection.queries.ts';
import { FEATURED_PART } from '../../src/domains/home/featured.actions.ts';
import { SECTIONS_PART } from '../../src/domains/home/home.actions.ts';
import { linkIds } from '../../src/domains/home/home-link.queries.ts';
import { partVersion } from '../../src/domains/home/home-part.queries.ts';
import { questions, siteVersion } from '../../src/domains/question/question.queries.ts';
import { questionsVersion } from '../../src/domains/page/page.queries.ts';
import { hashPassword } from '../../src/domains/account/account.passwords.ts';
import {
  announcementRow,
  articleRow,
  complianceRow,
  drawnFileRow,
  followRow,
  footprintRow,
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
import { makeUnsubscribeToken } from '../../src/platform/delivery/unsubscribe-token.ts';
import { openTestPortal, SUGAR_HOST, type Answer, type More, type TestPortal } from '../portal.ts';
import { exhibitRow, exhibitSheet, makeDraft, makeImport } from '../exhibit-sheet.ts';
import { complianceSheet } from '../compliance-sheet.ts';
import { latestSheet } from '../latest-sheet.ts';
import { plainPdf } from '../pdfs.ts';
import { Journal, type Change } from './journal.ts';
import { Restorer, SAVED_INGREDIENT } from './stage-restoring.ts';
import { dragTo, solutionOf } from '../slides.ts';
import { colleagueSheet, makeBadge, makeColleague, makePrivatePicture, makeVipApplication } from '../vip.ts';
import {
  makeAccount,
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
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../world.ts';
import {
  COMPLETED_ACCOUNTS,
  JUMP_KEY,
  keepPeople,
  makeFormer,
  makeInvited,
  makeWaiting,
  type KeptPeople,
} from './stage-accounts.ts';
import {
  idOf,
  isEmployeeActor,
  isStaffActor,
  isVisitorActor,
  makePeople,
  VISITORS,
  type Actor,
  type People,
} from './actors.ts';

/** Two companies at one fair and one at the other, with everybody who may come near them. */
export type Stage = {
  test: TestPortal;
  people: People;
  a: Exhibitor;
  b: Exhibitor;
  sugar: Exhibitor;
  sugarVisitor: Visitor;
  sugarEmployee: Employee;
  /** A public product of A that no test changes. */
  shown: string;
  picture: Buffer;
  /** What other calls take than a picture, by their paths. */
  files: ReadonlyMap<string, Buffer>;
  /** How many steps of the registration the unfinished visitor has done at the next call. */
  progress: 0 | 1 | 2;
  /** Everybody's rows as they were at the start. */
  kept: KeptPeople;
  /** Whether the last call may have changed them. */
  peopleChanged: boolean;
  journal: Journal;
  restorer: Restorer;
  /** Nothing has happened since all was put back. */
  restored: boolean;
  /** Jobs of the calls before may still run. */
  mayWork: boolean;
  /** Fails when anything was written past the journal. */
  close: () => Promise<void>;
};

/** The accounts that the examples of the log-ins name, so that the examples work. */
async function makeExampleAccounts(test: TestPortal): Promise<void> {
  const { account, password = '' } = contract.account.logOn.example;
  await makeAccount(test, { email: account, password_hash: await hashPassword(password) });
  const staff = contract.organizer.logOn.example;
  const row = await makeAccount(test, { email: staff.email, password_hash: await hashPassword(staff.password) });
  await insertRows(test.scope.db, 'organizer_staff', [
    { id: row.id, exhibition_id: test.scope.exhibition.id, account_id: row.id, role: 'owner' },
  ]);
}

/** A second address for every visitor, so that one can be unbound. */
async function giveMobiles(test: TestPortal, people: People): Promise<void> {
  for (const [at, actor] of VISITORS.entries())
    await sql`update account set mobile = ${`8613700137${String(at).padStart(3, '0')}`} where id = ${people[actor].accountId}`.execute(
      test.scope.db,
    );
}

export async function openStage(environment: Parameters<typeof openTestPortal>[0] = {}): Promise<Stage> {
  const test = await openTestPortal({ JUMP_KEY, JUMP_URL: 'https://pre.fair.example/enter', ...environment });
  const a = await makeExhibitor(test, { name_zh: '甲方化工', name_en: 'Alpha Chemical' });
  const b = await makeExhibitor(test, { name_zh: '乙方化工', name_en: 'Beta Chemical' });
  const sugar = await makeExhibitor(
    test,
    { name_zh: '丙方酒业', name_en: 'Gamma Liquor', categories: [] },
    test.sugarScope,
  );
  const people = await makePeople(test, a, b);
  await giveMobiles(test, people);
  await makeExampleAccounts(test);
  const journal = await Journal.open(test.scope.db);
  return {
    test,
    people,
    a,
    b,
    sugar,
    sugarVisitor: { ...(await makeVisitor(test, {}, test.sugarScope)), host: SUGAR_HOST },
    sugarEmployee: { ...(await makeEmployee(test, sugar, { admin: true }, test.sugarScope)), host: SUGAR_HOST },
    shown: (await makeProduct(test, a, { name_zh: '公开展品', name_en: 'Shown product' })).id,
    picture: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0f5b3e' } })
      .png()
      .toBuffer(),
    files: new Map([
      [
        contract.preregistration.importSheet.path,
        await colleagueSheet([['周静', 'row@saved.example', '', '采购专员', '中国', '']]),
      ],
      [
        contract.compliance.importSheet.path,
        await complianceSheet([{ ingredient: '2甲4氯', kind: '限用', country: '巴西', noteZh: '仅限登记作物' }]),
      ],
      [contract.product.readLatest.path, await latestSheet([{ nameZh: '草铵膦' }])],
      [contract.upload.document.path, plainPdf('A document')],
      [contract.product.startImport.path, await exhibitSheet(test.scope, [exhibitRow(test.scope)])],
    ]),
    progress: 0,
    kept: await keepPeople(test, people),
    peopleChanged: false,
    journal,
    restorer: new Restorer(journal),
    restored: false,
    mayWork: false,
    close: async () => {
      try {
        await journal.requireWhole();
      } finally {
        await test.close();
      }
    },
  };
}

/** The company a caller works for; A stands in for those who have none. */
const companyOf = (stage: Stage, actor: Actor): Exhibitor => (actor === 'bAdmin' ? stage.b : stage.a);

/** `visitor`: a buyer of the company; `self`: the visitor that the caller is, or stands in for one who is none. */
/** `avatar`: whom a picture of a person was uploaded by. */
type Owner = {
  company: Exhibitor;
  recipient: string;
  visitor: string;
  self: string;
  avatar: string;
  /** Whose share of the store a video takes up. */
  videos: string;
  account: string;
  /** The employee that speaks for the company; null where a visitor speaks. */
  speaker: string | null;
  host: string;
};

/** A company's, the fair's, or a visitor's own. */
function ownerOfVideos(stage: Stage, actor: Actor, self: string): string {
  if (isStaffActor(actor)) return stage.test.scope.exhibition.id;
  return isEmployeeActor(actor) ? companyOf(stage, actor).id : self;
}

function ownerOf(stage: Stage, actor: Actor): Owner {
  const person = stage.people[actor];
  const recipient = isVisitorActor(actor) ? stage.people[actor].visitorId : idOf(person);
  // B's buyers are others than A's, so that who may read whose contact can be told
  const buyer = actor === 'bAdmin' ? stage.people.poolMember : stage.people.visitorOne;
  const self = isVisitorActor(actor) ? recipient : stage.people.visitorOne.visitorId;
  return {
    company: companyOf(stage, actor),
    recipient,
    visitor: buyer.visitorId,
    self,
    avatar: isEmployeeActor(actor) ? recipient : self,
    videos: ownerOfVideos(stage, actor, self),
    account: accountOf(person) || stage.people.visitorOne.accountId,
    speaker: isEmployeeActor(actor) ? recipient : null,
    host: 'localhost',
  };
}

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

/** Somebody who works for a company of the stage. */
const employeeOf = ({ a, b, people, sugarEmployee }: Stage, company: Exhibitor): Employee =>
  company.id === a.id ? people.aAdmin : company.id === b.id ? people.bAdmin : sugarEmployee;

const accountOf = (person: unknown): string =>
  z.looseObject({ accountId: z.string() }).safeParse(person).data?.accountId ?? '';

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

/** Who speaks in the business circle for this caller. */
const ownerOfPosts = ({ people }: Stage, owner: Owner) =>
  owner.speaker === null
    ? { speaker: { visitor: { id: owner.self } }, pictures: owner.self, account: people.visitorOne.accountId }
    : {
        speaker: { employee: { id: owner.speaker, exhibitor_id: owner.company.id } },
        pictures: owner.company.id,
        account: people.visitorOne.accountId,
      };

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

/** Puts a draft of a page in the place of whatever is there. */
async function givePageDraft({ db, exhibition }: Scope, page: string, revision: number | null): Promise<void> {
  await sql`delete from page_draft where exhibition_id = ${exhibition.id} and page = ${page}`.execute(db);
  const text = JSON.stringify(richOf('正文'));
  if (revision !== null)
    await sql`
      insert into page_draft (exhibition_id, page, body_zh, body_en, revision)
      values (${exhibition.id}, ${page}, ${text}::jsonb, ${text}::jsonb, ${revision})`.execute(db);
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

/** A filter that one exhibit of one's own matches. */
async function matching(stage: Stage, actor: Actor) {
  const keyword = newId();
  const { company } = ownerOf(stage, actor);
  await makeProduct(stage.test, company, { scope: 2, article_number: keyword.slice(0, 20) });
  return { filter: { keyword: keyword.slice(0, 20) }, expected: 1 };
}

let added = 0;
/** What an example cannot hold, since it is made at the moment: a code just sent, answers to this fair's questions. */
/** What this caller may keep or look at: buyers exhibits, a company's staff visitors. */
async function ownSubject(stage: Stage, actor: Actor): Promise<{ type: 'PRODUCT' | 'VISITOR'; id: string }> {
  const type = isEmployeeActor(actor) ? 'VISITOR' : 'PRODUCT';
  return { type, id: await ownId(stage, type === 'VISITOR' ? 'visitor' : 'product', actor) };
}

async function kept(stage: Stage, actor: Actor): Promise<Record<string, unknown>> {
  const { type, id } = await ownSubject(stage, actor);
  const { exhibition, db } = stage.test.scope;
  const owner = isEmployeeActor(actor)
    ? { employee_id: stage.people[actor].employeeId }
    : isVisitorActor(actor)
      ? { visitor_id: stage.people[actor].visitorId }
      : null;
  if (owner !== null)
    await db
      .insertInto('favourite')
      .values({ ...owner, exhibition_id: exhibition.id, subject_type: type, subject_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { collectionSubjectType: type, id };
}

async function lookedAt(stage: Stage, actor: Actor): Promise<Record<string, unknown>> {
  const { type, id } = await ownSubject(stage, actor);
  const { exhibition, db } = stage.test.scope;
  const viewer = isEmployeeActor(actor)
    ? { type: 'ACTOR' as const, id: companyOf(stage, actor).id }
    : isVisitorActor(actor)
      ? { type: 'VISITOR' as const, id: stage.people[actor].visitorId }
      : null;
  if (viewer !== null)
    await db
      .insertInto('footprint')
      .values(footprintRow(exhibition.id, viewer, { type, id }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { subjectType: type, id };
}

const COMPLETED: Record<string, (stage: Stage, actor: Actor) => Promise<Record<string, unknown>>> = {
  ...COMPLETED_ACCOUNTS,
  [contract.favourite.add.path]: async (stage, actor) => {
    const { type, id } = await ownSubject(stage, actor);
    return { collectionSubjectType: type, id };
  },
  [contract.favourite.update.path]: kept,
  [contract.favourite.setNote.path]: kept,
  [contract.footprint.add.path]: async (stage, actor) => {
    const { type, id } = await ownSubject(stage, actor);
    return { subjectType: type, id };
  },
  [contract.footprint.update.path]: lookedAt,
  [contract.identity.checkChallenge.path]: async ({ test }) => {
    const bound = { action: 'login', subject: '', address: '127.0.0.1' } as const;
    const { id } = await test.portal.services.humanCheck.challenge(test.scope, 'slider', bound);
    return { id, ...dragTo(await solutionOf(test.scope, id)) };
  },
  [contract.organizer.confirmLogOn.path]: async ({ test }) => {
    const { email: address } = contract.organizer.logOn.example;
    const { id: accountId } = (await accountByIdentifier(test.scope.db, address)) ?? { id: null };
    const code = await makeCode(test.scope.db, test.portal.services.config.SECRET, 'organizer', address);
    return { ticket: await makeToken(test.scope, { purpose: 'organizer', accountId, address, minutes: 10 }), code };
  },
  [contract.upload.stream.path]: async (_stage, actor) => (isStaffActor(actor) ? { use: 'article' } : {}),
  [contract.page.save.path]: async ({ test }) => {
    await givePageDraft(test.scope, 'disclaimer', null);
    return {};
  },
  [contract.page.discard.path]: async ({ test }) => {
    await givePageDraft(test.scope, 'disclaimer', 1);
    return { revision: 1 };
  },
  [contract.page.restore.path]: async ({ test }) => {
    await givePageDraft(test.scope, 'disclaimer', null);
    return {};
  },
  [contract.page.publish.path]: async ({ test }) => {
    await givePageDraft(test.scope, 'about', 1);
    return { version: newId().slice(0, 12) };
  },
  [contract.page.saveQuestions.path]: async ({ test }) => ({ version: await questionsVersion(test.scope) }),
  [contract.product.setScopeAll.path]: async (stage, actor) => matching(stage, actor),
  [contract.product.removeAll.path]: async (stage, actor) => matching(stage, actor),
  [contract.product.saveLatest.path]: async ({ test }, actor) => {
    // whoever saved before is not in the way of whoever saves now
    await sql`delete from latest_products`.execute(test.scope.db);
    return isEmployeeActor(actor) ? { version: 0 } : {};
  },
  [contract.product.requestDocument.path]: async ({ test, a }) => ({
    id: (await makeDocument(test, await makeProduct(test, a), { level: 'request' })).id,
  }),
  [contract.exhibitorRecord.add.path]: async () => ({ name: { zh: `新展商${newId()}`, en: '' } }),
  [contract.exhibitorRecord.change.path]: async () => ({ form: { name: { zh: `新名称${newId()}`, en: '' } } }),
  [contract.exhibitorRecord.invite.path]: async () => ({ email: `${newId().toLowerCase()}@saved.example` }),
  [contract.exhibitor.saveEmployee.path]: async () => ({
    email: `${newId().toLowerCase()}@saved.example`,
    mobile: `139${String((added += 1)).padStart(8, '0')}`,
  }),
  // at its time: what is sent now is written by a job, at a time of its own
  [contract.announcement.send.path]: async () => ({ sendAt: new Date(Date.now() + 86_400_000).toISOString() }),
  [contract.staff.add.path]: async () => ({ email: `${newId().toLowerCase()}@fair.example` }),
  [contract.review.restore.path]: async ({ test }) => ({
    id: (await makeVisitor(test, { suspended_at: new Date().toISOString() })).visitorId,
  }),
  [contract.review.decide.path]: async ({ test }) => ({
    visitors: [{ id: (await makeVisitor(test, { review_state: 'underReview' })).visitorId, version: 1 }],
  }),
  [contract.review.approveMatching.path]: async ({ test }) => {
    const keyword = newId();
    await makeVisitor(test, { company: keyword, review_state: 'underReview' });
    return { keyword };
  },
  [contract.visitor.submitAgain.path]: async ({ test, people }) => {
    const { visitorId } = people.waiting;
    await sql`update visitor set review_state = 'notApproved' where id = ${visitorId}`.execute(test.scope.db);
    return {};
  },
  [contract.vip.invitationLetter.path]: async ({ test, people: { poolMember } }) => {
    await sql`delete from vip_application where visitor_id = ${poolMember.visitorId}`.execute(test.scope.db);
    await makeVipApplication(test, poolMember.visitorId, { status: 'passed' });
    return {};
  },
  [contract.preregistration.invitation.path]: async ({ test, people }) => ({
    token: (await makeColleague(test, people.visitorOne.visitorId)).token,
  }),
  [contract.preregistration.answer.path]: async ({ test, people }) => ({
    token: (await makeColleague(test, people.visitorOne.visitorId)).token,
  }),
  [contract.preregistration.save.path]: async () => ({ email: `${newId().toLowerCase()}@saved.example` }),
  [contract.notification.unsubscribe.path]: async ({ test }) => {
    const link = { exhibitionId: test.scope.exhibition.id, address: 'reader@fair.example', category: 'news' } as const;
    return { token: makeUnsubscribeToken(test.portal.services.config.SECRET, link) };
  },
  [contract.savedSearch.save.path]: async () => ({ keyword: newId() }),
  [contract.follow.remove.path]: async (stage, actor) => {
    const { self, company } = ownerOf(stage, actor);
    const own = { exhibitorId: company.id };
    await sql`delete from follow where visitor_id = ${self}`.execute(stage.test.scope.db);
    await insertRows(stage.test.scope.db, 'follow', [
      followRow(company.exhibition_id, self, { subject: own.exhibitorId }),
    ]);
    return own;
  },
  [contract.recommendation.unmute.path]: async (stage, actor) => {
    const { self, company } = ownerOf(stage, actor);
    await sql`
      insert into recommendation_mute (exhibition_id, visitor_id, what) values (${company.exhibition_id}, ${self}, ${`product ${stage.shown}`})
      on conflict do nothing`.execute(stage.test.scope.db);
    return { productId: stage.shown };
  },
  [contract.searchTerm.unblock.path]: async ({ test }) => {
    const text = newId();
    await sql`
      insert into search_term_block (exhibition_id, term) values (${test.scope.exhibition.id}, ${text.toLowerCase()})`.execute(
      test.scope.db,
    );
    return { text };
  },
  [contract.searchTerm.block.path]: async () => ({ text: newId() }),
  [contract.questionnaire.save.path]: async ({ test }, actor) => {
    const asked = await questions(test.scope, isEmployeeActor(actor) ? 'exhibitor' : 'register');
    const required = asked.filter((question) => question.required);
    return {
      answers: required.map(({ code, kind, options }) => ({
        question: code,
        choices: options.slice(0, 1).map((option) => option.code),
        text: kind === 'number' ? '3' : '',
      })),
    };
  },
  [contract.home.sortLinks.path]: async ({ test }) => {
    // those of earlier calls differ in more than their order
    await sql`delete from page_link where place = 'carousel'`.execute(test.scope.db);
    for (const _each of ['one', 'other']) await makePageLink(test, { place: 'carousel' });
    return {
      version: await partVersion(test.scope, 'carousel'),
      ids: await linkIds(test.scope, 'carousel'),
    };
  },
  [contract.home.saveSections.path]: async ({ test }) => ({ version: await partVersion(test.scope, SECTIONS_PART) }),
  [contract.home.saveFeatured.path]: async ({ test }) => ({ version: await partVersion(test.scope, FEATURED_PART) }),
  [contract.collection.sort.path]: async ({ test, a }) => {
    await sql`delete from collection`.execute(test.scope.db);
    for (const _each of ['one', 'other']) await makeCollection(test, [a.id]);
    return {
      version: await partVersion(test.scope, COLLECTIONS_PART),
      ids: (await allCollections(test.scope)).map(({ id }) => id),
    };
  },
  [contract.questionnaire.sort.path]: async ({ test }) => ({
    version: await siteVersion(test.scope, 'visit'),
    codes: (await questions(test.scope, 'visit')).map(({ code }) => code),
  }),
  [contract.questionnaire.remove.path]: async ({ test }) => {
    const code = `q${newId()}`;
    const own = { exhibition_id: test.scope.exhibition.id, site: 'visit', code, kind: 'text', required: false };
    const words = { title_zh: '题目', title_en: 'Question', options: '[]', sort: 1_000 };
    await test.scope.db
      .insertInto('question')
      .values({ ...own, ...words })
      .execute();
    return { code, version: 1 };
  },
};

/** A call's example with fresh ids of one's own in the places of `$noun`. */
export async function inputOf(stage: Stage, call: AnyCall, actor: Actor): Promise<Record<string, unknown>> {
  // before anything is made for somebody, such as an app to prove oneself with: to put people back takes it off again
  if (stage.peopleChanged) await restore(stage, call);
  const resolve = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return value.startsWith('$') ? ownId(stage, value.slice(1), actor) : value;
    if (Array.isArray(value)) return Promise.all(value.map(resolve));
    if (typeof value !== 'object' || value === null) return value;
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, inner]): Promise<[string, unknown]> => [key, await resolve(inner)]),
    );
    return Object.fromEntries(entries);
  };
  return {
    ...z.record(z.string(), z.unknown()).parse(await resolve(call.example)),
    ...(await COMPLETED[call.path]?.(stage, actor)),
  };
}

/** Calls after which passwords, names and employments must be put back, where they succeeded. */
const CHANGES_PEOPLE = /\/account\/|\/authenticator\/|updateVisitor|\/staff\/(?:add|change|remove)|answerWaiting/;

/** Calls that have a job work on what they changed: looked at when it has ended, not somewhere between. */
const IMPORTS: ReadonlySet<string> = new Set([contract.product.startImport.path, contract.product.confirmImport.path]);

/** What earlier calls have left to do in the background is done, and is no change of the next one. */
async function jobsSettled({ test }: Stage): Promise<void> {
  const due = sql`
    select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`;
  while ((await due.execute(test.scope.db)).rows.length > 0) await setTimeout(10);
}

async function importsSettled({ test }: Stage): Promise<void> {
  const running = sql`select from product_import where state in ('checking', 'doing')`;
  while ((await running.execute(test.scope.db)).rows.length > 0) await setTimeout(20);
}

/** Puts back what calls may have used up: counters, people, and the unfinished registration as far as `progress` says. */
export const restore = (stage: Stage, call: AnyCall | null = null): Promise<void> => stage.restorer.run(stage, call);

/** What an act changed in the database, beside what is put back before it. */
export async function watched<T>(
  stage: Stage,
  call: AnyCall,
  act: () => Promise<T>,
): Promise<{ answer: T; changes: Change[] }> {
  if (stage.mayWork) await jobsSettled(stage);
  stage.mayWork = false;
  await restore(stage, call);
  stage.journal.begin();
  stage.restored = true;
  const answer = await act();
  return { answer, changes: await stage.journal.changes() };
}

/** Makes a call as a person; whatever the call before used up is put back first, a session that it ended too. */
export async function ask(stage: Stage, call: AnyCall, actor: Actor, input: unknown, more: More = {}): Promise<Answer> {
  if (!stage.restored) await restore(stage, call);
  stage.restored = false;
  await signInAgain(stage, actor);
  const person = stage.people[actor];
  const file = stage.files.get(call.path) ?? stage.picture;
  const bytes = call.takes === 'bytes' ? { bytes: file } : {};
  const answer = await stage.test.send(call, input, person, { ...bytes, ...more });
  if (IMPORTS.has(call.path)) await importsSettled(stage);
  stage.mayWork ||= answer.body.code === 1000;
  stage.peopleChanged ||= CHANGES_PEOPLE.test(call.path) && answer.body.code === 1000;
  return answer;
}

async function signInAgain(stage: Stage, actor: Actor): Promise<void> {
  if (actor === 'anonymous' || actor === 'aResigned' || actor === 'ended') return;
  const person = stage.people[actor];
  const { sessions } = stage.test.portal.services;
  if (person.token === null) return;
  const caller = await sessions.callerOf(stage.test.scope, person.token);
  const kind = isVisitorActor(actor) ? 'visitor' : isEmployeeActor(actor) ? 'exhibitor' : 'organizer';
  if (caller?.kind === kind) return;
  const type = isVisitorActor(actor) ? 'VISITOR' : isEmployeeActor(actor) ? 'ACTOR' : 'ORGANIZER';
  person.token = await sessions.start(
    stage.test.scope,
    z.looseObject({ accountId: z.string() }).parse(person).accountId,
    type,
    false,
  );
}

/** Every call of the contract, by name. */
export const everyCall: readonly (readonly [string, AnyCall])[] = [...calls];
