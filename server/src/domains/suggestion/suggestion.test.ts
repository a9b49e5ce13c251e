import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { passOf } from '../../../test/passes.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor } from '../../../test/world.ts';

const { content, suggestion } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
const guest: Person = { token: null };

describe('a suggestion', () => {
  const WORDS = { kind: 'fault' as const, text: '地图打不开', contact: 'guest@fair.example' };
  const add = (person: Person, humanCheck = '') => portal.as(person)(content.addSuggest, { ...WORDS, humanCheck });
  const support = () => makeOrganizer(portal, portal.ctx, 'support');
  beforeEach(async () => {
    await sql`delete from suggestion`.execute(portal.ctx.db);
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
      (await messagesTo(portal, contact)).map(({ body, category }) => [
        category,
        body.includes('已修好'),
        body.includes('evil'),
      ]);
    await expect.poll(mails).toEqual([['invitation', true, false]]);
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
    await expect.poll(async () => (await notices()).length).toBe(1);
    const [told] = await notices();
    expect(told?.link).toBe('/personal/service');
    expect(told?.body.zh).toBe('已修好\n\n您的留言：地图打不开');
    const { rows } = await sql<{ text: string }>`
      select m.body as text from message m join account a on a.email = m.recipient where a.id = ${visitor.accountId}`.execute(
      portal.ctx.db,
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
