import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeDocumentFile,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { untilMatched } from '../../../test/sourcing.ts';
import { dayInBeijing } from '../../core/days.ts';
import { companiesChangedSince, writeMatches } from './sourcing-match.queries.ts';

const { save, ownList, own, remove, close, agree, deny, openList, open, signUp, summary, file } = contract.sourcing;

const portal = testPortal({ DATABASE_POOL: '20' });
const day = (days: number): string => dayInBeijing(new Date(Date.now() + days * 86_400_000));
const [glyphosate, imidacloprid] = ['glyphosate', 'imidacloprid'];

let buyer: Visitor;
let company: Exhibitor;
let admin: Employee;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  buyer = await makeVisitor(portal, { country: 'BR', name: 'Ana Souza', company: 'Campo Verde' });
  company = await makeExhibitor(portal, { package: 'upgraded', country: 'CN' });
  admin = await makeEmployee(portal, company, { admin: true });
  product = await makeProduct(portal, company, {
    name_zh: '草甘膦水剂',
    name_en: 'Glyphosate SL',
    attributes: {
      ingredients: [{ code: glyphosate, content: 480, unit: 'g/L' }],
      formulation: 'SL',
      registrations: [{ country: 'BR', number: '12345', validUntil: '' }],
    },
  });
});

const line = { ingredients: [glyphosate], wanted: { quantity: 20, unit: 't' } } as const;
type Wish = InputOf<typeof save>;
/** Posted, and matched. */
const post = async (given: Partial<Wish> = {}, person: Visitor = buyer) => {
  const saved = await portal.as(person)(save, {
    title: '求购草甘膦',
    lines: [{ ...line, ingredients: [...line.ingredients] }],
    deadline: day(10),
    ...given,
  });
  await untilMatched(portal, person, saved.id);
  return saved;
};
const reading = async (id: string, person: Employee = admin) => portal.as(person)(open, { id });
const lineIdOf = async (id: string): Promise<string> => (await portal.as(buyer)(own, { id })).lines[0]?.id ?? '';
const offered = async (id: string, given: object = {}) => ({
  lineId: await lineIdOf(id),
  price: { amount: 3.2, currency: 'USD' as const, unit: 'kg' },
  validUntil: day(5),
  ...given,
});
const sign = async (id: string, given: Partial<InputOf<typeof signUp>> = {}, person: Employee = admin) =>
  portal.as(person)(signUp, { id, message: '可供货', ...given });
const signUpOf = async (id: string) => (await portal.as(buyer)(own, { id })).signUps[0];

