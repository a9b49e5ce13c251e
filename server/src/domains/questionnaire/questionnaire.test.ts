import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { CODES, errorText } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { messageOf, outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';

const { ofSite, get, save, listSites, list, saveForm, sort, remove, preview } = contract.questionnaire;

const portal = testPortal();
let editor: Organizer;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

type Form = InputOf<typeof saveForm>['form'];
const name = (zh: string, en = '') => ({ zh, en });
const two = [
  { code: 'yes', name: name('是', 'Yes') },
  { code: 'no', name: name('否', 'No') },
];
const make = (site: Site, form: Partial<Form> = {}) =>
  portal.as(editor)(saveForm, { site, form: { title: name('新题', 'New'), kind: 'single', options: two, ...form } });
const given = (question: string, choices: string[] = [], text = '') => ({ question, choices, text });
const listed = async (site: Site, code: string) => {
  const found = (await portal.as(editor)(list, { site })).questions.find((one) => one.code === code);
  if (found === undefined) throw new Error(`no question ${code}`);
  return found;
};

/** The survey is empty at first, so that each test asks its own questions: all others are taken off. */
async function clear(site: Site): Promise<void> {
  const call = portal.as(editor);
  const { questions } = await call(list, { site });
  for (const { code, version, retired } of questions.toReversed()) if (!retired) await call(remove, { code, version });
}

describe('answers to questions', () => {
  test('a registered visitor may change them at any time, and nothing else changes', async () => {
    await clear('register');
    const { question } = await make('register', { required: true });
    const visitor = await makeVisitor(portal, { review_state: 'underReview' });
    const call = portal.as(visitor);
    expect((await call(save, { answers: [given(question.code, ['yes'])] })).next).toBe('/register/completed');
    const { user } = await call(save, { answers: [given(question.code, ['no'])] });
    expect(user.review).toEqual({ state: 'underReview', reason: '' });
    expect((await call(get, {})).answers).toEqual([given(question.code, ['no'])]);
    expect(await wrongFields(call(save, { answers: [] }))).toEqual({ [question.code]: '请回答此题' });
    expect((await call(get, {})).answers).toEqual([given(question.code, ['no'])]);
  });

  test('to a question that is not asked are dropped, and so are the stored ones once it is not asked any more', async () => {
    await clear('visit');
    const { question: first } = await make('visit');
    const { question: second } = await make('visit', {
      kind: 'number',
      required: true,
      options: [],
      condition: { question: first.code, choices: ['yes'] },
    });
    const call = portal.as(await makeVisitor(portal));
    const both = [given(first.code, ['yes']), given(second.code, [], '3')];
    expect((await call(save, { site: 'visit', answers: both })).answers).toEqual(both);
    const dropped = await call(save, {
      site: 'visit',
      answers: [given(first.code, ['no']), given(second.code, [], 'x')],
    });
    expect(dropped.answers).toEqual([given(first.code, ['no'])]);
    expect((await call(get, { site: 'visit' })).answers).toEqual([given(first.code, ['no'])]);
    expect(await wrongFields(call(save, { site: 'visit', answers: [given(first.code, ['yes'])] }))).toEqual({
      [second.code]: '请回答此题',
    });
  });

  test('of a group of categories are stored as its categories, 80 at most', async () => {
    await clear('visit');
    const leaves = (parent: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        code: `${parent}${index}`,
        name: name(`${parent}${index}`),
        parent,
      }));
    const options = [
      { code: 'a', name: name('甲') },
      ...leaves('a', 80),
      { code: 'b', name: name('乙') },
      ...leaves('b', 1),
    ];
    const { question } = await make('visit', { kind: 'tree', max: 80, options });
    const person = await makeVisitor(portal);
    const call = portal.as({ ...person, lang: 'en' });
    const { answers } = await call(save, { site: 'visit', answers: [given(question.code, ['a'])] });
    expect(answers[0]?.choices.length).toBe(80);
    expect(await wrongFields(call(save, { site: 'visit', answers: [given(question.code, ['a', 'b'])] }))).toEqual({
      [question.code]: 'Select up to 80 for this question',
    });
  });

  test('of employees are their own, of the exhibitor’s questions only', async () => {
    await clear('exhibitor');
    const { question } = await make('exhibitor');
    const company = await makeExhibitor(portal);
    const [one, other] = [await makeEmployee(portal, company), await makeEmployee(portal, company, { admin: true })];
    const call = portal.as(one);
    const { user } = await call(save, { answers: [given(question.code, ['yes'])] });
    expect([user.subjectType, user.subjectId]).toEqual(['ACTOR', one.employeeId]);
    expect((await call(get, {})).answers).toEqual([given(question.code, ['yes'])]);
    expect((await portal.as(other)(get, {})).answers).toEqual([]);
    expect(await outcomeOf(call(get, { site: 'register' }))).toBe('notFound');
    expect(await outcomeOf(call(save, { site: 'visit', answers: [] }))).toBe('notFound');
    const visitor = await makeVisitor(portal);
    expect(await outcomeOf(portal.as(visitor)(get, { site: 'exhibitor' }))).toBe('notFound');
    expect((await portal.as(visitor)(ofSite, { site: 'exhibitor' })).questions.map(({ code }) => code)).toEqual([
      question.code,
    ]);
  });

  test('to the survey wait for the end of the registration', async () => {
    const visitor = await makeVisitor(portal, { complete_exhibition_registration: false });
    expect(await outcomeOf(portal.as(visitor)(save, { site: 'visit', answers: [] }))).toBe('stepNotOpen');
  });
});

