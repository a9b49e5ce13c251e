import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { InputOf } from '@fairbridge/contract/call.ts';
import type { Key } from './compliance.columns.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { complianceRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { markedHeads } from '../../../test/spreadsheet-files.ts';
import { complianceSheet } from '../../../test/compliance-sheet.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  productInput,
  type Exhibitor,
  type Organizer,
} from '../../../test/world.ts';
import { columnsOf } from './compliance.columns.ts';

const { notices, list, save, remove, preview, listSheet, importSheet } = contract.compliance;
const INGREDIENT = 'glufosinate-ammonium';
const anonymous = { token: null };

const portal = testPortal();
let editor: Organizer;
let company: Exhibitor;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  company = await makeExhibitor(portal);
});
beforeEach(async () => {
  await sql`delete from compliance_rule`.execute(portal.ctx.db);
  await rulesHeard();
});

/** As if the message had come: this process reads the rules anew, as each does after a change. */
const rulesHeard = (): Promise<void> => portal.portal.services.directory.load();
const fresh = async () => {
  await rulesHeard();
  return portal.portal.contextOf('localhost');
};

type Form = InputOf<typeof save>['form'];
const form = (given: Partial<Form> = {}): Form => ({
  ingredient: INGREDIENT,
  kind: 'banned',
  country: 'KE',
  note: { zh: '肯尼亚禁止使用', en: 'Banned in Kenya' },
  ...given,
});
const add = async (given: Partial<Form> = {}) => {
  const rule = await portal.as(editor)(save, { form: form(given) });
  await rulesHeard();
  return rule;
};
const exhibit = (crops: string[] = []) =>
  makeProduct(portal, company, {
    attributes: { ingredients: [{ code: INGREDIENT, content: 200, unit: 'g/L' }], crops },
  });
const told = async (market: string) =>
  (await portal.as(anonymous)(notices, { ingredients: [INGREDIENT], market })).notices.map(({ country, here }) => [
    country,
    here,
  ]);

describe('compliance.notices', () => {
  test('tells the market asked about first, members of the EU by its rules, then what holds everywhere', async () => {
    for (const country of ['BR', 'CN', 'EU', '*', 'KE']) await add({ country });
    expect(await told('KE')).toEqual([
      ['KE', true],
      ['*', true],
      ['CN', false],
      ['BR', false],
      ['EU', false],
    ]);
    expect((await told('FR')).slice(0, 2)).toEqual([
      ['EU', true],
      ['*', true],
    ]);
    expect((await told('')).filter(([, here]) => here === true)).toEqual([['*', true]]);
  });

  test('tells a visitor of the country they come from, and nothing of rules that are over or not begun', async () => {
    await add();
    await add({ kind: 'restricted', validUntil: '2020-01-01' });
    await add({ kind: 'pic', validFrom: '2099-01-01' });
    const buyer = await makeVisitor(portal, { country: 'KE' });
    const { market, notices: found } = await portal.as(buyer)(notices, { ingredients: [INGREDIENT] });
    expect([market, found.map(({ kind }) => kind)]).toEqual(['KE', ['banned']]);
  });

  test('stands on the detail and in short on the cards of an exhibit, one fair only', async () => {
    await insertRows(portal.ctx.db, 'compliance_rule', [
      complianceRow(portal.sugarCtx.exhibition.id, [...portal.sugarCtx.exhibition.ingredients.keys()][0] ?? ''),
    ]);
    await add({ uses: { zh: '种子处理', en: 'seed treatment' }, crops: ['rice'] });
    const { id } = await exhibit(['rice']);
    const { product, compliance } = await portal.as(anonymous)(contract.product.detail, { id });
    expect(product.complianceMarks).toEqual([{ kind: 'banned', country: 'KE' }]);
    expect(compliance.notices.map(({ uses }) => uses.map(({ en }) => en))).toEqual([['Rice', 'seed treatment']]);
  });
});

