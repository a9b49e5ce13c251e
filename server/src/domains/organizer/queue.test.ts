import { applicationRow } from '../../../../demo/factories/exhibitor-application.factory.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sourcingRow, suggestionRow } from '../../../../demo/factories/factories.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { QUEUES, type QueueName } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { STAFF_ROLES, type StaffRole } from '@fairbridge/contract/roles.ts';
import { makeConversation } from '../../../test/chats.ts';
import { makeMeeting, signUpVisitor } from '../../../test/meetings.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeColleague, makeVipApplication } from '../../../test/vip.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makePost, makeVisitor, speakerOf } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { queues } = contract.organizer;
const portal = testPortal();

/** Hours before noon of a day that has long gone: nothing else of these tests waits since then. */
const ago = (hours: number): string => new Date(Date.parse('2025-06-02T12:00:00Z') - hours * 3_600_000).toISOString();

/** Two of each that wait, and one of each that does not. */
async function fill(ctx: FairContext): Promise<void> {
  const waits = { review_state: 'underReview' } as const;
  const first = await makeVisitor(portal, { ...waits, completed_at: ago(1) }, ctx);
  // nobody has looked at it: the same as under review
  await makeVisitor(portal, { review_state: null, completed_at: ago(9) }, ctx);
  await makeVisitor(portal, { ...waits, completed_at: ago(99), suspended_at: ago(1) }, ctx);
  await makeVisitor(portal, { ...waits, completed_at: ago(99), complete_exhibition_registration: false }, ctx);
  const inviter = await makeVisitor(portal, {}, ctx);
  const colleagues = [
    await makeColleague(portal, inviter.visitorId, { ctx, state: 'confirmed' }),
    await makeColleague(portal, inviter.visitorId, { ctx, state: 'confirmed' }),
    await makeColleague(portal, inviter.visitorId, { ctx, state: 'confirmed' }),
    await makeColleague(portal, inviter.visitorId, { ctx, state: 'pending' }),
  ].map(({ id }) => id);
  await sql`
    update preregistration set answered_at = ${ago(1)}::timestamptz - make_interval(hours => array_position(${colleagues}::text[], id)),
      review_state = case when id = ${colleagues[2]} then 'approved' end
    where exhibition_id = ${ctx.exhibition.id} and id = any(${colleagues}::text[])`.execute(ctx.db);
  const vips = [
    await makeVipApplication(portal, inviter.visitorId, { ctx }),
    await makeVipApplication(portal, first.visitorId, { ctx }),
    await makeVipApplication(portal, (await makeVisitor(portal, {}, ctx)).visitorId, { ctx, status: 'failed' }),
  ].map(({ id }) => id);
  await sql`
    update vip_application set submitted_at = ${ago(1)}::timestamptz - make_interval(hours => array_position(${vips}::text[], id))
    where exhibition_id = ${ctx.exhibition.id} and id = any(${vips}::text[])`.execute(ctx.db);
  const company = await makeExhibitor(portal, { categories: [] }, ctx);
  const employee = await makeEmployee(portal, company, {}, ctx);
  const author = speakerOf(employee, company);
  await makePost(portal, author, { state: 'underReview', created_at: ago(4) }, ctx);
  await makePost(portal, author, { state: 'underReview', created_at: ago(3) }, ctx);
  const posts = [await makePost(portal, author, {}, ctx), await makePost(portal, author, {}, ctx)];
  const reports = [
    { post_id: posts[0]?.id, account_id: first.accountId, created_at: ago(5), settled_at: null },
    { post_id: posts[0]?.id, account_id: inviter.accountId, created_at: ago(6), settled_at: null },
    { post_id: posts[1]?.id, account_id: first.accountId, created_at: ago(7), settled_at: ago(1) },
  ];
  await insertRows(
    ctx.db,
    'post_report',
    reports.map((one) => ({
      ...one,
      id: newId(),
      exhibition_id: ctx.exhibition.id,
      post_id: one.post_id ?? '',
      reason: 'fraud',
    })),
  );
  const conversationId = await makeConversation(portal, company, first, {}, [{ side: 'visitor', minutesAgo: 1 }], ctx);
  const reported = {
    exhibition_id: ctx.exhibition.id,
    conversation_id: conversationId,
    last_seq: 1,
    closed_at: null,
  };
  await insertRows(ctx.db, 'chat_report', [
    { ...reported, id: newId(), side: 'visitor', reporter_id: first.visitorId, reason: 'fraud', created_at: ago(10) },
    {
      ...reported,
      id: newId(),
      side: 'exhibitor',
      reporter_id: employee.employeeId,
      reason: 'other',
      created_at: ago(9),
    },
    {
      ...reported,
      id: newId(),
      side: 'visitor',
      reporter_id: first.visitorId,
      reason: 'other',
      created_at: ago(99),
      closed_at: ago(1),
    },
  ]);
  await insertRows(ctx.db, 'exhibitor_application', [
    applicationRow(ctx.exhibition.id, { created_at: ago(13) }),
    applicationRow(ctx.exhibition.id, { created_at: ago(2) }),
    applicationRow(ctx.exhibition.id, { created_at: ago(99), state: 'declined' }),
  ]);
  await insertRows(ctx.db, 'suggestion', [
    suggestionRow(ctx.exhibition.id, { created_at: ago(8) }),
    suggestionRow(ctx.exhibition.id, { created_at: ago(2) }),
    suggestionRow(ctx.exhibition.id, { created_at: ago(99), state: 'closed' }),
  ]);
  await insertRows(
    ctx.db,
    'sourcing',
    [
      { audit: 'review', created_at: ago(11), closed_at: null },
      { audit: 'review', created_at: ago(1), closed_at: null },
      { audit: 'approved', created_at: ago(99), closed_at: null },
      { audit: 'review', created_at: ago(99), closed_at: ago(1) },
    ].map((given) => sourcingRow(ctx.exhibition.id, first.visitorId, given).sourcing),
  );
  const [open, cancelled] = [
    await makeMeeting(portal, {}, ctx),
    await makeMeeting(portal, { cancelled_at: ago(1) }, ctx),
  ];
  const review = { audit: 'review', created_at: ago(12) } as const;
  await signUpVisitor(portal, open.id, first, review, ctx);
  await signUpVisitor(portal, open.id, inviter, { ...review, created_at: ago(2) }, ctx);
  await signUpVisitor(portal, open.id, await makeVisitor(portal, {}, ctx), { created_at: ago(99) }, ctx);
  await signUpVisitor(portal, cancelled.id, first, { ...review, created_at: ago(99) }, ctx);
  const asked = { exhibition_id: ctx.exhibition.id, kind: 'page', asked_by: first.accountId, wish: '{}' };
  await insertRows(ctx.db, 'release', [
    { ...asked, id: newId(), object_id: newId(), state: 'waiting', asked_at: ago(13) },
    { ...asked, id: newId(), object_id: newId(), state: 'waiting', asked_at: ago(2) },
    { ...asked, id: newId(), object_id: newId(), state: 'released', asked_at: ago(99) },
  ]);
}

