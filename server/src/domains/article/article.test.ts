import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { articleState } from '@fairbridge/contract/article/article.shapes.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { NO_RICH_TEXT, richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { drawnFileRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { freshOf } from '../../../test/fresh.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeOrganizer } from '../../../test/world.ts';
import { publishDue } from './article.actions.ts';

const { content, article } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let editor: Person;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

const fresh = freshOf(portal);

const EMPTY = NO_RICH_TEXT;
const form = (given: Partial<InputOf<typeof article.create>> = {}): InputOf<typeof article.create> => ({
  title: { zh: '展馆交通指引', en: 'How to get to the halls' },
  summary: { zh: '地铁时间', en: 'Metro times' },
  body: { zh: richOf('地铁二号线直达奇珍异站。'), en: richOf('Line 2 stops at Quaintstone station.') },
  picture: '',
  ...given,
});
const write = (given: Partial<InputOf<typeof article.create>> = {}) => portal.as(editor)(article.create, form(given));
const edit = <C extends (typeof article)['withdraw' | 'remove' | 'restore']>(call: C, id: string) =>
  portal.as(editor)(call, { id });

async function searched(id: string): Promise<boolean> {
  const { rows } = await sql`select id from search_document where id = ${id}`.execute(portal.ctx.db);
  return rows.length === 1;
}

/** Where the public meets an article: its own page, the list, the search. */
async function seen(id: string): Promise<{ page: string | null; list: boolean; search: boolean }> {
  const { list } = await fresh()(content.articles, { pageSize: 100 });
  return {
    page: await outcomeOf(fresh()(content.article, { id })),
    list: list.some((one) => one.id === id),
    search: await searched(id),
  };
}
const SEEN = { page: 'done', list: true, search: true };
const HIDDEN = { page: 'notFound', list: false, search: false };

