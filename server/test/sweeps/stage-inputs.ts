import { packagesState } from '../../src/domains/exhibitor/package.queries.ts';
import { sql } from 'kysely';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { makeCode } from '../../src/domains/account/account.codes.ts';
import { accountByIdentifier } from '../../src/domains/account/account.queries.ts';
import { blocks } from '../../src/domains/block/block.queries.ts';
import { releases } from '../../src/domains/release/release.queries.ts';
import { makeToken } from '../../src/domains/account/account.tokens.queries.ts';
import { COLLECTIONS_PART } from '../../src/domains/collection/collection.actions.ts';
import { allCollections } from '../../src/domains/collection/collection.queries.ts';
import { FEATURED_PART } from '../../src/domains/home/featured.actions.ts';
import { SECTIONS_PART } from '../../src/domains/home/home.actions.ts';
import { linkIds } from '../../src/domains/home/home-link.queries.ts';
import { partVersion } from '../../src/domains/home/home-part.queries.ts';
import { questions, siteVersion } from '../../src/domains/question/question.queries.ts';
import { profileOf, profileState } from '../../src/domains/fair-profile/fair-profile.queries.ts';
import { questionsVersion } from '../../src/domains/page/page.queries.ts';
import { tableOf } from '../../src/domains/search/reference-brand.rules.ts';
import { exhibitorTaskRow } from '../../../demo/factories/exhibitor-task.factory.ts';
import { contactRow, followRow, footprintRow } from '../../../demo/factories/factories.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { dayInBeijing } from '../../src/core/days.ts';
import { newId } from '../../src/core/id.ts';
import type { FairContext } from '../../src/core/fair-context.ts';
import { makeUnsubscribeToken } from '../../src/platform/delivery/unsubscribe-token.ts';
import { cardCode, codeOfBadge } from '../cards.ts';
import { makeTalk } from '../talks.ts';
import { makeConversation, makeGuest, makeGuestConversation } from '../chats.ts';
import { slotOf } from '../meetings.ts';
import { makeHost, makeLive, makeLiveMessage, makeProgrammeLive, ON_AIR } from '../lives.ts';
import { makeEntry, makeGate } from '../check-ins.ts';
import { dragTo, solutionOf } from '../slides.ts';
import { makeBadge, makeColleague, makeVipApplication } from '../vip.ts';
import {
  makeCollection,
  makeDocument,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePageLink,
  makeProduct,
  makeVisitor,
} from '../world.ts';
import { isEmployeeActor, isStaffActor, isVisitorActor, type Actor } from './actors.ts';
import { signedUp } from './nouns/meeting.ts';
import { insertRow } from './nouns/noun.ts';
import { floorVersion } from '../../src/domains/floor-plan/floor-plan.queries.ts';
import { COMPLETED_ACCOUNTS } from './stage-accounts.ts';
import { COMPLETED_ENTRIES } from './stage-entries.ts';
import { COMPLETED_FAIRS } from './stage-fairs.ts';
import { ownId } from './stage-nouns.ts';
import { companyOf, ownerOf } from './stage-owners.ts';
import type { Stage } from './stage.ts';

/** Puts a draft of a page in the place of whatever is there. */
async function givePageDraft({ db, exhibition }: FairContext, page: string, revision: number | null): Promise<void> {
  await sql`delete from page_draft where exhibition_id = ${exhibition.id} and page = ${page}`.execute(db);
  const text = JSON.stringify(richOf('正文'));
  if (revision !== null)
    await sql`
      insert into page_draft (exhibition_id, page, body_zh, body_en, revision)
      values (${exhibition.id}, ${page}, ${text}::jsonb, ${text}::jsonb, ${revision})`.execute(db);
}

/** Makes an account staff of the second fair as well. */
const makeStaffThere = (ctx: FairContext, accountId: string): Promise<unknown> =>
  sql`insert into organizer_staff (id, exhibition_id, account_id, role) values (${newId()}, ${ctx.exhibition.id}, ${accountId}, 'editor')
    on conflict do nothing`.execute(ctx.db);

