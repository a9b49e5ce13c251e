import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { CompleteState } from '@fairbridge/contract/account/account.shapes.ts';
import type { Answer, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { sql } from 'kysely';
import { writeSettings } from '../exhibition/settings.queries.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { seeded } from '../../../test/seeded.ts';
import { makeExhibitor, makeProduct, makeVisitor, type Visitor } from '../../../test/world.ts';

const { own, change, certify, completePerson, completeCompany } = contract.visitor;
const { get, save } = contract.questionnaire;

const portal = testPortal();
let productId: string;
beforeAll(async () => {
  productId = (await makeProduct(portal, await makeExhibitor(portal))).id;
});

const newcomer = () =>
  makeVisitor(portal, { complete_exhibition_registration: false, name: '', company: '', position: '' });
const person = completePerson.example;
const company = completeCompany.example;

/** An answer to every question that must be answered. */
const answersTo = (questions: readonly Question[]): Answer[] =>
  questions
    .filter((question) => question.required)
    .map(({ code, kind, options }) =>
      kind === 'text' || kind === 'number'
        ? { question: code, choices: [], text: '5' }
        : { question: code, choices: [options.findLast(({ other }) => !other)?.code ?? ''], text: '' },
    );

describe('registration', () => {
  test('goes step by step to its end, and the visitor is then what he typed', async () => {
    const visitor = await newcomer();
    const call = portal.as(visitor);
    expect((await call(completePerson, person)).next).toBe('/register/account-info/1');
    expect((await call(completeCompany, company)).next).toBe('/questionnaire');
    const { questions } = await call(get, {});
    const last = await call(save, { answers: answersTo(questions) });
    expect([last.next, last.user.review]).toEqual(['/register/completed', { state: 'approved', reason: '' }]);
    expect(await call(own, {})).toMatchObject({ ...person, ...company, email: visitor.email, id: visitor.visitorId });
    expect((await call(get, {})).answers.length).toBe(answersTo(questions).length);
    expect((await call(contract.account.infoByToken, {})).exhibitionUserRegister).toBe(true);
  });

  test.each(['欧阳𠮷䶮', '李𠮷', 'Nguyễn Thị Ánh'.normalize('NFD'), '张👩‍🌾', 'محمد علي'])(
    'keeps the name %s as it was typed',
    async (name) => {
      const call = portal.as(await newcomer());
      await call(completePerson, { ...person, name });
      await call(completeCompany, company);
      expect((await call(own, {})).name).toBe(name);
    },
  );

  test('waits for the organizer where the exhibition says so', async () => {
    const { ctx } = portal;
    const review = async (atOnce: boolean) => {
      await writeSettings(ctx, { reviewAtOnce: atOnce });
      await portal.portal.services.directory.load();
    };
    await review(false);
    const call = portal.as(await newcomer());
    await call(completePerson, person);
    await call(completeCompany, company);
    const { user } = await call(save, { answers: answersTo((await call(get, {})).questions) });
    await review(true);
    expect(user.review).toEqual({ state: 'underReview', reason: '' });
  });

  test('a step that is not open says so and changes nothing', async () => {
    const visitor = await newcomer();
    const answer = await portal.send(completeCompany, company, { ...visitor, lang: 'en' });
    expect([answer.status, answer.body]).toEqual([
      409,
      { code: CODES.stepNotOpen.code, message: 'Please complete the current registration step first.', data: null },
    ]);
    expect(await outcomeOf(portal.as(visitor)(save, { answers: [] }))).toBe('stepNotOpen');
    expect((await portal.as(visitor)(own, {})).company).toBe('');
  });

  test('asks for a mobile, with the code of its country', async () => {
    const call = portal.as(await newcomer());
    expect(await wrongFields(call(completePerson, { ...person, mobile: ' ' }))).toEqual({
      mobile: RULES.required[0],
    });
    expect(await wrongFields(call(completePerson, { ...person, mobileAreaCode: '' }))).toEqual({
      mobileAreaCode: RULES.areaCode[0],
    });
    expect((await call(own, {})).name).toBe('');
  });

  test('of somebody of before lacks a mobile until something of the person is changed', async () => {
    const old = await makeVisitor(portal, { name: '王敏', position: '经理', mobile: '', mobile_area_code: '' });
    const call = portal.as(old);
    const { name, title, position, department } = await call(own, {});
    const stored = { name, title, position, department, mobile: '', mobileAreaCode: '' };
    await call(change, { person: stored, company: { ...company, company: '改了名的公司' } });
    expect((await call(own, {})).company).toBe('改了名的公司');
    const missing = { 'person.mobile': RULES.required[0] };
    expect(await wrongFields(call(change, { person: { ...stored, position: '总监' }, company }))).toEqual(missing);
    const { mobile, mobileAreaCode } = person;
    await call(change, { person: { ...stored, mobile, mobileAreaCode }, company });
    expect(await wrongFields(call(change, { person: stored, company }))).toEqual(missing);
    expect((await call(own, {})).mobile).toBe(mobile);
  });

  test('keeps the number of a document by its type, masked, and checks identity cards alone', async () => {
    const visitor = await makeVisitor(portal, { name: '王敏' });
    const call = portal.as(visitor);
    const given = { name: '王敏', idType: 'passport' as const };
    expect(await wrongFields(call(certify, { ...given, idNumber: '护照1' }))).toEqual({
      idNumber: RULES.documentNumber[0],
    });
    expect(await wrongFields(call(certify, { ...given, idType: 'idCard', idNumber: 'E12345678' }))).toEqual({
      idNumber: RULES.identityNumber[0],
    });
    expect((await call(own, {})).idNumberMasked).toBe('');
    const kept = await call(certify, { ...given, idNumber: 'e1234 5678' });
    expect(kept.certified).toBe(false);
    const { idType, idNumberMasked, tiers } = await call(own, {});
    expect([idType, idNumberMasked, tiers]).toEqual(['passport', kept.idNumberMasked, []]);
    expect(idNumberMasked).toMatch(/^E\d?\*+\d{1,2}$/);
  });

  test('names wrong fields of both forms', async () => {
    const call = portal.as(await newcomer());
    expect(
      Object.keys(
        await wrongFields(call(completePerson, { name: ' ', position: '', mobile: 'abc', mobileAreaCode: '86x' })),
      ),
    ).toEqual(expect.arrayContaining(['name', 'position', 'mobile', 'mobileAreaCode']));
    await call(completePerson, person);
    expect(Object.keys(await wrongFields(call(completeCompany, { company: '', country: 'China' })))).toEqual(
      expect.arrayContaining(['company', 'country']),
    );
  });

  test('a question answered twice is stored once, by its last answer', async () => {
    const visitor = await newcomer();
    const call = portal.as(visitor);
    await call(completePerson, person);
    await call(completeCompany, company);
    const { questions } = await call(get, {});
    const choice = questions.find(({ kind, options }) => kind === 'single' && options.length > 1);
    const [first, second] = choice?.options ?? [];
    const twice = [first, second].map((option) => ({
      question: choice?.code ?? '',
      choices: [option?.code ?? ''],
      text: '',
    }));
    const others = answersTo(questions).filter(({ question }) => question !== choice?.code);
    await call(save, { answers: [...twice, ...others] });
    expect((await call(get, {})).answers.filter(({ question }) => question === choice?.code)).toEqual([twice[1]]);
  });

  test('saving the same step at once twenty times is one registration', async () => {
    const visitor = await newcomer();
    const call = portal.as(visitor);
    await call(completePerson, person);
    await call(completeCompany, company);
    const answers = answersTo((await call(get, {})).questions);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(call(save, { answers }))));
    // the nineteen after it are changes of the answers, and complete nothing again
    expect(outcomes.filter((one) => one === 'done').length).toBe(20);
    expect(await countRows(portal, sql`visitor_review where visitor_id = ${visitor.visitorId}`)).toBe(1);
  });
});