describe('a news article', () => {
  test.each(articleState.options)('that is %s: what the desk may do is done, and nothing else', async (state) => {
    const stored = async () => portal.as(editor)(article.get, { id });
    const { id } = await write();
    const put = () => sql`update article set state = ${state} where id = ${id}`.execute(portal.ctx.db);
    await put();
    const { may } = await stored();
    await portal.send(article.withdraw, { id }, editor);
    expect((await stored()).state !== state).toBe(may.withdraw);
    await put();
    await portal.send(article.publish, { id, version: (await stored()).version }, editor);
    expect((await stored()).state !== state).toBe(may.publish);
    await edit(article.remove, id);
    expect((await stored()).may).toEqual({ publish: false, withdraw: false });
    // the bin is as it was
    await edit(article.restore, id);
  });

  test('is a draft nobody sees until it is published, and vanishes everywhere when it is withdrawn', async () => {
    const { id, version } = await write();
    expect(await seen(id)).toEqual(HIDDEN);
    expect(await portal.as(editor)(article.publish, { id, version })).toEqual({ id, version: 2, state: 'published' });
    expect(await seen(id)).toEqual(SEEN);
    await edit(article.withdraw, id);
    expect(await seen(id)).toEqual(HIDDEN);
    expect((await portal.as(editor)(article.get, { id })).state).toBe('withdrawn');
  });

  test('appears by itself at the time it was scheduled for, unless that was changed', async () => {
    const { id } = await write();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    expect((await portal.as(editor)(article.publish, { id, version: 1, at })).state).toBe('scheduled');
    expect(await seen(id)).toEqual(HIDDEN);
    await portal.as(editor)(article.publish, { id, version: 2, at: later });
    await publishDue(portal.ctx, id, at);
    expect(await seen(id)).toEqual(HIDDEN);
    await publishDue(portal.ctx, id, later);
    await publishDue(portal.ctx, id, later);
    expect(await seen(id)).toEqual(SEEN);
    const { rows } = await sql<{ at: Date }>`
      select start_after as at from pgboss.job where name = 'content.articleDue.content' order by start_after`.execute(
      portal.ctx.db,
    );
    // the job is due when the article is, to the second
    expect(rows.map((row) => Math.abs(row.at.getTime() - new Date(at).getTime()) < 3_000)[0]).toBe(true);
  });

  test('is told to the job that waits: published within seconds of its time', async () => {
    const { id } = await write();
    const at = new Date(Date.now() + 1_000).toISOString();
    await portal.as(editor)(article.publish, { id, version: 1, at });
    await expect.poll(() => seen(id)).toEqual(SEEN);
  });

  test('taken off its schedule is a draft again, and its time passes', async () => {
    const { id } = await write();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await portal.as(editor)(article.publish, { id, version: 1, at });
    await edit(article.withdraw, id);
    await publishDue(portal.ctx, id, at);
    expect([(await portal.as(editor)(article.get, { id })).state, await seen(id)]).toEqual(['draft', HIDDEN]);
  });

  test('is scheduled for times to come only', async () => {
    const { id } = await write();
    const past = portal.as(editor)(article.publish, { id, version: 1, at: '2020-01-01T00:00:00Z' });
    expect(await wrongFields(past)).toEqual({ at: RULES.publishTime[0] });
  });

  test('deleted goes for everybody, and comes back unseen', async () => {
    const { id } = await write();
    await portal.as(editor)(article.publish, { id, version: 1 });
    await edit(article.remove, id);
    expect(await seen(id)).toEqual(HIDDEN);
    const bin = await portal.as(editor)(article.list, { deleted: true });
    expect(bin.list.map((one) => one.id)).toEqual([id]);
    await edit(article.restore, id);
    expect([(await portal.as(editor)(article.get, { id })).state, await seen(id)]).toEqual(['withdrawn', HIDDEN]);
  });

  test('that was deleted as a draft can be put back by whoever deleted it, as it was', async () => {
    const mine = await makeOrganizer(portal, portal.ctx, 'editor');
    const [draft, shown] = [await write(), await write()];
    await portal.as(editor)(article.publish, { id: shown.id, version: 1 });
    const undoOf = async (person: Person) => (await portal.as(person)(article.list, {})).undo;
    expect(await undoOf(mine)).toBeNull();
    await portal.as(mine)(article.remove, { id: draft.id });
    expect([await undoOf(mine), (await undoOf(editor))?.id === draft.id]).toEqual([
      { id: draft.id, title: form().title },
      false,
    ]);
    await portal.as(mine)(article.restore, { id: draft.id });
    expect([await undoOf(mine), (await portal.as(mine)(article.get, { id: draft.id })).state]).toEqual([null, 'draft']);
    // what was public comes back unseen, which is not what it was
    await portal.as(mine)(article.remove, { id: shown.id });
    expect(await undoOf(mine)).toBeNull();
    // nor does it last for ever
    const other = await makeOrganizer(portal, portal.ctx, 'editor');
    const old = await write();
    await portal.as(editor)(article.remove, { id: old.id });
    const wrote = (minutes: number) =>
      sql`
      insert into audit (id, exhibition_id, account_id, act, at, object_kind, object_id, role)
      values (${newId()}, ${portal.ctx.exhibition.id}, ${other.accountId}, 'article.remove',
        now() - make_interval(mins => ${minutes}::int), 'article', ${old.id}, 'editor')`.execute(portal.ctx.db);
    await wrote(11);
    expect(await undoOf(other)).toBeNull();
    await wrote(9);
    expect((await undoOf(other))?.id).toBe(old.id);
  });

  test('is counted by state, and sorted by when it was changed or published, either way', async () => {
    const mark = newId();
    const of = async (name: string) => (await write({ title: { zh: `${mark}${name}`, en: '' } })).id;
    const [draft, early, late, gone] = [await of('a'), await of('b'), await of('c'), await of('d')];
    const { db } = portal.ctx;
    await sql`update article set state = 'published', published_at = '2026-01-01' where id = ${early}`.execute(db);
    await sql`update article set state = 'withdrawn', published_at = '2026-02-01' where id = ${late}`.execute(db);
    await edit(article.remove, gone);
    const { counts, total } = await portal.as(editor)(article.list, { keyword: mark });
    expect([counts, total]).toEqual([{ draft: 1, scheduled: 0, published: 1, withdrawn: 1, deleted: 1 }, 3]);
    const sorted = async (given: Partial<InputOf<typeof article.list>>) =>
      (await portal.as(editor)(article.list, { keyword: mark, ...given })).list.map(({ id }) => id);
    expect(await sorted({ sort: 'publishedAt' })).toEqual([late, early, draft]);
    expect(await sorted({ sort: 'publishedAt', descending: false })).toEqual([early, late, draft]);
    expect(await sorted({ descending: false })).toEqual([draft, early, late]);
    expect(await sorted({ deleted: true })).toEqual([gone]);
  });

  test('is changed by one editor at a time; what is published changes at once', async () => {
    const { id } = await write();
    await portal.as(editor)(article.publish, { id, version: 1 });
    const title = { zh: '接驳车改线', en: 'The shuttle takes another way' };
    await portal.as(editor)(article.change, { ...form({ title }), id, version: 2 });
    expect((await fresh()(content.article, { id })).title).toEqual(title);
    const late = portal.as(editor)(article.change, { ...form(), id, version: 2 });
    expect(await outcomeOf(late)).toBe('editConflict');
  });

  test('needs words in one language to be published', async () => {
    const { id } = await write({ body: { zh: EMPTY, en: EMPTY } });
    expect(await wrongFields(portal.as(editor)(article.publish, { id, version: 1 }))).toEqual({
      body: RULES.notEmpty[0],
    });
  });

  test('writes each act into the log', async () => {
    const { id } = await write();
    await portal.as(editor)(article.publish, { id, version: 1 });
    await edit(article.withdraw, id);
    const { rows } = await sql<{ act: string }>`
      select act from audit where object_id = ${id} order by at, act`.execute(portal.ctx.db);
    expect(rows.map(({ act }) => act)).toEqual(['article.create', 'article.publish', 'article.withdraw']);
  });
});

