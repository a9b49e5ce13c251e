import { describe, expect, test } from 'vitest';
import { askedQuestions, leavesBelow, mostCharacters, mostChoices, readAnswers } from './questionnaire.rules.ts';
import { answer, type Answer, type Option, type Question } from './questionnaire.shapes.ts';

const option = (code: string, more: Partial<Option> = {}): Option => ({
  code,
  name: { zh: code, en: code },
  parent: null,
  other: false,
  retired: false,
  ...more,
});
const question = (given: Partial<Question> & { code: string }): Question => ({
  section: { zh: '', en: '' },
  title: { zh: '题', en: 'Question' },
  hint: { zh: '', en: '' },
  kind: 'single',
  required: false,
  min: null,
  max: null,
  unit: { zh: '', en: '' },
  whole: false,
  options: [option('a'), option('b'), option('c')],
  condition: null,
  ...given,
});
const given = (code: string, choices: string[], text = ''): Answer => answer.parse({ question: code, choices, text });
const rules = (questions: Question[], answers: Answer[], before: Answer[] = []): string[] =>
  readAnswers(questions, answers, before).wrong.map(({ field, rule }) => `${field} ${rule}`);
const stored = (questions: Question[], answers: Answer[], before: Answer[] = []): Answer[] =>
  readAnswers(questions, answers, before).answers;

