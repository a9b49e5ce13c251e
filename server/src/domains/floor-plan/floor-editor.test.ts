import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { EditedFloor, FloorForm } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { rectangle, examplePlan } from '../../../test/floor-plans.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeExhibitor, makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';

const desk = contract.floorPlanDesk;
const portal = testPortal();
let editor: Organizer;

/** The example plan, with company A on A01 and A02, B on B01, and C without a booth. */
let [a, b, c] = ['', '', ''];
beforeEach(async () => {
  const { db, exhibition } = portal.ctx;
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  await sql`update exhibitor set hall = null, booth_number = '', open = false, disabled_at = now()
    where exhibition_id = ${exhibition.id}`.execute(db);
  await sql`delete from plan_revision where exhibition_id = ${exhibition.id}`.execute(db);
  await portal.send(desk.importPlan, { mode: 'all' }, editor, { bytes: Buffer.from(JSON.stringify(examplePlan())) });
  a = (await makeExhibitor(portal, { hall: 'H1', booth_number: 'A01、A02', name_zh: '甲公司' })).id;
  b = (await makeExhibitor(portal, { hall: 'H1', booth_number: 'B01', name_zh: '乙公司' })).id;
  c = (await makeExhibitor(portal, { hall: null, booth_number: '', name_zh: '丙公司', open: false })).id;
});

const floor = async (): Promise<EditedFloor> => portal.as(editor)(desk.getFloor, { floor: '1F' });
const formOf = ({ width, depth, elements, booths }: EditedFloor): FloorForm => ({
  width,
  depth,
  elements,
  booths,
  places: [],
});
const save = async (change: (form: FloorForm) => Partial<FloorForm>, more: Record<string, unknown> = {}) => {
  const before = await floor();
  const form = formOf(before);
  const input = { mode: 'all', floor: '1F', version: before.version, form: { ...form, ...change(form) }, ...more };
  return portal.as(editor)(desk.saveFloor, input as never);
};
const booths = async (): Promise<string[]> =>
  (await floor()).booths.map(({ hall, number, state }) => `${hall} ${number} ${state}`);
const standing = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await floor()).exhibitors.map(({ name, hall, boothNumber }) => [name.zh, `${hall ?? ''} ${boothNumber}`.trim()]),
  );
const drawn = (number: string, left: number, top: number, more: object = {}) => ({
  id: null,
  hall: 'H1',
  number,
  state: 'open' as const,
  points: rectangle(left, top, 3, 3),
  ...more,
});

