import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { chatRows, conversationRow } from '../../../demo/factories/factories.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { indexExhibitors } from '../../src/domains/exhibitor/exhibitor.document.ts';
import { textOfSheet } from '../sheet-texts.ts';
import { makeEmployee, makeExhibitor, makeProduct } from '../world.ts';
import {
  LISTS,
  makeCanary,
  OF_COMPANIES_TOO,
  OF_VISITORS,
  openStand,
  visitorId,
  type Canary,
  type Seen,
  type Stand,
  type Viewer,
} from './scopes.stand.ts';

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

  async function lookAt(
    surface: string,
    call: AnyCall,
    input: Record<string, unknown>,
    viewer: Viewer,
    sees: Viewer['sees'],
  ): Promise<string[]> {
    const { text } = await stand.test.send(call, input, viewer.person);
    const { canaries, deleted, closed } = stand;
    const cells = canaries.map((canary, scope): [string, Canary, Seen] => [`scope ${scope}`, canary, sees[scope] ?? 0]);
    return [...cells, ['deleted', deleted, 0] as const, ['of a closed exhibitor', closed, 0] as const].flatMap(
      ([what, canary, expected]) =>
        wrongIn(text, canary, expected).map(
          (found) => `${viewer.name}, ${surface}, ${what}: expected ${expected}, found ${found}`,
        ),
    );
  }

  /** What a misspelt word finds may be nothing: not a miss, as long as nothing hidden is found. */
  const mayFindNothing = (surface: string): boolean => surface === 'browse, misspelt';

  /** Own calls of companies are apart; and what is like a product is one answer for all, so a pool's exhibits are not in it. */
  function seenIn(surface: string, { kind, sees }: Viewer): Viewer['sees'] {
    if (kind === 'own') return [0, 0, 0];
    // nothing restricted to anybody; to visitors, who have favoured everything here, the public one stands as the reason
    if (surface === 'you may like') return [sees[0], 0, 0];
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
    for (const viewer of stand.viewers.filter(({ kind }) => kind === 'visitor'))
      wrong.push(...(await lookAt(surface, call, input(stand), viewer, viewer.sees)));
    expect(wrong).toEqual([]);
  });

  test('favourites export', async () => {
    const wrong: string[] = [];
    const { canaries, deleted, closed } = stand;
    for (const viewer of stand.viewers.filter(({ kind }) => kind === 'visitor')) {
      const { body } = await stand.test.send(contract.favourite.exportProducts, {}, viewer.person);
      const text = textOfSheet(body.data);
      for (const [at, canary] of [...canaries, deleted, closed].entries())
        wrong.push(...wrongIn(text, canary, viewer.sees[at] ?? 0).map((found) => `${viewer.name}, ${at}: ${found}`));
    }
    expect(wrong).toEqual([]);
  });

  test.each(OF_COMPANIES_TOO)('%s', async (surface, call, input) => {
    const wrong: string[] = [];
    for (const viewer of stand.viewers) {
      const sees: Viewer['sees'] = surface === 'points of a closed exhibitor' ? [0, 0, 0] : viewer.sees;
      wrong.push(...(await lookAt(surface, call, input(stand), viewer, sees)));
    }
    expect(wrong).toEqual([]);
  });

  /** As if every exhibit had been named in one conversation, each once by either side. */
  async function nameAll(visitorId: string): Promise<string> {
    const { a, canaries, deleted, closed, test } = stand;
    const { employeeId } = await makeEmployee(test, a);
    const said = [...canaries, deleted, closed].flatMap(({ id: productId }, at) => [
      { side: 'visitor' as const, authorId: visitorId, minutesAgo: 100 - 2 * at, productId },
      { side: 'exhibitor' as const, authorId: employeeId, minutesAgo: 99 - 2 * at, productId },
    ]);
    const { conversation, messages } = chatRows(conversationRow(a, visitorId), said);
    await insertRows(test.ctx.db, 'conversation', [conversation]);
    await insertRows(test.ctx.db, 'chat_message', messages);
    return conversation.id ?? '';
  }

  test('named in a chat', async () => {
    const wrong: string[] = [];
    const company = stand.viewers.find(({ name }) => name === 'A, administrator');
    for (const viewer of stand.viewers.filter(({ kind, registered }) => kind === 'visitor' && registered)) {
      const conversationId = await nameAll(visitorId(viewer.person));
      const read = { conversationId, afterSeq: 0, limit: 200 };
      wrong.push(...(await lookAt('chat', contract.chat.history, read, viewer, viewer.sees)));
      // the list shows what was said last: an exhibit of a closed company
      wrong.push(...(await lookAt('chats', contract.chat.list, {}, viewer, [0, 0, 0])));
      if (company !== undefined)
        wrong.push(...(await lookAt('chat', contract.chat.history, read, company, company.sees)));
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['own list', contract.product.ownList],
    ['simple list', contract.product.simpleList],
    ['points of own scenes', contract.hotspot.ownList],
  ] as const)('%s', async (surface, call) => {
    const wrong: string[] = [];
    for (const viewer of stand.viewers.filter(({ kind }) => kind === 'own'))
      wrong.push(...(await lookAt(surface, call, { pageSize: 100 }, viewer, viewer.sees)));
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
        if (body.code !== 1000)
          leaks.push(...canary.tokens.filter((one) => text.includes(one)).map((found) => `${viewer.name}: ${found}`));
      }
    }
    return { codes, leaks };
  }

  const NOT_FOUND = CODES.notFound.code;
  const expectedCodes = (viewers: readonly Viewer[], hidden: number, gone = NOT_FOUND) =>
    Object.fromEntries(
      viewers.map(({ name, sees }) => [name, [...sees.map((seen) => (seen === 1 ? 1000 : hidden)), gone, gone]]),
    );

  test('detail', async () => {
    const viewers = stand.viewers.filter(({ kind }) => kind !== 'own');
    const { codes, leaks } = await codesOf(contract.product.detail, (id) => ({ id }), viewers);
    expect(codes).toEqual(expectedCodes(viewers, CODES.productTips.code));
    expect(leaks).toEqual([]);
  });

  test('a scene with a point on nothing else', async () => {
    // whoever has resigned is refused as no longer signed in
    const viewers = stand.viewers.filter(({ name }) => name !== 'A, resigned');
    const byScene = (id: string) => ({ id: stand.scenes.get(id) ?? '' });
    const { codes, leaks } = await codesOf(contract.hotspot.get, byScene, viewers);
    expect(codes).toEqual(expectedCodes(viewers, NOT_FOUND));
    expect(leaks).toEqual([]);
  });

  test('product tips name the exhibitor and nothing else', async () => {
    const { body } = await stand.test.send(contract.product.detail, { id: stand.canaries[1].id });
    expect(body.data).toEqual({ exhibitorId: stand.a.id });
  });

  test('ordering', async () => {
    const viewers = stand.viewers.filter(({ registered }) => registered);
    const { codes, leaks } = await codesOf(
      contract.order.create,
      (productId) => ({ productId, quantity: 5, unit: 'kg' }),
      viewers,
    );
    expect(codes).toEqual(expectedCodes(viewers, CODES.productTips.code));
    expect(leaks).toEqual([]);
  });

  test('making a favourite', async () => {
    const viewers = stand.viewers.filter(({ kind }) => kind === 'visitor');
    const { codes, leaks } = await codesOf(
      contract.favourite.add,
      (id) => ({ collectionSubjectType: 'PRODUCT', id }),
      viewers,
    );
    expect(codes).toEqual(expectedCodes(viewers, NOT_FOUND));
    expect(leaks).toEqual([]);
  });

  test('editing', async () => {
    const viewers = stand.viewers.filter(
      ({ name }) => name === 'A, administrator' || name === 'A, staff' || name === 'B, administrator',
    );
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
            if (total > 0 || others.length > 0)
              wrong.push(`${viewer.name}, ${keyword}: ${total} hits, ${others.join(' ')}`);
          }
          const { text } = await stand.test.send(contract.search.suggest, { text: word.slice(0, -3) }, viewer.person);
          wrong.push(
            ...canary.tokens.filter((one) => text.includes(one)).map((found) => `${viewer.name}, suggestion: ${found}`),
          );
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a company is found by what it publicly shows only', async () => {
    const hidden = [...stand.test.ctx.exhibition.ingredients.values()].at(-1);
    const ingredients = [{ code: hidden?.code ?? '', content: 10, unit: '%' } as const];
    await makeProduct(stand.test, stand.a, { scope: 1, attributes: { ingredients } });
    await indexExhibitors(stand.test.ctx, [stand.a.id]);
    stand.test.portal.services.search.invalidate(stand.test.ctx.exhibition.id);
    for (const viewer of stand.viewers.filter(({ kind }) => kind !== 'own')) {
      const found = await stand.test.as(viewer.person)(contract.exhibitor.browse, { keyword: hidden?.name.zh ?? '' });
      expect([viewer.name, found.list.map(({ id }) => id)]).toEqual([viewer.name, []]);
    }
  });
});
