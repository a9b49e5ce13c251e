import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { NO_RICH_TEXT, richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { freshOf, GUEST } from '../../../test/fresh.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor } from '../../../test/world.ts';

const { content, page } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let editor: Person;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

const fresh = freshOf(portal);

const EMPTY = NO_RICH_TEXT;

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
    expect((await portal.as({ ...GUEST, host: SUGAR_HOST })(content.pageOfFair, { page: 'disclaimer' })).version).toBe(
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
    expect(await publish('2026-11', false)).toEqual({ waits: false });
    await save({ zh: richOf('请走南门'), en: richOf('Use the north gate') });
    expect(await publish('2026-11b', true)).toEqual({ waits: false });
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
      select version, language from consent where account_id = ${visitor.accountId}`.execute(portal.ctx.db);
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