describe('a market that is closed', () => {
  test('takes no intent orders, others do', async () => {
    await add({ effect: 'closeMarket' });
    const { id } = await exhibit();
    const order = async (country: string) => {
      const buyer = await makeVisitor(portal, { country });
      return outcomeOf(portal.as(buyer)(contract.order.create, { productId: id, quantity: 1, unit: 'kg', remark: '' }));
    };
    expect([await order('KE'), await order('TZ')]).toEqual(['notForYourMarket', 'done']);
    const buyer = await makeVisitor(portal, { country: 'KE' });
    expect((await portal.as(buyer)(contract.product.detail, { id })).compliance.closed).toBe(true);
  });

  test('by a rule on some crops is closed only to what claims nothing else', async () => {
    await add({ effect: 'closeMarket', crops: ['tea', 'rice'] });
    const [only, more] = [await exhibit(['tea']), await exhibit(['tea', 'cotton'])];
    const buyer = await makeVisitor(portal, { country: 'KE' });
    const closed = async (id: string) => (await portal.as(buyer)(contract.product.detail, { id })).compliance.closed;
    expect([await closed(only.id), await closed(more.id)]).toEqual([true, false]);
  });
});

describe('saving an exhibit', () => {
  const saving = async (crops: string[]) => {
    const staff = await makeEmployee(portal, company);
    const input = await productInput(portal, company);
    const attributes = { ingredients: [{ code: INGREDIENT, content: 200, unit: 'g/L' as const }], crops };
    return portal.as(staff)(contract.product.save, { ...input, attributes });
  };

  test('tells what the country of the fair forbids, and stores it', async () => {
    await add({ country: 'CN' });
    await add({ country: 'BR' });
    expect((await saving([])).cautions.map(({ country }) => country)).toEqual(['CN']);
  });

  test('is refused at its crops where the country of the fair forbids the claim', async () => {
    await add({ country: 'CN', effect: 'blockClaim', crops: ['cabbage'] });
    expect(await wrongFields(saving(['rice', 'cabbage']))).toEqual({
      'attributes.crops': '按展会所在地的规定，含草铵膦 glufosinate-ammonium的展品不得宣称用于：甘蓝 Cabbage',
    });
    expect(await outcomeOf(saving(['rice']))).toBe('done');
  });
});

describe('the editor of rules', () => {
  test('adds, changes and deletes, each with its row in the audit log', async () => {
    const rule = await add();
    const changed = await portal.as(editor)(save, {
      id: rule.id,
      version: rule.version,
      form: form({ note: { zh: '新的说明', en: '' } }),
    });
    expect(changed.note).toEqual({ zh: '新的说明', en: '' });
    expect(await outcomeOf(portal.as(editor)(save, { id: rule.id, version: rule.version, form: form() }))).toBe(
      'editConflict',
    );
    await portal.as(editor)(remove, { id: rule.id });
    expect(await outcomeOf(portal.as(editor)(remove, { id: rule.id }))).toBe('notFound');
    const { rows } = await sql<{
      act: string;
    }>`select act from audit where object_id = ${rule.id} order by at`.execute(portal.ctx.db);
    expect(rows.map(({ act }) => act)).toEqual(['compliance.create', 'compliance.change', 'compliance.remove']);
  });

  test('refuses what the fair does not know, a rule that is there, a claim without crops and an end before the beginning', async () => {
    await add({ crops: ['tea', 'rice'] });
    const wrong = async (given: Partial<Form>) =>
      Object.keys(await wrongFields(portal.as(editor)(save, { form: form(given) })));
    expect(await wrong({ ingredient: 'no-such' })).toEqual(['form.ingredient']);
    expect(await wrong({ crops: ['rice', 'tea'] })).toEqual(['form.ingredient']);
    expect(await wrong({ effect: 'blockClaim' })).toEqual(['form.crops']);
    expect(await wrong({ validFrom: '2026-02-01', validUntil: '2026-01-01' })).toEqual(['form.validUntil']);
  });

  test('shows the exhibits a rule is about, restricted ones too, those that claim its crops first', async () => {
    await sql`update product set deleted_at = now()`.execute(portal.ctx.db);
    const [plain, claiming] = [await exhibit(['rice']), await exhibit(['tea'])];
    await sql`update product set scope = 1 where id = ${claiming.id}`.execute(portal.ctx.db);
    await makeProduct(portal, company);
    const found = await portal.as(editor)(preview, { ingredient: INGREDIENT, crops: ['tea'] });
    expect([found.total, found.claiming, found.list.map(({ id }) => id)]).toEqual([2, 1, [claiming.id, plain.id]]);
  });

  test('finds rules by CAS number, name and country', async () => {
    await add();
    const total = async (keyword: string) => (await portal.as(editor)(list, { keyword })).total;
    expect([await total('77182-82-2'), await total('草铵膦'), await total('kenya'), await total('brazil')]).toEqual([
      1, 1, 1, 0,
    ]);
  });
});