/** A filter that one exhibit of one's own matches. */
async function matching(stage: Stage, actor: Actor) {
  const keyword = newId();
  const { company } = ownerOf(stage, actor);
  await makeProduct(stage.test, company, { scope: 2, article_number: keyword.slice(0, 20) });
  return { filter: { keyword: keyword.slice(0, 20) }, expected: 1 };
}

/** A live of the caller's company; of the fair itself for its staff. */
async function ownLive(stage: Stage, actor: Actor, values: object = {}): Promise<string> {
  const made = isStaffActor(actor)
    ? await makeProgrammeLive(stage.test, values)
    : await makeLive(stage.test, companyOf(stage, actor), values);
  return made.id;
}

/** The same, which the caller hosts. */
async function hostedLive(stage: Stage, actor: Actor): Promise<string> {
  const id = await ownLive(stage, actor);
  if (isEmployeeActor(actor)) await makeHost(stage.test.ctx, id, stage.people[actor].employeeId);
  return id;
}

/** As if an encoder sent to this live. */
function sentTo({ test }: Stage, id: string): { id: string } {
  const sent = { name: id, isPublishing: true, since: null, missing: null, bytes: 0, recordedBytes: 0, players: 0 };
  const sendCamera = async (): Promise<'taken'> => 'taken';
  Object.assign(test.portal.services.liveEngine, { streams: async () => [sent], sendCamera });
  return { id };
}

/** A message in the room of one's own live. */
async function saidInOwnLive(stage: Stage, actor: Actor): Promise<Record<string, unknown>> {
  const { company, visitor } = ownerOf(stage, actor);
  const { id } = await makeLive(stage.test, company, ON_AIR);
  return { id, messageId: await makeLiveMessage(stage.test.ctx, id, visitor) };
}

let added = 0;
/** What this caller may keep or look at: buyers exhibits, a company's staff visitors. */
async function ownSubject(stage: Stage, actor: Actor): Promise<{ type: 'PRODUCT' | 'VISITOR'; id: string }> {
  const type = isEmployeeActor(actor) ? 'VISITOR' : 'PRODUCT';
  return { type, id: await ownId(stage, type === 'VISITOR' ? 'visitor' : 'product', actor) };
}