/** The four flags as the specification says they may move (section 4); the server is never asked for them. */
type Model = CompleteState;
const nothingDone: Model = {
  completeVisitor: false,
  completeVisitorRegister: false,
  completeQuestionnaire: false,
  completeExhibitionRegistration: false,
};

function after(model: Model, step: string): { model: Model; outcome: string } {
  const closed = { model, outcome: 'stepNotOpen' };
  // answers may be changed at any time after the end, which changes no flag
  if (model.completeExhibitionRegistration)
    return step === 'answers'
      ? { model, outcome: 'done' }
      : step === 'wrongAnswers'
        ? { model, outcome: 'badInput' }
        : closed;
  if (step === 'person') return { model: { ...model, completeVisitor: true }, outcome: 'done' };
  if (step === 'company')
    return model.completeVisitor ? { model: { ...model, completeVisitorRegister: true }, outcome: 'done' } : closed;
  if (!model.completeVisitor || !model.completeVisitorRegister) return closed;
  if (step === 'wrongAnswers') return { model, outcome: 'badInput' };
  return { model: { ...model, completeQuestionnaire: true, completeExhibitionRegistration: true }, outcome: 'done' };
}

function place(model: Model): string {
  if (model.completeExhibitionRegistration || model.completeQuestionnaire) return '/register/completed';
  if (model.completeVisitorRegister) return '/questionnaire';
  return model.completeVisitor ? '/register/account-info/1' : '/l-register/account-email-info/0';
}

