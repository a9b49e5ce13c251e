import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeColleague } from '../../../test/vip.ts';
import { makeOrganizer, makeVisitor, type Organizer, type Visitor } from '../../../test/world.ts';
import { notifyOfColleagues } from '../notice/notice.on-colleague.ts';

const { list, decide } = contract.colleagueReview;
const { answer, invitation, save, get, badge, badges } = contract.preregistration;

const portal = testPortal();
let reviewer: Organizer;
let owner: Visitor;
beforeAll(async () => {
  reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  await sql`update organizer_staff set name = '周敏' where account_id = ${reviewer.accountId}`.execute(portal.ctx.db);
});
beforeEach(async () => {
  owner = await makeVisitor(portal, { name: '王敏', company: '禾田农资', language: 'zh' });
});

/** What the fair does with new registrations, for as long as `during` takes. */
async function whileReviewing<T>(during: () => Promise<T>): Promise<T> {
  const { exhibition } = portal.ctx;
  const before = exhibition.reviewAtOnce;
  Object.assign(exhibition, { reviewAtOnce: false });
  try {
    return await during();
  } finally {
    Object.assign(exhibition, { reviewAtOnce: before });
  }
}
const confirmed = async () => {
  const colleague = await makeColleague(portal, owner.visitorId);
  const answered = await whileReviewing(() =>
    portal.as({ token: null })(answer, { token: colleague.token, state: 'confirmed' }),
  );
  return { ...colleague, answered };
};
const lineOf = async (id: string) => {
  const { list: lines } = await portal.as(reviewer)(list, { pageSize: 100 });
  return lines.find((line) => line.id === id);
};
const approve = async (id: string) => {
  const { version = 1 } = (await lineOf(id)) ?? {};
  return portal.as(reviewer)(decide, { colleagues: [{ id, version }], state: 'approved' });
};
const refuse = async (id: string, reason: string) => {
  const { version = 1 } = (await lineOf(id)) ?? {};
  return portal.as(reviewer)(decide, { colleagues: [{ id, version }], state: 'notApproved', reason });
};
const noticesOf = async (visitor: Visitor) =>
  (await portal.as(visitor)(contract.notice.list, { kind: 'colleague' })).list.map(({ title }) => title.zh);

describe('a colleague who confirms', () => {
  test('is under review where the fair reviews, and has no badge before', async () => {
    const { id, token, answered } = await confirmed();
    expect(answered).toMatchObject({ state: 'confirmed', review: 'underReview' });
    expect(await portal.as({ token: null })(invitation, { token })).toMatchObject({ review: 'underReview' });
    expect(await portal.as(owner)(get, { id })).toMatchObject({ review: 'underReview', may: { download: false } });
    for (const asked of [
      () => portal.as(owner)(badge, { id, lang: 'zh' }),
      () => portal.as(owner)(badges, { lang: 'zh' }),
    ])
      expect(await outcomeOf(asked())).toBe('colleagueNotApproved');
    const counted = async () => {
      const { confirmed: answered, approved } = await portal.as(owner)(contract.preregistration.list, {});
      return [answered, approved];
    };
    expect(await counted()).toEqual([1, 0]);
    expect(await lineOf(id)).toMatchObject({
      standing: 'underReview',
      version: 1,
      broughtBy: { id: owner.visitorId, name: '王敏', company: '禾田农资' },
    });
    await approve(id);
    expect(await portal.as(owner)(get, { id })).toMatchObject({ review: 'approved', may: { download: true } });
    expect(await counted()).toEqual([1, 1]);
  });

  test('is approved at once where the fair approves at once', async () => {
    const { id, token } = await makeColleague(portal, owner.visitorId);
    expect(portal.ctx.exhibition.reviewAtOnce).toBe(true);
    await portal.as({ token: null })(answer, { token, state: 'confirmed' });
    expect(await lineOf(id)).toMatchObject({ standing: 'approved' });
  });

  test('stays as decided when he declines and confirms again', async () => {
    const { id, token } = await confirmed();
    await refuse(id, '资料不全');
    await portal.as({ token: null })(answer, { token, state: 'declined' });
    expect(await lineOf(id)).toMatchObject({ standing: 'declined', reason: '' });
    expect(await outcomeOf(approve(id))).toBe('colleagueUnanswered');
    await portal.as({ token: null })(answer, { token, state: 'confirmed' });
    expect(await lineOf(id)).toMatchObject({ standing: 'notApproved', reason: '资料不全' });
  });

  test('is reviewed anew when who entered him writes somebody else, not for a telephone number', async () => {
    const { id, email } = await confirmed();
    await refuse(id, '资料不全');
    const { name, company, position, country } = await portal.as(owner)(get, { id });
    const entered = { id, email, name, company, position, country };
    await portal.as(owner)(save, { ...entered, mobile: '13912345678' });
    expect(await lineOf(id)).toMatchObject({ standing: 'notApproved' });
    // also where others are approved at once
    await portal.as(owner)(save, { ...entered, name: '周静静' });
    expect(await lineOf(id)).toMatchObject({ standing: 'underReview', reason: '' });
    await approve(id);
    await whileReviewing(() => portal.as(owner)(save, { ...entered, name: '吴涛' }));
    expect(await portal.as(owner)(get, { id })).toMatchObject({ review: 'underReview', may: { download: false } });
  });
});

