import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { vocabulariesWith, type VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Exhibitor,
  type Organizer,
} from '../../../test/world.ts';

const { list, get, save, move, retire, restore, merge, remove, listSheet, importSheet } = contract.vocabulary;
const anonymous = { token: null };

const portal = testPortal();
let editor: Organizer;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

/** As if the message had come: this process reads the vocabularies anew, as each does after a change. */
const heard = (): Promise<void> => portal.portal.services.directory.load();
const call = () => portal.as(editor);

type Form = InputOf<typeof save>['form'];
let made = 0;
/** An entry of a list with names that no other has. */
async function addEntry(vocabulary: VocabularyName, given: Partial<Form> = {}) {
  made += 1;
  const form = { name: { zh: `词条${made}`, en: `Entry ${made}` }, ...given };
  const { code } = await call()(save, { vocabulary, form });
  await heard();
  return { code, form };
}
const entryOf = async (vocabulary: VocabularyName, code: string) => (await call()(get, { vocabulary, code })).entry;
const versionOf = async (vocabulary: VocabularyName, code: string) => (await entryOf(vocabulary, code))?.version ?? '';
const codesOf = async (vocabulary: VocabularyName) =>
  (await call()(list, { vocabulary, pageSize: 100 })).list.map(({ code }) => code);
const usedOf = async (vocabulary: VocabularyName, code: string) =>
  (await call()(list, { vocabulary, keyword: code })).list.find((one) => one.code === code)?.used;

const exhibits = async (filter: Record<string, string[]>) => {
  portal.portal.services.search.invalidate(portal.ctx.exhibition.id);
  const { list: found } = await portal
    .send(contract.product.browse, filter, anonymous, { fresh: true })
    .then(({ body }) => contract.product.browse.output.parse(body.data));
  return found.map(({ id }) => id).toSorted();
};
const companyWith = (categories: string[], given = {}): Promise<Exhibitor> =>
  makeExhibitor(portal, { categories, ...given });
/** The fair as this process knows it now. */
const now = async () => ({ ...portal.ctx, exhibition: (await portal.portal.contextOf('localhost')).exhibition });