const STEPS = ['person', 'company', 'answers', 'wrongAnswers', 'wrongPerson', 'order', 'info'] as const;

describe('the registration’s states, in random orders (G10)', () => {
  const sequences = process.env['TESTS'] === 'all' ? 100 : 20;

  async function take(visitor: Visitor, step: (typeof STEPS)[number], answers: Answer[]): Promise<string> {
    const call = portal.as(visitor);
    if (step === 'person') return String(await outcomeOf(call(completePerson, person)));
    if (step === 'wrongPerson') return String(await outcomeOf(call(completePerson, { ...person, name: '' })));
    if (step === 'company') return String(await outcomeOf(call(completeCompany, company)));
    if (step === 'answers') return String(await outcomeOf(call(save, { answers })));
    if (step === 'wrongAnswers') return String(await outcomeOf(call(save, { answers: answers.slice(1) })));
    if (step === 'order')
      return String(await outcomeOf(call(contract.order.create, { productId, quantity: 1, unit: 'kg' })));
    const { exhibitionUserCompleteState } = await call(contract.account.info, {});
    return JSON.stringify(exhibitionUserCompleteState);
  }

  function expected(model: Model, step: (typeof STEPS)[number]): { model: Model; outcome: string } {
    if (step === 'info') return { model, outcome: JSON.stringify(model) };
    if (step === 'wrongPerson') return { model, outcome: 'badInput' };
    if (step === 'order')
      return { model, outcome: model.completeExhibitionRegistration ? 'done' : 'registrationUnfinished' };
    return after(model, step);
  }

  test('never differ from the model', { timeout: 600_000 }, async () => {
    const random = seeded(10);
    const answers = answersTo((await portal.as(await newcomer())(get, {})).questions);
    for (let sequence = 0; sequence < sequences; sequence += 1) {
      const visitor = await newcomer();
      const taken: string[] = [];
      let model = nothingDone;
      for (let steps = 0; steps < 30; steps += 1) {
        const step = random.pick(STEPS);
        taken.push(step);
        const wanted = expected(model, step);
        expect([...taken, await take(visitor, step, answers)]).toEqual([...taken, wanted.outcome]);
        model = wanted.model;
      }
      const user = await portal.as(visitor)(contract.account.info, {});
      expect(user.exhibitionUserCompleteState).toEqual(model);
      if (!model.completeExhibitionRegistration)
        expect((await portal.as(visitor)(completePerson, person)).next).toBe(
          place({ ...model, completeVisitor: true }),
        );
    }
  });
});
