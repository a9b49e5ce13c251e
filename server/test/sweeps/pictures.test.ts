import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { orderRow } from '../../../demo/factories/factories.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { newFileId } from '../../src/core/id.ts';
import { SignedPictures } from '../../src/platform/files/signed-pictures.ts';
import { openedBy } from '../pictures.ts';
import { SUGAR_HOST, type Person } from '../portal.ts';
import { makeEmployee, makeExhibitor, makeProduct, makeStoredPicture, makeVisitor } from '../world.ts';
import { openStand, type Canary, type Stand, type Viewer } from './scopes.stand.ts';

const VARIANTS = ['w200.webp', 'w400.webp', 'w800.webp', 'w1200.webp', 'w1200.jpg'];
const anonymous: Person = { token: null };

describe('pictures of exhibits (G43)', () => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand();
  });
  afterAll(() => stand.test.close());

  const fetch = (address: string, more: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
    stand.test.app.inject({ method: 'GET', url: address, ...more, headers: { host: 'localhost', ...more.headers } });
  const statusOf = async (address: string): Promise<number> => (await fetch(`${address}/w200.webp`)).statusCode;
  const plainOf = (id: string): string => `/files/${id}`;
  const signed = () => stand.test.ctx.exhibition.signedPictures;

  /** Every way of asking for every width, and what each was answered with. */
  async function answersOf(address: string, person: Person) {
    const session = person.token === null ? {} : { authorization: person.token };
    const id = address.slice('/files/'.length).split('.')[0] ?? '';
    const ways = [
      { method: 'GET' as const, headers: { ...session } },
      { method: 'HEAD' as const, headers: { ...session } },
      { method: 'GET' as const, headers: { ...session, range: 'bytes=0-9' } },
      { method: 'GET' as const, headers: { ...session, 'if-none-match': '*' } },
      ...VARIANTS.map((name) => ({
        method: 'GET' as const,
        headers: { ...session, 'if-none-match': `W/"${id}-${name}"` },
      })),
    ];
    const answers = [];
    for (const name of [...VARIANTS, 'original.webp', 'w200.jpg'])
      for (const way of ways) {
        const { statusCode, headers, rawPayload } = await fetch(`${address}/${name}`, way);
        const { date: _date, ...rest } = headers;
        answers.push({ statusCode, headers: rest, bytes: rawPayload.toString('base64') });
      }
    return answers;
  }

  const named = (): [string, Canary][] => {
    const [all, pool, registered] = stand.canaries;
    return [
      ['scope 0', all],
      ['scope 1', pool],
      ['scope 2', registered],
      ['deleted', stand.deleted],
      ['of a closed exhibitor', stand.closed],
    ];
  };
  /** Whether this viewer is shown these pictures: its own company's too, whatever has become of the exhibit. */
  const seenBy = ({ name, sees }: Viewer): boolean[] => [
    ...sees.map((seen) => seen === 1),
    name === 'A, administrator' || name === 'A, staff',
    false,
  ];

  async function addressesFor(person: Person, ids: readonly string[]): Promise<Map<string, string>> {
    const { body } = await stand.test.send(contract.upload.addresses, { ids }, person);
    const { data } = contract.upload.addresses.output.safeParse(body.data);
    return new Map((data?.addresses ?? []).map(({ id, address }) => [id, address]));
  }

  test('a kept or guessed address of a hidden one answers as if there were none, to everybody, however asked', async () => {
    const missing = JSON.stringify(await answersOf(plainOf(newFileId()), anonymous));
    const wrong: string[] = [];
    for (const viewer of stand.viewers)
      for (const [what, canary] of named().slice(1))
        for (const id of canary.pictures)
          if (JSON.stringify(await answersOf(plainOf(id), viewer.person)) !== missing)
            wrong.push(`${viewer.name}, ${what}`);
    expect(wrong).toEqual([]);
    for (const id of stand.canaries[0].pictures) expect(await statusOf(plainOf(id))).toBe(200);
  });

  test('fresh addresses are given to whoever may see the exhibit, and work', async () => {
    const ids = named().flatMap(([, { pictures }]) => [...pictures]);
    const wrong: string[] = [];
    for (const viewer of stand.viewers) {
      const given = await addressesFor(viewer.person, ids);
      // everybody sees what is public; whoever has resigned is asked to sign in
      const resigned = viewer.name === 'A, resigned';
      for (const [at, [what, canary]] of named().entries())
        for (const id of canary.pictures) {
          const expected = !resigned && (at === 0 || (seenBy(viewer)[at] ?? false));
          const address = given.get(id);
          if ((address !== undefined) !== expected) wrong.push(`${viewer.name}, ${what}: ${address ?? 'none'}`);
          if (address !== undefined && (await statusOf(address)) !== 200) wrong.push(`${viewer.name}, ${what}: dead`);
          if (address !== undefined && (address === plainOf(id)) !== (at === 0))
            wrong.push(`${viewer.name}, ${what}: ${address}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  test('what a detail shows is signed where not everybody may see it, and is kept by browsers only', async () => {
    const approved = stand.viewers.find(({ name }) => name === "pre-registered, approved, in A's pool");
    const person = approved?.person ?? anonymous;
    for (const [at, { id, pictures }] of stand.canaries.entries()) {
      const { product } = await stand.test.as(person)(contract.product.detail, { id });
      const addresses = [...product.pictures, ...product.longPictures];
      expect(addresses.map((address) => openedBy(stand.test, address))).toEqual(
        pictures.map((one) => (at === 0 ? plainOf(one) : one)),
      );
      for (const address of addresses) {
        const { statusCode, headers } = await fetch(`${address}/w400.webp`);
        const [reach, seconds = '0'] = String(headers['cache-control']).split(', max-age=');
        expect([statusCode, reach, Number(seconds) > 0 && Number(seconds) <= 300]).toEqual([
          200,
          at === 0 ? 'public' : 'private',
          true,
        ]);
        const tag = String(headers['etag']);
        const again = await fetch(`${address}/w400.webp`, { headers: { 'if-none-match': `"else", W/${tag}` } });
        expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([304, 0, tag]);
        const head = await fetch(`${address}/w400.webp`, { method: 'HEAD' });
        expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
      }
    }
  });

  test('an address that has run out, of another picture, another fair or changed opens nothing', async () => {
    const [one] = stand.canaries[1].pictures;
    const [other] = stand.canaries[2].pictures;
    const { SECRET } = stand.test.portal.services.config;
    const { id: fair } = stand.test.ctx.exhibition;
    const right = signed().address(one);
    const [, until = '', signature = ''] = right.split('.');
    const wrong = [
      new SignedPictures(SECRET, fair, () => Date.now() - 301_000).address(one),
      new SignedPictures(SECRET, stand.test.sugarCtx.exhibition.id).address(one),
      new SignedPictures('a guessed secret', fair).address(one),
      `/files/${other}.${until}.${signature}`,
      `/files/${one}.${until}.${signature.split('').toReversed().join('')}`,
      `/files/${one}.zzzzzzz.${signature}`,
    ];
    expect(await Promise.all([right, ...wrong].map(statusOf))).toEqual([200, ...wrong.map(() => 404)]);
    expect((await fetch(`${right}/w200.webp`, { headers: { host: SUGAR_HOST } })).statusCode).toBe(404);
  });

  test('a video and its cover are guarded as the pictures of their exhibit', async () => {
    const play = async (address: string, headers = {}) => fetch(`${address}/video.mp4`, { headers });
    const missing = await play(plainOf(newFileId()));
    const wrong: string[] = [];
    for (const [at, [what, { video, cover }]] of named().entries()) {
      for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }]) {
        const plain = await play(plainOf(video), headers);
        if (at > 0 && (plain.statusCode !== 404 || plain.body !== missing.body)) wrong.push(`${what} is served`);
      }
      expect([what, await statusOf(plainOf(cover))]).toEqual([what, at === 0 ? 200 : 404]);
      for (const viewer of stand.viewers.filter(({ name }) => name !== 'A, resigned')) {
        const given = await addressesFor(viewer.person, [video, cover]);
        const expected = at === 0 || (seenBy(viewer)[at] ?? false);
        if (given.has(video) !== expected || given.has(cover) !== expected) wrong.push(`${viewer.name}, ${what}`);
        const played = expected ? await play(given.get(video) ?? '') : missing;
        if (expected && played.rawPayload.length !== 1_000) wrong.push(`${viewer.name}, ${what}: dead`);
      }
    }
    expect(wrong).toEqual([]);
    const { statusCode, headers } = await play(signed().address(stand.canaries[1].video));
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringMatching(/^private, max-age=\d+$/)]);
  });

  test('anonymous answers and pages never carry a signed address (G7)', async () => {
    const { text } = await stand.test.send(contract.product.ofExhibitor, { exhibitorId: stand.a.id, pageSize: 100 });
    expect(text.match(/\/files\/[^"]*/g)?.filter((address) => address.includes('.'))).toEqual([]);
  });

  test('one not used yet is shown to its company alone; other uses are public', async () => {
    const unused = await makeStoredPicture(stand.test, stand.a);
    const owner = await makeEmployee(stand.test, stand.a);
    const stranger = await makeEmployee(stand.test, await makeExhibitor(stand.test));
    expect(await statusOf(plainOf(unused))).toBe(404);
    expect(await statusOf((await addressesFor(owner, [unused])).get(unused) ?? '')).toBe(200);
    expect((await addressesFor(stranger, [unused])).size).toBe(0);
    for (const use of ['logo', 'company', 'scene', 'avatar'] as const) {
      const id = await makeStoredPicture(stand.test, stand.a, { use });
      const { statusCode, headers } = await fetch(`${plainOf(id)}/w200.webp`);
      expect([use, statusCode, headers['cache-control']]).toEqual([use, 200, 'public, max-age=31536000, immutable']);
    }
  });

  test('a change of range, deleting, undoing and closing take effect with the next request (G5)', async () => {
    const company = await makeExhibitor(stand.test);
    const own = stand.test.as(await makeEmployee(stand.test, company, { admin: true }));
    const picture = await makeStoredPicture(stand.test, company);
    const { id } = await makeProduct(stand.test, company, { scope: 0, pictures: [picture] });
    const twin = await makeProduct(stand.test, company, { scope: 1, long_pictures: [picture] });
    const shown: number[] = [];
    const look = async () => void shown.push(await statusOf(plainOf(picture)));
    await look();
    await own(contract.product.setScope, { ids: [id], scope: 1 });
    await look();
    await own(contract.product.setScope, { ids: [twin.id], scope: 0 });
    await look();
    const { removal } = await own(contract.product.removeChosen, { ids: [twin.id] });
    await look();
    await own(contract.product.restore, { removal });
    await look();
    await stand.test.ctx.db.updateTable('exhibitor').set({ open: false }).where('id', '=', company.id).execute();
    await look();
    expect(shown).toEqual([200, 404, 200, 404, 200, 404]);
  });

  test('a buyer keeps the cover of what he ordered, and no more of it', async () => {
    const buyer = await makeVisitor(stand.test, { review_state: 'underReview' });
    const pictures = [await makeStoredPicture(stand.test, stand.a), await makeStoredPicture(stand.test, stand.a)];
    const product = await makeProduct(stand.test, stand.a, { scope: 1, pictures });
    await insertRows(stand.test.ctx.db, 'intent_order', [orderRow(product, buyer.visitorId)]);
    const { list } = await stand.test.as(buyer)(contract.order.ownList, {});
    const [cover = ''] = list.map(({ product: { cover: address } }) => address);
    expect([list.length, openedBy(stand.test, cover), await statusOf(cover)]).toEqual([1, pictures[0], 200]);
    expect([...(await addressesFor(buyer, pictures)).keys()]).toEqual([pictures[0]]);
    expect((await addressesFor(await makeVisitor(stand.test), pictures)).size).toBe(0);
  });

  test('an exhibit takes no picture that is public by its use', async () => {
    const owner = await makeEmployee(stand.test, stand.a);
    const logo = await makeStoredPicture(stand.test, stand.a, { use: 'logo' });
    const good = await makeStoredPicture(stand.test, stand.a);
    const [category = ''] = stand.test.ctx.exhibition.categories.keys();
    const form = { name: { zh: '草甘膦', en: '' }, categoryCode: category, tags: [category], scope: 1 };
    const codeOf = async (picture: string) =>
      (await stand.test.send(contract.product.save, { ...form, pictures: [picture], longPictures: [good] }, owner))
        .status;
    expect([await codeOf(good), await codeOf(logo)]).toEqual([200, 400]);
  });
});
