import { savedSearchRow, drawnFileRow } from '../../../../demo/factories/factories.ts';
import { newId } from '../../../src/ground/id.ts';
import type { Scope } from '../../../src/ground/scope.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { TestPortal } from '../../portal.ts';
import { makeBadge, makeColleague, makePrivatePicture, makeVipApplication } from '../../vip.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor } from '../../world.ts';
import { isStaffActor } from '../actors.ts';
import { makeFormer, makeInvited, makeWaiting } from '../stage-accounts.ts';
import type { Making, Nouns } from './noun.ts';

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
  await insertRows(test.scope.db, 'notice', [
    { id, exhibition_id: company.exhibition_id, recipient_id: owner.recipient, ...sent, ...WORDS },
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

/** A device that is told of somebody's notices in the role that this caller is in. */
async function makePushDevice({ test, owner, scope }: Making): Promise<string> {
  const session_id = await makeSession(test, owner.account, scope);
  const row = { id: newId(), exhibition_id: scope.exhibition.id, account_id: owner.account, session_id };
  const subject_type = owner.speaker === null ? 'VISITOR' : 'ACTOR';
  const told = { recipient_id: owner.recipient, endpoint_hash: Buffer.from(row.id), subscription_sealed: '' };
  await test.scope.db
    .insertInto('push_device')
    .values({ ...row, ...told, subject_type, device: 'Chrome · Windows' })
    .execute();
  return row.id;
}

async function makeAvatar(test: TestPortal, visitorId: string, scope: Scope): Promise<string> {
  const row = drawnFileRow(scope.exhibition.id, visitorId, {}, { width: 800, height: 800 });
  await insertRows(test.scope.db, 'file', [{ ...row, use: 'avatar' }]);
  return row.id;
}

/** A note of the staff about somebody who visits this fair. */
async function makeNote({ stage, test, scope }: Making): Promise<string> {
  const { visitorId: visitor_id } = await makeVisitor(test, {}, scope);
  const row = { id: newId(), exhibition_id: scope.exhibition.id, visitor_id, text: '来电询问入场时间' };
  await insertRows(scope.db, 'support_note', [{ ...row, written_by: stage.people.organizer.accountId }]);
  return row.id;
}

const applied = async ({ test, scope }: Making) =>
  makeVipApplication(test, (await makeVisitor(test, {}, scope)).visitorId, { scope });

/** People, and what is one person's. */
export const personNouns: Nouns = {
  visitor: {
    make: async ({ test, scope }) => (await makeVisitor(test, { name: '何客' }, scope)).visitorId,
    foreign: async ({ test }, { actor }) =>
      isStaffActor(actor) ? {} : { unlisted: (await makeVisitor(test, { listed: false })).visitorId },
  },
  supportNote: { make: makeNote },
  staff: { make: async ({ test, scope }) => (await makeOrganizer(test, scope, 'support')).staffId },
  employee: { make: async ({ test, company, scope }) => (await makeEmployee(test, company, {}, scope)).employeeId },
  colleague: { make: async ({ test, company, scope }) => (await makeEmployee(test, company, {}, scope)).employeeId },
  waitingEmployee: { make: ({ test, company }) => makeWaiting(test, company) },
  formerEmployee: { make: ({ test, company, scope }) => makeFormer(test, company, scope) },
  invitedEmployee: { make: ({ test, company }) => makeInvited(test, company) },
  invitedAdministrator: {
    make: async ({ test, scope }) => makeInvited(test, await makeExhibitor(test, {}, scope), true),
  },
  session: { make: ({ test, owner, scope }) => makeSession(test, owner.account, scope), owned: 'always' },
  avatar: { make: ({ test, owner, scope }) => makeAvatar(test, owner.avatar, scope), owned: 'always' },
  notice: { make: makeNotice, owned: 'always' },
  pushDevice: { make: makePushDevice, owned: 'always' },
  savedSearch: {
    make: async ({ company, owner, scope }) => {
      const row = savedSearchRow(company.exhibition_id, owner.self, { keyword: newId() });
      await insertRows(scope.db, 'saved_search', [row]);
      return row.id;
    },
    owned: 'always',
  },
  privatePicture: { make: ({ test, owner, scope }) => makePrivatePicture(test, owner.self, scope), owned: 'always' },
  preregistration: {
    make: async ({ test, owner, scope }) => (await makeColleague(test, owner.self, { scope, state: 'confirmed' })).id,
    owned: 'always',
  },
  confirmedColleague: {
    make: async ({ test, scope }) => {
      const { visitorId } = await makeVisitor(test, {}, scope);
      return (await makeColleague(test, visitorId, { scope, state: 'confirmed', review: 'underReview' })).id;
    },
  },
  vipApplication: { make: async (making) => (await applied(making)).id },
  appliedPicture: { make: async (making) => (await applied(making)).passportPhoto },
  badge: { make: async ({ test, scope }) => makeBadge((await makeVisitor(test, {}, scope)).visitorId, scope) },
};