describe('matching', () => {
  test('a Chinese need meets an English exhibit by structure, with its reasons, the closer one first', async () => {
    const near = await makeExhibitor(portal, { package: 'upgraded' });
    const clerk = await makeEmployee(portal, near);
    await makeProduct(portal, near, {
      name_zh: '',
      name_en: 'Glypho Max',
      attributes: { ingredients: [{ code: glyphosate, content: 41, unit: '%' }], formulation: 'SL' },
    });
    const { id } = await post({
      lines: [
        {
          name: '草甘膦 48% 水剂',
          content: '',
          formulation: 'SL',
          destination: 'BR',
          wanted: { quantity: 5, unit: 't' },
        },
      ],
    });
    const [best, second] = [await reading(id), await reading(id, clerk)];
    expect(best.fit).toEqual({
      score: 100,
      reasons: [
        {
          lineId: await lineIdOf(id),
          productId: product.id,
          productName: { zh: '草甘膦水剂', en: 'Glyphosate SL' },
          by: 'ingredient',
          formulation: true,
          content: true,
          registered: true,
        },
      ],
      supplier: [],
    });
    expect(second.fit.score).toBe(75);
    expect(second.fit.reasons[0]).toMatchObject({
      by: 'ingredient',
      formulation: true,
      content: false,
      registered: false,
    });
  });

  test('a line of no ingredient is met by category, one of neither by its words, and a company without either finds nothing', async () => {
    const stranger = await makeExhibitor(portal);
    const clerk = await makeEmployee(portal, stranger);
    const other = await makeExhibitor(portal);
    const seller = await makeEmployee(portal, other);
    const [, category = ''] = portal.ctx.exhibition.categories.keys();
    await makeProduct(portal, other, { category, name_zh: '微囊悬浮助剂', name_en: 'Zzyxol wetter' });
    const byCategory = await post({ lines: [{ category, wanted: line.wanted }] });
    const byWords = await post({ lines: [{ name: 'zzyxol wetter', wanted: line.wanted }] });
    expect((await reading(byCategory.id, seller)).fit.reasons.map(({ by }) => by)).toEqual(['category']);
    expect((await reading(byWords.id, seller)).fit.reasons.map(({ by }) => by)).toEqual(['text']);
    for (const { id } of [byCategory, byWords]) expect(await outcomeOf(reading(id, clerk))).toBe('notFound');
    expect((await portal.as(clerk)(openList, {})).counts).toEqual({ fitting: 0, signedUp: 0 });
  });

  test('wishes about the supplier decide the order and keep nobody away', async () => {
    const { id } = await post({ supplier: { companyTypes: [], scale: null, countries: ['DE'] } });
    expect((await reading(id)).fit).toMatchObject({ score: 85, supplier: [] });
    const wished = await post({ supplier: { companyTypes: [], scale: null, countries: ['CN'] } });
    expect((await reading(wished.id)).fit).toMatchObject({ score: 100, supplier: ['country'] });
  });
});

test('a company whose exhibits fit since meets what is open, and meets it no more when they go', async () => {
  const { id } = await post();
  const later = await makeExhibitor(portal, { package: 'upgraded' });
  const clerk = await makeEmployee(portal, later);
  const exhibit = await makeProduct(portal, later, {
    attributes: { ingredients: [{ code: glyphosate, content: 41, unit: '%' }] },
  });
  expect(await outcomeOf(reading(id, clerk))).toBe('notFound');
  expect(await companiesChangedSince(portal.ctx, new Date(Date.now() - 60_000))).toContain(later.id);
  await writeMatches(portal.ctx, { exhibitorId: later.id });
  expect((await reading(id, clerk)).fit.score).toBe(100);
  await sql`delete from search_document where exhibition_id = ${portal.ctx.exhibition.id} and id = ${exhibit.id}`.execute(
    portal.ctx.db,
  );
  await writeMatches(portal.ctx, { exhibitorId: later.id });
  expect(await outcomeOf(reading(id, clerk))).toBe('notFound');
});