describe('questions changed under somebody’s hands', () => {
  test('an old form is told so, nothing is stored, and what still exists can be sent again', async () => {
    await clear('visit');
    const { question } = await make('visit');
    const call = portal.as(await makeVisitor(portal));
    const form = await call(get, { site: 'visit' });
    await make('visit', { required: true });
    const answers = [given(question.code, ['yes'])];
    expect(await messageOf(call(save, { site: 'visit', version: form.version, answers }))).toBe(
      errorText('questionsChanged', 'zh'),
    );
    const again = await call(get, { site: 'visit' });
    expect([again.answers, again.version > form.version, again.questions.length]).toEqual([[], true, 2]);
    const added = again.questions[1]?.code ?? '';
    await call(save, { site: 'visit', version: again.version, answers: [...answers, given(added, ['no'])] });
    expect((await call(get, { site: 'visit' })).answers.length).toBe(2);
  });

  test('an option with answers is retired: kept by whom has it, offered to nobody; one without is gone', async () => {
    await clear('visit');
    const options = [...two, { code: 'maybe', name: name('也许', 'Maybe') }];
    const { question } = await make('visit', { kind: 'multiple', options });
    const [old, young] = [portal.as(await makeVisitor(portal)), portal.as(await makeVisitor(portal))];
    await old(save, { site: 'visit', answers: [given(question.code, ['maybe'])] });
    const form: Form = {
      title: question.title,
      kind: 'multiple',
      options: [...two.slice(0, 1), { code: 'new', name: name('新', 'New') }],
    };
    const saved = await portal.as(editor)(saveForm, { site: 'visit', code: question.code, version: 1, form });
    expect(saved.question.options.map(({ code, retired, answers }) => [code, retired, answers])).toEqual([
      ['yes', false, 0],
      ['new', false, 0],
      ['maybe', true, 1],
    ]);
    const shown = async (call: typeof old) =>
      (await call(get, { site: 'visit' })).questions[0]?.options.map(({ code }) => code);
    expect([await shown(old), await shown(young)]).toEqual([
      ['yes', 'new', 'maybe'],
      ['yes', 'new'],
    ]);
    expect(await outcomeOf(old(save, { site: 'visit', answers: [given(question.code, ['maybe', 'new'])] }))).toBe(
      'done',
    );
    expect(await wrongFields(young(save, { site: 'visit', answers: [given(question.code, ['maybe'])] }))).toEqual({
      [question.code]: '请从列表中选择',
    });
  });

  test('the kind of an answered question stays, with a clear text; a question with answers is retired, and can come back', async () => {
    await clear('visit');
    const { question } = await make('visit');
    const visitor = portal.as(await makeVisitor(portal));
    await visitor(save, { site: 'visit', answers: [given(question.code, ['yes'])] });
    const call = portal.as({ ...editor, lang: 'en' });
    const edit = { site: 'visit', code: question.code, version: 1 } as const;
    const failed = call(saveForm, { ...edit, form: { title: question.title, kind: 'text' } });
    expect(await messageOf(failed)).toBe(
      'The type of an answered question cannot be changed (1 so far). Retire this question and create a new one.',
    );
    expect(CODES.questionAnswered).toMatchObject({ code: 2031, status: 409 });
    expect((await call(remove, { code: question.code, version: 1 })).done).toBe('retired');
    expect((await visitor(get, { site: 'visit' })).questions).toEqual([]);
    // answers to what is not asked stay as they are
    await visitor(save, { site: 'visit', answers: [] });
    expect((await listed('visit', question.code)).answers).toBe(1);
    const back = await call(saveForm, {
      ...edit,
      version: 2,
      form: { title: question.title, kind: 'single', options: two },
    });
    expect(back.question).toMatchObject({ retired: false, version: 3, answers: 1 });
    expect((await visitor(get, { site: 'visit' })).answers).toEqual([given(question.code, ['yes'])]);
  });

  test('a question without answers is deleted; unless another one depends on it', async () => {
    await clear('visit');
    const { question: first } = await make('visit');
    const condition = { question: first.code, choices: ['yes'] };
    const { question: second } = await make('visit', { condition });
    const call = portal.as(editor);
    expect(await wrongFields(call(remove, { code: first.code, version: 1 }))).toEqual({
      code: '其他题目的显示条件依据此题或此选项',
    });
    const edit = { site: 'visit', code: first.code, version: 1 } as const;
    const form: Form = {
      title: first.title,
      kind: 'single',
      options: [...two.slice(1), { code: 'c', name: name('丙') }],
    };
    expect(Object.keys(await wrongFields(call(saveForm, { ...edit, form })))).toEqual(['form.options']);
    const { version } = await call(list, { site: 'visit' });
    expect(await wrongFields(call(sort, { site: 'visit', version, codes: [second.code, first.code] }))).toEqual({
      codes: '题目须排在其条件所依据的题目之后',
    });
    expect(await wrongFields(make('visit', { condition: { question: 'nowhere', choices: ['yes'] } }))).toEqual({
      'form.condition': '条件须依据前面某题的可选项',
    });
    expect((await call(remove, { code: second.code, version: 1 })).done).toBe('deleted');
    expect((await call(remove, { code: first.code, version: 1 })).done).toBe('deleted');
    expect(await outcomeOf(call(remove, { code: first.code, version: 1 }))).toBe('notFound');
  });
});