describe('the rules of answers', () => {
  test('a required question must be answered, another need not', () => {
    const questions = [question({ code: 'one', required: true }), question({ code: 'two' })];
    expect(rules(questions, [])).toEqual(['one questionRequired']);
    expect(rules(questions, [given('one', [])])).toEqual(['one questionRequired']);
    expect(rules(questions, [given('one', ['a'])])).toEqual([]);
  });

  test('choices are of the question’s own options, and questions of the place', () => {
    expect(rules([question({ code: 'one' })], [given('one', ['z'])])).toEqual(['one choice']);
    expect(rules([question({ code: 'one' })], [given('other', ['a'])])).toEqual(['other choice']);
  });

  test('one choice of a single question; at least `min` and at most `max` of a multiple one; the same twice is one', () => {
    expect(rules([question({ code: 'one' })], [given('one', ['a', 'b'])])).toEqual(['one questionMaximum']);
    const multiple = question({ code: 'many', kind: 'multiple', min: 2, max: 2 });
    expect(rules([multiple], [given('many', ['a', 'a', 'b'])])).toEqual([]);
    expect(readAnswers([multiple], [given('many', ['a', 'b', 'c'])]).wrong).toEqual([
      { field: 'many', rule: 'questionMaximum', values: { max: 2 } },
    ]);
    expect(readAnswers([multiple], [given('many', ['a'])]).wrong).toEqual([
      { field: 'many', rule: 'questionMinimum', values: { min: 2 } },
    ]);
    expect(rules([multiple], [])).toEqual([]);
  });

  test('at most eighty product categories, whatever the question says', () => {
    const options = Array.from({ length: 100 }, (_, index) => option(`c${index}`));
    const codes = (count: number) => options.slice(0, count).map(({ code }) => code);
    for (const max of [null, 80, 95]) {
      const tree = question({ code: 'products', kind: 'tree', max, options });
      expect(rules([tree], [given('products', codes(80))])).toEqual([]);
      expect(readAnswers([tree], [given('products', codes(81))]).wrong).toEqual([
        { field: 'products', rule: 'questionMaximum', values: { max: 80 } },
      ]);
    }
  });

  test('a group of a tree is all that lies below it, at any depth', () => {
    const options = [
      option('farm'),
      option('seeds', { parent: 'farm' }),
      option('rice', { parent: 'seeds' }),
      option('maize', { parent: 'seeds' }),
      option('tools', { parent: 'farm' }),
      option('loop', { parent: 'loop2' }),
      option('loop2', { parent: 'loop' }),
    ];
    expect(leavesBelow(options, 'farm')).toEqual(['rice', 'maize', 'tools']);
    expect(leavesBelow(options, 'loop')).toEqual([]);
    const tree = question({ code: 'products', kind: 'tree', options: options.slice(0, 5) });
    expect(stored([tree], [given('products', ['seeds', 'rice', 'tools'])])).toEqual([
      given('products', ['rice', 'maize', 'tools']),
    ]);
    expect(rules([{ ...tree, max: 1 }], [given('products', ['seeds'])])).toEqual(['products questionMaximum']);
  });

  test.each<[string, Partial<Question>, string[]]>([
    ['', {}, []],
    ['3', {}, []],
    ['2.5', {}, []],
    [' １２ ', {}, []],
    ['x', {}, ['size number']],
    ['-1', {}, ['size number']],
    ['1e3', {}, ['size number']],
    ['٣', {}, ['size number']],
    ['1,5', {}, ['size number']],
    ['.5', {}, ['size number']],
    ['9'.repeat(13), {}, ['size number']],
    ['-1', { min: -5 }, []],
    ['-6', { min: -5 }, ['size tooSmall']],
    ['0', { min: 1 }, ['size tooSmall']],
    ['11', { max: 10 }, ['size tooBig']],
    ['10', { max: 10 }, []],
    ['1.5', { whole: true }, ['size wholeNumber']],
  ])('a number %j with %j', (text, more, expected) => {
    expect(
      rules([question({ code: 'size', kind: 'number', options: [], ...more })], [given('size', [], text)]),
    ).toEqual(expected);
  });

  test('a number is stored in ASCII digits, a text as it is, each without what its kind has no use for', () => {
    const number = question({ code: 'size', kind: 'number', options: [] });
    const text = question({ code: 'wish', kind: 'text', options: [], max: 5 });
    expect(stored([number, text], [given('size', ['a'], ' １２ '), given('wish', ['a'], '展位１２')])).toEqual([
      given('size', [], '12'),
      given('wish', [], '展位１２'),
    ]);
    expect(readAnswers([text], [given('wish', [], '123456')]).wrong).toEqual([
      { field: 'wish', rule: 'tooLong', values: { max: 5 } },
    ]);
  });

  test('an option that asks for words needs them; without it they are left out', () => {
    const other = question({ code: 'one', options: [option('a'), option('other', { other: true })] });
    expect(rules([other], [given('one', ['other'])])).toEqual(['one questionOther']);
    expect(rules([other], [given('one', ['other'], '字'.repeat(201))])).toEqual(['one tooLong']);
    expect(stored([other], [given('one', ['other'], ' 合作社 ')])).toEqual([given('one', ['other'], '合作社')]);
    expect(stored([other], [given('one', ['a'], '合作社')])).toEqual([given('one', ['a'])]);
  });

  test('a question whose condition does not hold is not asked: not required, not stored, and neither is what depends on it', () => {
    const chain = [
      question({ code: 'one' }),
      question({ code: 'two', required: true, condition: { question: 'one', choices: ['a', 'b'] } }),
      question({ code: 'three', required: true, condition: { question: 'two', choices: ['c'] } }),
    ];
    expect(rules(chain, [])).toEqual([]);
    expect(rules(chain, [given('one', ['a'])])).toEqual(['two questionRequired']);
    expect(rules(chain, [given('one', ['a']), given('two', ['c'])])).toEqual(['three questionRequired']);
    const answers = [given('one', ['c']), given('two', ['c']), given('three', ['z'])];
    expect(readAnswers(chain, answers)).toEqual({ answers: [given('one', ['c'])], wrong: [] });
    expect(askedQuestions(chain, answers).map(({ code }) => code)).toEqual(['one']);
    expect(askedQuestions(chain, [given('one', ['b']), given('two', ['c'])]).length).toBe(3);
  });

  test('a condition on a group of a tree holds with anything below it', () => {
    const options = [
      option('seeds'),
      option('rice', { parent: 'seeds' }),
      option('maize', { parent: 'seeds' }),
      option('tools'),
    ];
    const pair = [
      question({ code: 'products', kind: 'tree', options }),
      question({ code: 'two', condition: { question: 'products', choices: ['seeds'] } }),
    ];
    expect(askedQuestions(pair, [given('products', ['maize'])]).length).toBe(2);
    expect(askedQuestions(pair, [given('products', ['tools'])]).length).toBe(1);
  });

  test('a retired option may be kept by whom has it, and taken by nobody', () => {
    const one = question({ code: 'one', options: [option('a'), option('b'), option('old', { retired: true })] });
    expect(rules([one], [given('one', ['old'])])).toEqual(['one choice']);
    expect(rules([one], [given('one', ['old'])], [given('one', ['old'])])).toEqual([]);
  });

  test('a question answered twice counts by its last answer', () => {
    expect(rules([question({ code: 'one', required: true })], [given('one', ['a']), given('one', [])])).toEqual([
      'one questionRequired',
    ]);
  });

  test('bounds that nobody set have values of their own', () => {
    expect([mostChoices(question({ code: 'a' })), mostChoices(question({ code: 'a', kind: 'multiple' }))]).toEqual([
      1,
      null,
    ]);
    expect([
      mostCharacters(question({ code: 'a' })),
      mostCharacters(question({ code: 'a', kind: 'text' })),
      mostCharacters(question({ code: 'a', kind: 'text', max: 9 })),
    ]).toEqual([200, 500, 9]);
  });
});

