import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { insertRows } from '../../src/demo/factories/insert.ts';
import { newFileId } from '../../src/id.ts';
import { openTestPortal, type Person, type TestPortal } from '../portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeProduct, makeVisitor, putInPool, type Exhibitor, type Visitor } from '../world.ts';
import { sql } from 'kysely';

type Seen = 0 | 1;
type Kind = 'visitor' | 'own' | 'other';
type Viewer = { name: string; person: Person; kind: Kind; registered: boolean; sees: readonly [all: Seen, pool: Seen, registered: Seen] };
type Canary = { id: string; tokens: string[]; secret: string };

/** In every canary product's names, so that all of them are one search away. */
const COMMON = 'Kanarienfeld';
const letters = (text: string): string => [...text].map((sign) => String.fromCodePoint(97 + (sign.codePointAt(0) ?? 0) % 26)).join('');
/** A word that stands nowhere else: letters only, so that search keeps it whole. */
const token = (): string => `cnr${letters(newFileId())}`;

async function makeCanary(test: TestPortal, company: Exhibitor, given: Parameters<typeof makeProduct>[2]): Promise<Canary> {
  const [name, english, brand, article, introduction, price, packing, target] = Array.from({ length: 8 }, token);
  const [picture, long, secret] = [newFileId(), newFileId(), token()];
  const { ingredients } = test.scope.exhibition;
  const [ingredient] = ingredients.keys();
  const row = await makeProduct(test, company, {
    name_zh: `${COMMON} ${name}`,
    name_en: `${COMMON} ${english}`,
    brand_zh: brand,
    brand_en: brand,
    article_number: article,
    introduction_zh: introduction,
    introduction_en: introduction,
    sale_price: price,
    purchase_price: secret,
    pictures: [picture],
    long_pictures: [long],
    category: 'herbicides',
    tags: ['herbicides'],
    attributes: {
      ingredients: [{ code: ingredient ?? '', content: 20, unit: '%' }],
      formulation: 'SL',
      class: 'herbicide',
      modeOfAction: ['HRAC 10'],
      crops: ['rice'],
      packing: { zh: packing ?? '', en: '' },
      targets: [{ zh: target ?? '', en: '' }],
    },
    ...given,
  });
  const tokens = [row.id, name, english, brand, article, introduction, price, packing, target, picture, long].map((one) => one ?? '');
  return { id: row.id, tokens, secret };
}

const LISTS: readonly [string, AnyCall, (stand: Stand) => Record<string, unknown>][] = [
  ['browse', contract.product.browse, () => ({ pageSize: 100 })],
  ['browse, by relevance', contract.product.browse, () => ({ keyword: COMMON, pageSize: 100 })],
  ['browse, newest', contract.product.browse, () => ({ keyword: COMMON, sort: 'newest', pageSize: 100 })],
  ['browse, misspelt', contract.product.browse, () => ({ keyword: COMMON.replace('feld', 'fold'), pageSize: 100 })],
  ['browse, by category', contract.product.browse, () => ({ category: ['herbicides'], pageSize: 100 })],
  ['browse, by class', contract.product.browse, () => ({ class: ['herbicide'], pageSize: 100 })],
  ['browse, by ingredient', contract.product.browse, ({ ingredient }) => ({ ingredient: [ingredient], pageSize: 100 })],
  ['browse, by formulation', contract.product.browse, () => ({ formulation: ['SL'], pageSize: 100 })],
  ['browse, by mode of action', contract.product.browse, () => ({ modeOfAction: ['HRAC 10'], pageSize: 100 })],
  ['browse, by crop', contract.product.browse, () => ({ crop: ['rice'], pageSize: 100 })],
  ['browse, by hall', contract.product.browse, ({ a }) => ({ hall: [a.hall], keyword: COMMON, pageSize: 100 })],
  ['browse, by country', contract.product.browse, () => ({ country: ['CN'], pageSize: 100 })],
  ["an exhibitor's list", contract.product.ofExhibitor, ({ a }) => ({ exhibitorId: a.id, pageSize: 100 })],
  ['covers of the exhibitor list', contract.exhibitor.browse, () => ({ pageSize: 100 })],
  ['covers of the exhibitor detail', contract.exhibitor.detail, ({ a }) => ({ id: a.id })],
  ['suggestions', contract.search.suggest, () => ({ text: COMMON.slice(0, 7) })],
  ['suggestions, whole word', contract.search.suggest, () => ({ text: COMMON })],
  ['like another product', contract.product.detail, ({ beside }) => ({ id: beside })],
];
const OF_VISITORS: readonly [string, AnyCall, (stand: Stand) => Record<string, unknown>][] = [
  ['favourite products', contract.favourite.products, () => ({ pageSize: 100 })],
  ['favourite ids', contract.favourite.ids, () => ({})],
];