describe('two editors', () => {
  test('of the same question: the later is told, the earlier’s edit stands', async () => {
    await clear('visit');
    const { question } = await make('visit');
    const edit = { site: 'visit', code: question.code, version: 1 } as const;
    const form = (zh: string): Form => ({ title: name(zh), kind: 'single', options: two });
    const owner = portal.as(await makeOrganizer(portal));
    await owner(saveForm, { ...edit, form: form('先') });
    const later = portal.as(editor)(saveForm, { ...edit, form: form('后') });
    expect(await messageOf(later)).toBe(errorText('editConflict', 'zh'));
    expect((await listed('visit', question.code)).title.zh).toBe('先');
    expect(await outcomeOf(owner(saveForm, { ...edit, version: null, form: form('后') }))).toBe('editConflict');
    expect(await outcomeOf(owner(remove, { code: question.code, version: 1 }))).toBe('editConflict');
  });

  test('at once, twelve times: one edit, eleven told; each question made at once is there', async () => {
    await clear('visit');
    const { question } = await make('visit');
    const call = portal.as(editor);
    const form = { title: name('改'), kind: 'single', options: two } as const;
    const edits = Array.from({ length: 12 }, () =>
      outcomeOf(
        call(saveForm, { site: 'visit', code: question.code, version: 1, form: { ...form, options: [...two] } }),
      ),
    );
    expect(tally(await Promise.all(edits))).toEqual({ done: 1, editConflict: 11 });
    await Promise.all(Array.from({ length: 6 }, () => make('visit')));
    const { version, questions } = await call(list, { site: 'visit' });
    expect(questions.filter(({ retired }) => !retired).length).toBe(7);
    const codes = questions.filter(({ retired }) => !retired).map(({ code }) => code);
    const sorts = [codes.toReversed(), codes].map((order) =>
      outcomeOf(call(sort, { site: 'visit', version, codes: order })),
    );
    expect(tally(await Promise.all(sorts))).toEqual({ done: 1, editConflict: 1 });
  });

  test('while twenty visitors answer: every answer stored is to questions of before or after, none is lost in between', async () => {
    await clear('visit');
    const { question } = await make('visit');
    const visitors: Visitor[] = [];
    for (let index = 0; index < 20; index += 1) visitors.push(await makeVisitor(portal));
    const [answered, ...edited] = await Promise.all([
      Promise.all(
        visitors.map((one) =>
          outcomeOf(portal.as(one)(save, { site: 'visit', answers: [given(question.code, ['yes'])] })),
        ),
      ),
      make('visit'),
      make('visit'),
    ]);
    expect(tally(answered)).toEqual({ done: 20 });
    expect(edited.length).toBe(2);
    expect((await listed('visit', question.code)).options[0]?.answers).toBe(20);
  });
});

