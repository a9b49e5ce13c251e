import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { writeSettings } from '../exhibition/settings.queries.ts';
import { commentRow, orderRow, suggestionRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import {
  makeDocument,
  makeDocumentRequest,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePost,
  makeProduct,
  makeVisitor,
  PASSWORD,
  speakerOf,
  testPasswordHash,
  type Employee,
  type Exhibitor,
  type Organizer,
} from '../../../test/world.ts';
import { sessionStarted } from '../session/session.events.ts';
import { postCommented, postDecided } from '../newsfeed/newsfeed.events.ts';
import { suggestionAnswered } from '../suggestion/suggestion.events.ts';
import { employeeResigned } from '../exhibitor/employee.events.ts';
import { sendLetter } from '../exhibitor/employee.letters.ts';
import { sendDigests } from '../notice/notice.digest.ts';
import { notifyOfExhibitorAccess } from '../notice/notice.on-exhibitor-access.ts';
import { notifyOfOrder } from '../notice/notice.on-order.ts';
import { orderCreated } from '../order/order.events.ts';
import { documentAsked } from '../product-document/product-document.events.ts';

const { disable, enable } = contract.exhibitorRecord;
const SITE = 'https://fair.example';
const EVERYTHING = {
  notices: ['comment', 'documentRequest', 'handOver', 'login', 'order', 'post', 'suggestion'],
  // an order, the answer to a suggestion, the letter, the opening, what was not read yet
  messages: { sent: 5 },
};

let portal: TestPortal;
/** Its mail server cannot be reached. */
let away: TestPortal;
let jobs: Jobs;
let owner: Organizer;
let ownerAway: Organizer;
beforeAll(async () => {
  portal = await openTestPortal();
  ({ jobs } = portal.portal.services);
  owner = await makeOrganizer(portal);
  away = await openTestPortal({ SMTP_URL: 'smtp://127.0.0.1:1' });
  ownerAway = await makeOrganizer(away);
});
afterAll(async () => {
  await away.close();
  await portal.close();
});

type Company = { exhibitor: Exhibitor; staff: Employee };
async function makeCompany(at: TestPortal = portal): Promise<Company> {
  const exhibitor = await makeExhibitor(at, { booth_number: '' });
  return { exhibitor, staff: await makeEmployee(at, exhibitor, { admin: true }) };
}
/** Everything that is told to somebody as an employee happens at this company. */
async function everythingHappens({ exhibitor, staff }: Company): Promise<void> {
  const { ctx } = portal;
  const exhibitionId = ctx.exhibition.id;
  const { employeeId, accountId } = staff;
  const [buyer, product] = [await makeVisitor(portal), await makeProduct(portal, exhibitor)];
  const order = orderRow(product, buyer.visitorId);
  await insertRows(ctx.db, 'intent_order', [order]);
  await jobs.publish(ctx.db, orderCreated, { exhibitionId, orderId: order.id });
  const document = await makeDocument(portal, product);
  const { id: requestId } = await makeDocumentRequest(portal, product, document.id, buyer.visitorId);
  await jobs.publish(ctx.db, documentAsked, { exhibitionId, requestId, asked: 1 });
  const post = await makePost(portal, speakerOf(staff, exhibitor));
  const comment = commentRow(post, speakerOf(buyer));
  await insertRows(ctx.db, 'post_comment', [comment]);
  await jobs.publish(ctx.db, postCommented, { exhibitionId, commentId: comment.id });
  const decided = { decisionId: newId(), decision: 'removed', reason: '重复发布' } as const;
  await jobs.publish(ctx.db, postDecided, { exhibitionId, postId: post.id, ...decided });
  await jobs.publish(ctx.db, employeeResigned, {
    exhibitionId,
    employeeId,
    toId: employeeId,
    contacts: 2,
    orders: 0,
    chats: 0,
    meetings: 0,
  });
  await jobs.publish(ctx.db, sessionStarted, { exhibitionId, accountId, sessionId: newId(), device: 'Firefox' });
  const answeredAt = new Date().toISOString();
  const answer = { account_id: accountId, employee_id: employeeId, answer: '已添加', answered_at: answeredAt };
  const suggestion = suggestionRow(exhibitionId, answer);
  await insertRows(ctx.db, 'suggestion', [suggestion]);
  await jobs.publish(ctx.db, suggestionAnswered, { exhibitionId, suggestionId: suggestion.id, answeredAt });
  await sendLetter(portal.portal.services, ctx, exhibitor.id, employeeId, 'restored');
  await insertRows(ctx.db, 'opening_subscription', [{ exhibition_id: exhibitionId, account_id: accountId }]);
  await notifyOfExhibitorAccess(jobs, ctx, SITE);
}

/** Waits until all background work is done; then what was told to this person since it was last asked. */
async function toldTo({ staff }: Company): Promise<{ notices: string[]; messages: Record<string, number> }> {
  const { db } = portal.ctx;
  await expect
    .poll(
      async () =>
        (
          await sql<{ count: number }>`
            select count(*)::int as count from pgboss.job j
            where j.state in ('created', 'retry', 'active') and j.start_after < now() and j.name not like '\_\_pgboss%'`.execute(
            db,
          )
        ).rows[0]?.count,
    )
    .toBe(0);
  // the digest of the next morning tells what was not mailed by itself
  await sendDigests(jobs, portal.ctx, SITE, new Date(Date.now() + 12 * 3_600_000));
  await expect
    .poll(async () => (await db.selectFrom('message').select('id').where('state', '=', 'waiting').execute()).length)
    .toBe(0);
  const notices = await db
    .deleteFrom('notice')
    .where('recipient_id', '=', staff.employeeId)
    .returning('kind')
    .execute();
  const messages = await db.deleteFrom('message').where('recipient', '=', staff.email).returning('state').execute();
  return {
    notices: notices.map(({ kind }) => kind).toSorted(),
    messages: tally(messages.map(({ state }) => state)),
  };
}

test('nothing that happens reaches the people of a disabled exhibitor, and once it is enabled everything does again (G11)', async () => {
  const [company, other] = [await makeCompany(), await makeCompany()];
  await portal.as(owner)(disable, { id: company.exhibitor.id, reason: '退展' });
  for (const one of [company, other]) await everythingHappens(one);
  expect(await toldTo(other)).toEqual(EVERYTHING);
  expect(await toldTo(company)).toEqual({ notices: [], messages: { unwanted: 3 } });
  await portal.as(owner)(enable, { id: company.exhibitor.id });
  await everythingHappens(company);
  expect(await toldTo(company)).toEqual(EVERYTHING);
});

/** All deliveries that wait for their next try are tried now. */
const hurry = (): Promise<unknown> =>
  sql`update pgboss.job set start_after = now() where name = 'deliver' and state in ('created', 'retry')`.execute(
    away.ctx.db,
  );

test('what was on its way when it was disabled does not leave; what the person gets beside that does', async () => {
  const [company, other] = [await makeCompany(away), await makeCompany(away)];
  const { ctx } = away;
  const send = (to: string, person: string | null): Promise<void> =>
    away.portal.services.jobs.sendMessage(
      ctx.db,
      composeMail(ctx.exhibition, 'zh', {
        kind: 'announcement',
        to,
        person,
        category: 'transactional',
        subject: '标题',
        paragraphs: ['正文'],
      }),
    );
  const buyer = await makeVisitor(away);
  for (const { exhibitor, staff } of [company, other]) {
    const order = orderRow(await makeProduct(away, exhibitor), buyer.visitorId);
    await insertRows(ctx.db, 'intent_order', [order]);
    await notifyOfOrder(away.portal.services, ctx, order.id, SITE);
    await send(staff.email, null);
  }
  await send(company.staff.email, buyer.visitorId);
  const messages = async ({ staff }: Company) =>
    ctx.db
      .selectFrom('message')
      .where('recipient', '=', staff.email)
      .select(['state', 'category', 'tries'])
      .orderBy('category')
      .execute();
  const all = async () => [...(await messages(company)), ...(await messages(other))];
  await expect.poll(async () => (await all()).filter(({ tries }) => tries > 0).length).toBe(5);

  await away.as(ownerAway)(disable, { id: company.exhibitor.id, reason: '退展' });
  const states = async (one: Company) => {
    await hurry();
    return (await messages(one)).map(({ category, state }) => `${category} ${state}`);
  };
  const wait = { timeout: 30_000, interval: 200 };
  await expect
    .poll(() => states(company), wait)
    .toEqual(['notice unwanted', 'transactional waiting', 'transactional waiting']);
  expect(await states(other)).toEqual(['notice waiting', 'transactional waiting']);
});

test('an administrator who needs a second step is told at once, and no code goes out', async () => {
  const company = await makeCompany();
  const { accountId, email } = company.staff;
  const { db } = portal.ctx;
  await db
    .updateTable('account')
    .set({ password_hash: await testPasswordHash() })
    .where('id', '=', accountId)
    .execute();
  await writeSettings(portal.ctx, { adminSecondStep: true });
  await portal.portal.services.directory.load();
  const logIn = () =>
    outcomeOf(
      portal.as({ token: null })(contract.account.logOn, { account: email, password: PASSWORD, type: 'actor' }),
    );
  expect(await logIn()).toBe('secondStep');
  expect(await toldTo(company)).toEqual({ notices: [], messages: { sent: 1 } });
  await portal.as(owner)(disable, { id: company.exhibitor.id, reason: '退展' });
  expect(await logIn()).toBe('exhibitorDisabled');
  expect(await toldTo(company)).toEqual({ notices: [], messages: {} });
});
