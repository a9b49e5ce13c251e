import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { cardCode } from '../../../test/cards.ts';
import { messageOf, outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { own, save, renew, withdraw, exchange, receivedList, setNote, remove } = contract.card;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
let employees = 0;
let mobile = '';
beforeEach(async () => {
  company = await makeExhibitor(portal, { name_zh: '沃土作物科学', name_en: 'Wotu Crop Science' });
  mobile = `86139${String((employees += 1)).padStart(8, '0')}`;
  staff = { ...newClient(), ...(await makeEmployee(portal, company, { name_zh: '陈静', mobile })) };
  buyer = { ...newClient(), ...(await makeVisitor(portal)) };
});

const codeOf = async (person: Person): Promise<string> => (await portal.as(person)(own, {})).code;
/** The same person behind another address. */
const elsewhere = (person: Person): Person => ({ ...newClient(), token: person.token });
const receivedBy = async (person: Person) => (await portal.as(person)(receivedList, {})).list;
const namesHeld = async (person: Person) => (await receivedBy(person)).map(({ card }) => card?.name.zh ?? null);
const swap = (person: Person, code: string) => portal.as(person)(exchange, { code });

describe('card.own and card.save', () => {
  test('the card is there at once, the same each time, with a code of 50 random bits', async () => {
    const card = await portal.as(buyer)(own, {});
    expect(await portal.as(buyer)(own, {})).toEqual(card);
    expect(card).toMatchObject({ shown: ['company', 'position', 'country', 'email'], withdrawn: false });
    expect(card.code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    expect(card.values).toMatchObject({
      kind: 'visitor',
      email: buyer.email,
      mobile: '+86 13800000000',
      exhibitor: null,
    });
  });

  test('an employee’s card has the company and where it stands', async () => {
    const { values } = await portal.as(staff)(own, {});
    expect(values).toMatchObject({
      kind: 'employee',
      name: { zh: '陈静' },
      company: { zh: '沃土作物科学', en: 'Wotu Crop Science' },
      mobile: `+${mobile}`,
      exhibitor: { id: company.id, booth: expect.stringContaining('A01') },
    });
  });

  test('others see what its owner chose and nothing else, from the moment it is chosen', async () => {
    await portal.as(buyer)(save, { shown: ['mobile'] });
    const { card } = await swap(staff, await codeOf(buyer));
    const none = { zh: '', en: '' };
    expect(card).toEqual({
      kind: 'visitor',
      name: { zh: '李敏', en: '李敏' },
      company: none,
      position: none,
      country: none,
      email: '',
      mobile: '+86 13800000000',
      website: '',
      address: none,
      exhibitor: null,
    });
    await portal.as(buyer)(save, { shown: ['email'] });
    expect((await receivedBy(staff))[0]?.card).toMatchObject({ email: buyer.email, mobile: '' });
    const found = async (keyword: string) => (await portal.as(staff)(receivedList, { keyword })).total;
    expect([await found('李敏'), await found('禾田'), await found('13800000000')]).toEqual([1, 0, 0]);
  });
});

describe('card.exchange', () => {
  test('gives each the card of the other', async () => {
    const answer = await swap(buyer, await codeOf(staff));
    expect(answer).toMatchObject({ known: false, note: '', card: { name: { zh: '陈静' } } });
    expect([await namesHeld(buyer), await namesHeld(staff)]).toEqual([['陈静'], ['李敏']]);
  });

  test('opens to the buyer what the company keeps for its pool, at once', async () => {
    const { id } = await makeProduct(portal, company, { scope: 1 });
    const look = () => outcomeOf(portal.as(buyer)(contract.product.detail, { id }));
    expect(await look()).not.toBe('done');
    await swap(buyer, await codeOf(staff));
    expect(await look()).toBe('done');
  });

  test('takes a code as people type it', async () => {
    const code = await codeOf(staff);
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    expect(await outcomeOf(swap(buyer, typed))).toBe('done');
  });

  test('the same card twice is once, from whichever side and at the same time (G57)', async () => {
    const [mine, theirs] = [await codeOf(buyer), await codeOf(staff)];
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? swap(buyer, theirs) : swap(staff, mine))),
    );
    expect(tally(all.map(({ known }) => String(known)))['true']).toBeGreaterThan(0);
    expect([await namesHeld(buyer), await namesHeld(staff)]).toEqual([['陈静'], ['李敏']]);
    const again = await swap(buyer, theirs);
    expect(again).toMatchObject({ known: true, id: (await receivedBy(buyer))[0]?.id });
  });

  test('visitors exchange with visitors, nobody with oneself or a colleague', async () => {
    const colleague = await makeEmployee(portal, company);
    expect(await outcomeOf(swap(await makeVisitor(portal), await codeOf(buyer)))).toBe('done');
    expect(await outcomeOf(swap(buyer, await codeOf(buyer)))).toBe('cardOwn');
    expect(await outcomeOf(swap(colleague, await codeOf(staff)))).toBe('cardOwn');
  });

  test('a card of another fair is refused as such, in both languages', async () => {
    const there = await makeVisitor(portal, {}, portal.sugarCtx);
    const code = await cardCode(portal.sugarCtx, there.visitorId);
    expect(await messageOf(swap(buyer, code))).toBe('这张名片属于另一届展会，不能在本届展会交换');
    expect(await messageOf(swap({ ...buyer, lang: 'en' }, code))).toBe(
      'This visiting card belongs to another fair and cannot be exchanged at this one.',
    );
    expect(await receivedBy(buyer)).toEqual([]);
  });
});