describe('a formatted text', () => {
  const withLink = (href: string): InputOf<typeof article.create>['body']['zh'] => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '看这里', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  });

  test('with an unsafe link is refused, by its field', async () => {
    const given = write({ body: { zh: withLink('javascript:alert(1)'), en: EMPTY } });
    expect(await wrongFields(given)).toEqual({ 'body.zh.content.0.content.0.marks.0.attrs.href': RULES.link[0] });
  });

  test('with parts that are not named is refused', async () => {
    const body = { zh: { type: 'doc', content: [{ type: 'html', html: '<script>alert(1)</script>' }] }, en: EMPTY };
    const { status, body: answer } = await portal.send(article.create, { ...form(), body }, editor);
    expect([status, answer.code]).toEqual([400, 4000]);
  });

  test('shows pictures of its own fair that were uploaded for it, and says where they are', async () => {
    const own = drawnFileRow(
      portal.ctx.exhibition.id,
      portal.ctx.exhibition.id,
      {},
      { width: 1200, height: 675 },
      'article',
    );
    const foreign = drawnFileRow(portal.sugarCtx.exhibition.id, 'x', {}, { width: 1200, height: 675 }, 'article');
    const exhibit = drawnFileRow(portal.ctx.exhibition.id, 'x', {}, { width: 1200, height: 1200 }, 'product');
    await insertRows(portal.ctx.db, 'file', [own, foreign, exhibit]);
    const body = (id: string) => ({
      zh: {
        type: 'doc' as const,
        content: [{ type: 'picture' as const, attrs: { id, alt: '平面图', address: 'https://evil.example/x' } }],
      },
      en: EMPTY,
    });
    for (const { id } of [foreign, exhibit, { id: newId() }])
      expect(await wrongFields(write({ body: body(id) }))).toEqual({ 'body.zh': RULES.articlePicture[0] });
    expect(await wrongFields(write({ picture: foreign.id }))).toEqual({ picture: RULES.articlePicture[0] });
    const { id } = await write({ body: body(own.id), picture: own.id });
    const [shown] = (await portal.as(editor)(article.get, { id })).body.zh.content;
    expect(shown).toEqual({
      type: 'picture',
      attrs: { id: own.id, alt: '平面图', address: `/files/${own.id}` },
    });
  });

  test('that was plain before the change of the table reads the same after it', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from article where exhibition_id = ${portal.ctx.exhibition.id} and state = 'published' limit 1`.execute(
      portal.ctx.db,
    );
    const { body } = await fresh()(content.article, { id: rows[0]?.id ?? '' });
    expect(body.zh.content.every(({ type }) => type === 'paragraph')).toBe(true);
  });
});
