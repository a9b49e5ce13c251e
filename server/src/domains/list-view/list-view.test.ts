import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer } from '../../../test/world.ts';

const { list, save, remove } = contract.listView;
const portal = testPortal();

type View = InputOf<typeof save>;
const view = (id: string, more: Partial<View> = {}): View => ({
  id: `view-${id}-0000000`,
  list: '/potential-order',
  name: id,
  query: 'state=notContacted&sort=buyer',
  hidden: ['quantity'],
  opens: false,
  ...more,
});
const keep = (person: Person, given: View) => portal.as(person)(save, given);
const viewsOf = async (person: Person) => (await portal.as(person)(list, {})).list;
const makeAuthor = async () => makeEmployee(portal, await makeExhibitor(portal));

describe('listView.save', () => {
  test('keeps tab, filters, order and columns under a name, the first kept first', async () => {
    const author = await makeAuthor();
    const [one, two] = [view('one'), view('two', { list: '/my-exhibit-list', query: '', hidden: [] })];
    await keep(author, one);
    await keep(author, two);
    expect(await viewsOf(author)).toEqual([one, two]);
  });

  test('the same sent twice is there once; the same id with another name is renamed (G57)', async () => {
    const author = await makeAuthor();
    await Promise.all([keep(author, view('one')), keep(author, view('one'))]);
    await keep(author, view('one', { name: 'renamed' }));
    expect(await viewsOf(author)).toEqual([view('one', { name: 'renamed' })]);
  });

  test('a list opens with the view that was told last, also when two are told at once; other lists keep theirs', async () => {
    const author = await makeAuthor();
    const elsewhere = view('elsewhere', { list: '/my-exhibit-list', opens: true });
    await keep(author, elsewhere);
    await keep(author, view('one', { opens: true }));
    await keep(author, view('two', { opens: true }));
    expect((await viewsOf(author)).filter(({ opens }) => opens).map(({ name }) => name)).toEqual(['elsewhere', 'two']);
    await Promise.all([keep(author, view('one', { opens: true })), keep(author, view('two', { opens: true }))]);
    expect((await viewsOf(author)).filter(({ opens }) => opens).length).toBe(2);
    await keep(author, view('one'));
    await keep(author, view('two'));
    expect((await viewsOf(author)).filter(({ opens }) => opens)).toEqual([elsewhere]);
  });

  test('of one list there are so many and no more, also when they come at once; those kept can still be changed (G56)', async () => {
    const author = await makeAuthor();
    const tries = Array.from({ length: LIMITS.listViewsMax + 3 }, (_, index) =>
      outcomeOf(keep(author, view(String(index)))),
    );
    expect(tally(await Promise.all(tries))).toEqual({ done: LIMITS.listViewsMax, listViewLimit: 3 });
    const [first] = await viewsOf(author);
    expect(first === undefined ? null : await outcomeOf(keep(author, { ...first, name: 'renamed' }))).toBe('done');
    expect(await outcomeOf(keep(author, view('other', { list: '/other' })))).toBe('done');
  });

  test('and of all lists together', async () => {
    const author = await makeAuthor();
    for (let made = 0; made < LIMITS.listViewsOfOneMax; made += 1)
      await keep(author, view(String(made), { list: `/list-${made % 20}` }));
    expect(await outcomeOf(keep(author, view('more', { list: '/other' })))).toBe('listViewLimit');
  });

  test('takes no other address, no column that has no name, and no name that is empty', async () => {
    const author = await makeAuthor();
    for (const wrong of [
      { list: 'https://example.org/' },
      { list: '//example.org' },
      { query: 'a=1#b' },
      { query: 'q=中文' },
      { hidden: ['a b'] },
      { id: '../x' },
      { name: ' ' },
    ])
      expect(Object.keys(await wrongFields(keep(author, view('one', wrong)))).length, JSON.stringify(wrong)).toBe(1);
    expect(await viewsOf(author)).toEqual([]);
  });
});

describe('whose it is', () => {
  test('nobody else reads, changes or removes it: no colleague, no staff (G2)', async () => {
    const company = await makeExhibitor(portal);
    const author = await makeEmployee(portal, company, { admin: true });
    const colleague = await makeEmployee(portal, company, { admin: true });
    await keep(author, view('one'));
    for (const other of [colleague, await makeOrganizer(portal)]) {
      expect(await viewsOf(other)).toEqual([]);
      await portal.as(other)(remove, { id: view('one').id });
      await keep(other, view('one', { name: 'somebody else’s', opens: true }));
    }
    expect(await viewsOf(author)).toEqual([view('one')]);
  });

  test('the same account at another fair is somebody else', async () => {
    const author = await makeAuthor();
    await keep(author, view('here'));
    const { accountId } = author;
    const sugar = await makeExhibitor(portal, {}, portal.sugarCtx);
    await makeEmployee(portal, sugar, { account_id: accountId }, portal.sugarCtx);
    const token = await portal.portal.services.sessions.start(portal.sugarCtx, accountId, 'ACTOR', false);
    const there = { token, host: SUGAR_HOST };
    expect(await viewsOf(there)).toEqual([]);
    await keep(there, view('there'));
    expect(await viewsOf(author)).toEqual([view('here')]);
  });

  test('deleting the account takes it away (ruling 2.11)', async () => {
    const company = await makeExhibitor(portal);
    const [author, other] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    for (const person of [author, other]) await keep(person, view('one'));
    await portal.as(author)(contract.account.deleteAccount, { proof: { password: 'Zhanqiao26' } });
    const { rows } = await sql<{ account_id: string }>`
      select account_id from list_view where account_id in (${author.accountId}, ${other.accountId})`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ account_id: other.accountId }]);
  });
});

test('listView.remove forgets one of them, and is done also where nothing is left', async () => {
  const author = await makeAuthor();
  await keep(author, view('one'));
  await keep(author, view('two'));
  for (const _ of [1, 2]) expect(await portal.as(author)(remove, { id: view('one').id })).toEqual({ done: true });
  expect(await viewsOf(author)).toEqual([view('two')]);
});
