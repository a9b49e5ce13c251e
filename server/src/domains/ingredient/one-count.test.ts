import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeExhibitor, makeOrganizer, makeProduct, makeVisitor } from '../../../test/world.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';

const INGREDIENT = 'glufosinate-ammonium';
const GUEST: Person = { token: null };

const portal = testPortal();
let buyer: Person;
let unapproved: Person;
let organizer: Person;
beforeAll(async () => {
  const attributes = { ingredients: [{ code: INGREDIENT, content: 200, unit: 'g/L' as const }] };
  // one company for everybody, one for approved visitors, one for its pool, and one that has both of the first
  const shown = [[0], [2], [1], [0, 2]] as const;
  for (const scopes of shown) {
    const company = await makeExhibitor(portal, { hall: [...portal.ctx.exhibition.halls.keys()][0] ?? '' });
    for (const scope of scopes) await makeProduct(portal, company, { scope, attributes });
    await indexExhibitors(portal.ctx, [company.id]);
  }
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
  buyer = await makeVisitor(portal);
  unapproved = await makeVisitor(portal, { review_state: 'underReview' });
  organizer = await makeOrganizer(portal);
});

/** What every surface that states numbers says to one reader. */
async function saidTo(person: Person) {
  const call = portal.as(person);
  const { detail, list } = contract.ingredient;
  const site = await call(contract.exhibition.configuration, {});
  const home = await call(contract.exhibition.page, {});
  const [products, exhibitors] = [
    await call(contract.product.browse, { pageSize: 100 }),
    await call(contract.exhibitor.browse, { pageSize: 100 }),
  ];
  const found = await call(contract.product.browse, { ingredient: [INGREDIENT], pageSize: 100 });
  const makers = await call(contract.exhibitor.browse, { ingredient: [INGREDIENT], pageSize: 100 });
  const page = await call(detail, { slug: INGREDIENT, pageSize: 100 });
  const entry = (await call(list, {})).list.find(({ code }) => code === INGREDIENT);
  const countIn = (facets: { code: string; count: number }[] | undefined): number =>
    facets?.find(({ code }) => code === INGREDIENT)?.count ?? 0;
  return {
    exhibits: [site.products, products.total, products.list.length],
    exhibitors: [site.exhibitors, exhibitors.total, exhibitors.list.length],
    halls: [site, home].map(({ halls }) => halls.reduce((sum, hall) => sum + hall.exhibitors, 0)),
    ofIngredient: [
      found.total,
      found.list.length,
      page.products.total,
      entry?.products,
      countIn(products.facets.ingredient),
    ],
    makers: [
      new Set(found.list.map(({ exhibitor }) => exhibitor.id)).size,
      makers.total,
      makers.list.length,
      page.exhibitors.total,
      countIn(exhibitors.facets.ingredient),
    ],
    makersShown: [makers.list.map(({ id }) => id).toSorted(), page.exhibitors.list.map(({ id }) => id).toSorted()],
  };
}

/** The one number that all of them are. */
const one = (numbers: readonly (number | undefined)[]): number | string => {
  const different = [...new Set(numbers)];
  return different.length === 1 ? (different[0] ?? 'none') : numbers.join(' / ');
};

describe('how many there are is one number on the home page, in lists, at ingredients and in halls', () => {
  test.each([
    ['a guest', () => GUEST, { exhibits: 2, ofIngredient: 2, makers: 2 }],
    ['a visitor who waits for approval', () => unapproved, { exhibits: 2, ofIngredient: 2, makers: 2 }],
    ['an approved buyer', () => buyer, { exhibits: 4, ofIngredient: 4, makers: 3 }],
  ] as const)('to %s', async (_who, person, wanted) => {
    const said = await saidTo(person());
    expect({
      exhibits: one(said.exhibits),
      exhibitors: one(said.exhibitors),
      halls: one(said.halls),
      ofIngredient: one(said.ofIngredient),
      makers: one(said.makers),
    }).toEqual({ ...wanted, exhibitors: 4, halls: 4 });
    expect(said.makersShown[0]).toEqual(said.makersShown[1]);
  });

  test('to the organizer, who sees every exhibit', async () => {
    const said = await saidTo(organizer);
    expect({ exhibits: one(said.exhibits), ofIngredient: one(said.ofIngredient) }).toEqual({
      exhibits: 5,
      ofIngredient: 5,
    });
  });

  test('and says nothing of what a reader may not see', async () => {
    const before = await saidTo(GUEST);
    const company = await makeExhibitor(portal);
    await makeProduct(portal, company, { scope: 2 });
    await makeProduct(portal, company, { scope: 1 });
    const after = await saidTo(GUEST);
    expect([after.exhibits, after.ofIngredient, after.makers]).toEqual([
      before.exhibits,
      before.ofIngredient,
      before.makers,
    ]);
  });
});
