import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LISTS, makeCanary, OF_COMPANIES_TOO, openStand, type Stand, type Viewer } from './scopes.stand.ts';

/** How many more approved buyers see: the one number that moves with what is hidden. */
const SEE_MORE = /"registeredSeeMore":\d+,/;

describe('hidden products leave no trace in counts, filters and suggestions (G6)', () => {
  let stand: Stand;
  let bystanders: Viewer[];
  beforeAll(async () => {
    stand = await openStand();
    bystanders = stand.viewers.filter(({ kind, sees }) => kind !== 'own' && sees[1] === 0 && sees[2] === 0);
  });
  afterAll(() => stand.test.close());

  const SURFACES: typeof LISTS = [
    ...LISTS,
    ...OF_COMPANIES_TOO,
    ['the fair', contract.exhibition.configuration, () => ({})],
    ['the home page', contract.exhibition.page, () => ({})],
  ];

  async function answers(exceptCount: boolean): Promise<Record<string, string>> {
    stand.test.portal.services.search.invalidate(stand.test.ctx.exhibition.id);
    const all: Record<string, string> = {};
    for (const { name, person } of bystanders) {
      for (const [surface, call, input] of SURFACES) {
        // the short cache of anonymous answers stays out of the comparison
        const { text } = await stand.test.send(call, input(stand), person, { fresh: true });
        all[`${name}, ${surface}`] = exceptCount ? text.replace(SEE_MORE, '') : text;
      }
    }
    return all;
  }

  test('every answer is the same, byte by byte, before and after three products of a pool were added', async () => {
    const before = await answers(false);
    for (let made = 0; made < 3; made += 1) await makeCanary(stand.test, stand.a, { scope: 1 });
    expect(await answers(false)).toEqual(before);
  });

  test('of products for approved buyers, guests learn their number and nothing else', async () => {
    const before = await answers(true);
    for (let made = 0; made < 4; made += 1) await makeCanary(stand.test, stand.a, { scope: 2 });
    expect(await answers(true)).toEqual(before);
  });

  test('an own change of something hidden moves nothing either', async () => {
    const before = await answers(true);
    const [, hidden] = stand.canaries;
    const admin = stand.viewers.find(({ name }) => name === 'A, administrator')?.person ?? { token: null };
    await stand.test.as(admin)(contract.product.setScope, { ids: [hidden.id], scope: 2 });
    await stand.test.as(admin)(contract.product.remove, { id: hidden.id });
    expect(await answers(true)).toEqual(before);
  });
});
