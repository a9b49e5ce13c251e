import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { NO_RICH_TEXT } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { dataOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer } from '../../../test/world.ts';
import { fail } from '../../platform/http/app-error.ts';
import { saveVersioned } from './last-edit.actions.ts';

const { article, exhibitor } = contract;
const { announcement, collection, compliance, exhibitorRecord, home, page, programme, questionnaire } = contract;
const portal = testPortal();
const TIME = /^\d{4}-\d\d-\d\dT/;

test('who saves a company on top of an older version is told which colleague saved meanwhile, and when', async () => {
  const company = await makeExhibitor(portal);
  const [one, other] = [
    await makeEmployee(portal, company, { admin: true, name_zh: '李娜', name_en: 'Li Na' }),
    await makeEmployee(portal, company, { admin: true, name_zh: '王强', name_en: '' }),
  ];
  const { form, version } = await portal.as(one)(exhibitor.own, {});
  const at = (over: number) => exhibitor.change.input.parse({ ...form, version: over });
  await portal.as(other)(exhibitor.change, at(version));
  const late = at(version);
  expect(await dataOf(portal.as(one)(exhibitor.change, late))).toEqual({
    by: { zh: '王强', en: '王强' },
    at: expect.stringMatching(TIME),
  });
  expect(await dataOf(portal.as(other)(exhibitor.change, late))).toMatchObject({ by: { zh: '您本人', en: 'you' } });
  await portal.as(one)(exhibitor.change, at(version + 1));
  expect(await dataOf(portal.as(other)(exhibitor.change, late))).toMatchObject({ by: { zh: '李娜', en: 'Li Na' } });
  // a version that nobody is known to have saved on top of: nobody is named for it
  expect(await dataOf(portal.as(other)(exhibitor.change, at(version + 7)))).toEqual({});
});

test('a name is told within one company or one staff only, and nobody who has left is named', async () => {
  const company = await makeExhibitor(portal);
  const seller = await makeEmployee(portal, company, { admin: true, name_zh: '赵敏', name_en: 'Zhao Min' });
  const staff = await makeOrganizer(portal);
  const record = { kind: 'company', id: company.id, version: 1 };
  const callerOf = ({ accountId }: { accountId: string }, as: 'exhibitor' | 'organizer', exhibitorId = company.id) =>
    as === 'exhibitor'
      ? { kind: as, accountId, sessionId: '', employeeId: '', exhibitorId, admin: true }
      : { kind: as, accountId, sessionId: '', staffId: '', role: 'owner' as const };
  const refused = (caller: ReturnType<typeof callerOf>) =>
    saveVersioned(portal.ctx, caller, record, async () => fail('editConflict')).catch((error: unknown) => error);
  await saveVersioned(portal.ctx, callerOf(seller, 'exhibitor'), record, async () => ({ version: 2 }));
  expect(await refused(callerOf(staff, 'organizer'))).toMatchObject({ data: { by: { en: 'the exhibitor' } } });
  const stranger = await makeExhibitor(portal);
  expect(await refused(callerOf(staff, 'exhibitor', stranger.id))).toMatchObject({
    data: { by: { en: 'the exhibitor' } },
  });
  expect(await refused(callerOf(staff, 'exhibitor'))).toMatchObject({ data: { by: { en: 'Zhao Min' } } });
  await sql`update employee set resigned_at = now() where id = ${seller.employeeId}`.execute(portal.ctx.db);
  expect(await refused(callerOf(staff, 'exhibitor'))).toMatchObject({ data: { by: { en: 'the exhibitor' } } });
  await saveVersioned(portal.ctx, callerOf(staff, 'organizer'), record, async () => ({ version: 3 }));
  expect(await refused(callerOf(seller, 'exhibitor'))).toMatchObject({ data: { by: { en: 'the organizer' } } });
});

test('an article names the member of the staff that saved it', async () => {
  const [one, other] = [await makeOrganizer(portal, portal.ctx, 'editor'), await makeOrganizer(portal)];
  const words = { title: { zh: '交通', en: '' }, summary: { zh: '', en: '' }, picture: '' };
  const body = { zh: NO_RICH_TEXT, en: NO_RICH_TEXT };
  const { id, version } = await portal.as(one)(article.create, { ...words, body });
  await portal.as(other)(article.change, { ...words, body, id, version });
  const { rows } = await sql<{ name: string }>`
    select name from organizer_staff where id = ${other.staffId}`.execute(portal.ctx.db);
  const name = rows[0]?.name ?? '';
  expect(await dataOf(portal.as(one)(article.change, { ...words, body, id, version }))).toMatchObject({
    by: name === '' ? { zh: '主办方', en: 'the organizer' } : { zh: name, en: name },
  });
});

