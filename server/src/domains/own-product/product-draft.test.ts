import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { makeDraft } from '../../../test/exhibit-sheet.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makePicture, makeProduct, type Exhibitor } from '../../../test/world.ts';

const { articleHolder, browse, draft, drafts, nextDraft, ownList, publishDrafts, setDraftPictures } = contract.product;

const portal = testPortal();
let company: Exhibitor;
let rival: Exhibitor;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  rival = await makeExhibitor(portal);
  call = portal.as(await makeEmployee(portal, company));
});

const waiting = (given: Parameters<typeof makeDraft>[2] = {}) => makeDraft(portal.ctx, company, given);
const picture = () => makePicture(portal, company);
const counted = async () => ({ drafts: (await call(drafts, {})).total, exhibits: (await call(ownList, {})).total });

/** A draft with one picture of each kind. */
async function complete(given: Parameters<typeof makeDraft>[2] = {}): Promise<string> {
  const id = await waiting(given);
  const file = await picture();
  await call(setDraftPictures, { drafts: [{ id, pictures: [file], longPictures: [file] }] });
  return id;
}

describe('the article number of a draft', () => {
  test('is told where an own exhibit has it, or a draft that is listed before', async () => {
    const [older, newer] = [await complete({ articleNumber: 'QZ-1' }), await complete({ articleNumber: 'qz-1' })];
    const alone = await complete({ articleNumber: 'QZ-2' });
    const faults = async () =>
      new Map((await call(drafts, {})).list.map(({ id, faults: told }) => [id, told.map(({ message }) => message)]));
    await makeProduct(portal, rival, { article_number: 'QZ-2' });
    expect(await faults()).toEqual(
      new Map([
        [alone, []],
        [newer, []],
        [older, [RULES.articleNumberTwice[0]]],
      ]),
    );
    await makeProduct(portal, company, { article_number: 'QZ-1' });
    expect([(await faults()).get(older), (await faults()).get(newer)]).toEqual([
      [RULES.articleNumberTaken[0]],
      [RULES.articleNumberTaken[0]],
    ]);
  });

  test('is asked about while it is typed: own exhibits first, then drafts, never those of others or the one that is written', async () => {
    const holderOf = async (given: InputOf<typeof articleHolder>) => (await call(articleHolder, given)).holder;
    const mine = await waiting({ articleNumber: 'QZ-3' });
    await makeDraft(portal.ctx, rival, { articleNumber: 'QZ-4' });
    await makeProduct(portal, rival, { article_number: 'QZ-4' });
    expect(await holderOf({ articleNumber: 'qz-3' })).toMatchObject({ kind: 'draft', id: mine });
    expect(await holderOf({ articleNumber: 'QZ-3', draftId: mine })).toBe(null);
    expect(await holderOf({ articleNumber: 'QZ-4' })).toBe(null);
    expect(await holderOf({ articleNumber: '' })).toBe(null);
    const { id: exhibit } = await makeProduct(portal, company, { article_number: 'QZ-3' });
    expect(await holderOf({ articleNumber: 'ＱＺ-3' })).toMatchObject({ kind: 'exhibit', id: exhibit });
    expect(await holderOf({ articleNumber: 'QZ-3', id: exhibit })).toMatchObject({ kind: 'draft', id: mine });
  });
});

describe('pictures for drafts', () => {
  test('stand in the order they were given, with addresses for the company alone; a list that is left out stays', async () => {
    const id = await waiting();
    const [first, second, long] = [await picture(), await picture(), await picture()];
    await call(setDraftPictures, { drafts: [{ id, pictures: [second, first], longPictures: [long] }] });
    await call(setDraftPictures, { drafts: [{ id, pictures: [first] }] });
    const { pictures, longPictures, pictureAddresses } = await call(draft, { id });
    expect({ pictures, longPictures, addressed: Object.keys(pictureAddresses).toSorted() }).toEqual({
      pictures: [first],
      longPictures: [long],
      addressed: [first, long].toSorted(),
    });
    const [listed] = (await call(drafts, {})).list;
    expect(listed).toMatchObject({ id, pictures: 1, longPictures: 1, cover: pictureAddresses[first], faults: [] });
  });

  test('of another company, or for its draft, change nothing', async () => {
    const [mine, theirs] = [await waiting(), await makeDraft(portal.ctx, rival)];
    const file = await picture();
    const foreign = await makePicture(portal, rival);
    const given = (id: string, one: string) => ({ id, pictures: [one], longPictures: [file] });
    expect(await wrongFields(call(setDraftPictures, { drafts: [given(mine, file), given(mine, foreign)] }))).toEqual({
      'drafts.1.pictures': '至少上传一张图片',
    });
    expect(await outcomeOf(call(setDraftPictures, { drafts: [given(mine, file), given(theirs, file)] }))).toBe(
      'notFound',
    );
    expect((await call(draft, { id: mine })).pictures).toEqual([]);
  });
});

describe('what keeps a draft from being published', () => {
  test('is told by its fields, in the language of the caller', async () => {
    await waiting();
    const [listed] = (await call(drafts, {})).list;
    expect(listed?.faults).toEqual([
      { field: 'pictures', message: '至少上传一张图片' },
      { field: 'longPictures', message: '至少上传一张详情长图' },
    ]);
  });
});