async function kept(stage: Stage, actor: Actor): Promise<Record<string, unknown>> {
  const { type, id } = await ownSubject(stage, actor);
  const { exhibition, db } = stage.test.ctx;
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
  const { exhibition, db } = stage.test.ctx;
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

/** A message is sent once, whatever is sent under its id. */
const unsent = async (): Promise<{ clientId: string }> => ({ clientId: newId() });

/** A conversation in which this caller speaks for the company. */
async function spokenIn(stage: Stage, actor: Actor): Promise<Record<string, string>> {
  if (!isEmployeeActor(actor)) return {};
  const given = { employee_id: stage.people[actor].employeeId };
  const visitor = await makeVisitor(stage.test);
  return { conversationId: await makeConversation(stage.test, companyOf(stage, actor), visitor, given) };
}

/** A call that this caller has begun, on the device of the example. */
async function begunTalk({ test, ...stage }: Stage, actor: Actor): Promise<{ id: string }> {
  const { company, self, speaker } = ownerOf({ test, ...stage }, actor);
  const side = speaker === null ? 'visitor' : 'exhibitor';
  const other = speaker === null ? await makeExhibitor(test) : company;
  const visitorId = speaker === null ? self : (await makeVisitor(test)).visitorId;
  const conversationId = await makeConversation(test, other, { visitorId });
  const personId = speaker ?? self;
  const seat = { personId, side, deviceId: contract.talk.end.example.deviceId } as const;
  return { id: await makeTalk(test.ctx, conversationId, { by: side, callerId: personId, calleeId: null, seat }) };
}

async function noHours({ test }: Stage): Promise<{ version: number }> {
  await sql`delete from opening_hours`.execute(test.ctx.db);
  return { version: 0 };
}

/** Somebody without an account, by what their browser holds. */
async function guestsToken({ test }: Stage): Promise<{ guestToken: string }> {
  return { guestToken: (await makeGuest(test)).guestToken };
}

/** The same, with a conversation in which the company has written. */
async function guestsOwn({ test }: Stage): Promise<{ guestToken: string; exhibitorId: string }> {
  const guest = await makeGuest(test);
  const company = await makeExhibitor(test);
  await makeGuestConversation(test, company, guest, [{ side: 'exhibitor', minutesAgo: 1 }]);
  return { guestToken: guest.guestToken, exhibitorId: company.id };
}

/** A message that needs no engine to be said in English. */
async function namesAlone({ test, ...stage }: Stage, actor: Actor): Promise<Record<string, string>> {
  const { company, self, speaker } = ownerOf({ test, ...stage }, actor);
  const other = speaker === null ? await makeExhibitor(test) : company;
  const visitorId = speaker === null ? self : (await makeVisitor(test)).visitorId;
  const said = [{ side: 'visitor', minutesAgo: 1, text: '草甘膦 20吨' }] as const;
  return { conversationId: await makeConversation(test, other, { visitorId }, {}, said) };
}

/** The code of somebody whom nobody has met. */
async function invitationCodeOf({ test }: Stage): Promise<{ code: string }> {
  const company = await makeExhibitor(test);
  const { code } = await test.as(await makeEmployee(test, company))(contract.invitation.ownCode, {});
  return { code };
}

/** What the sweeps booked before is not in the way of what is booked now. */
const nothingBooked = ({ ctx }: Stage['test']): Promise<unknown> => sql`delete from meeting_booking`.execute(ctx.db);

/** Two who take part in a session, and a slot of it, by what a call names them. */
async function takingPart({ test, ...stage }: Stage, actor: Actor) {
  const owner = ownerOf({ test, ...stage }, actor);
  await nothingBooked(test);
  const { meeting, ...signups } = await signedUp({ test, owner, ctx: test.ctx });
  return { ...signups, meeting, slot: slotOf(meeting, 0) };
}

/** The slot that follows what was agreed for an appointment. */
async function nextSlot(stage: Stage, actor: Actor): Promise<Record<string, unknown>> {
  await nothingBooked(stage.test);
  const id = await ownId(stage, 'confirmedAppointment', actor);
  const { ends_at: at } = await stage.test.ctx.db
    .selectFrom('meeting_appointment')
    .where('exhibition_id', '=', stage.test.ctx.exhibition.id)
    .where('id', '=', id)
    .select('ends_at')
    .executeTakeFirstOrThrow();
  return { id, slots: [at?.toISOString()] };
}

/** What an example cannot hold, since it is made at the moment: a code just sent, answers to this fair's questions. By the call's path. */
export const COMPLETED: Record<string, (stage: Stage, actor: Actor) => Promise<Record<string, unknown>>> = {
  ...COMPLETED_ACCOUNTS,
  ...COMPLETED_FAIRS,
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
  [contract.report.shared.path]: async ({ test }) => {
    const { address } = await test.as(await makeVisitor(test))(contract.report.share, { days: 7 });
    return { token: address.slice(address.lastIndexOf('/') + 1) };
  },
  [contract.floorPlanDesk.saveFloor.path]: async ({ test: { ctx } }) => ({ version: await floorVersion(ctx, '1F') }),
  ...COMPLETED_ENTRIES,
  [contract.sourcing.save.path]: async () => ({ deadline: dayInBeijing(new Date()) }),
  [contract.identity.checkChallenge.path]: async ({ test }) => {
    const bound = { action: 'login', subject: '', address: '127.0.0.1' } as const;
    const { id } = await test.portal.services.humanCheck.challenge(test.ctx, 'slider', bound);
    return { id, ...dragTo(await solutionOf(test.ctx, id)) };
  },
  [contract.organizer.confirmLogOn.path]: async ({ test }) => {
    const { email: address } = contract.organizer.logOn.example;
    const { id: accountId } = (await accountByIdentifier(test.ctx.db, address)) ?? { id: null };
    const code = await makeCode(test.ctx.db, test.portal.services.config.SECRET, 'organizer', address);
    return { ticket: await makeToken(test.ctx, { purpose: 'organizer', accountId, address, minutes: 10 }), code };
  },
  [contract.organizer.handOver.path]: async ({ test, people }, actor) => {
    if (isStaffActor(actor)) await makeStaffThere(test.sugarCtx, people[actor].accountId);
    return { fair: test.sugarCtx.exhibition.code };
  },
  [contract.organizer.takeOver.path]: async ({ test }) => {
    const { email: address } = contract.organizer.logOn.example;
    const { id: accountId } = (await accountByIdentifier(test.ctx.db, address)) ?? { id: null };
    const details = { to: 'console', from: 'sugar', endsAt: new Date(Date.now() + 3_600_000).toISOString() };
    return { ticket: await makeToken(test.ctx, { purpose: 'jump', accountId, address, minutes: 1, details }) };
  },
  [contract.upload.stream.path]: async (_stage, actor) => (isStaffActor(actor) ? { use: 'article' } : {}),
  [contract.upload.document.path]: async (_stage, actor) => (isVisitorActor(actor) ? { use: 'chatDocument' } : {}),
  [contract.page.save.path]: async ({ test }) => {
    await givePageDraft(test.ctx, 'disclaimer', null);
    return {};
  },
  [contract.page.discard.path]: async ({ test }) => {
    await givePageDraft(test.ctx, 'disclaimer', 1);
    return { revision: 1 };
  },
  [contract.page.fill.path]: async ({ test }) => {
    await givePageDraft(test.ctx, 'agreement', null);
    return {};
  },
  [contract.page.restore.path]: async ({ test }) => {
    await givePageDraft(test.ctx, 'disclaimer', null);
    return {};
  },
  [contract.page.publish.path]: async ({ test }) => {
    await givePageDraft(test.ctx, 'about', 1);
    return { version: newId().slice(0, 12) };
  },
  // the other sweeps of this stage go on in a fair on the same days
  [contract.fairProfile.save.path]: async ({ test: { ctx } }) => {
    const { version, ...days } = await profileState(ctx);
    return { version, form: { ...profileOf(ctx), ...days } };
  },
  // of exhibitors with a package that few have
  [contract.exhibitorTask.remind.path]: async ({ test: { ctx } }) => ({
    id: await insertRow(ctx, 'exhibitor_task', exhibitorTaskRow(ctx.exhibition.id, { packages: ['regional'] })),
  }),
  [contract.exhibitorRecord.savePackages.path]: async ({ test: { ctx } }) => {
    const { version } = await packagesState(ctx);
    return { version, form: { packages: ctx.exhibition.packages } };
  },
  [contract.page.saveQuestions.path]: async ({ test }) => ({ version: await questionsVersion(test.ctx) }),
  [contract.product.setScopeAll.path]: async (stage, actor) => matching(stage, actor),
  [contract.product.removeAll.path]: async (stage, actor) => matching(stage, actor),
  [contract.contact.withdraw.path]: async ({ test, people }, actor) => {
    const visitorId = isVisitorActor(actor) ? people[actor].visitorId : people.visitorOne.visitorId;
    const exhibitor = await makeExhibitor(test);
    await insertRows(test.ctx.db, 'contact', [contactRow(exhibitor, visitorId)]);
    return { exhibitorId: exhibitor.id };
  },
  [contract.invitation.joinByCode.path]: invitationCodeOf,
  [contract.product.saveLatest.path]: async ({ test }, actor) => {
    // whoever saved before is not in the way of whoever saves now
    await sql`delete from latest_products`.execute(test.ctx.db);
    return isEmployeeActor(actor) ? { version: 0 } : {};
  },
  // what the sweeps made before is not in the way of what is made now
  [contract.connection.addWebhook.path]: async ({ test }) => {
    await sql`delete from webhook`.execute(test.ctx.db);
    return {};
  },
  [contract.connection.addApiKey.path]: async ({ test }) => {
    await sql`delete from api_key`.execute(test.ctx.db);
    return {};
  },
  [contract.product.requestDocument.path]: async ({ test, a }) => ({
    id: (await makeDocument(test, await makeProduct(test, a), { level: 'request' })).id,
  }),
  [contract.live.openWithCode.path]: async ({ test, a }) => ({
    id: (await makeLive(test, a, { scope: 1, code: 'LIVE2027' })).id,
  }),
  [contract.ownLive.encoder.path]: async (stage, actor) => sentTo(stage, await hostedLive(stage, actor)),
  [contract.ownLive.renewKey.path]: async (stage, actor) => ({ id: await hostedLive(stage, actor) }),
  [contract.ownLive.start.path]: async (stage, actor) => sentTo(stage, await ownLive(stage, actor)),
  [contract.ownLive.sendCamera.path]: async (stage, actor) => sentTo(stage, await hostedLive(stage, actor)),
  [contract.ownLive.end.path]: async (stage, actor) => ({ id: await ownLive(stage, actor, ON_AIR) }),
  [contract.liveRoom.removeMessage.path]: saidInOwnLive,
  [contract.liveRoom.mute.path]: saidInOwnLive,
  [contract.exhibitorRecord.add.path]: async () => ({ name: { zh: `新展商${newId()}`, en: '' } }),
  [contract.exhibitorRecord.change.path]: async () => ({ form: { name: { zh: `新名称${newId()}`, en: '' } } }),
  // somebody can be invited
  [contract.exhibitorRecord.sendLetters.path]: async ({ test }) => {
    const contact = { name: '李明', email: `${newId().toLowerCase()}@saved.example` };
    return { selection: { ids: [(await makeExhibitor(test, { contact })).id] } };
  },
  [contract.exhibitorRecord.invite.path]: async () => ({ email: `${newId().toLowerCase()}@saved.example` }),
  [contract.exhibitor.saveEmployee.path]: async () => ({
    email: `${newId().toLowerCase()}@saved.example`,
    mobile: `139${String((added += 1)).padStart(8, '0')}`,
  }),
  // at its time: what is sent now is written by a job, at a time of its own
  [contract.announcement.send.path]: async () => ({ sendAt: new Date(Date.now() + 86_400_000).toISOString() }),
  [contract.staff.add.path]: async () => ({ email: `${newId().toLowerCase()}@fair.example` }),
  [contract.duplicate.preview.path]: async ({ test }) => ({ into: (await makeVisitor(test)).visitorId }),
  [contract.duplicate.merge.path]: async ({ test }) => ({ into: (await makeVisitor(test)).visitorId }),
  [contract.release.allow.path]: async ({ test }) => {
    await givePageDraft(test.ctx, 'about', 1);
    const wish = { page: 'about', revision: 1, version: newId().slice(0, 12), changes: { zh: '', en: '' } };
    const { accountId } = await makeOrganizer(test);
    const row = { kind: 'page', object_id: newId(), asked_by: accountId, wish: JSON.stringify(wish) };
    return { id: await releases.insert(test.ctx, row) };
  },
  [contract.block.add.path]: async () => ({ value: `${newId().toLowerCase()}.example` }),
  [contract.review.suspendBlocked.path]: async ({ test, people }) => {
    const { email } = await makeVisitor(test);
    const row = {
      kind: 'email',
      value: email,
      shown: email,
      reason: '批量注册',
      created_by: people.organizer.accountId,
    };
    return { id: await blocks.insert(test.ctx, row) };
  },
  [contract.review.restore.path]: async ({ test }) => ({
    id: (await makeVisitor(test, { suspended_at: new Date().toISOString() })).visitorId,
  }),
  [contract.review.decide.path]: async ({ test }) => ({
    selection: {
      records: [{ id: (await makeVisitor(test, { review_state: 'underReview' })).visitorId, version: 1 }],
    },
  }),
  [contract.visitor.submitAgain.path]: async ({ test, people }) => {
    const { visitorId } = people.waiting;
    await sql`update visitor set review_state = 'notApproved' where id = ${visitorId}`.execute(test.ctx.db);
    return {};
  },
  [contract.vip.invitationLetter.path]: async ({ test, people: { poolMember } }) => {
    await sql`delete from vip_application where visitor_id = ${poolMember.visitorId}`.execute(test.ctx.db);
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
    const link = { exhibitionId: test.ctx.exhibition.id, address: 'reader@fair.example', category: 'news' } as const;
    return { token: makeUnsubscribeToken(test.portal.services.config.SECRET, link) };
  },
  [contract.chat.send.path]: unsent,
  // what the sweeps saved before is not in the way of what is saved now
  [contract.openingHours.change.path]: noHours,
  [contract.fairHours.save.path]: noHours,
  [contract.guestChat.open.path]: guestsToken,
  [contract.guestChat.messages.path]: guestsOwn,
  [contract.guestChat.send.path]: async (stage) => ({ ...(await guestsOwn(stage)), clientId: newId() }),
  [contract.guestChat.read.path]: guestsOwn,
  [contract.guestChat.block.path]: guestsOwn,
  [contract.guestChat.report.path]: guestsOwn,
  [contract.chatTranslation.message.path]: namesAlone,
  [contract.talk.end.path]: begunTalk,
  [contract.chat.assign.path]: async (stage, actor) => spokenIn(stage, actor),
  [contract.card.exchange.path]: async ({ test }) => ({
    code: await cardCode(test.ctx, (await makeVisitor(test)).visitorId),
  }),
  [contract.meetingSignup.save.path]: async ({ test, a, b }) => {
    await sql`update exhibitor set package = 'upgraded' where id = any(${[a.id, b.id]}::text[])`.execute(test.ctx.db);
    return {};
  },
  [contract.meetingAppointment.propose.path]: async (stage, actor) => {
    const { partner, slot } = await takingPart(stage, actor);
    return { partnerId: partner, slots: [slot] };
  },
  [contract.meetingAppointment.move.path]: nextSlot,
  [contract.meetingDesk.freeSlots.path]: async (stage, actor) => {
    const { visitorSignupId, exhibitorSignupId } = await takingPart(stage, actor);
    return { visitorSignupId, exhibitorSignupId };
  },
  [contract.meetingDesk.appoint.path]: async (stage, actor) => {
    const { visitorSignupId, exhibitorSignupId, slot } = await takingPart(stage, actor);
    return { visitorSignupId, exhibitorSignupId, slot };
  },
  [contract.meetingDesk.confirmSchedule.path]: async (stage, actor) => {
    const { meeting, slot, visitorSignupId, exhibitorSignupId } = await takingPart(stage, actor);
    return { meetingId: meeting.id, appointments: [{ visitorSignupId, exhibitorSignupId, slot }] };
  },
  [contract.scan.add.path]: async ({ test }) => ({
    code: await codeOfBadge(test, (await makeVisitor(test)).visitorId),
    requestId: newId(),
  }),
  [contract.savedSearch.save.path]: async () => ({ keyword: newId() }),
  [contract.follow.remove.path]: async (stage, actor) => {
    const { self, company } = ownerOf(stage, actor);
    const own = { exhibitorId: company.id };
    await sql`delete from follow where visitor_id = ${self}`.execute(stage.test.ctx.db);
    await insertRows(stage.test.ctx.db, 'follow', [
      followRow(company.exhibition_id, self, { subject: own.exhibitorId }),
    ]);
    return own;
  },
  [contract.recommendation.unmute.path]: async (stage, actor) => {
    const { self, company } = ownerOf(stage, actor);
    await sql`
      insert into recommendation_mute (exhibition_id, visitor_id, what) values (${company.exhibition_id}, ${self}, ${`product ${stage.shown}`})
      on conflict do nothing`.execute(stage.test.ctx.db);
    return { productId: stage.shown };
  },
  [contract.referenceBrand.save.path]: async ({ test }) => {
    const fair = test.portal.services.directory.all().find(({ id }) => id === test.ctx.exhibition.id);
    const read = fair === undefined ? '' : tableOf(fair, fair.referenceBrands);
    return { text: `${newId()} | | | | atrazine`, read };
  },
  [contract.searchTerm.unblock.path]: async ({ test }) => {
    const text = newId();
    await sql`
      insert into search_term_block (exhibition_id, term) values (${test.ctx.exhibition.id}, ${text.toLowerCase()})`.execute(
      test.ctx.db,
    );
    return { text };
  },
  [contract.searchTerm.block.path]: async () => ({ text: newId() }),
  [contract.questionnaire.save.path]: async ({ test }, actor) => {
    const asked = await questions(test.ctx, isEmployeeActor(actor) ? 'exhibitor' : 'register');
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
    await sql`delete from page_link where place = 'carousel'`.execute(test.ctx.db);
    for (const _each of ['one', 'other']) await makePageLink(test, { place: 'carousel' });
    return {
      version: await partVersion(test.ctx, 'carousel'),
      ids: await linkIds(test.ctx, 'carousel'),
    };
  },
  [contract.checkIn.undo.path]: async ({ test: { ctx }, people }, actor) => {
    const staffId = isStaffActor(actor) ? people[actor].staffId : null;
    const badgeId = await makeBadge(people.visitorOne.visitorId, ctx);
    return { id: await makeEntry(ctx, { gateId: await makeGate(ctx), badgeId, staffId }) };
  },
  [contract.checkIn.enterAnyway.path]: async ({ test: { ctx }, people }) => {
    const gateId = await makeGate(ctx);
    const badgeId = await makeBadge(people.visitorOne.visitorId, ctx);
    await makeEntry(ctx, { gateId, badgeId });
    const holder = { visitorId: people.visitorOne.visitorId };
    return { gateId, holder, requestId: newId() };
  },
  [contract.mailText.save.path]: async ({ test }) => {
    await sql`delete from mail_text`.execute(test.ctx.db);
    return {};
  },
  [contract.mailText.reset.path]: async ({ test }) => {
    await sql`delete from mail_text`.execute(test.ctx.db);
    const text = { subject_zh: '标题', subject_en: 'Subject', body_zh: '{link}', body_en: '{link}' };
    const own = { id: newId(), exhibition_id: test.ctx.exhibition.id, mail_kind: 'badge', ...text };
    await insertRows(test.ctx.db, 'mail_text', [own]);
    return { version: 1 };
  },
  [contract.home.saveSections.path]: async ({ test }) => ({ version: await partVersion(test.ctx, SECTIONS_PART) }),
  [contract.home.saveFeatured.path]: async ({ test }) => ({ version: await partVersion(test.ctx, FEATURED_PART) }),
  [contract.collection.sort.path]: async ({ test, a }) => {
    await sql`delete from collection`.execute(test.ctx.db);
    for (const _each of ['one', 'other']) await makeCollection(test, [a.id]);
    return {
      version: await partVersion(test.ctx, COLLECTIONS_PART),
      ids: (await allCollections(test.ctx)).map(({ id }) => id),
    };
  },
  [contract.questionnaire.sort.path]: async ({ test }) => ({
    version: await siteVersion(test.ctx, 'visit'),
    codes: (await questions(test.ctx, 'visit')).map(({ code }) => code),
  }),
  [contract.questionnaire.remove.path]: async ({ test }) => {
    const code = `q${newId()}`;
    const own = { exhibition_id: test.ctx.exhibition.id, site: 'visit', code, kind: 'text', required: false };
    const words = { title_zh: '题目', title_en: 'Question', options: '[]', sort: 1_000 };
    await test.ctx.db
      .insertInto('question')
      .values({ ...own, ...words })
      .execute();
    return { code, version: 1 };
  },
};