type Stand = {
  test: TestPortal;
  a: Exhibitor;
  viewers: Viewer[];
  /** By scope: 0 all buyers, 1 customer pool, 2 pre-registered. */
  canaries: readonly [Canary, Canary, Canary];
  deleted: Canary;
  closed: Canary;
  /** A public product of another company with the same ingredient. */
  beside: string;
  ingredient: string;
};

async function makeViewers(test: TestPortal, a: Exhibitor, b: Exhibitor): Promise<Viewer[]> {
  const unapproved = { review_state: 'notApproved' } as const;
  const inPool = await makeVisitor(test, unapproved);
  await putInPool(test, a, inPool);
  const poolWaiting = await makeVisitor(test, unapproved);
  await putInPool(test, a, poolWaiting, { state: 'toBeConfirmed' });
  const removed = await makeVisitor(test, unapproved);
  await putInPool(test, a, removed, { removed_at: new Date().toISOString() });
  const inOther = await makeVisitor(test, unapproved);
  await putInPool(test, b, inOther);
  const inPoolAndApproved = await makeVisitor(test);
  await putInPool(test, a, inPoolAndApproved);
  const resigned = await makeEmployee(test, a);
  await sql`update employee set resigned_at = now() where id = ${resigned.employeeId}`.execute(test.scope.db);
  const visitor = (name: string, person: Person, sees: Viewer['sees'], registered = true): Viewer => ({ name, person, kind: 'visitor', registered, sees });
  const other = (name: string, person: Person, kind: Kind, sees: Viewer['sees']): Viewer => ({ name, person, kind, registered: false, sees });
  return [
    other('anonymous', { token: null }, 'other', [1, 0, 0]),
    visitor('registration unfinished', await makeVisitor(test, { complete_exhibition_registration: false }), [1, 0, 0], false),
    visitor('registered, no relation', await makeVisitor(test, unapproved), [1, 0, 0]),
    visitor("in A's pool, approved", inPool, [1, 1, 0]),
    visitor("in A's pool, waiting", poolWaiting, [1, 0, 0]),
    visitor("removed from A's pool", removed, [1, 0, 0]),
    visitor("in B's pool only", inOther, [1, 0, 0]),
    visitor('pre-registered, approved', await makeVisitor(test), [1, 0, 1]),
    visitor('pre-registered, waiting', await makeVisitor(test, { review_state: 'underReview' }), [1, 0, 0]),
    visitor("pre-registered, approved, in A's pool", inPoolAndApproved, [1, 1, 1]),
    other('A, administrator', await makeEmployee(test, a, { admin: true }), 'own', [1, 1, 1]),
    other('A, staff', await makeEmployee(test, a), 'own', [1, 1, 1]),
    other('A, resigned', resigned, 'own', [0, 0, 0]),
    other('B, administrator', await makeEmployee(test, b, { admin: true }), 'own', [0, 0, 0]),
    other('organizer', await makeOrganizer(test), 'other', [1, 1, 1]),
  ];
}