/** Numbers that come out the same each time (mulberry32). */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const KINDS = ['single', 'multiple', 'tree', 'text', 'number'] as const;
const TEXTS = ['', ' ', '5', '-3', '2.5', '１２', '其他', 'x'.repeat(201), 'x'.repeat(501)];

function anyQuestion(draw: (below: number) => number, index: number): Question {
  const kind = KINDS[draw(5)] ?? 'single';
  const options = Array.from({ length: 2 + draw(5) }, (_, at) =>
    option(`o${at}`, {
      parent: kind === 'tree' && at > 0 && draw(2) === 0 ? `o${draw(at)}` : null,
      other: draw(6) === 0,
      retired: draw(6) === 0,
    }),
  );
  return question({
    code: `q${index}`,
    kind,
    required: draw(3) === 0,
    min: draw(3) === 0 ? draw(3) : null,
    max: draw(3) === 0 ? 1 + draw(4) : null,
    whole: draw(2) === 0,
    options: kind === 'text' || kind === 'number' ? [] : options,
    condition: index > 0 && draw(2) === 0 ? { question: `q${draw(index)}`, choices: [`o${draw(4)}`] } : null,
  });
}

const anyAnswer = (draw: (below: number) => number, count: number): Answer => ({
  question: `q${draw(count + 1)}`,
  choices: Array.from({ length: draw(4) }, () => `o${draw(8)}`),
  text: TEXTS[draw(TEXTS.length)] ?? '',
});

test('what is read as right stays right: of 4,000 random answers none is stored that the rules would refuse', () => {
  const draw = draws(5);
  let right = 0;
  for (let run = 0; run < 4_000; run += 1) {
    const questions = Array.from({ length: 1 + draw(5) }, (_, index) => anyQuestion(draw, index));
    const before = Array.from({ length: draw(3) }, () => anyAnswer(draw, questions.length - 1));
    const answers = Array.from({ length: draw(9) }, () => anyAnswer(draw, questions.length));
    const read = readAnswers(questions, answers, before);
    const asked = askedQuestions(questions, answers).map(({ code }) => code);
    // stored are answers to questions that are asked, each once, in their order, none of them empty
    expect(read.answers.map((one) => one.question)).toEqual(
      asked.filter((code) => read.answers.some((one) => one.question === code)),
    );
    expect(read.answers.filter(({ choices, text }) => choices.length === 0 && text === '')).toEqual([]);
    if (read.wrong.length > 0) continue;
    right += 1;
    // reading again what is stored changes nothing: form and server agree however often it is sent
    expect(readAnswers(questions, read.answers, before)).toEqual(read);
    for (const { question: code, choices } of read.answers) {
      const own = questions.find((one) => one.code === code);
      const known = new Set(own?.options.map((one) => one.code));
      expect(
        choices.filter((choice) => !known.has(choice) && !before.some((one) => one.choices.includes(choice))),
      ).toEqual([]);
    }
  }
  expect(right).toBeGreaterThan(400);
});
