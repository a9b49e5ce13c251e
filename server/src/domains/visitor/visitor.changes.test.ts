import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { visitorCompany, visitorPerson } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeProduct, makeVisitor, type Visitor } from '../../../test/world.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';

const { setPrivacy } = contract.visitor;
const SHOWS_VISITORS = contract.visitor.browse.path;
const SHOWS_NONE = contract.product.browse.path;

const portal = testPortal();
let visitor: Visitor;
/** What each change that was told reaches of the two. */
const heard: string[][] = [];
let next: () => void = () => undefined;
beforeAll(async () => {
  visitor = await makeVisitor(portal);
  portal.portal.onChange((_exhibitionId, filter) => {
    heard.push([SHOWS_VISITORS, SHOWS_NONE].filter(filter));
    next();
  });
});

/** Everything told until a change of everything, which is told last. */
async function told(work: () => Promise<unknown>): Promise<string[][]> {
  heard.length = 0;
  await work();
  const last = new Promise<void>((resolve) => {
    next = () => heard.at(-1)?.length === 2 && resolve();
  });
  await invalidate(portal.ctx, { kind: 'page', id: null });
  await last;
  return heard.slice(0, -1);
}

test('a visitor who changes what others see drops what shows visitors, and nothing else', async () => {
  const hide = () => portal.as(visitor)(setPrivacy, { listed: false, looksShown: false });
  expect(await told(hide)).toEqual([[SHOWS_VISITORS]]);
  // the same again
  expect(await told(hide)).toEqual([]);
});

test('a profile that is saved as it was changes nothing', async () => {
  const own = await portal.as(visitor)(contract.visitor.own, {});
  const [person, company] = [visitorPerson.parse(own), visitorCompany.parse(own)];
  const save = (name: string) => () =>
    portal.as(visitor)(contract.visitor.change, { person: { ...person, name }, company });
  expect(await told(save('Chen Yu'))).toEqual([[SHOWS_VISITORS]]);
  expect(await told(save('Chen Yu'))).toEqual([]);
});

test('what is kept of exhibits, and of searches for them, outlives a change of a visitor', async () => {
  const [company, changing] = [await makeExhibitor(portal), await makeVisitor(portal)];
  const { id } = await makeProduct(portal, company, { name_zh: '旧名' });
  // what was kept before the exhibit was there
  await told(() => Promise.resolve());
  const { search, visitorCounts } = portal.portal.services;
  const [searches, counts] = [vi.spyOn(search, 'invalidate'), vi.spyOn(visitorCounts, 'changed')];
  const forgotten = (): number[] => [searches.mock.calls.length, counts.mock.calls.length];
  const shown = async (): Promise<unknown[]> => {
    const { list } = await portal.as({ token: null })(contract.product.browse, {});
    const feed = await portal.app.inject({ url: '/feed/catalogue.json', headers: { host: 'localhost' } });
    const told: { products: { name: { zh: string } }[] } = feed.json();
    return [list.map(({ name }) => name.zh), told.products.map(({ name }) => name.zh)];
  };
  // nothing grows old meanwhile
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(await shown()).toEqual([['旧名'], ['旧名']]);
    await sql`update product set name_zh = '新名' where id = ${id}`.execute(portal.ctx.db);
    heard.length = 0;
    await portal.as(changing)(setPrivacy, { listed: false, looksShown: false });
    await expect.poll(() => heard).toEqual([[SHOWS_VISITORS]]);
    expect([await shown(), forgotten()]).toEqual([
      [['旧名'], ['旧名']],
      [0, 1],
    ]);
    await invalidate(portal.ctx, { kind: 'exhibitor', id: company.id });
    await expect.poll(shown).toEqual([['新名'], ['新名']]);
    expect(forgotten()).toEqual([1, 1]);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
