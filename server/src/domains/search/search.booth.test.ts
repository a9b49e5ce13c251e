import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeProduct } from '../../../test/world.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';

const portal = testPortal();
const GUEST = { token: null };
/** Booths of the same number in two halls on one floor, with an exhibit each, and one of another number. */
const stood: Record<'first' | 'second' | 'other', { id: string; product: string }> = {
  first: { id: '', product: '' },
  second: { id: '', product: '' },
  other: { id: '', product: '' },
};

async function stand(hall: string, number: string) {
  const company = await makeExhibitor(portal, { hall, booth_number: number });
  const product = await makeProduct(portal, company, { scope: 0, strength: '7% SL' });
  return { id: company.id, product: product.id };
}

beforeAll(async () => {
  stood.first = await stand('H1', 'A07');
  stood.second = await stand('H2', 'A07');
  stood.other = await stand('H2', 'A08');
  await indexExhibitors(
    portal.ctx,
    Object.values(stood).map(({ id }) => id),
  );
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
});

const BOTH = ['first', 'second'] as const;
test.each([
  ['A07', BOTH],
  ['a7', BOTH],
  ['1F A07', BOTH],
  ['1F · A07', BOTH],
  ['Hall 2 A07', ['second']],
  ['2号馆 A07', ['second']],
  ['A07 Hall 1', ['first']],
  ['H2A07', ['second']],
  ['H2 1F · A07', ['second']],
] as const)('%s finds the booth, its exhibits and nothing else, in both languages', async (keyword, who) => {
  const wanted = who.map((one) => stood[one]);
  for (const lang of ['zh', 'en'] as const) {
    const guest = portal.as({ ...GUEST, lang });
    const exhibitors = await guest(contract.exhibitor.browse, { keyword });
    expect(exhibitors.list.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    expect(exhibitors.corrections).toEqual([]);
    const products = await guest(contract.product.browse, { keyword });
    expect(products.list.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ product }) => product).toSorted());
    const { list } = await guest(contract.search.suggest, { text: keyword });
    expect(list.map(({ kind, code }) => `${kind} ${code}`).toSorted()).toEqual(
      wanted.map(({ id }) => `exhibitor ${id}`).toSorted(),
    );
  }
});

test('a number that is no booth is read as ever', async () => {
  const company = await makeExhibitor(portal, { hall: 'H1', booth_number: 'B01' });
  const { id } = await makeProduct(portal, company, { scope: 0, article_number: 'XK77120' });
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
  const { list } = await portal.as(GUEST)(contract.product.browse, { keyword: 'XK77120' });
  expect(list.map((one) => one.id)).toEqual([id]);
});

test('plates of one number in two halls on one floor differ', async () => {
  const { list } = await portal.as(GUEST)(contract.exhibitor.browse, { keyword: 'A07' });
  const plates = list.flatMap(({ booth }) => (booth === null ? [] : [boothText(booth)]));
  expect(plates.toSorted()).toEqual(['H1 1F · A07', 'H2 1F · A07']);
});
