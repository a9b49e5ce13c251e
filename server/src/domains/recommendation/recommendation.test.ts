import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { pick } from './recommendation.rules.ts';

const { youMayLike, mute, unmute, unmuteAll } = contract.recommendation;

const portal = testPortal();
let company: Exhibitor;
let buyer: Visitor;
beforeEach(async () => {
  for (const table of ['footprint', 'favourite', 'follow', 'answer', 'recommendation_mute'])
    await sql`delete from ${sql.table(table)}`.execute(portal.ctx.db);
  await sql`update product set deleted_at = now()`.execute(portal.ctx.db);
  await sql`delete from search_document where kind = 'product'`.execute(portal.ctx.db);
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
  company = await makeExhibitor(portal);
  buyer = await makeVisitor(portal);
});

const code = (at: number): string => [...portal.ctx.exhibition.ingredients.keys()][at] ?? '';
const of = (at: number) => ({ attributes: { ingredients: [{ code: code(at), content: 20, unit: '%' as const }] } });
const look = async (person: Visitor, id: string): Promise<void> => {
  await sql`
    insert into footprint (exhibition_id, viewer_type, viewer_id, subject_type, subject_id)
    values (${portal.ctx.exhibition.id}, 'VISITOR', ${person.visitorId}, 'PRODUCT', ${id})`.execute(portal.ctx.db);
};
const offers = async (person: Visitor) => {
  const { list } = await portal.as(person)(youMayLike, {});
  return list.map(({ product, reason }) => [product.id, reason.kind, reason.name.zh]);
};
const favour = (person: Visitor, id: string) =>
  portal.as(person)(contract.favourite.add, { collectionSubjectType: 'PRODUCT', id });

describe('you may like', () => {
  test('comes from what one looked at, favoured, follows and named, each with its reason', async () => {
    const categories = [...portal.ctx.exhibition.categories.values()];
    const leaf = categories.find((one) => !categories.some(({ parent }) => parent === one.code));
    const [seen, liked] = [await makeProduct(portal, company, of(0)), await makeProduct(portal, company, of(1))];
    const other = await makeExhibitor(portal);
    const [a, b] = [await makeProduct(portal, other, of(0)), await makeProduct(portal, other, of(1))];
    const third = await makeExhibitor(portal);
    const c = await makeProduct(portal, third, of(2));
    const fourth = await makeExhibitor(portal);
    const d = await makeProduct(portal, fourth, { ...of(3), category: leaf?.code ?? '' });
    await look(buyer, seen.id);
    await favour(buyer, liked.id);
    await portal.as(buyer)(contract.follow.add, { exhibitorId: third.id });
    const [question] = (
      await sql<{ code: string }>`
        select code from question where exhibition_id = ${portal.ctx.exhibition.id} and kind = 'tree' limit 1`.execute(
        portal.ctx.db,
      )
    ).rows;
    await sql`
      insert into answer (exhibition_id, visitor_id, question, choices)
      values (${portal.ctx.exhibition.id}, ${buyer.visitorId}, ${question?.code ?? ''}, array[${leaf?.code ?? ''}])`.execute(
      portal.ctx.db,
    );
    expect(await offers(buyer)).toEqual([
      [a.id, 'looked', seen.name_zh],
      [b.id, 'favourite', liked.name_zh],
      [c.id, 'follow', third.name_zh],
      [d.id, 'category', leaf?.name.zh],
    ]);
  });

  test('never from, and never to, a restricted exhibit, whoever may see it', async () => {
    await putInPool(portal, company, buyer);
    const hidden = await makeProduct(portal, company, { scope: 1, ...of(0) });
    await makeProduct(portal, company, { scope: 2, ...of(1) });
    const other = await makeExhibitor(portal);
    const shown = await makeProduct(portal, other, of(0));
    await look(buyer, hidden.id);
    await favour(buyer, hidden.id);
    expect(await offers(buyer)).toEqual([[shown.id, 'newest', '']]);
    expect(await outcomeOf(portal.as(buyer)(mute, { productId: hidden.id }))).toBe('notFound');
  });

  test('shows two of a company at most, and what is muted not at all, until that is undone', async () => {
    const seen = await makeProduct(portal, company, of(0));
    const [other, third] = [await makeExhibitor(portal), await makeExhibitor(portal)];
    const theirs: string[] = [];
    for (let at = 0; at < 4; at += 1) theirs.push((await makeProduct(portal, other, of(0))).id);
    const third1 = await makeProduct(portal, third, of(0));
    await look(buyer, seen.id);
    const ids = async () => (await offers(buyer)).map(([id = '']) => id).toSorted();
    const first = await ids();
    expect(first.filter((id) => theirs.includes(id)).length).toBe(LIMITS.recommendationsPerCompanyMax);
    const call = portal.as(buyer);
    await call(mute, { productId: third1.id });
    expect(await ids()).toEqual(first.filter((id) => id !== third1.id));
    await call(mute, { exhibitorId: other.id });
    expect(await ids()).toEqual([]);
    await call(unmute, { productId: third1.id });
    expect(await ids()).toEqual([third1.id]);
    await call(mute, { reason: `looked ${seen.id}` });
    expect((await offers(buyer)).map(([, kind]) => kind)).toEqual(['newest']);
    expect((await call(youMayLike, {})).muted).toBe(2);
    await call(unmuteAll, {});
    expect(await ids()).toEqual(first);
    expect((await offers(await makeVisitor(portal))).length).toBeGreaterThan(0);
  });

  test('tells guests what five and more want, and is gone when it is hidden', async () => {
    const wanted = await makeProduct(portal, company);
    const fans = await Promise.all(Array.from({ length: 5 }, () => makeVisitor(portal)));
    for (const fan of fans.slice(0, 4)) await favour(fan, wanted.id);
    const guest = (ip: string) => portal.as({ token: null, ip })(youMayLike, {});
    const reasons = async (ip: string) => {
      const { list } = await portal.as({ token: null, ip, lang: ip === 'one' ? 'zh' : 'en' })(youMayLike, {});
      return list.map(({ reason }) => reason.kind);
    };
    expect(await reasons('one')).toEqual(['newest']);
    for (const fan of fans) await favour(fan, wanted.id);
    expect(await reasons('two')).toEqual(['popular']);
    await sql`update product set scope = 2 where id = ${wanted.id}`.execute(portal.ctx.db);
    await sql`select pg_notify('exhibition_changed', ${portal.ctx.exhibition.id})`.execute(portal.ctx.db);
    await expect.poll(async () => (await guest('three')).list.length).toBe(0);
  });

  test('gives every reason a turn before one has two', () => {
    const reason = (name: string) => ({ kind: 'looked', code: name, name: { zh: name, en: name } }) as const;
    const candidate = (id: string) => ({ id, exhibitorId: `company of ${id}` });
    const tier = [
      { reason: reason('a'), candidates: ['1', '2', '3'].map(candidate) },
      { reason: reason('b'), candidates: ['1', '4'].map(candidate) },
    ];
    const picked = pick([tier], { known: new Set(['3']), mutes: new Set() }, { shown: 10, perCompany: 2 });
    expect(picked.map(({ id, reason: { code: why } }) => [id, why])).toEqual([
      ['1', 'a'],
      ['4', 'b'],
      ['2', 'a'],
    ]);
  });
});
