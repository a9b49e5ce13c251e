import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeOrganizer, makeProduct, makeVisitor, type Organizer } from '../../../test/world.ts';

const { referenceBrand, product } = contract;
const GUEST = { token: null, lang: 'en' } as const;

const portal = testPortal();
let editor: Organizer;

beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  const company = await makeExhibitor(portal);
  const attributes = { ingredients: [{ code: 'atrazine', content: 50, unit: '%' as const }] };
  await makeProduct(portal, company, { name_en: 'Atrazine 50% SC', attributes, scope: 0 });
  await makeProduct(portal, company, { name_en: 'Zwielicht Atrazine 97% TC', attributes, scope: 2 });
  await makeProduct(portal, company, { name_en: 'Atrazine 90% WG', attributes, scope: 1 });
});

const read = async (): Promise<string> => (await portal.as(editor)(referenceBrand.get, {})).text;
const save = async (text: string, was?: string) =>
  portal.as(editor)(referenceBrand.save, { text, read: was ?? (await read()) });

/** What a guest finds now, past the answers that are kept until the change has been told. */
async function found(keyword: string) {
  const { body } = await portal.send(product.browse, { keyword }, GUEST, { fresh: true });
  return product.browse.output.parse(body.data);
}

test('a brand finds its ingredients at once, and no more once it is gone', async () => {
  const saved = await save('Morgenmais | 晨玉 | Morgen AG | 晨光 | 1912-24-9');
  expect(saved).toEqual({ text: 'Morgenmais | 晨玉 | Morgen AG | 晨光 | atrazine', stored: 1, faults: [] });
  for (const keyword of ['morgenmais', '晨玉 50%']) {
    const { list, references } = await found(keyword);
    expect(list.map(({ name }) => name.en)).toEqual(['Atrazine 50% SC']);
    expect(references.map(({ holder, standsFor }) => [holder.en, standsFor.map(({ code }) => code)])).toEqual([
      ['Morgen AG', ['atrazine']],
    ]);
  }
  await save('');
  expect((await found('morgenmais')).total).toBe(0);
});

test('a brand stands for a category too', async () => {
  const { text, faults } = await save('Sauber | 净牌 | Sauber AG | 净 | herbicides; atrazine');
  expect([text, faults]).toEqual(['Sauber | 净牌 | Sauber AG | 净 | atrazine; Herbicides', []]);
  const { references } = await found('sauber');
  expect(references.flatMap(({ standsFor }) => standsFor.map(({ code }) => code))).toEqual(['atrazine', 'herbicides']);
  await save('');
});

test('a table with a wrong line is not stored, and each line is told', async () => {
  const text = ['Eins | | | | atrazine', 'zwei', 'Drei | | | | unobtainium', ' | | | | atrazine', 'EINS\t\t\t\t莠去津'];
  const { stored, faults } = await save(text.join('\n'));
  expect([stored, faults.map(({ line, fault }) => [line, fault])]).toEqual([
    0,
    [
      [2, 'columns'],
      [3, 'ingredient'],
      [4, 'brand'],
      [5, 'twice'],
    ],
  ]);
  expect(await read()).toBe('');
});

test('of two who change the table, the second is refused', async () => {
  const was = await read();
  await save('Abendmais | | | | atrazine', was);
  expect(await outcomeOf(save('Nachtmais | | | | atrazine', was))).toBe('editConflict');
  await save('');
});

test('guests are told how many more approved buyers see, and not by words of exhibits', async () => {
  const more = async (keyword: string): Promise<number> => (await found(keyword)).registeredSeeMore;
  expect([await more('atrazine'), await more('atrazine 97% TC')]).toEqual([1, 1]);
  expect([await more('zwielicht'), await more('atrazine zwielicht'), await more('')]).toEqual([0, 0, 0]);
  const visitor = await makeVisitor(portal);
  const seen = await portal.as(visitor)(product.browse, { keyword: 'atrazine' });
  expect([seen.total, seen.registeredSeeMore]).toEqual([2, 0]);
});