describe('the editor’s view', () => {
  test('counts who answered and what they chose, and sums up numbers', async () => {
    await clear('visit');
    const { question: one } = await make('visit', { kind: 'multiple' });
    const { question: size } = await make('visit', { kind: 'number', options: [] });
    for (const [choices, text] of [
      [['yes'], '2'],
      [['yes', 'no'], '5'],
      [['no'], ''],
    ] as const)
      await portal.as(await makeVisitor(portal))(save, {
        site: 'visit',
        answers: [given(one.code, [...choices]), given(size.code, [], text)],
      });
    expect((await listed('visit', one.code)).options.map(({ answers }) => answers)).toEqual([2, 2]);
    expect(await listed('visit', size.code)).toMatchObject({ answers: 2, values: { least: 2, most: 5, mean: 3.5 } });
    const { sites } = await portal.as(editor)(listSites, {});
    expect(sites.find(({ site }) => site === 'visit')).toMatchObject({ questions: 2, respondents: 3 });
    const seen = await portal.as(editor)(preview, { site: 'visit' });
    expect(seen.questions.map(({ code }) => code)).toEqual([one.code, size.code]);
  });

  test('takes a list in its order, all of it and each once', async () => {
    await clear('visit');
    const codes: string[] = [];
    for (let index = 0; index < 3; index += 1) codes.push((await make('visit')).question.code);
    const call = portal.as(editor);
    const { version } = await call(list, { site: 'visit' });
    const [first = '', second = '', third = ''] = codes;
    for (const wrong of [
      [first, second],
      [first, second, third, third],
      [first, second, 'nowhere'],
    ])
      expect(Object.keys(await wrongFields(call(sort, { site: 'visit', version, codes: wrong })))).toEqual(['codes']);
    const sorted = await call(sort, { site: 'visit', version, codes: [third, first, second] });
    const seen = await call(list, { site: 'visit' });
    expect([seen.version, seen.questions.slice(0, 3).map(({ code }) => code)]).toEqual([
      sorted.version,
      [third, first, second],
    ]);
  });

  test('names wrong fields of the form where they stand', async () => {
    const failed = make('visit', { title: name(' '), options: [{ code: 'a', name: name('甲') }], kind: 'multiple' });
    expect(Object.keys(await wrongFields(failed))).toEqual(['form.title']);
    expect(await wrongFields(make('visit', { options: two.slice(0, 1) }))).toEqual({
      'form.options': '至少需要 2 个可选项',
    });
  });

  test('is this fair’s: the other fair’s editor sees and changes nothing of it', async () => {
    await clear('visit');
    const { question } = await make('visit');
    const other = { ...(await makeOrganizer(portal, portal.sugarCtx, 'editor')), host: SUGAR_HOST };
    const call = portal.as(other);
    expect((await call(list, { site: 'visit' })).questions.some(({ code }) => code === question.code)).toBe(false);
    expect(await outcomeOf(call(remove, { code: question.code, version: 1 }))).toBe('notFound');
    const form = { title: name('改'), kind: 'text' } as const;
    expect(await outcomeOf(call(saveForm, { site: 'visit', code: question.code, version: 1, form }))).toBe('notFound');
  });

  test('each act is in the audit log, with whom and what; a refused one is not', async () => {
    await clear('visit');
    const { db } = portal.ctx;
    const someone = await makeOrganizer(portal, portal.ctx, 'editor');
    const call = portal.as(someone);
    const { question } = await call(saveForm, { site: 'visit', form: { title: name('题'), kind: 'text' } });
    const form = { title: name('改'), kind: 'text' } as const;
    await call(saveForm, { site: 'visit', code: question.code, version: 1, form });
    await outcomeOf(call(saveForm, { site: 'visit', code: question.code, version: 1, form }));
    const { version, questions } = await call(list, { site: 'visit' });
    const codes = questions.filter(({ retired }) => !retired).map(({ code }) => code);
    await call(sort, { site: 'visit', version, codes });
    await call(remove, { code: question.code, version: 2 });
    const { rows } = await sql<{ act: string; object_id: string }>`
      select act, object_id from audit where account_id = ${someone.accountId} order by at, id`.execute(db);
    expect(rows.map(({ act, object_id: id }) => [act, id])).toEqual([
      ['question.create', question.code],
      ['question.change', question.code],
      ['question.sort', ''],
      ['question.remove', question.code],
    ]);
  });
});
