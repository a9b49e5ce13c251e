import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { likeRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { freshOf, GUEST } from '../../../test/fresh.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import {
  makeComment,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePost,
  makeVisitor,
  speakerOf,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { feed, get, comments, ownList, create, like, addComment, removeComment } = contract.newsfeed;

const portal = testPortal({ DATABASE_POOL: '20', RATE_MULTIPLIER: '1000' });
let company: Exhibitor;
let staff: Employee;
let admin: Employee;
let buyer: Visitor;
beforeEach(async () => {
  await sql`delete from post`.execute(portal.ctx.db);
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company, { name_zh: '赵岩', name_en: 'Zhao Yan' });
  admin = await makeEmployee(portal, company, { admin: true });
  buyer = await makeVisitor(portal, { name: '李敏', company: '禾田农资' });
});
const form = (given: Partial<InputOf<typeof create>> = {}): InputOf<typeof create> => ({
  lang: 'zh',
  text: '求购草铵膦原药',
  ...given,
});
const fresh = freshOf(portal);
const feedIds = async (person: Person = GUEST, input: InputOf<typeof feed> = {}): Promise<string[]> =>
  (await fresh(person)(feed, input)).list.map(({ id }) => id);
const byBuyer = () => speakerOf(buyer);
const byStaff = () => speakerOf(staff, company);