describe('vocabulary.save', () => {
  test('adds an entry with a code made from its English name, at the end of its list', async () => {
    const { code } = await call()(save, {
      vocabulary: 'companyTypes',
      form: { name: { zh: '种子企业', en: 'Seed & seedling company' } },
    });
    expect([code, (await codesOf('companyTypes')).at(-1)]).toEqual(['seed-seedling-company', 'seed-seedling-company']);
  });

  test('takes the code that is typed, and no other entry may have it in any case', async () => {
    const form = { name: { zh: '检测机构', en: 'Laboratory' } };
    await call()(save, { vocabulary: 'companyTypes', code: 'LAB', form });
    const other = { name: { zh: '其他机构', en: 'Other body' } };
    expect(
      Object.keys(await wrongFields(call()(save, { vocabulary: 'companyTypes', code: 'lab', form: other }))),
    ).toEqual(['code']);
  });

  test('adds the same entry once, however often it is sent', async () => {
    const form = { name: { zh: '重复企业', en: 'Sent twice' } };
    const codes = [
      await call()(save, { vocabulary: 'receivers', form }),
      await call()(save, { vocabulary: 'receivers', form }),
    ];
    expect(codes).toEqual([{ code: 'sent-twice' }, { code: 'sent-twice' }]);
    expect((await codesOf('receivers')).filter((code) => code.startsWith('sent'))).toEqual(['sent-twice']);
  });

  test('names each wrong field', async () => {
    const wrong = async (vocabulary: VocabularyName, form: Form) =>
      Object.keys(await wrongFields(call()(save, { vocabulary, form })));
    const name = { zh: '词', en: 'Word' };
    expect(await wrong('companyTypes', { name: { zh: '', en: 'No Chinese' } })).toEqual(['form.name.zh']);
    expect(await wrong('companyTypes', { name: { zh: '没有英文', en: '没有' } })).toEqual(['form.name.en']);
    expect(await wrong('categories', { name, parent: 'nowhere' })).toEqual(['form.parent']);
    expect(await wrong('halls', { name, floor: 'nowhere', colour: '#112233' })).toEqual(['form.floor']);
    expect(await wrong('halls', { name, floor: '1F', colour: 'red' })).toEqual(['form.colour']);
    expect(await wrong('ingredients', { name, cas: ['1071-83-7'] })).toEqual(['form.cas.0']);
    expect(await wrong('ingredients', { name, class: 'nowhere' })).toEqual(['form.class']);
    expect(await wrong('companyTypes', { name: { zh: '词', en: '!?' } })).toEqual(['code']);
    const { form } = await addEntry('companyTypes');
    expect(await wrong('companyTypes', { name: { ...form.name, zh: '别的' } })).toEqual(['form.name.en']);
  });

  test('keeps entries within three levels, and none below itself', async () => {
    const top = await addEntry('categories');
    const middle = await addEntry('categories', { parent: top.code });
    const leaf = await addEntry('categories', { parent: middle.code });
    const deep = call()(save, {
      vocabulary: 'categories',
      form: { name: { zh: '第四级', en: 'Fourth level' }, parent: leaf.code },
    });
    expect(Object.keys(await wrongFields(deep))).toEqual(['form.parent']);
    const version = await versionOf('categories', top.code);
    const ring = call()(save, {
      vocabulary: 'categories',
      code: top.code,
      version,
      form: { ...top.form, parent: leaf.code },
    });
    expect(Object.keys(await wrongFields(ring))).toEqual(['form.parent']);
  });

  test('renames an entry everywhere at once, with its choice in the questionnaire', async () => {
    const { code, form } = await addEntry('categories');
    await sql`
      update question set options = options || ${JSON.stringify([{ code, name: form.name }])}::jsonb
      where exhibition_id = ${portal.ctx.exhibition.id} and code = 'products'`.execute(portal.ctx.db);
    const version = await versionOf('categories', code);
    const name = { zh: '新的叫法', en: 'Renamed' };
    await call()(save, { vocabulary: 'categories', code, version, form: { name } });
    await heard();
    const { categories } = await portal.as(anonymous)(contract.exhibition.vocabulary, {});
    expect(categories.find((one) => one.code === code)?.name).toEqual(name);
    const { rows } = await sql<{ name: unknown }>`
      select o->'name' as name from question q, jsonb_array_elements(q.options) o
      where q.exhibition_id = ${portal.ctx.exhibition.id} and q.code = 'products' and o->>'code' = ${code}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ name }]);
  });

  test('refuses to save over what somebody else has saved, and loses nothing of two who edit different entries', async () => {
    const one = await addEntry('formulations');
    const other = await addEntry('formulations');
    const version = await versionOf('formulations', one.code);
    await call()(save, {
      vocabulary: 'formulations',
      code: one.code,
      version,
      form: { ...one.form, aliases: ['first'] },
    });
    const second = call()(save, {
      vocabulary: 'formulations',
      code: one.code,
      version,
      form: { name: { zh: '后来', en: 'Later' } },
    });
    expect(await outcomeOf(second)).toBe('editConflict');
    const [first, last] = [await versionOf('formulations', one.code), await versionOf('formulations', other.code)];
    await Promise.all([
      call()(save, {
        vocabulary: 'formulations',
        code: one.code,
        version: first,
        form: { ...one.form, aliases: ['a'] },
      }),
      call()(save, {
        vocabulary: 'formulations',
        code: other.code,
        version: last,
        form: { ...other.form, aliases: ['b'] },
      }),
    ]);
    expect([
      (await entryOf('formulations', one.code))?.aliases,
      (await entryOf('formulations', other.code))?.aliases,
    ]).toEqual([['a'], ['b']]);
  });
});

describe('vocabulary.move', () => {
  test('puts an entry behind another, or first, and once more changes nothing', async () => {
    const [a, b, c] = [await addEntry('receivers'), await addEntry('receivers'), await addEntry('receivers')];
    const order = async () => (await codesOf('receivers')).filter((code) => [a.code, b.code, c.code].includes(code));
    await call()(move, { vocabulary: 'receivers', code: c.code, after: a.code });
    expect(await order()).toEqual([a.code, c.code, b.code]);
    await call()(move, { vocabulary: 'receivers', code: b.code, after: null });
    await call()(move, { vocabulary: 'receivers', code: b.code, after: null });
    expect(await order()).toEqual([b.code, a.code, c.code]);
    expect((await codesOf('receivers'))[0]).toBe(b.code);
  });
});

describe('vocabulary.retire', () => {
  test('offers a category and those below it no longer, while what bears them keeps them and is found by them', async () => {
    const top = await addEntry('categories');
    const leaf = await addEntry('categories', { parent: top.code });
    const company = await companyWith([leaf.code]);
    const { id } = await makeProduct(portal, company, { category: leaf.code }, await now());
    const asked = { vocabulary: 'categories', code: top.code } as const;
    const told = {
      entries: [top.form.name, leaf.form.name],
      used: [
        { kind: 'exhibits', count: 1 },
        { kind: 'exhibitors', count: 1 },
      ],
    };
    expect(await call()(retire, { ...asked, mode: 'preview' })).toEqual(told);
    expect((await entryOf('categories', leaf.code))?.retired).toBe(false);
    expect(await call()(retire, { ...asked, mode: 'act' })).toEqual(told);
    expect(await call()(retire, { ...asked, mode: 'act' })).toEqual({ entries: [], used: [] });
    await heard();
    const { categories } = await portal.as(anonymous)(contract.exhibition.vocabulary, {});
    expect(categories.filter(({ code }) => [top.code, leaf.code].includes(code)).map(({ retired }) => retired)).toEqual(
      [true, true],
    );
    expect(await exhibits({ category: [leaf.code] })).toEqual([id]);
    const { rows } = await sql<{ category: string }>`select category from product where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ category: leaf.code }]);
  });

  test('is taken back with what the entry stands below', async () => {
    const top = await addEntry('categories');
    const leaf = await addEntry('categories', { parent: top.code });
    await call()(retire, { vocabulary: 'categories', code: top.code, mode: 'act' });
    await call()(restore, { vocabulary: 'categories', code: leaf.code, mode: 'act' });
    expect([
      (await entryOf('categories', top.code))?.retired,
      (await entryOf('categories', leaf.code))?.retired,
    ]).toEqual([false, false]);
  });
});