describe('editing a floor', () => {
  test('shows what is drawn, and all exhibitors but the disabled', async () => {
    expect(await floor()).toMatchObject({ code: '1F', width: 30, depth: 20 });
    expect(await booths()).toEqual(['H1 A01 open', 'H1 A02 open', 'H1 B01 open', 'H1 B02 held']);
    expect(await standing()).toEqual({ 甲公司: 'H1 A01、A02', 乙公司: 'H1 B01', 丙公司: '' });
  });

  test('keeps the ids of what was there, draws what is new and removes what is gone', async () => {
    const before = await floor();
    const report = await save((form) => ({
      booths: [...form.booths.filter(({ number }) => number !== 'B02'), drawn('c01', 20, 12)],
    }));
    expect(report).toMatchObject({ added: 1, changed: 0, removed: 1, stored: true, faults: { total: 0 } });
    const after = await floor();
    expect(await booths()).toEqual(['H1 A01 open', 'H1 A02 open', 'H1 B01 open', 'H1 C01 open']);
    expect(after.booths.slice(0, 3)).toEqual(before.booths.slice(0, 3));
    expect(after.elements).toEqual(before.elements);
    expect(after.version).toBe(before.version + 1);
  });

  test('who stands at a booth keeps it under its new number', async () => {
    await save((form) => ({
      booths: form.booths.map((booth) => ({ ...booth, number: booth.number.replace(/^([AB])0/, '$11') })),
    }));
    expect(await standing()).toEqual({ 甲公司: 'H1 A11/A12', 乙公司: 'H1 B11', 丙公司: '' });
    const visitor = await makeVisitor(portal);
    const { list } = await portal.as(visitor)(contract.exhibitor.browse, { keyword: 'B11', pageNum: 1, pageSize: 5 });
    expect(list.map(({ id, booth }) => [id, booth?.number])).toEqual([[b, 'B11']]);
  });

  test('gives booths to exhibitors and takes them away, those that are not shown yet too', async () => {
    const report = await save(() => ({
      places: [
        { exhibitor: a, hall: null, numbers: [] },
        { exhibitor: c, hall: 'H1', numbers: ['A01', 'A02'] },
      ],
    }));
    expect(await standing()).toEqual({ 甲公司: '', 乙公司: 'H1 B01', 丙公司: 'H1 A01/A02' });
    expect(report.warnings.list).toContainEqual({ where: '甲公司', message: expect.stringContaining('展位') });
  });

  test('a preview says what it would do and changes nothing', async () => {
    const before = await floor();
    const report = await save(
      (form) => ({ booths: form.booths.slice(1), places: [{ exhibitor: b, hall: null, numbers: [] }] }),
      {
        mode: 'preview',
      },
    );
    expect(report).toMatchObject({ removed: 1, stored: false });
    expect(report.warnings.list.map(({ where }) => where)).toEqual(expect.arrayContaining(['甲公司', '乙公司']));
    expect(await floor()).toEqual(before);
  });

  test('of two who edit at once the later is told', async () => {
    const { version } = await floor();
    await save((form) => ({ booths: form.booths.slice(1) }));
    await expect(save((form) => form, { version })).rejects.toMatchObject({ code: 3003 });
    await expect(save((form) => form, { floor: '9F' })).rejects.toMatchObject({ code: 4040 });
  });

  test('with a fault nothing of it is stored', async () => {
    const before = await floor();
    const report = await save((form) => ({
      booths: [...form.booths, drawn('A03', 6, 6), drawn('', 20, 2), drawn('A04', 20, 12, { hall: 'H5' })],
      places: [{ exhibitor: c, hall: 'H1', numbers: ['A03'] }],
    }));
    expect(report.stored).toBe(false);
    expect(report.faults.list.map(({ where }) => where.trim())).toEqual(
      expect.arrayContaining(['H1 A03', 'H1', 'H5 A04']),
    );
    expect(await floor()).toEqual(before);
  });

  test('nobody of another fair is given a booth', async () => {
    const stranger = await makeExhibitor(portal, {}, portal.sugarCtx);
    await expect(
      save(() => ({ places: [{ exhibitor: stranger.id, hall: 'H1', numbers: ['A01'] }] })),
    ).rejects.toMatchObject({ code: 4040 });
  });
});

describe('earlier plans', () => {
  test('are listed, the newest first, with who stored them', async () => {
    await save((form) => ({ booths: form.booths.slice(1) }));
    const { list } = await portal.as(editor)(desk.revisions, {});
    expect(list.slice(0, 2)).toMatchObject([
      { floor: '1F', added: 0, changed: 0, removed: 1 },
      { floor: '', by: list[0]?.by },
    ]);
  });

  test('are taken back, and who stands where stays', async () => {
    await save((form) => ({ booths: form.booths.slice(1), places: [{ exhibitor: b, hall: 'H1', numbers: ['B02'] }] }));
    const { list } = await portal.as(editor)(desk.revisions, {});
    const whole = list.find(({ floor: edited }) => edited === '');
    const report = await portal.as(editor)(desk.restore, { mode: 'all', id: whole?.id ?? '' });
    expect(report).toMatchObject({ added: 1, removed: 0, stored: true });
    expect(await booths()).toEqual(['H1 A01 open', 'H1 A02 open', 'H1 B01 open', 'H1 B02 held']);
    expect((await standing())['乙公司']).toBe('H1 B02');
  });
});
