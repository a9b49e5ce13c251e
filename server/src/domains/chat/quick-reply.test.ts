import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, type Employee, type Exhibitor } from '../../../test/world.ts';

const { quickReply } = contract;
const HELLO = { zh: '您好，请问需要什么规格？', en: 'Hello, which specification?' };
const CHINESE = { zh: '样品可以寄出。', en: '' };

const portal = testPortal();
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company);
});

const save = (text: { zh: string; en: string }, id?: string) =>
  portal.as(admin)(quickReply.save, { text, ...(id !== undefined && { id }) });
const kept = async (by: Employee = staff) => (await portal.as(by)(quickReply.list, {})).list.map(({ text }) => text);

describe('quick replies of a company', () => {
  test('are kept by its administrators, in the order in which they were written, and read by all of it', async () => {
    await save(HELLO);
    const { id } = await save(CHINESE);
    expect(await kept()).toEqual([HELLO, CHINESE]);
    await save({ zh: '', en: 'We can send samples.' }, id);
    expect(await kept()).toEqual([HELLO, { zh: '', en: 'We can send samples.' }]);
    await portal.as(admin)(quickReply.remove, { id });
    expect([await kept(), await outcomeOf(portal.as(admin)(quickReply.remove, { id }))]).toEqual([[HELLO], 'notFound']);
  });

  test('are nobody else’s: neither another company’s nor the fair’s own can be read, changed or deleted (G2)', async () => {
    const other = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const support = await makeOrganizer(portal, portal.ctx, 'support');
    const { id } = await save(HELLO);
    const { id: ofFair } = await portal.as(support)(quickReply.save, { text: CHINESE });
    expect([
      await kept(other),
      await outcomeOf(portal.as(other)(quickReply.save, { id, text: CHINESE })),
      await outcomeOf(portal.as(other)(quickReply.remove, { id })),
      await outcomeOf(portal.as(admin)(quickReply.save, { id: ofFair, text: HELLO })),
      await outcomeOf(portal.as(support)(quickReply.save, { id, text: CHINESE })),
      await outcomeOf(portal.as(support)(quickReply.remove, { id })),
      await kept(),
    ]).toEqual([[], 'notFound', 'notFound', 'notFound', 'notFound', 'notFound', [HELLO]]);
  });

  test('saved twice are kept once, and end at the limit also where many come at once (G57)', async () => {
    const [one, two] = await Promise.all([save(HELLO), save(HELLO)]);
    expect([one.id === two.id, await kept()]).toEqual([true, [HELLO]]);
    const tries = Array.from({ length: LIMITS.quickRepliesMax }, (_, at) => ({ zh: `第 ${at} 句`, en: '' }));
    const outcomes = await Promise.all(tries.map((text) => outcomeOf(save(text))));
    expect([outcomes.filter((one) => one === 'quickReplyLimit').length, (await kept()).length]).toEqual([
      1,
      LIMITS.quickRepliesMax,
    ]);
  });

  test('say something in one language at least, in at most 500 signs', async () => {
    expect([
      await outcomeOf(save({ zh: ' ', en: '' })),
      await outcomeOf(save({ zh: '长'.repeat(LIMITS.quickReplyTextMax + 1), en: '' })),
      await outcomeOf(save({ zh: '', en: '中文' })),
      await kept(),
    ]).toEqual(['badInput', 'badInput', 'badInput', []]);
  });
});

test('the fair’s own quick replies are those of one fair, for whoever answers what is sent in', async () => {
  const support = await makeOrganizer(portal, portal.ctx, 'support');
  const editor = await makeOrganizer(portal, portal.ctx, 'editor');
  const sugar = { ...(await makeOrganizer(portal, portal.sugarCtx, 'support')), host: SUGAR_HOST };
  const text = { zh: '我们会尽快回复。', en: '' };
  const { id } = await portal.as(support)(quickReply.save, { text });
  const ids = async (by: typeof support) => (await portal.as(by)(quickReply.list, {})).list.map((one) => one.id);
  expect([
    (await ids(editor)).includes(id),
    (await ids(sugar)).includes(id),
    await outcomeOf(portal.as(sugar)(quickReply.remove, { id })),
  ]).toEqual([true, false, 'notFound']);
  await portal.as(editor)(quickReply.remove, { id });
  expect((await ids(support)).includes(id)).toBe(false);
});
