import { modelCode } from '@fairbridge/contract/fields.ts';
import { brokenConditions, wrongForm } from '@fairbridge/contract/questionnaire/question-form.rules.ts';
import { questionForm } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { describe, expect, it } from 'vitest';
import { companies } from './companies.ts';
import { fairs } from './index.ts';
import { person } from './people.ts';
import { random } from './random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { FairDefinition } from './fair.ts';
import type { CompanyName, DemoFair, ProductDraft } from './shapes.ts';

const each = Object.values(fairs);
const named = each.map((fair) => [fair.definition.code, fair] as const);

/** Areas that are not built yet; each goes from here as it opens. */
const NOT_OPEN = /预约会面|在线预约|book meetings|booked? (?:online|a meeting|a seat)/giu;

const empty = (text: Bilingual): boolean => text.zh.trim() === '' || text.en.trim() === '';
const codesOf = (list: readonly { code: string }[]): Set<string> => new Set(list.map((entry) => entry.code));
const repeated = (list: readonly string[]): string[] => list.filter((entry, index) => list.indexOf(entry) !== index);

/** Sum of the digits from the right, times 1, 2, 3..., modulo 10 (trade 3). */
function hasCheckDigit(cas: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(cas)) return false;
  const [check = 0, ...digits] = [...cas.replaceAll('-', '')].map(Number).toReversed();
  return digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrastWithWhite = (hex: string): number => 1.05 / (luminance(hex) + 0.05);

/** Every text in the definition, wherever it lies. */
function texts(value: unknown): Bilingual[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string') {
    return [{ zh: value.zh, en: value.en }];
  }
  return Object.values(value).flatMap(texts);
}

function drafts(fair: DemoFair, count: number): { company: CompanyName; draft: ProductDraft }[] {
  const source = random(`products of ${fair.definition.code}`);
  const makers = companies(source, fair.definition.code, 500);
  return Array.from({ length: count }, () => {
    const company = source.pick(makers);
    return { company, draft: fair.product(source, company) };
  });
}

/** What is wrong with a draft; empty if nothing is. */
function faults(draft: ProductDraft, known: ReturnType<typeof knownOf>): string[] {
  const { attributes } = draft;
  const unknown = [
    ...(known.categories.has(draft.categoryCode) ? [] : [`category ${draft.categoryCode}`]),
    ...attributes.ingredients
      .filter((part) => !known.ingredients.has(part.code))
      .map((part) => `ingredient ${part.code}`),
    ...attributes.ingredients.filter((part) => !(part.content > 0)).map((part) => `content of ${part.code}`),
    ...(attributes.crops ?? []).filter((code) => !known.crops.has(code)).map((code) => `crop ${code}`),
    ...[attributes.formulation ?? []]
      .flat()
      .filter((code) => !known.formulations.has(code))
      .map((code) => `form ${code}`),
    ...[attributes.class ?? []]
      .flat()
      .filter((code) => !known.classes.has(code))
      .map((code) => `class ${code}`),
    ...Object.keys(attributes)
      .filter((code) => !known.attributes.has(code))
      .map((code) => `attribute ${code}`),
  ];
  const bare = texts(draft).some(empty) ? ['a text lacks a language'] : [];
  const price =
    draft.priceFrom !== null && !(draft.priceFrom > 0 && draft.priceFrom <= (draft.priceTo ?? 0)) ? ['price'] : [];
  const minimum = draft.minimumOrder.quantity > 0 ? [] : ['minimum order'];
  const articleNumber = modelCode.safeParse(draft.articleNumber).success ? [] : ['article number'];
  return [...unknown, ...bare, ...price, ...minimum, ...articleNumber];
}

function knownOf(fair: FairDefinition) {
  return {
    categories: codesOf(fair.categories),
    ingredients: codesOf(fair.ingredients),
    crops: codesOf(fair.crops),
    formulations: codesOf(fair.formulations),
    classes: codesOf(fair.classes),
    attributes: codesOf(fair.attributes),
  };
}