describe('the customer pool (ruling 3.3)', () => {
  const poolOf = async () => {
    const { rows } = await sql<{ visitor: string; source: string; employee: string | null; left: boolean }>`
      select visitor_id as visitor, source, employee_id as employee, removed_at is not null as left from contact
      where exhibitor_id = ${company.id} order by created_at`.execute(portal.ctx.db);
    return rows;
  };
  const member = () => ({ visitor: buyer.visitorId, source: 'CARD', employee: staff.employeeId, left: false });

  test('a visitor and an employee who exchange cards know each other, once', async () => {
    await swap(staff, await codeOf(buyer));
    await swap(buyer, await codeOf(staff));
    expect(await poolOf()).toEqual([member()]);
  });

  test('visitors who exchange cards join nothing', async () => {
    await swap(buyer, await codeOf(await makeVisitor(portal)));
    const { rows } = await sql`select 1 from contact where visitor_id = ${buyer.visitorId}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  test('who has left comes back by an act of one’s own, not by being scanned again (G12)', async () => {
    const code = await codeOf(buyer);
    await swap(staff, code);
    await sql`update contact set removed_at = now(), removed_by = 'visitor' where visitor_id = ${buyer.visitorId}`.execute(
      portal.ctx.db,
    );
    await swap(staff, code);
    await swap(await makeEmployee(portal, company), code);
    expect(await poolOf()).toEqual([{ ...member(), left: true }]);
    await swap(buyer, await codeOf(staff));
    expect(await poolOf()).toEqual([{ ...member(), left: true }, member()]);
  });
});

describe('guessing codes is metered (G12)', () => {
  test('for one account, whatever comes after', async () => {
    const code = await codeOf(staff);
    for (let tried = 0; tried < LIMITS.cardTries; tried += 1)
      expect(await outcomeOf(swap(elsewhere(buyer), 'AAAAAAAAAA'))).toBe('cardUnknown');
    expect(await outcomeOf(swap(elsewhere(buyer), code))).toBe('tooManyTries');
  });

  test('of twenty guesses at once five are answered', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(swap(elsewhere(buyer), 'AAAAAAAAAA'))));
    expect(tally(all)).toEqual({ cardUnknown: LIMITS.cardTries, tooManyTries: 20 - LIMITS.cardTries });
  });

  test('for one address over many accounts; right codes cost nothing', async () => {
    const client = newClient();
    for (let exchanged = 0; exchanged < LIMITS.cardTries + 2; exchanged += 1)
      expect(await outcomeOf(swap({ ...client, token: staff.token }, await codeOf(await makeVisitor(portal))))).toBe(
        'done',
      );
    for (let tried = 0; tried < LIMITS.cardTriesPerClientHour; tried += 1) {
      if (tried % LIMITS.cardTries === 0) buyer = await makeVisitor(portal);
      expect(await outcomeOf(swap({ ...client, token: buyer.token }, 'AAAAAAAAAA'))).toBe('cardUnknown');
    }
    const fresh = await makeVisitor(portal);
    expect(await outcomeOf(swap({ ...client, token: fresh.token }, await codeOf(staff)))).toBe('tooManyTries');
  });
});

describe('what is taken back', () => {
  test('a renewed code opens the card, the old one nothing; cards exchanged before stay', async () => {
    const old = await codeOf(staff);
    await swap(buyer, old);
    const { code } = await portal.as(staff)(renew, {});
    const other = await makeVisitor(portal);
    expect([await outcomeOf(swap(other, old)), await outcomeOf(swap(other, code))]).toEqual(['cardUnknown', 'done']);
    expect(await namesHeld(buyer)).toEqual(['陈静']);
  });

  test('a withdrawn card shows nothing any more, is not exchanged, and comes back when it is given again', async () => {
    const code = await codeOf(buyer);
    await swap(staff, code);
    await portal.as(staff)(setNote, { id: (await receivedBy(staff))[0]?.id ?? '', note: '要样品' });
    expect((await portal.as(buyer)(withdraw, { withdrawn: true })).withdrawn).toBe(true);
    const answer = await portal.send(receivedList, {}, staff);
    expect(answer.text).not.toMatch(/李敏|禾田|13800000000/);
    expect(await receivedBy(staff)).toMatchObject([{ note: '要样品', card: null }]);
    expect((await portal.as(staff)(receivedList, { keyword: '李敏' })).total).toBe(0);
    expect(await outcomeOf(swap(await makeVisitor(portal), code))).toBe('cardUnknown');
    expect(await outcomeOf(swap(buyer, await codeOf(staff)))).toBe('cardWithdrawn');
    await portal.as(buyer)(withdraw, { withdrawn: false });
    expect(await namesHeld(staff)).toEqual(['李敏']);
  });

  test('nor is the card of who was suspended, has left, or whose company is shut out', async () => {
    const second = await makeEmployee(portal, company, { name_zh: '王强' });
    const [code, secondCode] = [await codeOf(staff), await codeOf(second)];
    await swap(buyer, code);
    await swap(buyer, secondCode);
    await sql`update employee set resigned_at = now() where id = ${second.employeeId}`.execute(portal.ctx.db);
    expect(await namesHeld(buyer)).toEqual([null, '陈静']);
    await sql`update exhibitor set disabled_at = now(), open = false where id = ${company.id}`.execute(portal.ctx.db);
    expect(await namesHeld(buyer)).toEqual([null, null]);
    expect(await outcomeOf(swap(await makeVisitor(portal), code))).toBe('cardUnknown');
  });
});

describe('the list of received cards', () => {
  test('newest first, with one’s own note, and off the list when removed', async () => {
    const second = await makeVisitor(portal, { name: '赵磊' });
    await swap(staff, await codeOf(buyer));
    await swap(staff, await codeOf(second));
    expect(await namesHeld(staff)).toEqual(['赵磊', '李敏']);
    const [first] = await receivedBy(staff);
    const id = first?.id ?? '';
    await portal.as(staff)(setNote, { id, note: '要样品' });
    expect((await portal.as(staff)(receivedList, { keyword: '样品' })).list.map((row) => row.id)).toEqual([id]);
    await portal.as(staff)(remove, { id });
    expect(await namesHeld(staff)).toEqual(['李敏']);
    expect(await outcomeOf(portal.as(staff)(remove, { id }))).toBe('notFound');
    // who removed it does not get it back by the other’s act, but by an own one
    await swap(second, await codeOf(staff));
    expect(await namesHeld(staff)).toEqual(['李敏']);
    await swap(staff, await codeOf(second));
    expect(await namesHeld(staff)).toEqual(['赵磊', '李敏']);
  });

  test('is one’s own alone (G2)', async () => {
    await swap(staff, await codeOf(buyer));
    const id = (await receivedBy(staff))[0]?.id ?? '';
    const colleague = await makeEmployee(portal, company, { admin: true });
    for (const stranger of [colleague, buyer]) {
      expect(await outcomeOf(portal.as(stranger)(setNote, { id, note: 'x' }))).toBe('notFound');
      expect(await outcomeOf(portal.as(stranger)(remove, { id }))).toBe('notFound');
    }
    expect(await receivedBy(colleague)).toEqual([]);
  });
});
