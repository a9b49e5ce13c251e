import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { openEnvelope, type CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { postState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { likeRow, videoFileRow, videoRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../ground/id.ts';
import { messageOf, outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import {
  makeComment,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePost,
  makePostPicture,
  makePostVideo,
  makeVisitor,
  speakerOf,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { feed, get, comments, ownList, own, room, create, update, withdraw, like, addComment, removeComment, report } =
  contract.newsfeed;

const portal = testPortal({ DATABASE_POOL: '20', RATE_MULTIPLIER: '1000' });
let company: Exhibitor;
let staff: Employee;
let admin: Employee;
let buyer: Visitor;
const guest: Person = { token: null };
beforeEach(async () => {
  await sql`delete from post`.execute(portal.scope.db);
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
/** Asks past the short cache of anonymous answers. */
const fresh =
  (person: Person = guest): CallApi =>
  async (call, input) => {
    const { status, body } = await portal.send(call, input, person, { fresh: true });
    return openEnvelope(call, status, body);
  };
const feedIds = async (person: Person = guest, input: InputOf<typeof feed> = {}): Promise<string[]> =>
  (await fresh(person)(feed, input)).list.map(({ id }) => id);
const setting = async (values: Record<string, unknown>): Promise<void> => {
  for (const [column, value] of Object.entries(values))
    await sql`update exhibition set ${sql.ref(column)} = ${value} where id = ${portal.scope.exhibition.id}`.execute(
      portal.scope.db,
    );
  await portal.portal.services.directory.load();
};
const byBuyer = () => speakerOf(buyer);
const byStaff = () => speakerOf(staff, company);

describe('a post', () => {
  test('of a visitor is in the feed at once: name masked for guests and other visitors, whole for exhibitors', async () => {
    const { id, state, version } = await portal.as(buyer)(create, form());
    expect({ state, version }).toEqual({ state: 'published', version: 1 });
    const other = await makeVisitor(portal);
    const nameFor = async (person: Person) => (await fresh(person)(get, { id })).author.name.zh;
    expect(await nameFor(guest)).toBe('李**');
    expect(await nameFor(other)).toBe('李**');
    expect(await nameFor(staff)).toBe('李敏');
    expect(await nameFor(buyer)).toBe('李敏');
    expect((await fresh()(get, { id })).author).toEqual({
      kind: 'visitor',
      name: { zh: '李**', en: '李**' },
      company: { zh: '禾田农资', en: '禾田农资' },
      avatar: '',
      exhibitor: null,
    });
  });

  test('of an exhibitor names person, company and booth', async () => {
    const { id } = await portal.as(staff)(create, form({ text: '新品上市' }));
    const { author, text, own: mine } = await fresh()(get, { id });
    expect({ text, mine, name: author.name, company: author.company, booth: author.exhibitor?.booth?.number }).toEqual({
      text: '新品上市',
      mine: false,
      name: { zh: '赵岩', en: 'Zhao Yan' },
      company: { zh: company.name_zh, en: company.name_en },
      booth: 'A01',
    });
  });

  test('needs a text of at most 2,000 signs, five tags, nine pictures, and known codes', async () => {
    const call = portal.as(buyer);
    const [category = ''] = portal.scope.exhibition.categories.keys();
    const wrong = async (given: Partial<InputOf<typeof create>>) =>
      Object.keys(await wrongFields(call(create, form(given))));
    expect(await wrong({ text: '  ' })).toEqual(['text']);
    expect(await wrong({ text: '字'.repeat(2_001) })).toEqual(['text']);
    expect(await wrong({ receivers: ['nobody'] })).toEqual(['receivers.0']);
    expect(await wrong({ categories: ['nothing'] })).toEqual(['categories.0']);
    expect(await wrong({ categories: [category, category] })).toEqual(['categories']);
    expect(await wrong({ pictures: Array.from({ length: 10 }, () => newId()) })).toEqual(['pictures']);
    const codes = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(await wrong({ categories: codes.slice(0, 4), receivers: codes.slice(4) })).toEqual(['receivers']);
    expect(await outcomeOf(call(create, form({ text: '字'.repeat(2_000), categories: [category] })))).toBe('done');
  });

  test('shows own pictures in their order, and takes nobody else’s', async () => {
    const [one, two] = [await makePostPicture(portal, buyer.visitorId), await makePostPicture(portal, buyer.visitorId)];
    const { id } = await portal.as(buyer)(create, form({ pictures: [two, one] }));
    expect((await fresh()(get, { id })).pictures).toEqual(
      [two, one].map((picture) => ({ address: `/files/${picture}`, width: 800, height: 800 })),
    );
    const stranger = await makePostPicture(portal, (await makeVisitor(portal)).visitorId);
    for (const picture of [stranger, await makePostPicture(portal, company.id), newId()])
      expect(Object.keys(await wrongFields(portal.as(buyer)(create, form({ pictures: [picture] }))))).toEqual([
        'pictures.0',
      ]);
  });

  test('shows its video with the cover to everybody, and gives its author what the form needs', async () => {
    const media = await makePostVideo(portal, buyer.visitorId);
    const { id } = await portal.as(buyer)(create, form(media));
    const shown = { url: `/files/${media.video}/video.mp4`, cover: `/files/${media.videoCover}` };
    expect(await fresh()(get, { id })).toMatchObject({ pictures: [], video: shown });
    expect((await fresh()(feed, {})).list.map(({ video }) => video)).toEqual([shown]);
    expect((await portal.as(buyer)(own, { id })).video).toEqual({
      ...shown,
      id: media.video,
      coverId: media.videoCover,
    });
    const editor = await makeOrganizer(portal, portal.scope, 'editor');
    expect((await portal.as(editor)(contract.postReview.get, { id })).video).toEqual(shown);
    expect((await portal.as(editor)(contract.postReview.list, {})).list.map(({ video }) => video)).toEqual([shown]);
  });

  test('takes a video only with its cover, both the author’s own, ready and meant for a post', async () => {
    const mine = await makePostVideo(portal, buyer.visitorId);
    const wrong = async (given: Partial<InputOf<typeof create>>) =>
      Object.keys(await wrongFields(portal.as(buyer)(create, form(given))));
    expect(await wrong({ video: mine.video })).toEqual(['videoCover']);
    expect(await wrong({ videoCover: mine.videoCover })).toEqual(['video']);
    const strangers = [(await makeVisitor(portal)).visitorId, company.id];
    for (const owner of strangers) {
      const foreign = await makePostVideo(portal, owner);
      expect(await wrong({ ...mine, video: foreign.video })).toEqual(['video']);
      expect(await wrong({ ...mine, videoCover: foreign.videoCover })).toEqual(['videoCover']);
    }
    const rows = [
      videoRow(portal.scope.exhibition.id, { accountId: buyer.accountId, ownerId: buyer.visitorId }),
      videoRow(
        portal.scope.exhibition.id,
        { accountId: buyer.accountId, ownerId: buyer.visitorId },
        { state: 'processing', use: 'postVideo' },
      ),
    ];
    await insertRows(portal.scope.db, 'video', rows);
    const elsewhere = videoFileRow(portal.scope.exhibition.id, buyer.visitorId);
    await insertRows(portal.scope.db, 'file', [elsewhere]);
    for (const video of [...rows.map(({ id }) => id), elsewhere.id, mine.videoCover, newId()])
      expect(await wrong({ ...mine, video })).toEqual(['video']);
    const picture = await makePostPicture(portal, buyer.visitorId);
    for (const videoCover of [picture, mine.video, newId()])
      expect(await wrong({ ...mine, videoCover })).toEqual(['videoCover']);
    expect((await portal.as(buyer)(ownList, {})).total).toBe(0);
  });

  test('holds pictures or a video, never both; an edit puts one in the place of the other', async () => {
    const media = await makePostVideo(portal, buyer.visitorId);
    const picture = await makePostPicture(portal, buyer.visitorId);
    const call = portal.as(buyer);
    expect(await wrongFields(call(create, form({ ...media, pictures: [picture] })))).toEqual({
      video: '一条动态可配最多 9 张图片或一个视频，不能同时发布',
    });
    const { id } = await call(create, form({ pictures: [picture] }));
    await call(update, { ...form(media), id, version: 1 });
    expect(await fresh()(get, { id })).toMatchObject({ pictures: [], video: { cover: `/files/${media.videoCover}` } });
    await call(update, { ...form({ pictures: [picture] }), id, version: 2 });
    expect(await fresh()(get, { id })).toMatchObject({ pictures: [{ address: `/files/${picture}` }], video: null });
  });

  test('keeps its video when another administrator changes the text', async () => {
    const media = await makePostVideo(portal, company.id);
    const { id } = await portal.as(staff)(create, form(media));
    await portal.as(admin)(update, { ...form({ ...media, text: '改过' }), id, version: 1 });
    expect(await fresh()(get, { id })).toMatchObject({
      text: '改过',
      video: { url: `/files/${media.video}/video.mp4` },
    });
  });

  test('with a video sent twice is there once; with another video or none it is refused', async () => {
    const [media, other] = [await makePostVideo(portal, buyer.visitorId), await makePostVideo(portal, buyer.visitorId)];
    const requestId = newId();
    const call = portal.as(buyer);
    const first = await call(create, form({ ...media, requestId }));
    expect(await call(create, form({ ...media, requestId }))).toEqual(first);
    expect(await outcomeOf(call(create, form({ ...other, requestId })))).toBe('conflict');
    expect(await outcomeOf(call(create, form({ ...media, videoCover: other.videoCover, requestId })))).toBe('conflict');
    expect(await outcomeOf(call(create, form({ requestId })))).toBe('conflict');
  });

  test('sent twice is there once; another text under the same id is refused (G57)', async () => {
    const requestId = newId();
    const call = portal.as(buyer);
    const sent = await Promise.all(Array.from({ length: 8 }, () => call(create, form({ requestId }))));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await outcomeOf(call(create, form({ requestId, text: '别的内容' })))).toBe('conflict');
    expect((await call(ownList, {})).total).toBe(1);
  });

  test('is changed by its author with the version he saw, and by an admin of the company', async () => {
    const { id } = await portal.as(staff)(create, form());
    const call = portal.as(staff);
    expect(await call(update, { ...form({ text: '改一' }), id, version: 1 })).toEqual({
      id,
      version: 2,
      state: 'published',
    });
    expect(await outcomeOf(call(update, { ...form({ text: '改二' }), id, version: 1 }))).toBe('editConflict');
    expect(await outcomeOf(portal.as(admin)(update, { ...form({ text: '改三' }), id, version: 2 }))).toBe('done');
    expect(await fresh()(get, { id })).toMatchObject({ text: '改三', edited: true });
    const colleague = await makeEmployee(portal, company);
    expect(await outcomeOf(portal.as(colleague)(update, { ...form(), id, version: 3 }))).toBe('notFound');
    expect(await outcomeOf(portal.as(buyer)(own, { id }))).toBe('notFound');
    expect((await portal.as(admin)(own, { id })).byMe).toBe(false);
  });

  test.each(postState.options)('that is %s is edited and withdrawn where it says so', async (state) => {
    const call = portal.as(buyer);
    const { id } = await makePost(portal, speakerOf(buyer), { state });
    const { may, version } = await call(own, { id });
    expect((await outcomeOf(call(update, { ...form(), id, version }))) === 'done').toBe(may.edit);
    await outcomeOf(call(withdraw, { id }));
    expect(state !== 'withdrawn' && (await call(own, { id })).state === 'withdrawn').toBe(may.withdraw);
  });

  test('of two edits at once one wins', async () => {
    const { id } = await portal.as(buyer)(create, form());
    const edits = Array.from({ length: 6 }, (_, at) =>
      outcomeOf(portal.as(buyer)(update, { ...form({ text: `第${at}版` }), id, version: 1 })),
    );
    expect(tally(await Promise.all(edits))).toEqual({ done: 1, editConflict: 5 });
  });

  test('that is withdrawn is gone for others, stays in the own list, and is not edited any more', async () => {
    const { id } = await portal.as(buyer)(create, form());
    expect(await outcomeOf(portal.as(buyer)(withdraw, { id }))).toBe('done');
    expect(await outcomeOf(portal.as(buyer)(withdraw, { id }))).toBe('done');
    expect(await outcomeOf(fresh()(get, { id }))).toBe('notFound');
    expect((await portal.as(buyer)(ownList, {})).counts).toMatchObject({ published: 0, withdrawn: 1 });
    expect(await outcomeOf(portal.as(buyer)(update, { ...form(), id, version: 2 }))).toBe('notFound');
  });
});

describe('the limit of posts', () => {
  test('holds under parallel fire, with the words of the specification (G56)', async () => {
    const call = portal.as(buyer);
    const tries = Array.from({ length: 30 }, (_, at) => outcomeOf(call(create, form({ text: `第${at}条` }))));
    expect(tally(await Promise.all(tries))).toEqual({ done: 10, postLimit: 20 });
    expect(await call(room, {})).toEqual({ used: 10, max: 10, reviewed: false });
    expect(await messageOf(portal.as({ ...buyer, lang: 'en' })(create, form()))).toBe(
      'Your published News Feeds has reached the limit.',
    );
  });

  test('goes by the package of the exhibitor and counts each account apart', async () => {
    for (const [name, max] of [
      ['standard', 10],
      ['upgraded', 30],
      ['regional', 50],
    ] as const) {
      await sql`update exhibitor set package = ${name} where id = ${company.id}`.execute(portal.scope.db);
      expect(await portal.as(staff)(room, {})).toEqual({ used: 0, max, reviewed: false });
    }
    await makePost(portal, speakerOf(admin, company));
    expect((await portal.as(staff)(room, {})).used).toBe(0);
    expect((await portal.as(admin)(room, {})).used).toBe(1);
  });

  test('does not count what was withdrawn, and counts what the organizer removed', async () => {
    await setting({ posts_visitor_max: 2 });
    const gone = await makePost(portal, byBuyer(), { state: 'removed' });
    const { id } = await portal.as(buyer)(create, form());
    expect(await outcomeOf(portal.as(buyer)(create, form()))).toBe('postLimit');
    // what was removed cannot be withdrawn to make room
    expect(await outcomeOf(portal.as(buyer)(withdraw, { id: gone.id }))).toBe('notFound');
    await portal.as(buyer)(withdraw, { id });
    expect(await outcomeOf(portal.as(buyer)(create, form()))).toBe('done');
    await setting({ posts_visitor_max: 10 });
  });
});

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
    const [category = ''] = portal.scope.exhibition.categories.keys();
    const [receiver = ''] = portal.scope.exhibition.receivers.keys();
    const one = await makePost(portal, byBuyer(), { text: '求购 100% 原药', receivers: [receiver] });
    const two = await makePost(portal, byStaff(), { text: '供应制剂', categories: [category] });
    expect(await feedIds(guest, { receiver })).toEqual([one.id]);
    expect(await feedIds(guest, { category })).toEqual([two.id]);
    expect(await feedIds(guest, { authorKind: 'visitor' })).toEqual([one.id]);
    expect(await feedIds(guest, { authorKind: 'exhibitor' })).toEqual([two.id]);
    expect(await feedIds(guest, { keyword: '100%' })).toEqual([one.id]);
    expect(await feedIds(guest, { keyword: '%' })).toEqual([one.id]);
    expect(await feedIds(guest, { keyword: '_' })).toEqual([]);
    expect(await feedIds(guest, { keyword: company.name_en ?? '' })).toEqual([two.id]);
  });

  test('has nothing of another fair, nor does that one of this', async () => {
    const here = await makePost(portal, byBuyer());
    const there = await makePost(
      portal,
      speakerOf(await makeVisitor(portal, {}, portal.sugarScope)),
      {},
      portal.sugarScope,
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
    await sql`update exhibitor set open = false where id = ${company.id}`.execute(portal.scope.db);
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
      await insertRows(portal.scope.db, 'post_like', [likeRow(post, speaker, account)]);
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

  test('are refused below what one does not see', async () => {
    for (const state of ['underReview', 'refused', 'withdrawn', 'removed']) {
      const { id } = await makePost(portal, byBuyer(), { state });
      const call = portal.as(staff);
      expect(await outcomeOf(call(like, { id, liked: true }))).toBe('notFound');
      expect(await outcomeOf(call(addComment, { id, text: '好' }))).toBe('notFound');
      expect(await outcomeOf(call(report, { id, reason: 'fraud' }))).toBe('notFound');
      expect(await outcomeOf(call(comments, { id }))).toBe('notFound');
    }
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

test('text sizes are those of the specification', () => {
  expect([LIMITS.postTextMax, LIMITS.postCommentMax, LIMITS.postPicturesMax, LIMITS.postTagsMax]).toEqual([
    2_000, 500, 9, 5,
  ]);
});