/** Saves one record of the console, new for the first time, on top of the version that is given. */
type Call = ReturnType<typeof portal.as>;
const EMPTY = { zh: '', en: '' };
const TITLE = { zh: '两人同时编辑', en: 'Edited by two' };
const RECORDS: Readonly<Record<string, (first: Call) => Promise<{ version: number; save: SaveOver }>>> = {
  'a page': async (first) => {
    const { draft } = await first(page.get, { page: 'exhibitorHandbook' });
    const body = { zh: NO_RICH_TEXT, en: NO_RICH_TEXT };
    return {
      version: draft.revision,
      save: (call, revision) => call(page.save, { page: 'exhibitorHandbook', revision, body }),
    };
  },
  'the questions': async (first) => {
    const { list, version } = await first(page.getQuestions, {});
    return { version, save: (call, over) => call(page.saveQuestions, { version: over, list }) };
  },
  'an event': async (first) => {
    const form = programme.create.example;
    const { id, version } = await first(programme.create, form);
    return { version, save: (call, over) => call(programme.change, { ...form, id, version: over }) };
  },
  'an announcement': async (first) => {
    const form = { title: TITLE, audience: { people: 'staff' as const } };
    const { id, version } = await first(announcement.save, { id: null, version: null, form });
    return { version, save: (call, over) => call(announcement.save, { id, version: over, form }) };
  },
  'a question': async (first) => {
    const form = { title: TITLE, kind: 'text' as const };
    const { question } = await first(questionnaire.saveForm, { site: 'visit', form });
    const { code, version } = question;
    return {
      version,
      save: (call, over) => call(questionnaire.saveForm, { site: 'visit', code, version: over, form }),
    };
  },
  'a rule': async (first) => {
    const { form } = compliance.save.example;
    const { id, version } = await first(compliance.save, { form });
    return { version, save: (call, over) => call(compliance.save, { id, version: over, form }) };
  },
  'a link': async (first) => {
    const form = { place: 'handbook' as const, title: TITLE, urlType: 'internal' as const, url: '/news' };
    const { id, version } = await first(home.saveLink, { id: null, version: null, form });
    return { version, save: (call, over) => call(home.saveLink, { id, version: over, form }) };
  },
  'the sections of the home page': async (first) => {
    const { version, sections } = await first(home.listSections, {});
    return { version, save: (call, over) => call(home.saveSections, { version: over, sections }) };
  },
  'the featured exhibitors': async (first) => {
    const { version } = await first(home.listFeatured, {});
    return { version, save: (call, over) => call(home.saveFeatured, { version: over, ids: [] }) };
  },
  'a theme': async (first) => {
    const form = { title: TITLE, introduction: EMPTY, published: false, exhibitorIds: [] };
    const { id, version } = await first(collection.save, { id: null, version: null, form });
    return { version, save: (call, over) => call(collection.save, { id, version: over, form }) };
  },
  'an exhibitor': async (first) => {
    const form = { name: { zh: '两人编辑有限公司', en: '' } };
    const { id } = await first(exhibitorRecord.add, form);
    const { version } = await first(exhibitorRecord.get, { id });
    return { version, save: (call, over) => call(exhibitorRecord.change, { id, version: over, form }) };
  },
};
type SaveOver = (call: Call, version: number) => Promise<unknown>;

test.each(Object.entries(RECORDS))('%s of the console says who saved it meanwhile', async (_name, begin) => {
  const [one, other] = [await makeOrganizer(portal, portal.ctx, 'editor'), await makeOrganizer(portal)];
  const { version, save } = await begin(portal.as(one));
  await save(portal.as(other), version);
  expect(await dataOf(save(portal.as(one), version))).toMatchObject({
    by: { zh: expect.stringMatching(/./), en: expect.stringMatching(/./) },
    at: expect.stringMatching(TIME),
  });
  expect(await dataOf(save(portal.as(other), version))).toMatchObject({ by: { zh: '您本人', en: 'you' } });
});
