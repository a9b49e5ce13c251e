import { savedSearchRow, drawnFileRow } from '../../../../demo/factories/factories.ts';
import { newId } from '../../../src/core/id.ts';
import type { FairContext } from '../../../src/core/fair-context.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { TestPortal } from '../../portal.ts';
import { makeEntry, makeGate } from '../../check-ins.ts';
import { makeBadge, makeColleague, makePrivatePicture, makeVipApplication } from '../../vip.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor } from '../../world.ts';
import { isStaffActor } from '../actors.ts';
import { makeFormer, makeInvited, makeWaiting } from '../stage-accounts.ts';
import { insertRow, type Making, type Nouns } from './noun.ts';

const WORDS = {
  title_zh: '主办方通知',
  title_en: 'From the organizer',
  body_zh: '正文',
  body_en: 'Body',
  link: '',
  seen_at: null,
};

async function makeNotice({ test, owner, company }: Making): Promise<string> {
  const id = newId();
  const sent = { kind: 'announcement', notice_type: 'SPONSOR', created_at: new Date().toISOString() };
  await insertRows(test.ctx.db, 'notice', [
    { id, exhibition_id: company.exhibition_id, recipient_id: owner.recipient, ...sent, ...WORDS },
  ]);
  return id;
}

/** Another session of this account; answers its id. */
async function makeSession(test: TestPortal, accountId: string, ctx: FairContext): Promise<string> {
  const id = newId();
  const far = new Date(Date.now() + 3_600_000);
  const own = { id, token_hash: Buffer.from(id), account_id: accountId, exhibition_id: ctx.exhibition.id };
  await test.ctx.db
    .insertInto('session')
    .values({ ...own, subject_type: 'VISITOR', remember: false, idle_until: far, ends_at: far })
    .execute();
  return id;
}

/** A device that is told of somebody's notices in the role that this caller is in. */
async function makePushDevice({ test, owner, ctx }: Making): Promise<string> {
  const session_id = await makeSession(test, owner.account, ctx);
  const row = { id: newId(), exhibition_id: ctx.exhibition.id, account_id: owner.account, session_id };
  const subject_type = owner.speaker === null ? 'VISITOR' : 'ACTOR';
  const told = { recipient_id: owner.recipient, endpoint_hash: Buffer.from(row.id), subscription_sealed: '' };
  await test.ctx.db
    .insertInto('push_device')
    .values({ ...row, ...told, subject_type, device: 'Chrome · Windows' })
    .execute();
  return row.id;
}

async function makeAvatar(test: TestPortal, visitorId: string, ctx: FairContext): Promise<string> {
  const row = drawnFileRow(ctx.exhibition.id, visitorId, {}, { width: 800, height: 800 });
  await insertRows(test.ctx.db, 'file', [{ ...row, use: 'avatar' }]);
  return row.id;
}

/** A note of the staff about somebody who visits this fair. */
async function makeNote({ stage, test, ctx }: Making): Promise<string> {
  const { visitorId: visitor_id } = await makeVisitor(test, {}, ctx);
  const row = { id: newId(), exhibition_id: ctx.exhibition.id, visitor_id, text: '来电询问入场时间' };
  return insertRow(ctx, 'support_note', { ...row, written_by: stage.people.organizer.accountId });
}

/** A draft of the disclaimer that somebody wants published. */
async function waitingFor(ctx: FairContext, accountId: string): Promise<string> {
  const id = newId();
  const row = { id, exhibition_id: ctx.exhibition.id, kind: 'page', object_id: id, asked_by: accountId };
  return insertRow(ctx, 'release', { ...row, wish: '{}' });
}

const applied = async ({ test, ctx }: Making) =>
  makeVipApplication(test, (await makeVisitor(test, {}, ctx)).visitorId, { ctx });