const WAITING: Readonly<Record<QueueName, { count: number; since: string }>> = {
  exhibitorApplications: { count: 2, since: ago(13) },
  visitors: { count: 2, since: ago(9) },
  colleagues: { count: 2, since: ago(3) },
  vipApplications: { count: 2, since: ago(3) },
  sourcing: { count: 2, since: ago(11) },
  meetingSignups: { count: 2, since: ago(12) },
  suggestions: { count: 2, since: ago(8) },
  chatReports: { count: 2, since: ago(10) },
  posts: { count: 2, since: ago(4) },
  reportedPosts: { count: 1, since: ago(6) },
  releases: { count: 2, since: ago(13) },
};
const OWN: Readonly<Record<StaffRole, readonly QueueName[]>> = {
  owner: QUEUES,
  reviewer: ['visitors', 'colleagues', 'vipApplications', 'sourcing', 'meetingSignups'],
  editor: ['exhibitorApplications', 'suggestions', 'posts', 'reportedPosts', 'releases'],
  support: ['suggestions', 'chatReports'],
};

describe('the queues of the console', () => {
  beforeAll(async () => {
    await fill(portal.ctx);
    // what waits at the other fair waits for others
    await fill(portal.sugarCtx);
    await fill(portal.sugarCtx);
  });

  test.each(STAFF_ROLES)('tell the %s what waits for that role at this fair, and since when (G6)', async (role) => {
    const { list } = await portal.as(await makeOrganizer(portal, portal.ctx, role))(queues, {});
    expect(list).toEqual(OWN[role].map((name) => ({ name, ...WAITING[name] })));
  });

  test('of which nothing waits say so', async () => {
    const { list } = await portal.as(await makeOrganizer(portal, portal.ctx, 'support'))(queues, {});
    expect(list.map(({ name }) => name)).toEqual(['suggestions', 'chatReports']);
    const { db, exhibition } = portal.ctx;
    await sql`update suggestion set state = 'closed' where exhibition_id = ${exhibition.id}`.execute(db);
    await sql`update chat_report set closed_at = now() where exhibition_id = ${exhibition.id}`.execute(db);
    const after = await portal.as(await makeOrganizer(portal, portal.ctx, 'support'))(queues, {});
    expect(after.list).toEqual([
      { name: 'suggestions', count: 0, since: null },
      { name: 'chatReports', count: 0, since: null },
    ]);
  });
});