async function openStand(): Promise<Stand> {
  const test = await openTestPortal();
  const a = await makeExhibitor(test);
  const b = await makeExhibitor(test);
  const shut = await makeExhibitor(test, { open: false });
  const [ingredient = ''] = test.scope.exhibition.ingredients.keys();
  const beside = await makeProduct(test, b, { attributes: { ingredients: [{ code: ingredient, content: 10, unit: '%' }] } });
  const canaries = [await makeCanary(test, a, { scope: 0 }), await makeCanary(test, a, { scope: 1 }), await makeCanary(test, a, { scope: 2 })] as const;
  const deleted = await makeCanary(test, a, { scope: 0, deleted_at: new Date().toISOString() });
  const closed = await makeCanary(test, shut, { scope: 0 });
  const viewers = await makeViewers(test, a, b);
  const all = [...canaries, deleted, closed];
  for (const { person, kind } of viewers) if (kind === 'visitor') await makeFavourites(test, visitorId(person), all);
  return { test, a, viewers, canaries, deleted, closed, beside: beside.id, ingredient };
}

const visitorId = (person: Person & Partial<Visitor>): string => person.visitorId ?? '';

/** As if every viewer had once favoured everything: the scope is asked when reading (sharp edges). */
async function makeFavourites(test: TestPortal, visitor: string, all: readonly Canary[]): Promise<void> {
  const rows = all.map(({ id }) => ({ exhibition_id: test.scope.exhibition.id, visitor_id: visitor, subject_type: 'PRODUCT', subject_id: id, deleted: false, created_at: new Date().toISOString() }));
  await insertRows(test.scope.db, 'favourite', rows);
}

