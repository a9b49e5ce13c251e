import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleState } from '@fairbridge/contract/article/article.shapes.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { openEnvelope, type CallApi } from '@fairbridge/contract/client.ts';
import type { RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { NO_RICH_TEXT, richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { articleRow, drawnFileRow, programmeRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../ground/id.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor } from '../../../test/world.ts';
import { publishDue } from './article.actions.ts';

const { content, article, programme, page, suggestion } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let editor: Person;
const guest: Person = { token: null };
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.scope, 'editor');
});

/** Asks past the short cache of anonymous answers. */
const fresh =
  (person: Person = guest): CallApi =>
  async (call, input) => {
    const { status, body } = await portal.send(call, input, person, { fresh: true });
    return openEnvelope(call, status, body);
  };

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
  const { rows } = await sql`select id from search_document where id = ${id}`.execute(portal.scope.db);
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
    const put = () => sql`update article set state = ${state} where id = ${id}`.execute(portal.scope.db);
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
    await publishDue(portal.scope, id, at);
    expect(await seen(id)).toEqual(HIDDEN);
    await publishDue(portal.scope, id, later);
    await publishDue(portal.scope, id, later);
    expect(await seen(id)).toEqual(SEEN);
    const { rows } = await sql<{ at: Date }>`
      select start_after as at from pgboss.job where name = 'content.articleDue.content' order by start_after`.execute(
      portal.scope.db,
    );
    // the job is due when the article is, to the second
    expect(rows.map((row) => Math.abs(row.at.getTime() - new Date(at).getTime()) < 3_000)[0]).toBe(true);
  });

  test('is told to the job that waits: published within seconds of its time', async () => {
    const { id } = await write();
    const at = new Date(Date.now() + 1_000).toISOString();
    await portal.as(editor)(article.publish, { id, version: 1, at });
    await expect.poll(() => seen(id), { timeout: 30_000 }).toEqual(SEEN);
  });

  test('taken off its schedule is a draft again, and its time passes', async () => {
    const { id } = await write();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await portal.as(editor)(article.publish, { id, version: 1, at });
    await edit(article.withdraw, id);
    await publishDue(portal.scope, id, at);
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

  test('of another fair is not there', async () => {
    const row = articleRow(portal.sugarScope.exhibition.id, { state: 'draft' });
    await insertRows(portal.scope.db, 'article', [row]);
    const outcomes = [
      portal.as(editor)(article.get, { id: row.id }),
      edit(article.withdraw, row.id),
      edit(article.remove, row.id),
      portal.as(editor)(article.publish, { id: row.id, version: 1 }),
    ];
    expect(tally(await Promise.all(outcomes.map((one) => outcomeOf(one))))).toEqual({ notFound: 4 });
  });

  test('writes each act into the log', async () => {
    const { id } = await write();
    await portal.as(editor)(article.publish, { id, version: 1 });
    await edit(article.withdraw, id);
    const { rows } = await sql<{ act: string }>`
      select act from audit where object_id = ${id} order by at, act`.execute(portal.scope.db);
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
      portal.scope.exhibition.id,
      portal.scope.exhibition.id,
      {},
      { width: 1200, height: 675 },
      'article',
    );
    const foreign = drawnFileRow(portal.sugarScope.exhibition.id, 'x', {}, { width: 1200, height: 675 }, 'article');
    const exhibit = drawnFileRow(portal.scope.exhibition.id, 'x', {}, { width: 1200, height: 1200 }, 'product');
    await insertRows(portal.scope.db, 'file', [own, foreign, exhibit]);
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
      select id from article where exhibition_id = ${portal.scope.exhibition.id} and state = 'published' limit 1`.execute(
      portal.scope.db,
    );
    const { body } = await fresh()(content.article, { id: rows[0]?.id ?? '' });
    expect(body.zh.content.every(({ type }) => type === 'paragraph')).toBe(true);
  });
});

describe('a programme', () => {
  const PROGRAMME = {
    kind: 'forum' as const,
    title: { zh: '除草剂, 抗性; 论坛', en: 'Herbicide resistance' },
    description: { zh: '第一行\n第二行', en: '' },
    place: { zh: '2F', en: '2F' },
    speaker: { zh: '', en: '' },
    startsAt: '2027-03-10T02:00:00Z',
    endsAt: '2027-03-10T03:30:00Z',
  };

  test('is public when it is added, changes for everybody, goes when it is deleted', async () => {
    const { id } = await portal.as(editor)(programme.create, PROGRAMME);
    expect([(await fresh()(content.programme, { id })).title, await searched(id)]).toEqual([PROGRAMME.title, true]);
    await portal.as(editor)(programme.change, { ...PROGRAMME, id, version: 1, place: { zh: '3F', en: '3F' } });
    expect((await fresh()(content.programme, { id })).place).toEqual({ zh: '3F', en: '3F' });
    await portal.as(editor)(programme.remove, { id });
    expect([await outcomeOf(fresh()(content.programme, { id })), await searched(id)]).toEqual(['notFound', false]);
    await portal.as(editor)(programme.restore, { id });
    expect([await outcomeOf(fresh()(content.programme, { id })), await searched(id)]).toEqual(['done', true]);
  });

  test('ends after it begins', async () => {
    const wrong = portal.as(editor)(programme.create, { ...PROGRAMME, endsAt: PROGRAMME.startsAt });
    expect(await wrongFields(wrong)).toEqual({ endsAt: RULES.programmeTimes[0] });
  });

  test('goes into a calendar with its times, its words escaped', async () => {
    const { id } = await portal.as(editor)(programme.create, PROGRAMME);
    const { text, headers } = await portal.send(content.programmeCalendar, { id });
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(lines.filter((line) => /^(DTSTART|DTEND|SUMMARY|UID)/.test(line))).toEqual([
      `UID:${id}@localhost`,
      'DTSTART:20270310T020000Z',
      'DTEND:20270310T033000Z',
      'SUMMARY:除草剂\\, 抗性\\; 论坛',
    ]);
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))?.startsWith('DESCRIPTION:第一行\\n第二行\\nhttp')).toBe(
      true,
    );
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test('of another fair is not there', async () => {
    const row = programmeRow(portal.sugarScope.exhibition.id);
    await insertRows(portal.scope.db, 'programme', [row]);
    expect(await outcomeOf(fresh()(content.programme, { id: row.id }))).toBe('notFound');
    expect(await outcomeOf(portal.as(editor)(programme.remove, { id: row.id }))).toBe('notFound');
  });
});

describe('a page', () => {
  const body = (words: string) => ({ zh: richOf(words), en: EMPTY });
  const read = (version?: string) =>
    fresh()(content.pageOfFair, { page: 'disclaimer', ...(version !== undefined && { version }) });

  test('is read as published; what is being written nobody sees; earlier versions stay', async () => {
    const before = await read();
    const { revision } = await portal.as(editor)(page.save, {
      page: 'disclaimer',
      revision: 0,
      body: body('新的声明'),
    });
    expect((await read()).body).toEqual(before.body);
    await portal.as(editor)(page.publish, {
      page: 'disclaimer',
      revision,
      version: '2026-02',
      changes: { zh: '重写', en: '' },
      oneLanguage: true,
    });
    const now = await read();
    expect([now.version, now.current, now.body.zh]).toEqual(['2026-02', true, richOf('新的声明')]);
    expect(now.versions.map(({ version }) => version)).toEqual(['2026-02', before.version]);
    const old = await read(before.version);
    expect([old.current, old.body]).toEqual([false, before.body]);
    expect(await outcomeOf(read('2019-01'))).toBe('notFound');
    expect((await portal.as({ ...guest, host: SUGAR_HOST })(content.pageOfFair, { page: 'disclaimer' })).version).toBe(
      '2026-01',
    );
  });

  test('is written by one editor at a time, and each version has a name of its own', async () => {
    const save = (revision: number) => portal.as(editor)(page.save, { page: 'about', revision, body: body('关于') });
    expect(await save(0)).toEqual({ revision: 1 });
    expect(await outcomeOf(save(0))).toBe('editConflict');
    expect(await save(1)).toEqual({ revision: 2 });
    const publish = portal.as(editor)(page.publish, { page: 'about', revision: 2, version: '2026-01' });
    expect(await wrongFields(publish)).toEqual({ version: RULES.pageVersionTaken[0] });
    await portal.as(editor)(page.discard, { page: 'about', revision: 2 });
    expect((await portal.as(editor)(page.get, { page: 'about' })).draft.revision).toBe(0);
  });

  test('says so before one language alone gets a new version, and nothing is published by it', async () => {
    const desk = () => portal.as(editor)(page.get, { page: 'visitorHandbook' });
    const { version, body: held } = await desk();
    const save = async (words: { zh: RichText; en: RichText }) =>
      portal.as(editor)(page.save, {
        page: 'visitorHandbook',
        revision: (await desk()).draft.revision,
        body: words,
      });
    const publish = async (name: string, oneLanguage: boolean) =>
      portal.as(editor)(page.publish, {
        page: 'visitorHandbook',
        revision: (await desk()).draft.revision,
        version: name,
        oneLanguage,
      });
    const refusal = { oneLanguage: RULES.pageOneLanguage[0] };
    await save({ zh: richOf('请走北门'), en: held.en });
    expect(await wrongFields(publish('2026-11', false))).toEqual(refusal);
    await save({ zh: held.zh, en: richOf('Use the north gate') });
    expect(await wrongFields(publish('2026-11', false))).toEqual(refusal);
    expect((await desk()).version).toBe(version);
    await save({ zh: richOf('请走北门'), en: richOf('Use the north gate') });
    expect(await publish('2026-11', false)).toEqual({ done: true });
    await save({ zh: richOf('请走南门'), en: richOf('Use the north gate') });
    expect(await publish('2026-11b', true)).toEqual({ done: true });
    expect((await desk()).version).toBe('2026-11b');
  });

  test('comes back: an earlier version becomes the draft, and the new one once it is published', async () => {
    const desk = () => portal.as(editor)(page.get, { page: 'exhibitorHandbook' });
    const before = await desk();
    const words = { zh: richOf('写错了'), en: richOf('A mistake') };
    const { revision } = await portal.as(editor)(page.save, { page: 'exhibitorHandbook', revision: 0, body: words });
    await portal.as(editor)(page.publish, { page: 'exhibitorHandbook', revision, version: '2026-12' });
    const restore = (version: string, held: number) =>
      portal.as(editor)(page.restore, { page: 'exhibitorHandbook', revision: held, version });
    expect(await outcomeOf(restore('2019-01', 0))).toBe('notFound');
    expect(await restore(before.version, 0)).toEqual({ revision: 1 });
    expect(await outcomeOf(restore(before.version, 0))).toBe('editConflict');
    const taken = await desk();
    expect([taken.version, taken.body, taken.draft.body]).toEqual(['2026-12', words, before.body]);
    await portal.as(editor)(page.publish, { page: 'exhibitorHandbook', revision: 1, version: '2026-12b' });
    expect((await desk()).body).toEqual(before.body);
  });

  test('questions and answers are replaced as a whole, by one editor at a time', async () => {
    const { version } = await portal.as(editor)(page.getQuestions, {});
    const list = [{ question: { zh: '有停车场吗？', en: 'Is there parking?' }, answer: { zh: '有。', en: 'Yes.' } }];
    await portal.as(editor)(page.saveQuestions, { version, list });
    expect((await fresh()(contract.exhibition.page, {})).questions).toEqual(list);
    expect(await outcomeOf(portal.as(editor)(page.saveQuestions, { version, list }))).toBe('editConflict');
  });
});

describe('the agreement', () => {
  const publish = async (
    version: string,
    consentAgain: boolean,
    changes = { zh: '新增数据出境说明', en: 'Data abroad' },
  ) => {
    const { draft } = await portal.as(editor)(page.get, { page: 'agreement' });
    const words = { zh: richOf(`协议 ${version}`), en: richOf(`Agreement ${version}`) };
    const { revision } = await portal.as(editor)(page.save, {
      page: 'agreement',
      revision: draft.revision,
      body: words,
    });
    return portal.as(editor)(page.publish, { page: 'agreement', revision, version, changes, consentAgain });
  };
  const give = (person: Person, version: string) =>
    portal.as(person)(content.giveConsent, { consent: { accepted: true, version, language: 'en' } });
  const asked = async (person: Person) => (await portal.as(person)(content.askedConsent, {})).asked?.version ?? null;

  test('asks everybody who is signed in once, when its new version says so, and records version and language', async () => {
    const visitor = await makeVisitor(portal);
    const employee = await makeEmployee(portal, await makeExhibitor(portal), {});
    expect(await asked(visitor)).toBe(null);
    await publish('2026-05', false);
    expect(await asked(visitor)).toBe(null);
    await publish('2026-06', true);
    expect(await portal.as(employee)(content.askedConsent, {})).toMatchObject({
      asked: { version: '2026-06', changes: { zh: '新增数据出境说明', en: 'Data abroad' } },
    });
    expect(await wrongFields(give(visitor, '2026-05'))).toEqual({ 'consent.accepted': RULES.consent[0] });
    await give(visitor, '2026-06');
    await give(visitor, '2026-06');
    expect([await asked(visitor), await asked(employee)]).toEqual([null, '2026-06']);
    const { rows } = await sql`
      select version, language from consent where account_id = ${visitor.accountId}`.execute(portal.scope.db);
    expect(rows).toEqual([{ version: '2026-06', language: 'en' }]);
    const shown = await fresh()(content.pageOfFair, { page: 'agreement', version: '2026-06' });
    expect(shown.body.en).toEqual(richOf('Agreement 2026-06'));
    expect((await fresh()(contract.exhibition.configuration, {})).consentVersion).toBe('2026-06');
  });

  test('cannot ask again without saying what has changed', async () => {
    expect(await wrongFields(publish('2026-07', true, { zh: '', en: '' }))).toEqual({
      changes: RULES.pageChanges[0],
    });
  });
});

describe('a suggestion', () => {
  const WORDS = { kind: 'fault' as const, text: '地图打不开', contact: 'guest@fair.example' };
  const add = (person: Person, humanCheck = '') => portal.as(person)(content.addSuggest, { ...WORDS, humanCheck });
  const support = () => makeOrganizer(portal, portal.scope, 'support');
  beforeEach(async () => {
    await sql`delete from suggestion`.execute(portal.scope.db);
  });

  test('from a stranger takes a human check, from people who are signed in none', async () => {
    expect(await outcomeOf(add(guest))).toBe('humanCheckNeeded');
    const humanCheck = await passOf(portal, guest, 'suggest', '');
    expect(await outcomeOf(add(guest, humanCheck))).toBe('done');
    expect(await outcomeOf(add(guest, humanCheck))).toBe('humanCheckNeeded');
    const visitor = await makeVisitor(portal, { name: '李敏', company: '禾田农资' });
    const employee = await makeEmployee(portal, await makeExhibitor(portal), {});
    await add(visitor);
    await add(employee);
    const { list, waiting } = await portal.as(await support())(suggestion.list, {});
    expect([list.map(({ from }) => from).toSorted(), waiting]).toEqual([['anonymous', 'exhibitor', 'visitor'], 3]);
    expect(list.find(({ from }) => from === 'visitor')).toMatchObject({ name: '李敏', company: { zh: '禾田农资' } });
  });

  test('is counted: nobody fills the box', async () => {
    const visitor = await makeVisitor(portal);
    const outcomes: (string | null)[] = [];
    for (let sent = 0; sent < LIMITS.suggestionsPerCallerDay + 1; sent += 1)
      outcomes.push(await outcomeOf(add(visitor)));
    expect(tally(outcomes)).toEqual({ done: LIMITS.suggestionsPerCallerDay, tooManyTries: 1 });
  });

  test('whose writer left an address by hand: its owner reads the answer, not what a stranger wrote', async () => {
    const humanCheck = await passOf(portal, guest, 'suggest', '');
    const contact = 'somebody.else@fair.example';
    const text = 'You have won: http://evil.example';
    await portal.as(guest)(content.addSuggest, { ...WORDS, text, contact, humanCheck });
    const staff = await support();
    const [sent] = (await portal.as(staff)(suggestion.list, {})).list;
    await portal.as(staff)(suggestion.answer, { id: sent?.id ?? '', version: 1, answer: '已修好' });
    const mails = async () =>
      (
        await portal.scope.db
          .selectFrom('message')
          .where('recipient', '=', contact)
          .select(['body', 'category'])
          .execute()
      ).map(({ body, category }) => [category, body.includes('已修好'), body.includes('evil')]);
    await expect.poll(mails, { timeout: 30_000 }).toEqual([['invitation', true, false]]);
  });

  test('is answered once as it was read: a notice and an e-mail to the sender, the note to nobody', async () => {
    const visitor = await makeVisitor(portal);
    const staff = await support();
    await add(visitor);
    const [sent] = (await portal.as(staff)(suggestion.list, {})).list;
    const id = sent?.id ?? '';
    await portal.as(staff)(suggestion.note, { id, version: 1, note: '机密备注' });
    expect(await outcomeOf(portal.as(staff)(suggestion.answer, { id, version: 1, answer: '已修好' }))).toBe(
      'decidedMeanwhile',
    );
    await portal.as(staff)(suggestion.answer, { id, version: 2, answer: '已修好' });
    const notices = async () => (await portal.as(visitor)(contract.notice.list, { kind: 'suggestion' })).list;
    await expect.poll(async () => (await notices()).length, { timeout: 30_000 }).toBe(1);
    const [told] = await notices();
    expect(told?.link).toBe('/personal/service');
    expect(told?.body.zh).toBe('已修好\n\n您写的是：地图打不开');
    const { rows } = await sql<{ text: string }>`
      select m.body as text from message m join account a on a.email = m.recipient where a.id = ${visitor.accountId}`.execute(
      portal.scope.db,
    );
    expect(rows.map(({ text }) => [text.includes('已修好'), text.includes('机密备注')])).toEqual([[true, false]]);
    await portal.as(staff)(suggestion.setState, { id, version: 3, state: 'closed' });
    const own = await portal.as(visitor)(content.customerService, {});
    expect([own.total, own.list]).toEqual([
      1,
      [
        {
          id,
          kind: 'fault',
          text: '地图打不开',
          state: 'closed',
          answer: '已修好',
          createdAt: expect.any(String),
          answeredAt: expect.any(String),
        },
      ],
    ]);
    // somebody else has written nothing
    const other = await makeVisitor(portal);
    expect((await portal.as(other)(content.customerService, {})).list).toEqual([]);
    expect((await portal.as(staff)(suggestion.list, { state: 'closed' })).list.map((one) => one.id)).toEqual([id]);
  });
});