describe('a requirement', () => {
  test('is listed by its buyer and by matching companies, who do not read whose it is', async () => {
    const { id } = await post({ description: '请报 CIF Santos' });
    expect((await portal.as(buyer)(ownList, {})).list.map((one) => [one.id, one.state, one.signUps])).toEqual([
      [id, 'open', 0],
    ]);
    const { list, counts, eligible } = await portal.as(admin)(openList, {});
    expect([list.map((one) => one.id), counts, eligible]).toEqual([[id], { fitting: 1, signedUp: 0 }, true]);
    const read = await reading(id);
    expect([read.buyer, read.country, read.description]).toEqual([null, 'BR', '请报 CIF Santos']);
    expect(JSON.stringify([list, read])).not.toMatch(/Ana Souza|Campo Verde|13800000000/);
    expect((await portal.as({ token: null })(summary, {})).open).toBeGreaterThan(0);
  });

  test('is stored once for one request id, and other words under it are refused (G57)', async () => {
    const requestId = `request-${buyer.visitorId}`;
    const made = await Promise.all(Array.from({ length: 10 }, () => post({ requestId })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await outcomeOf(post({ requestId, title: '另一条' }))).toBe('conflict');
    expect(await countRows(portal, sql`sourcing where visitor_id = ${buyer.visitorId}`)).toBe(1);
  });

  test.each<[string, Partial<Wish>, string[]]>([
    [
      'a quantity of 0',
      { lines: [{ ...line, ingredients: [glyphosate], wanted: { quantity: 0, unit: 't' } }] },
      ['lines.0.wanted.quantity'],
    ],
    ['nothing wanted', { lines: [{ wanted: line.wanted }] }, ['lines.0.name']],
    ['a last day that is past', { deadline: '2026-01-01' }, ['deadline']],
    [
      'goods needed yesterday',
      { lines: [{ name: 'x', wanted: line.wanted, expectedOn: '2026-01-01' }] },
      ['lines.0.expectedOn'],
    ],
    [
      'an ingredient that the fair does not have',
      { lines: [{ ingredients: ['nosuch'], wanted: line.wanted }] },
      ['lines.0.ingredients'],
    ],
    ['5,000 characters', { description: 'x'.repeat(5_000) }, ['description']],
  ])('with %s is refused by the field, and nothing is stored', async (_name, given, fields) => {
    expect(Object.keys(await wrongFields(post(given)))).toEqual(fields);
    expect(await countRows(portal, sql`sourcing where visitor_id = ${buyer.visitorId}`)).toBe(0);
  });

  test('is edited as it was read; a line with an offer stays, another may go', async () => {
    const { id } = await post({
      lines: [
        { name: 'a', ...line, ingredients: [glyphosate] },
        { name: 'b', wanted: line.wanted },
      ],
    });
    const { lines, version, title } = await portal.as(buyer)(own, { id });
    await sign(id, { offers: [await offered(id)] });
    const [first, second] = lines;
    const kept = { id: first?.id ?? '', ingredients: [glyphosate], wanted: { quantity: 9, unit: 't' } };
    expect(await outcomeOf(post({ id, version: version + 1, title, lines: [kept] }))).toBe('editConflict');
    expect(
      await outcomeOf(post({ id, version, title, lines: [{ id: second?.id ?? '', name: 'b', wanted: line.wanted }] })),
    ).toBe('sourcingAnswered');
    expect(await post({ id, version, title, lines: [kept] })).toEqual({ id, version: version + 1 });
    expect((await portal.as(buyer)(own, { id })).lines.map((one) => [one.id, one.wanted.quantity])).toEqual([
      [first?.id, 9],
    ]);
  });

  test('that is closed takes no sign-up and no edit, and goes from the lists of companies; deleted it is gone for its buyer', async () => {
    const { id, version } = await post();
    await portal.as(buyer)(close, { id });
    await portal.as(buyer)(close, { id });
    expect((await portal.as(admin)(openList, {})).counts.fitting).toBe(0);
    expect(await outcomeOf(sign(id))).toBe('notFound');
    expect(await outcomeOf(post({ id, version: version + 1 }))).toBe('sourcingOver');
    await portal.as(buyer)(remove, { id });
    expect(await outcomeOf(portal.as(buyer)(own, { id }))).toBe('notFound');
  });

  test('has files that each reads of whom the buyer says so: whom it fits, or whom the buyer has agreed to', async () => {
    const upload = async (says: string, person: Visitor = buyer) => {
      const of = { exhibition_id: portal.ctx.exhibition.id, id: person.visitorId };
      return makeDocumentFile(portal, of, says, portal.ctx, 'sourcingDocument');
    };
    const [label, offer] = [await upload('Label'), await upload('Letterhead')];
    const files = [
      { id: label, name: 'label.pdf', readers: 'fitting' as const },
      { id: offer, name: 'letterhead', readers: 'agreed' as const },
    ];
    const { id } = await post({ files });
    const stranger = await makeEmployee(portal, await makeExhibitor(portal, { package: 'upgraded' }));
    const reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
    const rival = await makeVisitor(portal);
    const readBy = async (fileId: string) => {
      const read: boolean[] = [];
      for (const person of [buyer, rival, admin, stranger])
        read.push((await portal.send(file, { id: fileId }, person)).status === 200);
      const reviewed = await portal.send(contract.organizerSourcing.file, { id: fileId }, reviewer);
      read.push(reviewed.status === 200);
      return read;
    };
    expect(await readBy(label)).toEqual([true, false, true, false, true]);
    expect(await readBy(offer)).toEqual([true, false, false, false, true]);
    const told = await reading(id);
    expect([told.files.map(({ name }) => name), told.filesLater]).toEqual([['label.pdf'], 1]);
    await sign(id);
    await portal.as(buyer)(agree, { id: (await signUpOf(id))?.id ?? '' });
    expect((await readBy(offer))[2]).toBe(true);
    expect((await reading(id)).files.map(({ name }) => name)).toEqual(['label.pdf', 'letterhead']);
    // a file of somebody else, or of another requirement, is not taken
    const foreign = [{ id: await upload('Foreign', rival), name: 'x.pdf', readers: 'fitting' as const }];
    expect(await outcomeOf(post({ files: foreign }))).toBe('notFound');
    expect(await outcomeOf(post({ files }))).toBe('notFound');
    const { version } = await portal.as(buyer)(own, { id });
    await post({ id, version, lines: [{ ...line, ingredients: [glyphosate], id: await lineIdOf(id) }], files: [] });
    expect(await readBy(label)).toEqual([false, false, false, false, false]);
  });

  test('that is deleted, or whose buyer is suspended (G11), is there for a company that was agreed to alone', async () => {
    const other = await makeExhibitor(portal, { package: 'upgraded' });
    const clerk = await makeEmployee(portal, other);
    await makeProduct(portal, other, { attributes: { ingredients: [{ code: glyphosate, content: 41, unit: '%' }] } });
    const { id } = await post();
    await sign(id);
    await portal.as(buyer)(agree, { id: (await signUpOf(id))?.id ?? '' });
    await sign(id, {}, clerk);
    const seen = async () => [await outcomeOf(reading(id)), await outcomeOf(reading(id, clerk))];
    const listed = async () => (await portal.as(clerk)(openList, { only: 'signedUp' })).counts;
    expect([await seen(), await listed()]).toEqual([['done', 'done'], { fitting: 1, signedUp: 1 }]);
    const suspend = (at: Date | null) =>
      sql`update visitor set suspended_at = ${at} where id = ${buyer.visitorId} and exhibition_id = ${portal.ctx.exhibition.id}`.execute(
        portal.ctx.db,
      );
    await suspend(new Date());
    expect([await seen(), await listed()]).toEqual([['done', 'notFound'], { fitting: 0, signedUp: 0 }]);
    await suspend(null);
    await portal.as(buyer)(remove, { id });
    expect([await seen(), await listed()]).toEqual([['done', 'notFound'], { fitting: 0, signedUp: 0 }]);
  });

  test('of another buyer is not there, for reading, editing, closing, deleting or deciding (G2)', async () => {
    const { id } = await post();
    await sign(id);
    const signUpId = (await signUpOf(id))?.id ?? '';
    const rival = await makeVisitor(portal);
    const as = portal.as(rival);
    const tries = [
      as(own, { id }),
      as(close, { id }),
      as(remove, { id }),
      as(agree, { id: signUpId }),
      as(deny, { id: signUpId }),
      post({ id, version: 1 }, rival),
    ];
    expect(tally(await Promise.all(tries.map(outcomeOf)))).toEqual({ notFound: tries.length });
  });
});

describe('a sign-up', () => {
  test('is for companies with the upgraded package or of a country that the organizer names', async () => {
    const standard = await makeExhibitor(portal, { package: 'standard', country: 'IN' });
    const clerk = await makeEmployee(portal, standard);
    await makeProduct(portal, standard, {
      attributes: { ingredients: [{ code: glyphosate, content: 41, unit: '%' }] },
    });
    const { id } = await post();
    expect((await reading(id, clerk)).eligible).toBe(false);
    expect(await outcomeOf(sign(id, {}, clerk))).toBe('upgradeOnly');
    await sql`update exhibitor set package = 'regional' where id = ${standard.id} and exhibition_id = ${portal.ctx.exhibition.id}`.execute(
      portal.ctx.db,
    );
    expect(await outcomeOf(sign(id, {}, clerk))).toBe('done');
  });

  test('shows its offers to the buyer alone, with the active ingredient reckoned; a rival reads nothing of it', async () => {
    const rival = await makeExhibitor(portal, { package: 'upgraded' });
    const clerk = await makeEmployee(portal, rival);
    await makeProduct(portal, rival, { attributes: { ingredients: [{ code: glyphosate, content: 41, unit: '%' }] } });
    const { id } = await post();
    await sign(id, { offers: [await offered(id, { productId: product.id, incoterm: 'CIF', port: 'Santos' })] });
    expect(await signUpOf(id)).toMatchObject({
      message: '可供货',
      participation: 'none',
      inquiryId: null,
      offers: [
        {
          price: { amount: 3.2, currency: 'USD', unit: 'kg' },
          inCny: null,
          incoterm: 'CIF',
          state: 'open',
          quoteId: null,
        },
      ],
    });
    const read = await reading(id, clerk);
    expect(read.signUp).toBe(null);
    expect(JSON.stringify(read)).not.toMatch(/可供货|3\.2|Santos/);
  });

  test('is one a company, edited as it was read and withdrawn; what comes again stands anew', async () => {
    const { id } = await post();
    const requests = Array.from({ length: 10 }, (_, at) => outcomeOf(sign(id, { message: `第 ${at}` })));
    const outcomes = await Promise.all(requests);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'editConflict')).toHaveLength(9);
    const { version } = (await reading(id)).signUp ?? { version: 0 };
    expect(await sign(id, { version, message: '改价' })).toMatchObject({ version: version + 1 });
    await sign(id, { withdrawn: true });
    expect((await portal.as(buyer)(own, { id })).signUps).toEqual([]);
    await sign(id, { message: '再次报名' });
    expect((await signUpOf(id))?.message).toBe('再次报名');
  });

  test('with a line or an exhibit of somebody else, or twice on a line, is refused', async () => {
    const { id } = await post();
    const other = await post({}, await makeVisitor(portal));
    const foreign = await makeProduct(portal, await makeExhibitor(portal));
    const [mine] = [await offered(id)];
    const { lines } = await reading(other.id);
    const tries = [
      sign(id, { offers: [{ ...mine, lineId: lines[0]?.id ?? '' }] }),
      sign(id, { offers: [{ ...mine, productId: foreign.id }] }),
    ];
    expect(tally(await Promise.all(tries.map(outcomeOf)))).toEqual({ notFound: 2 });
    expect(await outcomeOf(sign(id, { offers: [mine, mine] }))).toBe('conflict');
    expect(Object.keys(await wrongFields(sign(id, { offers: [{ ...mine, validUntil: '2026-01-01' }] })))).toEqual([
      'offers.0.validUntil',
    ]);
    expect((await portal.as(buyer)(own, { id })).signUps).toEqual([]);
  });
});