describe('the scope table (G4)', () => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand();
  });
  afterAll(() => stand.test.close());

  /** What of a product one may not see is in this answer, or that there is nothing where it should be. */
  function wrongIn(text: string, canary: Canary, expected: Seen): string[] {
    if (text.includes(canary.secret)) return ['purchase price'];
    const found = canary.tokens.filter((one) => text.includes(one));
    if (expected === 1) return found.length > 0 ? [] : ['nothing'];
    return found;
  }

  async function lookAt(surface: string, call: AnyCall, input: Record<string, unknown>, viewer: Viewer, sees: Viewer['sees']): Promise<string[]> {
    const { text } = await stand.test.send(call, input, viewer.person);
    const { canaries, deleted, closed } = stand;
    const cells = canaries.map((canary, scope): [string, Canary, Seen] => [`scope ${scope}`, canary, sees[scope] ?? 0]);
    return [...cells, ['deleted', deleted, 0] as const, ['of a closed exhibitor', closed, 0] as const].flatMap(([what, canary, expected]) =>
      wrongIn(text, canary, expected).map((found) => `${viewer.name}, ${surface}, ${what}: expected ${expected}, found ${found}`),
    );
  }

  /** What a misspelt word finds may be nothing: not a miss, as long as nothing hidden is found. */
  const mayFindNothing = (surface: string): boolean => surface === 'browse, misspelt';

  /** Own calls of companies are apart; and what is like a product is one answer for all, so a pool's exhibits are not in it. */
  function seenIn(surface: string, { kind, sees }: Viewer): Viewer['sees'] {
    if (kind === 'own') return [0, 0, 0];
    return surface === 'like another product' && kind === 'visitor' ? [sees[0], 0, sees[2]] : sees;
  }

  test.each(LISTS)('%s', async (surface, call, input) => {
    const wrong: string[] = [];
    for (const viewer of stand.viewers) {
      const sees = seenIn(surface, viewer);
      wrong.push(...(await lookAt(surface, call, input(stand), viewer, sees)));
    }
    expect(wrong.filter((line) => !(mayFindNothing(surface) && line.endsWith('nothing')))).toEqual([]);
  });

  test.each(OF_VISITORS)('%s', async (surface, call, input) => {
    const wrong: string[] = [];
    for (const viewer of stand.viewers.filter(({ kind }) => kind === 'visitor')) wrong.push(...(await lookAt(surface, call, input(stand), viewer, viewer.sees)));
    expect(wrong).toEqual([]);
  });

  test('own list', async () => {
    const wrong: string[] = [];
    for (const viewer of stand.viewers.filter(({ kind }) => kind === 'own')) wrong.push(...(await lookAt('own list', contract.product.ownList, { pageSize: 100 }, viewer, viewer.sees)));
    expect(wrong.filter((line) => !line.endsWith('purchase price'))).toEqual([]);
  });

  /** By id: the answer's code tells everything, and a refusal holds nothing of the product. */
  async function codesOf(call: AnyCall, input: (id: string) => Record<string, unknown>, viewers: readonly Viewer[]) {
    const codes: Record<string, number[]> = {};
    const leaks: string[] = [];
    const { canaries, deleted, closed } = stand;
    for (const viewer of viewers) {
      codes[viewer.name] = [];
      for (const canary of [...canaries, deleted, closed]) {
        const { text, body } = await stand.test.send(call, input(canary.id), viewer.person);
        codes[viewer.name]?.push(body.code);
        if (text.includes(canary.secret)) leaks.push(`${viewer.name}: purchase price`);
        if (body.code !== 1000) leaks.push(...canary.tokens.filter((one) => text.includes(one)).map((found) => `${viewer.name}: ${found}`));
      }
    }
    return { codes, leaks };
  }

  const NOT_FOUND = CODES.notFound.code;
  const expectedCodes = (viewers: readonly Viewer[], hidden: number, gone = NOT_FOUND) =>
    Object.fromEntries(viewers.map(({ name, sees }) => [name, [...sees.map((seen) => (seen === 1 ? 1000 : hidden)), gone, gone]]));

  test('detail', async () => {
    const viewers = stand.viewers.filter(({ kind }) => kind !== 'own');
    const { codes, leaks } = await codesOf(contract.product.detail, (id) => ({ id }), viewers);
    expect(codes).toEqual(expectedCodes(viewers, CODES.productTips.code));
    expect(leaks).toEqual([]);
  });

  test("product tips name the exhibitor and nothing else", async () => {
    const { body } = await stand.test.send(contract.product.detail, { id: stand.canaries[1].id });
    expect(body.data).toEqual({ exhibitorId: stand.a.id });
  });

  test('ordering', async () => {
    const viewers = stand.viewers.filter(({ registered }) => registered);
    const { codes, leaks } = await codesOf(contract.order.create, (productId) => ({ productId, quantity: 5, unit: 'kg' }), viewers);
    expect(codes).toEqual(expectedCodes(viewers, CODES.productTips.code));
    expect(leaks).toEqual([]);
  });

  test('making a favourite', async () => {
    const viewers = stand.viewers.filter(({ kind }) => kind === 'visitor');
    const { codes, leaks } = await codesOf(contract.favourite.add, (id) => ({ collectionSubjectType: 'PRODUCT', id }), viewers);
    expect(codes).toEqual(expectedCodes(viewers, NOT_FOUND));
    expect(leaks).toEqual([]);
  });

  test('editing', async () => {
    const viewers = stand.viewers.filter(({ name }) => name === 'A, administrator' || name === 'A, staff' || name === 'B, administrator');
    const { codes } = await codesOf(contract.product.own, (id) => ({ id }), viewers);
    expect(codes).toEqual(expectedCodes(viewers, NOT_FOUND));
  });

  test('a company that is not open yet still works on its own exhibits', async () => {
    const company = await makeExhibitor(stand.test, { open: false });
    const canary = await makeCanary(stand.test, company, { scope: 0 });
    const owner = stand.test.as(await makeEmployee(stand.test, company));
    expect((await owner(contract.product.ownList, {})).list.map(({ id }) => id)).toEqual([canary.id]);
    expect((await owner(contract.product.own, { id: canary.id })).id).toBe(canary.id);
  });

  test('searching for what stands only in a hidden product finds nothing, and nothing like it', async () => {
    const wrong: string[] = [];
    for (const viewer of stand.viewers.filter(({ kind }) => kind !== 'own')) {
      for (const [scope, canary] of [...stand.canaries, stand.deleted, stand.closed].entries()) {
        if (viewer.sees[scope] === 1) continue;
        for (const word of canary.tokens.slice(1, 7)) {
          const misspelt = `${word.slice(0, 6)}z${word.slice(7)}`;
          for (const keyword of [word, misspelt]) {
            const { text, body } = await stand.test.send(contract.product.browse, { keyword }, viewer.person);
            const others = canary.tokens.filter((one) => one !== keyword && text.includes(one));
            const { total } = contract.product.browse.output.parse(body.data);
            if (total > 0 || others.length > 0) wrong.push(`${viewer.name}, ${keyword}: ${total} hits, ${others.join(' ')}`);
          }
          const { text } = await stand.test.send(contract.search.suggest, { text: word.slice(0, -3) }, viewer.person);
          wrong.push(...canary.tokens.filter((one) => text.includes(one)).map((found) => `${viewer.name}, suggestion: ${found}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a company is found by what it publicly shows only', async () => {
    const hidden = [...stand.test.scope.exhibition.ingredients.values()].at(-1);
    const ingredients = [{ code: hidden?.code ?? '', content: 10, unit: '%' } as const];
    await makeProduct(stand.test, stand.a, { scope: 1, attributes: { ingredients } });
    const { indexExhibitors } = await import('../../src/domains/exhibitor/exhibitor.document.ts');
    await indexExhibitors(stand.test.scope, [stand.a.id]);
    stand.test.portal.services.search.changed(stand.test.scope.exhibition.id);
    for (const viewer of stand.viewers.filter(({ kind }) => kind !== 'own')) {
      const found = await stand.test.as(viewer.person)(contract.exhibitor.browse, { keyword: hidden?.name.zh ?? '' });
      expect([viewer.name, found.list.map(({ id }) => id)]).toEqual([viewer.name, []]);
    }
  });
});

describe('hidden products leave no trace in counts, filters and suggestions (G6)', () => {
  let stand: Stand;
  let bystanders: Viewer[];
  beforeAll(async () => {
    stand = await openStand();
    bystanders = stand.viewers.filter(({ kind, sees }) => kind !== 'own' && sees[1] === 0 && sees[2] === 0);
  });
  afterAll(() => stand.test.close());

  const SURFACES: typeof LISTS = [...LISTS, ['the fair', contract.exhibition.configuration, () => ({})], ['the home page', contract.exhibition.page, () => ({})]];

  async function answers(): Promise<Record<string, string>> {
    stand.test.portal.services.search.changed(stand.test.scope.exhibition.id);
    const all: Record<string, string> = {};
    for (const { name, person } of bystanders) {
      for (const [surface, call, input] of SURFACES) {
        // a header of its own keeps the short cache of anonymous answers out of the comparison
        const { text } = await stand.test.send(call, { ...input(stand), appId: newFileId() }, person);
        all[`${name}, ${surface}`] = text;
      }
    }
    return all;
  }

  test('every answer is the same, byte by byte, before and after seven hidden products were added', async () => {
    const before = await answers();
    for (let made = 0; made < 7; made += 1) await makeCanary(stand.test, stand.a, { scope: made % 2 === 0 ? 1 : 2 });
    expect(await answers()).toEqual(before);
  });

  test('an own change of something hidden moves nothing either', async () => {
    const before = await answers();
    const [, hidden] = stand.canaries;
    const admin = stand.viewers.find(({ name }) => name === 'A, administrator')?.person ?? { token: null };
    await stand.test.as(admin)(contract.product.setScope, { ids: [hidden.id], scope: 2 });
    await stand.test.as(admin)(contract.product.remove, { id: hidden.id });
    expect(await answers()).toEqual(before);
  });
});