describe('a decision about a colleague', () => {
  test('is told once: the colleague by e-mail with nothing that was typed of him, who entered him by a notice', async () => {
    const { id, email } = await confirmed();
    await refuse(id, '公司无法核实');
    await expect.poll(() => noticesOf(owner)).toEqual(['同事的预登记未通过审核：周静']);
    const { version = 0 } = (await lineOf(id)) ?? {};
    await notifyOfColleagues(portal.portal.services.jobs, portal.ctx, [{ id, version }]);
    const mails = await messagesTo(portal, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('您的预登记未通过审核');
    expect(mails[0]?.body).toContain('原因：公司无法核实。');
    for (const typed of ['周静', '王敏', '禾田农资']) expect(mails[0]?.body).not.toContain(typed);
    await approve(id);
    await expect
      .poll(async () => (await messagesTo(portal, email)).map(({ subject }) => subject.includes('已通过审核')))
      .toEqual([false, true]);
  });

  test('is about what was read: a stale one is refused with who decided what; all of them or none', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    const read = [first, second].map(({ id }) => ({ id, version: 1 }));
    await refuse(first.id, '重复');
    const { status, body } = await portal.send(decide, { colleagues: read, state: 'approved' }, reviewer);
    expect([status, body.code]).toEqual([409, CODES.decidedMeanwhile.code]);
    expect(body.message).toMatch(/周静 · 周敏 · \d{4}-\d\d-\d\d \d\d:\d\d \(GMT\+8\) · 已拒绝/);
    expect([(await lineOf(first.id))?.standing, (await lineOf(second.id))?.standing]).toEqual([
      'notApproved',
      'underReview',
    ]);
    expect(
      await outcomeOf(portal.as(reviewer)(decide, { colleagues: [{ id: newId(), version: 1 }], state: 'approved' })),
    ).toBe('notFound');
    const { list: log } = await portal.as(await makeOrganizer(portal))(contract.organizer.auditList, {
      objectId: first.id,
    });
    expect(log.map(({ act, object }) => [act, object?.name])).toEqual([['colleague.refuse', '周静']]);
  });

  test('needs a reason where it refuses', async () => {
    const { id } = await confirmed();
    expect(await outcomeOf(refuse(id, ' '))).toBe('badInput');
  });
});

describe('the list of colleagues', () => {
  test('counts each standing, finds by colleague and by who brought them, and shows no other fair', async () => {
    const mark = newId().slice(0, 8);
    const visitor = await makeVisitor(portal, { name: `登记人${mark}`, company: '丰收' });
    const [waiting, , declined] = [
      await makeColleague(portal, visitor.visitorId, { state: 'confirmed', review: 'underReview' }),
      await makeColleague(portal, visitor.visitorId),
      await makeColleague(portal, visitor.visitorId, { state: 'declined' }),
    ];
    const elsewhere = await makeVisitor(portal, { name: `登记人${mark}` }, portal.sugarCtx);
    await makeColleague(portal, elsewhere.visitorId, { ctx: portal.sugarCtx });
    const found = await portal.as(reviewer)(list, { keyword: mark });
    expect(found.counts).toEqual({ underReview: 1, approved: 0, notApproved: 0, pending: 1, declined: 1 });
    expect([found.total, found.list.length]).toEqual([3, 3]);
    const only = await portal.as(reviewer)(list, { keyword: mark, standing: 'underReview' });
    expect([only.total, only.list.map(({ id }) => id)]).toEqual([1, [waiting.id]]);
    const [first, second] = [1, 2].map((pageNum) => ({ keyword: mark, pageNum, pageSize: 2 }));
    const pages = [await portal.as(reviewer)(list, first ?? {}), await portal.as(reviewer)(list, second ?? {})];
    expect(pages.map((page) => page.list.length)).toEqual([2, 1]);
    const byEmail = await portal.as(reviewer)(list, { keyword: declined.email.slice(0, 12) });
    expect(byEmail.list.map(({ standing }) => standing)).toEqual(['declined']);
    expect((await portal.as(reviewer)(list, { keyword: '%' })).total).toBe(0);
  });
});
