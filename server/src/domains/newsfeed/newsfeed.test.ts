import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { postState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { writeSettings } from '../exhibition/settings.queries.ts';
import { videoFileRow, videoRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { freshOf, GUEST } from '../../../test/fresh.ts';
import { messageOf, outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import {
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

const { feed, get, ownList, own, room, create, update, withdrawChosen, like } = contract.newsfeed;

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
const setting = async (values: Parameters<typeof writeSettings>[1]): Promise<void> => {
  await writeSettings(portal.ctx, values);
  await portal.portal.services.directory.load();
};
const byBuyer = () => speakerOf(buyer);

describe('a post', () => {
  test('of a visitor is in the feed at once: name masked for guests and other visitors, whole for exhibitors', async () => {
    const { id, state, version } = await portal.as(buyer)(create, form());
    expect({ state, version }).toEqual({ state: 'published', version: 1 });
    const other = await makeVisitor(portal);
    const nameFor = async (person: Person) => (await fresh(person)(get, { id })).author.name.zh;
    expect(await nameFor(GUEST)).toBe('李**');
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
    const [category = ''] = portal.ctx.exhibition.categories.keys();
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
    const editor = await makeOrganizer(portal, portal.ctx, 'editor');
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
      videoRow(portal.ctx.exhibition.id, { accountId: buyer.accountId, ownerId: buyer.visitorId }),
      videoRow(
        portal.ctx.exhibition.id,
        { accountId: buyer.accountId, ownerId: buyer.visitorId },
        { state: 'processing', use: 'postVideo' },
      ),
    ];
    await insertRows(portal.ctx.db, 'video', rows);
    const elsewhere = videoFileRow(portal.ctx.exhibition.id, buyer.visitorId);
    await insertRows(portal.ctx.db, 'file', [elsewhere]);
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
      video: '一条动态最多可添加 9 张图片或 1 个视频，两者不能同时发布',
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
    await outcomeOf(call(withdrawChosen, { ids: [id] }));
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
    expect(await outcomeOf(portal.as(buyer)(withdrawChosen, { ids: [id] }))).toBe('done');
    expect(await outcomeOf(portal.as(buyer)(withdrawChosen, { ids: [id] }))).toBe('done');
    expect(await outcomeOf(fresh()(get, { id }))).toBe('notFound');
    expect((await portal.as(buyer)(ownList, {})).counts).toMatchObject({ published: 0, withdrawn: 1 });
    expect(await outcomeOf(portal.as(buyer)(update, { ...form(), id, version: 2 }))).toBe('notFound');
  });

  test('are withdrawn many at once, all of them or none', async () => {
    const call = portal.as(buyer);
    const ids = [await call(create, form()), await call(create, form())].map(({ id }) => id);
    const { id: foreign } = await portal.as(staff)(create, form());
    expect(await outcomeOf(call(withdrawChosen, { ids: [...ids, foreign] }))).toBe('notFound');
    expect((await call(ownList, {})).counts).toMatchObject({ published: 2, withdrawn: 0 });
    expect(await call(withdrawChosen, { ids })).toEqual({ changed: 2 });
    expect(await call(withdrawChosen, { ids })).toEqual({ changed: 0 });
    expect((await call(ownList, {})).counts).toMatchObject({ published: 0, withdrawn: 2 });
    expect(await outcomeOf(fresh()(get, { id: ids[0] ?? '' }))).toBe('notFound');
  });

  test('are found by their words, counted so, and sorted by what others made of them', async () => {
    const call = portal.as(buyer);
    const [first, second] = [
      await call(create, form({ text: 'Glyphosate wanted' })),
      await call(create, form({ text: '求购' })),
    ];
    await portal.as(staff)(like, { id: first.id, liked: true });
    const { list, counts, total } = await call(ownList, { keyword: 'GLYPHO' });
    expect([list.map(({ id }) => id), counts.published, total]).toEqual([[first.id], 1, 1]);
    expect((await call(ownList, { keyword: '%' })).total).toBe(0);
    const ids = async (sort: 'createdAt' | 'likes', descending: boolean) =>
      (await call(ownList, { sort, descending })).list.map(({ id }) => id);
    expect(await ids('createdAt', true)).toEqual([second.id, first.id]);
    expect(await ids('createdAt', false)).toEqual([first.id, second.id]);
    expect(await ids('likes', true)).toEqual([first.id, second.id]);
    expect(await ids('likes', false)).toEqual([second.id, first.id]);
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
      await sql`update exhibitor set package = ${name} where id = ${company.id}`.execute(portal.ctx.db);
      expect(await portal.as(staff)(room, {})).toEqual({ used: 0, max, reviewed: false });
    }
    await makePost(portal, speakerOf(admin, company));
    expect((await portal.as(staff)(room, {})).used).toBe(0);
    expect((await portal.as(admin)(room, {})).used).toBe(1);
  });

  test('does not count what was withdrawn, and counts what the organizer removed', async () => {
    await setting({ postsVisitorMax: 2 });
    const gone = await makePost(portal, byBuyer(), { state: 'removed' });
    const { id } = await portal.as(buyer)(create, form());
    expect(await outcomeOf(portal.as(buyer)(create, form()))).toBe('postLimit');
    // what was removed cannot be withdrawn to make room
    expect(await outcomeOf(portal.as(buyer)(withdrawChosen, { ids: [gone.id] }))).toBe('notFound');
    await portal.as(buyer)(withdrawChosen, { ids: [id] });
    expect(await outcomeOf(portal.as(buyer)(create, form()))).toBe('done');
    await setting({ postsVisitorMax: 10 });
  });
});

test('text sizes are those of the specification', () => {
  expect([LIMITS.postTextMax, LIMITS.postCommentMax, LIMITS.postPicturesMax, LIMITS.postTagsMax]).toEqual([
    2_000, 500, 9, 5,
  ]);
});