describe('the buyer', () => {
  test('agrees: the company gets name and contact, a lead of whoever signed up, and its offers as quotes that are compared and accepted', async () => {
    const { id } = await post({
      lines: [
        { ...line, ingredients: [glyphosate] },
        { ingredients: [imidacloprid], wanted: { quantity: 2, unit: 't' } },
      ],
    });
    const seller = await makeEmployee(portal, company);
    const { lines } = await portal.as(buyer)(own, { id });
    const [one, two] = lines.map((each) => each.id);
    const price = { amount: 4, currency: 'USD' as const, unit: 'kg' };
    await sign(
      id,
      {
        offers: [
          { lineId: one ?? '', productId: product.id, price, validUntil: day(5) },
          { lineId: two ?? '', price, validUntil: day(5) },
        ],
      },
      seller,
    );
    const signUpId = (await signUpOf(id))?.id ?? '';
    const { inquiryId } = await portal.as(buyer)(agree, { id: signUpId });
    expect(await portal.as(buyer)(agree, { id: signUpId })).toEqual({ inquiryId });
    expect((await reading(id)).buyer).toMatchObject({ name: 'Ana Souza', company: 'Campo Verde' });
    const lead = await portal.as(seller)(contract.lead.get, { id: inquiryId });
    expect(lead.lead).toMatchObject({
      state: 'quoted',
      employee: { id: seller.employeeId },
      buyer: { name: 'Ana Souza', email: buyer.email },
      sourcing: { id, title: '求购草甘膦' },
    });
    const [signedUp] = (await portal.as(buyer)(own, { id })).signUps;
    expect(signedUp).toMatchObject({ participation: 'agreed', inquiryId });
    const quoteIds = signedUp?.offers.map(({ quoteId }) => quoteId ?? '') ?? [];
    expect(signedUp?.offers.map(({ lineId, product: of }) => [lineId, of?.id ?? null])).toEqual([
      [one, product.id],
      [two, null],
    ]);
    await portal.as(buyer)(contract.quote.accept, { id: quoteIds[1] ?? '' });
    const [, second] = (await signUpOf(id))?.offers ?? [];
    expect(second?.state).toBe('accepted');
    await portal.as(buyer)(contract.inquiry.write, { id: inquiryId, text: '能否改为 25 公斤桶？' });
    expect(await outcomeOf(sign(id, { version: 1 }, seller))).toBe('sourcingAgreed');
  });

  test('finds in the inquiry where it came from until the requirement is deleted, and the company still does after that', async () => {
    const { id } = await post();
    await sign(id);
    const { inquiryId } = await portal.as(buyer)(agree, { id: (await signUpOf(id))?.id ?? '' });
    const told = async () => {
      const { request } = await portal.as(buyer)(contract.inquiry.ownThread, { id: inquiryId });
      const received = await portal.as(admin)(contract.inquiry.received, { id: inquiryId });
      return [request.kind === 'inquiry' && request.sourcing, received.sourcing];
    };
    const from = { id, title: '求购草甘膦' };
    expect(await told()).toEqual([from, from]);
    await portal.as(buyer)(remove, { id });
    expect(await told()).toEqual([null, from]);
  });

  test('sees the next version of a quote beside the line it is for', async () => {
    const { id } = await post();
    await sign(id, { offers: [await offered(id)] });
    const signUpId = (await signUpOf(id))?.id ?? '';
    const { inquiryId } = await portal.as(buyer)(agree, { id: signUpId });
    const { products } = await portal.as(admin)(contract.quote.sentList, { inquiryId });
    expect(products.map(({ kind }) => kind)).toEqual(['line']);
    await portal.as(admin)(contract.quote.create, {
      inquiryId,
      lineId: await lineIdOf(id),
      price: { amount: 2.9, currency: 'USD', unit: 'kg' },
      validUntil: day(6),
    });
    expect((await signUpOf(id))?.offers.map((offer) => [offer.price.amount, offer.lineId])).toEqual([
      [2.9, await lineIdOf(id)],
    ]);
  });

  test('denies a company, which hears of it without a name and signs up no more', async () => {
    const { id } = await post();
    await sign(id);
    const signUpId = (await signUpOf(id))?.id ?? '';
    await portal.as(buyer)(deny, { id: signUpId, reason: '价格偏高' });
    await portal.as(buyer)(deny, { id: signUpId, reason: '价格偏高' });
    expect((await reading(id)).signUp).toMatchObject({ participation: 'denied', reason: '价格偏高' });
    expect(await outcomeOf(sign(id, { version: 2 }))).toBe('sourcingDenied');
    expect(await outcomeOf(portal.as(buyer)(agree, { id: signUpId }))).toBe('sourcingDenied');
    await expect
      .poll(() =>
        countRows(portal, sql`notice where recipient_id = ${admin.employeeId} and title_zh like '买家未选择%'`),
      )
      .toBe(1);
  });
});