describe('rules by spreadsheet', () => {
  const read = async (rows: readonly Partial<Record<Key, string>>[], mode: 'preview' | 'all' = 'all') => {
    const { body } = await portal.send(importSheet, { mode }, editor, { bytes: await complianceSheet(rows) });
    return importSheet.output.parse(body.data);
  };
  const GOOD = { ingredient: '草铵膦', kind: '禁用', country: '肯尼亚', crops: '茶树; rice', noteZh: '禁止使用' };

  test('makes the round trip: what was written reads as unchanged', async () => {
    await add({ crops: ['rice', 'tea'], validFrom: '2026-01-01', source: { zh: '公告', en: 'Notice' } });
    const answer = await portal.send(listSheet, { lang: 'en' }, editor);
    const { bytes } = Object(answer.body.data);
    expect(markedHeads(bytes)).toEqual([
      'Ingredient or CAS number',
      'Kind',
      'Country or region',
      'Note (Chinese)',
      'Note (English)',
    ]);
    const sheet = await readSheet<Key>(bytes, { columns: columnsOf('en'), rowsMax: 10 });
    expect(sheet.ok && sheet.rows.map(({ cells }) => cells.crops)).toEqual(['Rice; Tea']);
    const { body } = await portal.send(importSheet, { mode: 'all' }, editor, { bytes });
    expect(body.data).toMatchObject({ stored: 0, rows: [{ outcome: 'unchanged' }] });
  });

  test('adds and changes, and stores nothing while it is only looked at', async () => {
    expect(await read([GOOD], 'preview')).toMatchObject({ stored: 0, rows: [{ outcome: 'added' }] });
    expect((await read([GOOD])).stored).toBe(1);
    expect(await read([{ ...GOOD, noteEn: 'Banned' }])).toMatchObject({ stored: 1, rows: [{ outcome: 'changed' }] });
    await rulesHeard();
    expect((await fresh()).exhibition.complianceRules.get(INGREDIENT)?.map(({ note }) => note.en)).toEqual(['Banned']);
  });

  test('tells what is wrong row by row, and stores none then', async () => {
    const report = await read([
      GOOD,
      GOOD,
      { ingredient: '没有的成分', kind: '禁用', country: '火星', noteZh: '说明', validFrom: '明年' },
      { ...GOOD, country: '巴西', noteZh: '' },
    ]);
    expect(report.stored).toBe(0);
    expect(report.rows.map(({ outcome, faults }) => [outcome, faults.map(({ column }) => column.en)])).toEqual([
      ['added', []],
      ['wrong', ['Ingredient or CAS number']],
      ['wrong', ['Ingredient or CAS number', 'Country or region', 'Valid from']],
      ['wrong', ['Note (Chinese)']],
    ]);
    expect((await fresh()).exhibition.complianceRules.size).toBe(0);
  });
});