describe('the next draft that lacks something', () => {
  test('is the next of the list, past those that are complete, and round again; how many there are is told', async () => {
    const ids = [await waiting(), await complete(), await waiting(), await waiting()];
    for (const [at, id] of ids.entries())
      await portal.ctx.db
        .updateTable('product_draft')
        .set({ created_at: new Date(Date.UTC(2026, 0, 10 - at)) })
        .where('exhibition_id', '=', portal.ctx.exhibition.id)
        .where('id', '=', id)
        .execute();
    const listed = (await call(drafts, {})).list.map(({ id }) => id);
    expect(listed).toEqual(ids);
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const next = async (after: string) => call(nextDraft, { after });
    expect([await next(first), await next(second), await next(third), await next(fourth)]).toEqual([
      { next: third, left: 2, more: false },
      { next: third, left: 3, more: false },
      { next: fourth, left: 2, more: false },
      { next: first, left: 2, more: false },
    ]);
    await call(publishDrafts, { ids: [second] });
    expect(await outcomeOf(next(second))).toBe('notFound');
  });

  test('is none where no other lacks anything, and never of another company', async () => {
    const [mine, theirs] = [await waiting(), await makeDraft(portal.ctx, rival)];
    await complete();
    expect(await call(nextDraft, { after: mine })).toEqual({ next: null, left: 0, more: false });
    expect(await outcomeOf(call(nextDraft, { after: theirs }))).toBe('notFound');
  });

  test('is one whose article number an exhibit has, too', async () => {
    const [first, taken] = [await waiting(), await complete({ articleNumber: 'QZ-5' })];
    await makeProduct(portal, company, { article_number: 'QZ-5' });
    expect(await call(nextDraft, { after: first })).toEqual({ next: taken, left: 1, more: false });
  });

  test('of very many counts as many as it looks at', async () => {
    const [first = ''] = await Promise.all(
      Array.from({ length: LIMITS.draftsLookedAtMax + 2 }, () => makeDraft(portal.ctx, company)),
    );
    const { left, more } = await call(nextDraft, { after: first });
    expect({ left, more }).toEqual({ left: LIMITS.draftsLookedAtMax, more: true });
  });
});

describe('publishing drafts', () => {
  test('makes exhibits of those that are complete, found by others at once, and leaves the rest with what they lack', async () => {
    const ready = await complete({ name: { zh: '噻虫胺甲', en: 'Quovadin one' }, scope: 0 });
    const bare = await waiting({ name: { zh: '噻虫胺乙', en: 'Quovadin two' }, scope: 0 });
    const { published, left } = await call(publishDrafts, { ids: [ready, bare] });
    expect(left.map(({ id, faults }) => [id, faults.map(({ field }) => field)])).toEqual([
      [bare, ['pictures', 'longPictures']],
    ]);
    const guest = portal.as({ token: null });
    await expect
      .poll(async () => (await guest(browse, { keyword: 'Quovadin' })).list.map(({ id }) => id))
      .toEqual(published);
    expect((await call(drafts, {})).list.map(({ id }) => id)).toEqual([bare]);
  });

  test('gives two that claim one place in the list both a place, the later one that place', async () => {
    const [first, second] = [await complete({ sortNumber: 3 }), await complete({ sortNumber: 3 })];
    const { published } = await call(publishDrafts, { ids: [first, second] });
    const places = new Map((await call(ownList, {})).list.map(({ id, sortNumber }) => [id, sortNumber]));
    expect(published.map((id) => places.get(id))).toEqual([4, 3]);
  });

  test('is all or nothing where the eleventh would be visible to all', async () => {
    for (let made = 1; made < LIMITS.publicProductsMax; made += 1) await makeProduct(portal, company, { scope: 0 });
    const ids = [await complete({ scope: 0 }), await complete({ scope: 0 }), await complete({ scope: 2 })];
    expect(await outcomeOf(call(publishDrafts, { ids }))).toBe('publicLimit');
    expect(await counted()).toEqual({ drafts: 3, exhibits: LIMITS.publicProductsMax - 1 });
    expect((await call(publishDrafts, { ids: ids.slice(1) })).published).toHaveLength(2);
    expect(await counted()).toEqual({ drafts: 1, exhibits: LIMITS.publicProductsMax + 1 });
  });

  test('leaves what would have the article number of an exhibit, or of a draft before it', async () => {
    const [first, second] = [await complete({ articleNumber: 'GA-200' }), await complete({ articleNumber: 'ga-200' })];
    const fault = [{ field: 'articleNumber', message: '本公司已有展品使用此货号，请换一个' }];
    const { published, left } = await call(publishDrafts, { ids: [first, second] });
    expect([published.length, left]).toEqual([1, [{ id: second, faults: fault }]]);
    expect(await call(publishDrafts, { ids: [second] })).toEqual({
      published: [],
      left: [{ id: second, faults: fault }],
    });
  });

  test('twice at once publishes once', async () => {
    const id = await complete();
    const outcomes = await Promise.all([1, 2].map(() => outcomeOf(call(publishDrafts, { ids: [id] }))));
    expect(tally(outcomes)).toEqual({ done: 1, notFound: 1 });
    expect(await counted()).toEqual({ drafts: 0, exhibits: 1 });
  });
});