describe('vocabulary.merge', () => {
  test('lets all that bore a category bear the other, in rows, search and counts', async () => {
    const [from, into] = [await addEntry('categories'), await addEntry('categories')];
    const below = await addEntry('categories', { parent: from.code });
    const company = await companyWith([from.code, into.code]);
    const first = await makeProduct(
      portal,
      company,
      { category: from.code, tags: [from.code, into.code] },
      await now(),
    );
    const second = await makeProduct(portal, company, { category: into.code }, await now());
    const visitor = await makeVisitor(portal);
    await portal.as(visitor)(contract.follow.add, { category: from.code });
    await portal.as(visitor)(contract.follow.add, { category: into.code });
    const filter = { category: [from.code] };
    await sql`
      insert into saved_search (id, exhibition_id, visitor_id, kind, name, keyword, filter, alert)
      values ('savedsearch01', ${portal.ctx.exhibition.id}, ${visitor.visitorId}, 'product', '', '', ${JSON.stringify(filter)}::jsonb, 'off')`.execute(
      portal.ctx.db,
    );
    const asked = { vocabulary: 'categories', code: from.code, into: into.code } as const;
    const told = {
      entries: [from.form.name],
      used: [
        { kind: 'exhibits', count: 1 },
        { kind: 'exhibitors', count: 1 },
        { kind: 'follows', count: 1 },
        { kind: 'searches', count: 1 },
      ],
    };
    expect(await call()(merge, { ...asked, mode: 'preview' })).toEqual(told);
    expect(await call()(merge, { ...asked, mode: 'act' })).toEqual(told);
    await heard();
    const { db } = portal.ctx;
    const products = await sql`select category, tags from product where id = ${first.id}`.execute(db);
    expect(products.rows).toEqual([{ category: into.code, tags: [into.code] }]);
    const companies = await sql`select categories from exhibitor where id = ${company.id}`.execute(db);
    expect(companies.rows).toEqual([{ categories: [into.code] }]);
    const follows = await sql`select subject from follow where visitor_id = ${visitor.visitorId}`.execute(db);
    expect(follows.rows).toEqual([{ subject: into.code }]);
    const saved = await sql`select filter from saved_search where id = 'savedsearch01'`.execute(db);
    expect(saved.rows).toEqual([{ filter: { category: [into.code] } }]);
    expect((await entryOf('categories', below.code))?.parent).toBe(into.code);
    expect(await outcomeOf(call()(get, { vocabulary: 'categories', code: from.code }))).toBe('notFound');
    await expect.poll(() => exhibits({ category: [into.code] })).toEqual([first.id, second.id].toSorted());
    expect(await usedOf('categories', into.code)).toEqual([
      { kind: 'exhibits', count: 2 },
      { kind: 'exhibitors', count: 1 },
      { kind: 'follows', count: 1 },
      { kind: 'searches', count: 1 },
      { kind: 'entries', count: 1 },
    ]);
  });

  test('lets exhibits and rules bear another ingredient, which is found by the names of the first', async () => {
    const [from, into] = [
      await addEntry('ingredients', { cas: ['1071-83-6'] }),
      await addEntry('ingredients', { aliases: ['old name'] }),
    ];
    const company = await companyWith([]);
    const { id } = await makeProduct(
      portal,
      company,
      { attributes: { ingredients: [{ code: from.code, content: 10, unit: '%' }] } },
      await now(),
    );
    for (const { code } of [from, into])
      await call()(contract.compliance.save, {
        form: { ingredient: code, kind: 'banned', country: 'KE', note: { zh: '禁用', en: 'Banned' } },
      });
    await call()(merge, { vocabulary: 'ingredients', code: from.code, into: into.code, mode: 'act' });
    await heard();
    const { rows } = await sql<{ ingredients: unknown }>`
      select attributes->'ingredients' as ingredients from product where id = ${id}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ ingredients: [{ code: into.code, content: 10, unit: '%' }] }]);
    const merged = await entryOf('ingredients', into.code);
    expect([merged?.cas, merged?.aliases]).toEqual([['1071-83-6'], ['old name', from.form.name.zh, from.form.name.en]]);
    const rules = await sql`select 1 from compliance_rule where ingredient = ${into.code}`.execute(portal.ctx.db);
    expect(rules.rows).toHaveLength(1);
    await expect.poll(() => exhibits({ ingredient: [into.code] })).toEqual([id]);
  });

  test('refuses what stands below the entry itself, and halls that have a booth of the same number', async () => {
    const top = await addEntry('categories');
    const leaf = await addEntry('categories', { parent: top.code });
    const down = call()(merge, { vocabulary: 'categories', code: top.code, into: leaf.code, mode: 'act' });
    expect(await outcomeOf(down)).toBe('vocabularyNotMerged');
    const hall = () => addEntry('halls', { floor: '1F', colour: '#224466' });
    const [one, other] = [await hall(), await hall()];
    for (const [place, { code }] of [one, other].entries())
      await sql`
        insert into plan_booth (id, exhibition_id, hall, number, points)
        values (${`planbooth${place}x`}, ${portal.ctx.exhibition.id}, ${code}, 'A1', '[[0,0],[1,0],[1,1]]')`.execute(
        portal.ctx.db,
      );
    const halls = call()(merge, { vocabulary: 'halls', code: one.code, into: other.code, mode: 'act' });
    expect(await outcomeOf(halls)).toBe('vocabularyNotMerged');
  });
});

describe('vocabulary.remove', () => {
  test('deletes what nothing uses, and refuses what is used or has something below it', async () => {
    const [free, used, parent] = [
      await addEntry('categories'),
      await addEntry('categories'),
      await addEntry('categories'),
    ];
    await addEntry('categories', { parent: parent.code });
    await companyWith([used.code]);
    const removing = ({ code }: { code: string }) => call()(remove, { vocabulary: 'categories', code });
    expect(await outcomeOf(removing(used))).toBe('vocabularyUsed');
    expect(await outcomeOf(removing(parent))).toBe('vocabularyUsed');
    expect(await outcomeOf(removing(free))).toBe('done');
    expect((await codesOf('categories')).includes(free.code)).toBe(false);
  });
});

describe('another fair', () => {
  test('keeps its own entries', async () => {
    const elsewhere = { ...(await makeOrganizer(portal, portal.sugarCtx, 'editor')), host: SUGAR_HOST };
    const before = await portal.as(elsewhere)(list, { vocabulary: 'companyTypes' });
    const { code } = await addEntry('companyTypes');
    await call()(retire, { vocabulary: 'companyTypes', code, mode: 'act' });
    expect(await portal.as(elsewhere)(list, { vocabulary: 'companyTypes' })).toEqual(before);
    expect(await outcomeOf(portal.as(elsewhere)(get, { vocabulary: 'companyTypes', code }))).toBe('notFound');
  });
});

describe('the lists of a fair', () => {
  test('are those that its exhibits are described by', () => {
    expect(vocabulariesWith([])).toEqual(['categories', 'halls', 'floors', 'companyTypes', 'receivers']);
    expect(vocabulariesWith(['class', 'packing'])).toContain('classes');
  });

  test('have CAS numbers and modes of action only where registered substances are traded', async () => {
    const elsewhere = { ...(await makeOrganizer(portal, portal.sugarCtx, 'editor')), host: SUGAR_HOST };
    const headOf = async (person: Organizer) => {
      const asked = { vocabulary: 'ingredients', lang: 'en', format: 'csv' } as const;
      const { bytes } = Object((await portal.send(listSheet, asked, person)).body.data);
      return String(bytes).replace('\uFEFF', '').split('\r\n')[0];
    };
    expect(await headOf(elsewhere)).toBe('"Code","Chinese name","English name","Aliases","Class code","Retired"');
    expect(await headOf(editor)).toBe(
      '"Code","Chinese name","English name","CAS numbers","Aliases","Class code","Mode of action","Retired"',
    );
  });
});

describe('vocabulary.importSheet', () => {
  const send = async (vocabulary: VocabularyName, mode: 'preview' | 'all', lines: readonly string[]) => {
    const { body } = await portal.send(importSheet, { vocabulary, mode }, editor, {
      bytes: Buffer.from(lines.join('\n')),
    });
    return importSheet.output.parse(body.data);
  };
  const HEAD = '代码,中文名称,英文名称,上级代码,停用';

  test('adds and changes by the code, also below what it adds itself, and keeps what it does not name', async () => {
    const { code, form } = await addEntry('categories');
    const kept = await codesOf('categories');
    const lines = [
      HEAD,
      `${code},${form.name.zh},${form.name.en} new,,`,
      'sheetLeaf,表格下级,Sheet leaf,sheetTop,停用',
      'sheetTop,表格上级,Sheet top,,',
    ];
    const looked = await send('categories', 'preview', lines);
    expect([looked.stored, looked.rows.map(({ outcome }) => outcome)]).toEqual([0, ['changed', 'added', 'added']]);
    expect(await codesOf('categories')).toEqual(kept);
    expect((await send('categories', 'all', lines)).stored).toBe(3);
    expect((await send('categories', 'all', lines)).rows.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
    ]);
    expect(await codesOf('categories')).toEqual([...kept, 'sheetTop', 'sheetLeaf']);
    expect((await entryOf('categories', 'sheetLeaf'))?.retired).toBe(true);
    expect((await entryOf('categories', code))?.name.en).toBe(`${form.name.en} new`);
  });

  test('stores nothing where one row is wrong, and says which cell', async () => {
    const before = await codesOf('categories');
    const { rows, stored } = await send('categories', 'all', [
      HEAD,
      'wrongOne,好的,Good one,,',
      'wrongTwo,没有上级,No parent,nowhere,maybe',
      ',,Nameless,,',
    ]);
    expect(stored).toBe(0);
    expect(rows.map(({ outcome, faults }) => [outcome, faults.map(({ column }) => column.en)])).toEqual([
      ['added', []],
      ['wrong', ['Retired']],
      ['wrong', ['Chinese name']],
    ]);
    expect(await codesOf('categories')).toEqual(before);
  });

  test('reads its own export as it stands, in both formats', async () => {
    for (const format of ['xlsx', 'csv'] as const)
      for (const vocabulary of ['ingredients', 'halls', 'formulations'] as const) {
        const file = await portal.send(listSheet, { vocabulary, lang: 'en', format }, editor);
        const { bytes } = Object(file.body.data);
        const { body } = await portal.send(importSheet, { vocabulary, mode: 'all' }, editor, { bytes });
        const { rows, stored } = importSheet.output.parse(body.data);
        expect([stored, [...new Set(rows.map(({ outcome }) => outcome))]]).toEqual([0, ['unchanged']]);
      }
  });
});