/** People, and what is one person's. */
export const personNouns: Nouns = {
  visitor: {
    make: async ({ test, ctx }) => (await makeVisitor(test, { name: '何客' }, ctx)).visitorId,
    foreign: async ({ test }, { actor }) =>
      isStaffActor(actor) ? {} : { unlisted: (await makeVisitor(test, { listed: false })).visitorId },
  },
  supportNote: { make: makeNote },
  release: {
    make: async ({ test, ctx }) => waitingFor(ctx, (await makeOrganizer(test, ctx)).accountId),
  },
  ownRelease: { make: ({ owner, ctx }) => waitingFor(ctx, owner.account), owned: 'always' },
  block: {
    make: ({ stage, ctx }) => {
      const id = newId();
      const value = `${id.toLowerCase()}.example`;
      const row = { id, exhibition_id: ctx.exhibition.id, kind: 'domain', value, shown: value, reason: '批量注册' };
      return insertRow(ctx, 'block', { ...row, created_by: stage.people.organizer.accountId });
    },
  },
  erasure: {
    make: ({ stage, ctx }) =>
      insertRow(ctx, 'erasure', {
        id: newId(),
        exhibition_id: ctx.exhibition.id,
        erased_by: stage.people.organizer.accountId,
        way: 'letter',
        reason: '来信',
        held: [],
      }),
  },
  staff: { make: async ({ test, ctx }) => (await makeOrganizer(test, ctx, 'support')).staffId },
  employee: { make: async ({ test, company, ctx }) => (await makeEmployee(test, company, {}, ctx)).employeeId },
  colleague: { make: async ({ test, company, ctx }) => (await makeEmployee(test, company, {}, ctx)).employeeId },
  waitingEmployee: { make: ({ test, company }) => makeWaiting(test, company) },
  formerEmployee: { make: ({ test, company, ctx }) => makeFormer(test, company, ctx) },
  invitedEmployee: { make: ({ test, company }) => makeInvited(test, company) },
  invitedAdministrator: {
    make: async ({ test, ctx }) => makeInvited(test, await makeExhibitor(test, {}, ctx), true),
  },
  session: { make: ({ test, owner, ctx }) => makeSession(test, owner.account, ctx), owned: 'always' },
  avatar: { make: ({ test, owner, ctx }) => makeAvatar(test, owner.avatar, ctx), owned: 'always' },
  notice: { make: makeNotice, owned: 'always' },
  pushDevice: { make: makePushDevice, owned: 'always' },
  savedSearch: {
    make: async ({ company, owner, ctx }) => {
      const row = savedSearchRow(company.exhibition_id, owner.self, { keyword: newId() });
      return insertRow(ctx, 'saved_search', row);
    },
    owned: 'always',
  },
  privatePicture: { make: ({ test, owner, ctx }) => makePrivatePicture(test, owner.self, ctx), owned: 'always' },
  preregistration: {
    make: async ({ test, owner, ctx }) => (await makeColleague(test, owner.self, { ctx, state: 'confirmed' })).id,
    owned: 'always',
  },
  confirmedColleague: {
    make: async ({ test, ctx }) => {
      const { visitorId } = await makeVisitor(test, {}, ctx);
      return (await makeColleague(test, visitorId, { ctx, state: 'confirmed', review: 'underReview' })).id;
    },
  },
  vipApplication: { make: async (making) => (await applied(making)).id },
  appliedPicture: { make: async (making) => (await applied(making)).passportPhoto },
  gate: { make: ({ ctx }) => makeGate(ctx), owned: 'never' },
  entry: {
    make: async ({ test, ctx }) => {
      const { visitorId } = await makeVisitor(test, {}, ctx);
      return makeEntry(ctx, { gateId: await makeGate(ctx), badgeId: await makeBadge(visitorId, ctx), visitorId });
    },
    owned: 'never',
  },
  badge: { make: async ({ test, ctx }) => makeBadge((await makeVisitor(test, {}, ctx)).visitorId, ctx) },
};
