import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { NO_RICH_TEXT } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { dataOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer } from '../../../test/world.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { savedBy } from './record-save.actions.ts';

const { article, exhibitor } = contract;
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
    savedBy(portal.scope, caller, record, async () => refuse('editConflict')).catch((error: unknown) => error);
  await savedBy(portal.scope, callerOf(seller, 'exhibitor'), record, async () => ({ version: 2 }));
  expect(await refused(callerOf(staff, 'organizer'))).toMatchObject({ data: { by: { en: 'the exhibitor' } } });
  const stranger = await makeExhibitor(portal);
  expect(await refused(callerOf(staff, 'exhibitor', stranger.id))).toMatchObject({
    data: { by: { en: 'the exhibitor' } },
  });
  expect(await refused(callerOf(staff, 'exhibitor'))).toMatchObject({ data: { by: { en: 'Zhao Min' } } });
  await sql`update employee set resigned_at = now() where id = ${seller.employeeId}`.execute(portal.scope.db);
  expect(await refused(callerOf(staff, 'exhibitor'))).toMatchObject({ data: { by: { en: 'the exhibitor' } } });
  await savedBy(portal.scope, callerOf(staff, 'organizer'), record, async () => ({ version: 3 }));
  expect(await refused(callerOf(seller, 'exhibitor'))).toMatchObject({ data: { by: { en: 'the organizer' } } });
});

test('an article names the member of the staff that saved it', async () => {
  const [one, other] = [await makeOrganizer(portal, portal.scope, 'editor'), await makeOrganizer(portal)];
  const words = { title: { zh: '交通', en: '' }, summary: { zh: '', en: '' }, picture: '' };
  const body = { zh: NO_RICH_TEXT, en: NO_RICH_TEXT };
  const { id, version } = await portal.as(one)(article.create, { ...words, body });
  await portal.as(other)(article.change, { ...words, body, id, version });
  const { rows } = await sql<{ name: string }>`
    select name from organizer_staff where id = ${other.staffId}`.execute(portal.scope.db);
  const name = rows[0]?.name ?? '';
  expect(await dataOf(portal.as(one)(article.change, { ...words, body, id, version }))).toMatchObject({
    by: name === '' ? { zh: '主办方', en: 'the organizer' } : { zh: name, en: name },
  });
});
