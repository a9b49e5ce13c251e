import { beforeAll, expect, test } from 'vitest';
import { dayAfter } from '@fairbridge/contract/days.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorTaskForm } from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { exhibitorTaskRow } from '../../../../demo/factories/exhibitor-task.factory.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, type Exhibitor, type Organizer } from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { remindOfTasks } from './exhibitor-task.reminders.ts';

const { list, get, save, remove, progress, mark, remind, ownList, complete, reopen } = contract.exhibitorTask;

const portal = testPortal();
let editor: Organizer;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

const FORM: ExhibitorTaskForm = {
  title: { zh: '确认楣板文字', en: 'Confirm the fascia lettering' },
  description: { zh: '', en: '' },
  kind: 'confirm',
  dueOn: '2027-01-05',
  packages: [],
  reminds: true,
  published: true,
};
const make = async (given: Partial<ExhibitorTaskForm> = {}) =>
  (await portal.as(editor)(save, { id: null, version: null, form: { ...FORM, ...given } })).id;
const administrator = (company: Exhibitor) => makeEmployee(portal, company, { admin: true });
const stateOf = async (id: string, company: Exhibitor) =>
  (await portal.as(editor)(progress, { id, pageSize: 100 })).list.find((one) => one.id === company.id);

test('a task is seen by exhibitors once it is published, changes, and goes when it is deleted', async () => {
  const company = await makeExhibitor(portal);
  const staff = portal.as(await administrator(company));
  const seen = async (id: string) => (await staff(ownList, {})).list.find((one) => one.id === id);
  const id = await make({ published: false });
  expect(await seen(id)).toBe(undefined);
  expect(await outcomeOf(staff(complete, { id }))).toBe('notFound');
  const saved = await portal.as(editor)(save, { id, version: 1, form: FORM });
  expect(await seen(id)).toEqual({
    id,
    title: FORM.title,
    description: FORM.description,
    kind: 'confirm',
    dueOn: '2027-01-05',
    done: false,
    at: null,
    by: '',
    answer: '',
  });
  expect(await outcomeOf(portal.as(editor)(save, { id, version: 1, form: FORM }))).toBe('editConflict');
  await portal.as(editor)(remove, saved);
  expect(await seen(id)).toBe(undefined);
  expect(await outcomeOf(portal.as(editor)(get, { id }))).toBe('notFound');
});

test('a task is done by an administrator alone, with its answer where it asks for one, and can be opened again', async () => {
  const company = await makeExhibitor(portal);
  const employee = portal.as(await makeEmployee(portal, company));
  const call = portal.as(await administrator(company));
  const id = await make({ kind: 'answer' });
  expect(await outcomeOf(employee(complete, { id, answer: '380 V' }))).toBe('notAllowed');
  expect(Object.keys(await wrongFields(call(complete, { id })))).toEqual(['answer']);
  await call(complete, { id, answer: '380 V' });
  await call(complete, { id, answer: '380 V, 20 A' });
  expect(await stateOf(id, company)).toMatchObject({ done: true, answer: '380 V, 20 A' });
  await call(reopen, { id });
  expect(await stateOf(id, company)).toMatchObject({ done: false, at: null, answer: '' });
});

test('a task of a package is asked of its exhibitors alone, and one of the catalogue is done by what is there', async () => {
  const regional = await makeExhibitor(portal, { package: 'regional' });
  const standard = await makeExhibitor(portal);
  const id = await make({ packages: ['regional'], kind: 'catalogue' });
  expect(await stateOf(id, standard)).toBe(undefined);
  expect(await outcomeOf(portal.as(editor)(mark, { id, exhibitorId: standard.id, done: true }))).toBe('notFound');
  const before = await stateOf(id, regional);
  expect(before?.done).toBe(false);
  await portal.as(editor)(mark, { id, exhibitorId: regional.id, done: true });
  expect(await stateOf(id, regional)).toMatchObject({ done: true, by: '' });
  const { list: tasks } = await portal.as(editor)(list, { pageSize: 100 });
  const told = tasks.find((one) => one.id === id);
  expect([told?.done, (told?.exhibitors ?? 0) > 0]).toEqual([1, true]);
  const wrong = portal.as(editor)(save, { id: null, version: null, form: { ...FORM, packages: ['gone'] } });
  expect(Object.keys(await wrongFields(wrong))).toEqual(['form.packages']);
});

test('administrators who have not done it are told a week before, once on a day, and whoever has done it is not', async () => {
  const now = new Date();
  const week = dayAfter(dayInBeijing(now), 7);
  const [open, done] = [await makeExhibitor(portal), await makeExhibitor(portal)];
  const [waiting, ready] = [await administrator(open), await administrator(done)];
  const title = { zh: `提交水电申请 ${open.id}`, en: '' };
  const id = await make({ title, dueOn: week });
  await make({ title: { zh: '无需提醒', en: '' }, dueOn: week, reminds: false });
  await portal.as(ready)(complete, { id });
  const services = portal.portal.services;
  await remindOfTasks(services, portal.ctx, now);
  await remindOfTasks(services, portal.ctx, now);
  await portal.as(editor)(remind, { id });
  const mails = async () => {
    const [told, untold] = [await messagesTo(portal, waiting.email), await messagesTo(portal, ready.email)];
    return [told.filter(({ body }) => body.includes(title.zh)).length, untold.length];
  };
  await expect.poll(mails).toEqual([1, 0]);
});

test('the workbench counts what a company has not done, and says the soonest day', async () => {
  const company = await makeExhibitor(portal, { package: 'regional' });
  const call = portal.as(await administrator(company));
  const counted = async () => {
    const { tasks } = await call(contract.workbench.home, {});
    return [(await call(contract.workbench.counts, {})).tasks, tasks.count];
  };
  const [before = 0] = await counted();
  const id = await make({ dueOn: '2020-01-05', packages: ['regional'] });
  expect((await call(contract.workbench.home, {})).tasks.dueOn).toBe('2020-01-05');
  expect(await counted()).toEqual([before + 1, before + 1]);
  await call(complete, { id });
  expect(await counted()).toEqual([before, before]);
});

test('a task of another fair is not there', async () => {
  const row = exhibitorTaskRow(portal.sugarCtx.exhibition.id);
  await insertRows(portal.ctx.db, 'exhibitor_task', [row]);
  expect(await outcomeOf(portal.as(editor)(remove, { id: row.id, version: 1 }))).toBe('notFound');
  expect(await outcomeOf(portal.as(editor)(progress, { id: row.id }))).toBe('notFound');
  const staff = portal.as(await administrator(await makeExhibitor(portal)));
  expect(await outcomeOf(staff(complete, { id: row.id }))).toBe('notFound');
});