describe('the feed', () => {
  test('is newest first, page after page by cursor, each post once', async () => {
    const minutes = [1, 2, 3, 4, 5];
    const made: string[] = [];
    for (const minute of minutes)
      made.push(
        (await makePost(portal, byBuyer(), { created_at: new Date(Date.now() - minute * 60_000).toISOString() })).id,
      );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { list: { id: string }[]; next: string | null } = await fresh()(feed, {
        pageSize: 2,
        ...(cursor !== null && { cursor }),
      });
      seen.push(...page.list.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual(made);
  });

  test('is filtered by receiver, category, kind of author and words, which stand for themselves', async () => {
    const [category = ''] = portal.ctx.exhibition.categories.keys();
    const [receiver = ''] = portal.ctx.exhibition.receivers.keys();
    const one = await makePost(portal, byBuyer(), { text: '求购 100% 原药', receivers: [receiver] });
    const two = await makePost(portal, byStaff(), { text: '供应制剂', categories: [category] });
    expect(await feedIds(GUEST, { receiver })).toEqual([one.id]);
    expect(await feedIds(GUEST, { category })).toEqual([two.id]);
    expect(await feedIds(GUEST, { authorKind: 'visitor' })).toEqual([one.id]);
    expect(await feedIds(GUEST, { authorKind: 'exhibitor' })).toEqual([two.id]);
    expect(await feedIds(GUEST, { keyword: '100%' })).toEqual([one.id]);
    expect(await feedIds(GUEST, { keyword: '%' })).toEqual([one.id]);
    expect(await feedIds(GUEST, { keyword: '_' })).toEqual([]);
    expect(await feedIds(GUEST, { keyword: company.name_en ?? '' })).toEqual([two.id]);
  });

  test('has nothing of another fair, nor does that one of this', async () => {
    const here = await makePost(portal, byBuyer());
    const there = await makePost(
      portal,
      speakerOf(await makeVisitor(portal, {}, portal.sugarCtx)),
      {},
      portal.sugarCtx,
    );
    expect(await feedIds()).toEqual([here.id]);
    expect(await feedIds({ token: null, host: SUGAR_HOST })).toEqual([there.id]);
  });

  test('is without posts whose author is suspended or whose company is closed, at once and in warm caches too', async () => {
    const organizer = await makeOrganizer(portal);
    const [a, b] = [await makePost(portal, byBuyer()), await makePost(portal, byStaff())];
    expect((await feedIds()).toSorted()).toEqual([a.id, b.id].toSorted());
    await portal.as(organizer)(contract.review.suspend, { id: buyer.visitorId, version: 1, reason: '广告' });
    await expect.poll(() => feedIds()).toEqual([b.id]);
    expect(await outcomeOf(fresh()(get, { id: a.id }))).toBe('notFound');
    await portal.as(organizer)(contract.review.restore, { id: buyer.visitorId, version: 2, reason: '' });
    await sql`update exhibitor set open = false where id = ${company.id}`.execute(portal.ctx.db);
    expect(await feedIds(await makeVisitor(portal))).toEqual([a.id]);
  });

  test('keeps the posts of an employee who has left, under the company’s name alone', async () => {
    const post = await makePost(portal, byStaff());
    await makeComment(portal, post, byStaff(), { text: '离职前的评论' });
    expect((await fresh(buyer)(get, { id: post.id })).comments).toBe(1);
    await portal.as(admin)(contract.exhibitor.resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    await expect.poll(async () => (await fresh()(get, { id: post.id })).author.name).toEqual({ zh: '', en: '' });
    const { author, comments: count } = await fresh()(get, { id: post.id });
    expect({ company: author.company.zh, avatar: author.avatar, count }).toEqual({
      company: company.name_zh,
      avatar: '',
      count: 0,
    });
    expect((await portal.as(admin)(ownList, {})).list.map(({ id }) => id)).toEqual([post.id]);
  });
});

describe('comments and likes', () => {
  test('are counted, shown oldest first, and deleted by their author or by the author of the post', async () => {
    const { id } = await portal.as(buyer)(create, form());
    const first = await portal.as(staff)(addComment, { id, text: '可供，含量 95%。' });
    const second = await portal.as(buyer)(addComment, { id, text: '请报价' });
    const list = await fresh()(comments, { id });
    expect(list.list.map(({ text, byHost }) => [text, byHost])).toEqual([
      ['可供，含量 95%。', false],
      ['请报价', true],
    ]);
    expect(list.total).toBe(2);
    expect(await outcomeOf(portal.as(staff)(removeComment, { id: second.id }))).toBe('notFound');
    expect(await outcomeOf(portal.as(buyer)(removeComment, { id: first.id }))).toBe('done');
    expect(await outcomeOf(portal.as(buyer)(removeComment, { id: second.id }))).toBe('done');
    expect(await fresh(buyer)(comments, { id })).toMatchObject({ list: [], total: 0 });
    expect(Object.keys(await wrongFields(portal.as(buyer)(addComment, { id, text: '字'.repeat(501) })))).toEqual([
      'text',
    ]);
  });

  test('of people who are gone are as if they had never been, byte for byte', async () => {
    const published = new Date(Date.now() - 60_000).toISOString();
    const post = await makePost(portal, byBuyer(), { created_at: published });
    const reader = await makeVisitor(portal);
    const ask = async (): Promise<string> =>
      JSON.stringify([await fresh(reader)(feed, {}), await fresh(reader)(comments, { id: post.id })]);
    const before = await ask();
    const shut = await makeVisitor(portal, { suspended_at: new Date().toISOString() });
    const closed = await makeExhibitor(portal, { open: false });
    const inside = await makeEmployee(portal, closed);
    const left = await makeEmployee(portal, company, { resigned_at: new Date().toISOString() });
    for (const [speaker, account] of [
      [speakerOf(shut), shut.accountId],
      [speakerOf(inside, closed), inside.accountId],
      [speakerOf(left, company), left.accountId],
    ] as const) {
      await makeComment(portal, post, speaker, { text: '看不见的评论' });
      await insertRows(portal.ctx.db, 'post_like', [likeRow(post, speaker, account)]);
    }
    await makeComment(portal, post, byStaff(), { removed_at: new Date().toISOString(), removed_by: 'organizer' });
    expect(await ask()).toBe(before);
  });

  test('count one like an account under parallel fire, and none after taking it back', async () => {
    const { id } = await makePost(portal, byBuyer());
    const people = await Promise.all([1, 2, 3].map(() => makeVisitor(portal)));
    await Promise.all(
      people.flatMap((one) => Array.from({ length: 10 }, () => portal.as(one)(like, { id, liked: true }))),
    );
    expect((await fresh(buyer)(get, { id })).likes).toBe(3);
    const [one] = people;
    if (one === undefined) throw new Error('three were made');
    expect(await portal.as(one)(get, { id })).toMatchObject({ liked: true });
    expect(await portal.as(one)(like, { id, liked: false })).toEqual({ liked: false, likes: 2 });
    expect(await portal.as(one)(like, { id, liked: false })).toEqual({ liked: false, likes: 2 });
  });

  test('a comment sent twice is there once (G57)', async () => {
    const { id } = await makePost(portal, byBuyer());
    const requestId = newId();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => portal.as(staff)(addComment, { id, text: '可供', requestId })),
    );
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    expect((await fresh(buyer)(get, { id })).comments).toBe(1);
    expect(await outcomeOf(portal.as(staff)(addComment, { id, text: '别的', requestId }))).toBe('conflict');
  });

  test('bring the author one notice until it is read, and none of one’s own', async () => {
    const { id } = await portal.as(buyer)(create, form({ text: '求购草铵膦原药，年需求三百吨' }));
    await portal.as(buyer)(addComment, { id, text: '补充：需要全套资料' });
    await portal.as(staff)(addComment, { id, text: '可供一' });
    const unread = async () =>
      (await portal.as(buyer)(contract.notice.list, { kind: 'comment' })).list.map(({ title, link, seen }) => [
        title.zh,
        link,
        seen,
      ]);
    const one = ['您的商圈动态有新评论', `/find-opportunity?post=${id}`];
    await expect.poll(unread).toEqual([[...one, false]]);
    await portal.as(admin)(addComment, { id, text: '可供二' });
    await portal.as(staff)(addComment, { id, text: '可供三' });
    const [notice] = (await portal.as(buyer)(contract.notice.list, { kind: 'comment' })).list;
    await portal.as(buyer)(contract.notice.get, { id: notice?.id ?? '' });
    await portal.as(staff)(addComment, { id, text: '可供四' });
    await expect.poll(async () => (await unread()).at(0)).toEqual([...one, false]);
    expect((await unread()).length).toBeLessThanOrEqual(3);
    // nothing of what was said stands in the notice: it may be deleted there
    expect(JSON.stringify(await portal.as(buyer)(contract.notice.list, {}))).not.toContain('可供');
  });
});