describe.each(named)('the %s fair', (_code, fair) => {
  const { definition } = fair;
  const known = knownOf(definition);

  it('has only CAS numbers with a right check digit, none of them twice', () => {
    const numbers = definition.ingredients.flatMap((ingredient) => ingredient.cas);
    expect(numbers.filter((number) => !hasCheckDigit(number))).toEqual([]);
    expect(repeated(numbers)).toEqual([]);
  });

  it('has unique codes in every list', () => {
    const lists = [
      definition.floors,
      definition.halls,
      definition.categories,
      definition.formulations,
      definition.crops,
      definition.targets,
      definition.ingredients,
      definition.attributes,
      definition.classes,
      definition.questionnaire,
      ...definition.questionnaire.map((question) => question.options),
      ...definition.attributes.map((attribute) => attribute.options ?? []),
    ];
    expect(lists.flatMap((list) => repeated(list.map((entry) => entry.code)))).toEqual([]);
  });

  it('refers only to formulations, crops, targets, classes and parents that exist', () => {
    const { ingredients, categories, targets } = definition;
    const aims = codesOf(targets);
    expect(ingredients.flatMap((ingredient) => ingredient.targets).filter((code) => !aims.has(code))).toEqual([]);
    expect(targets.flatMap((target) => target.crops ?? []).filter((code) => !known.crops.has(code))).toEqual([]);
    const forms = ingredients.flatMap((ingredient) => ingredient.forms.map((form) => form.formulation));
    expect(forms.filter((code) => !known.formulations.has(code))).toEqual([]);
    expect(ingredients.flatMap((ingredient) => ingredient.crops).filter((code) => !known.crops.has(code))).toEqual([]);
    expect(ingredients.filter((ingredient) => !known.classes.has(ingredient.class))).toEqual([]);
    expect(categories.filter((category) => category.parent !== null && !known.categories.has(category.parent))).toEqual(
      [],
    );
  });

  it('gives no alias to two ingredients', () => {
    const all = definition.ingredients.flatMap((ingredient) => [
      ...new Set([ingredient.name.zh, ingredient.name.en, ...ingredient.aliases].map((name) => name.toLowerCase())),
    ]);
    expect(repeated(all)).toEqual([]);
  });

  it('says everything in both languages', () => {
    expect(texts(definition).filter(empty)).toEqual([]);
  });

  it('writes white lettering on hall colours with a contrast of at least 4.5', () => {
    expect(definition.halls.filter((hall) => contrastWithWhite(hall.colour) < 4.5)).toEqual([]);
    expect(repeated(definition.halls.map((hall) => hall.colour))).toEqual([]);
  });

  it('asks what the rules of questions allow, and shows each of their features', () => {
    const sites = ['register', 'exhibitor', 'visit'] as const;
    for (const site of sites) {
      const asked = definition.questionnaire.filter((question) => (question.site ?? 'register') === site);
      const forms = asked.map(({ site: _place, ...form }) => ({ code: form.code, ...questionForm.parse(form) }));
      expect(forms.flatMap((form) => wrongForm(form).map((wrong) => ({ question: form.code, ...wrong })))).toEqual([]);
      expect(brokenConditions(forms)).toEqual([]);
      expect(forms.length).toBeGreaterThan(3);
    }
    const all = definition.questionnaire;
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(5);
    expect(all.filter(({ condition }) => condition !== undefined).length).toBeGreaterThan(3);
    expect(all.filter(({ options }) => options.some(({ other }) => other)).length).toBeGreaterThan(1);
    const trees = all.filter(({ kind }) => kind === 'tree');
    expect(trees.map(({ options }) => options.length <= 80)).toEqual([true]);
  });

  it('has news of three paragraphs or more in both languages', () => {
    expect(definition.articles.length).toBeGreaterThanOrEqual(10);
    const short = definition.articles.filter((article) =>
      [article.body.zh, article.body.en].some((body) => body.split('\n\n').length < 3),
    );
    expect(short).toEqual([]);
    expect(repeated(definition.articles.map((article) => article.title.en))).toEqual([]);
  });

  it('has programmes that end after they start, and answers to common questions', () => {
    expect(definition.programmes.length).toBeGreaterThanOrEqual(10);
    const wrong = definition.programmes.filter(
      ({ startsAt, endsAt, day }) => !/^\d\d:\d\d$/.test(startsAt) || !(startsAt < endsAt) || day < 1,
    );
    expect(wrong).toEqual([]);
    expect(definition.qa.length).toBeGreaterThanOrEqual(8);
  });

  it('names 5,000 distinct companies', () => {
    const list = companies(random('names'), definition.code, 5000);
    expect(new Set(list.map((entry) => entry.name.zh)).size).toBe(5000);
    expect(new Set(list.map((entry) => entry.name.en)).size).toBe(5000);
    expect(list.filter((entry) => !/^[a-z0-9-]+\.example$/.test(entry.domain))).toEqual([]);
    const chinese = list.filter((entry) => entry.country === 'CN').length / list.length;
    expect(chinese).toBeGreaterThan(0.65);
    expect(chinese).toBeLessThan(0.75);
  });

  it('gives 20,000 products that are whole and refer only to what exists', () => {
    const wrong = drafts(fair, 20_000).flatMap(({ draft }) => {
      const found = faults(draft, known);
      return found.length === 0 ? [] : [{ name: draft.name.en, found }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('promises nothing of what is not open: meetings', () => {
    const { articles, qa, programmes, about } = definition;
    const told = JSON.stringify([articles, qa, programmes, about]);
    expect(told.match(NOT_OPEN) ?? []).toEqual([]);
  });

  it('gives the same products for the same seed', () => {
    expect(drafts(fair, 200)).toEqual(drafts(fair, 200));
  });

  it('gives products that a visitor can tell apart', () => {
    const list = drafts(fair, 20_000).map(({ company, draft }) =>
      [company.domain, draft.name.en, draft.brand.en, draft.attributes.packing?.en, draft.articleNumber].join('|'),
    );
    expect(new Set(list).size).toBe(list.length);
  });
});

describe('the agrochemical fair', () => {
  const { ingredients } = fairs.agro.definition;

  const find = (code: string) => ingredients.find((ingredient) => ingredient.code === code);

  it('knows at least 110 ingredients', () => {
    expect(ingredients.length).toBeGreaterThanOrEqual(110);
  });

  it('lists the CAS numbers under which one ingredient is known', () => {
    expect(find('acetamiprid')?.cas).toEqual(['135410-20-7', '160430-64-8']);
    expect(find('glufosinate-ammonium')?.cas).toEqual(['77182-82-2', '51276-47-2']);
    expect(find('paraquat-dichloride')?.cas).toEqual(['1910-42-5', '4685-14-7']);
    expect(find('imidacloprid')?.cas).toEqual(['138261-41-3', '105827-78-9']);
  });

  it('knows trade short names and former names', () => {
    expect(find('emamectin-benzoate')?.aliases).toContain('甲维盐');
    expect(find('chlorfenapyr')?.aliases).toContain('溴虫腈');
    expect(find('s-metolachlor')?.cas).toEqual(['87392-12-9']);
  });

  it('maps old formulation words to the codes in force', () => {
    const of = (alias: string): string[] =>
      fairs.agro.definition.formulations.filter((entry) => entry.aliases.includes(alias)).map((entry) => entry.code);
    expect([of('水剂'), of('WDG'), of('DF'), of('悬浮种衣剂')]).toEqual([['SL'], ['WG'], ['WG'], ['FS']]);
  });

  it('carries fictional Chinese registration numbers only', () => {
    const numbers = drafts(fairs.agro, 5000)
      .flatMap(({ draft }) => draft.attributes.registrations ?? [])
      .filter((registration) => registration.country === 'CN')
      .map((registration) => registration.number);
    expect(numbers.length).toBeGreaterThan(1000);
    expect(numbers.filter((number) => !/^(PD|WP|EX)2099\d{4}$/.test(number))).toEqual([]);
  });

  it('shows mostly pesticides, and other goods too', () => {
    const list = drafts(fairs.agro, 10_000);
    const others = list.filter(({ draft }) => draft.attributes.ingredients.length === 0).length / list.length;
    expect(others).toBeGreaterThan(0.05);
    expect(others).toBeLessThan(0.2);
  });
});

describe('people', () => {
  it('have names in both scripts for every country of the exhibitors', () => {
    const source = random('people');
    const countries = new Set(companies(source, 'agro', 1000).map((entry) => entry.country));
    const names = [...countries].map((country) => person(source, country));
    expect(names.filter(empty)).toEqual([]);
    expect(names.filter((name) => !/\p{Script=Han}/u.test(name.zh))).toEqual([]);
  });
});
