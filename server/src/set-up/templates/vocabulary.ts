import { z } from 'zod';

/**
 * What a template brings to a new fair: the words of a trade (trade 4), as its files hold them. Codes are stable slugs or the codes of
 * the trade. What follows from other lists is not written twice: places in an order, and the options that are a list of the template.
 */

const words = z.string().min(1);
const bilingual = z.strictObject({ zh: words, en: words });
const code = words;
const codes = z.array(code);
const choice = z.strictObject({ code, name: bilingual });
const colour = z.string().regex(/^#[0-9A-F]{6}$/);
const optional = <T extends z.ZodType>(schema: T) => z.exactOptional(schema);

const contentUnit = z.enum(['%', 'g/L']);
export type ContentUnit = z.output<typeof contentUnit>;

type Form = { formulation: string; content: number; unit: ContentUnit; note?: z.output<typeof bilingual> };
const FORM = /^(?<formulation>[A-Z]{2,3}) (?<content>[\d.]+) ?(?<unit>%|g\/L)(?: \((?<zh>[^/]+)\/(?<en>[^)]+)\))?$/;

/** A form in which an ingredient is traded, formulation and content: 'SL 480 g/L' or 'SG 75.7% (铵盐/ammonium salt)'. */
const form = z
  .string()
  .regex(FORM)
  .transform((text): Form => {
    const { formulation = '', content, unit, zh, en } = FORM.exec(text)?.groups ?? {};
    const plain = { formulation, content: Number(content), unit: contentUnit.parse(unit) };
    return zh === undefined || en === undefined ? plain : { ...plain, note: { zh, en } };
  });

/**
 * One active ingredient or good of the trade. `cas[0]` is the preferred number, the others are alternatives met in public data (salts,
 * isomers, former numbers). `modeOfAction` is 'HRAC 9', 'IRAC 4A', 'FRAC 11' (several joined by ' / '), and empty if there is none.
 */
const ingredient = z.strictObject({
  code,
  name: bilingual,
  cas: z.array(words).default([]),
  class: code,
  modeOfAction: z.string().default(''),
  aliases: z.array(words).default([]),
  forms: z.array(form),
  crops: codes.default([]),
  targets: codes.default([]),
  hsCode: words,
});
export type Ingredient = z.output<typeof ingredient>;

/** A formulation by its GB/T 19378-2017 code; `aliases` are old and loose words people still type. */
const formulation = choice.extend({ state: z.enum(['liquid', 'solid', 'gas']), aliases: z.array(words) });
export type Formulation = z.output<typeof formulation>;

const crop = choice.extend({ aliases: z.array(words) });
/** A weed, pest, disease or effect that ingredients name; one without crops goes with any. */
const target = choice.extend({ crops: optional(codes) });
/** Parents stand before their children. */
const category = choice.extend({ parent: code.nullable() });
/** `floor` is one of the template's; `colour` has a contrast with white of at least 4.5:1. */
const hall = choice.extend({ floor: code, colour });

/**
 * Attributes of products belong to the exhibition, not to code (ruling 4.2).
 * Values by kind: 'ingredients' and 'registrations' are the lists of those names in `ProductAttributes`; 'code' one code
 * of `options`, 'codes' a list of them; 'number' in `unit`; 'text' a string; 'bilingual' one Bilingual or a list.
 */
const attribute = choice.extend({
  kind: z.enum(['ingredients', 'registrations', 'code', 'codes', 'number', 'text', 'bilingual']),
  unit: optional(words),
  facet: z.boolean(),
  searchable: z.boolean(),
  options: optional(z.array(choice)),
  optionsFrom: optional(z.enum(['formulations', 'classes', 'crops', 'modesOfAction'])),
});

/** `other` asks for words beside the choice. */
const questionOption = choice.extend({ parent: optional(code), other: optional(z.literal(true)) });
type QuestionOption = z.output<typeof questionOption>;

/**
 * A question, by default of the visitors' registration. `section` begins a part of the form; `min` and `max` count choices,
 * or bound a number in `unit`; `condition` asks it only of whom has chosen one of these in an earlier question.
 */
const question = z.strictObject({
  site: optional(z.enum(['register', 'exhibitor', 'visit'])),
  section: optional(bilingual),
  code,
  title: bilingual,
  hint: optional(bilingual),
  kind: z.enum(['single', 'multiple', 'tree', 'text', 'number']),
  required: z.boolean(),
  min: optional(z.int()),
  max: optional(z.int()),
  whole: optional(z.literal(true)),
  unit: optional(bilingual),
  condition: optional(z.strictObject({ question: code, choices: codes })),
  options: z.array(questionOption).default([]),
  optionsFrom: optional(z.literal('categories')),
});

/** A rule of the organizer on an ingredient, by its code; `country` is ISO 3166 alpha-2, EU or * for everywhere. */
const compliance = z.strictObject({
  ingredient: code,
  kind: z.enum(['banned', 'restricted', 'exportOnly', 'pic', 'pops', 'notRenewed']),
  country: words,
  crops: codes.default([]),
  uses: optional(bilingual),
  note: bilingual,
  source: bilingual,
  link: z.string().default(''),
  validFrom: optional(z.iso.date()),
  effect: z.enum(['notice', 'closeMarket', 'blockClaim']),
});

/** A brand that stands for ingredients or categories in the trade, and whose it is. */
const brand = z.strictObject({
  name: bilingual,
  holder: bilingual,
  ingredients: codes.default([]),
  categories: codes.default([]),
});

const inOrder = <T extends object>(list: readonly T[]) => list.map((entry, index) => ({ ...entry, sort: index + 1 }));

const vocabularies = z.strictObject({
  name: bilingual,
  searchHint: bilingual,
  theme: z.strictObject({ action: colour, accent: colour, ink: colour, paper: colour }),
  /** From the top to the bottom. */
  floors: z.array(choice).transform(inOrder),
  halls: z.array(hall).transform(inOrder),
  categories: z.array(category).transform(inOrder),
  formulations: z.array(formulation).default([]),
  crops: z.array(crop).default([]),
  targets: z.array(target).default([]),
  ingredients: z.array(ingredient).default([]),
  attributes: z.array(attribute).default([]),
  classes: z.array(choice).default([]),
  /** What its exhibitors are; the commonest first. */
  companyTypes: z.array(choice),
  questionnaire: z.array(question),
  compliance: z.array(compliance).default([]),
  brands: z.array(brand).default([]),
  /** Whom posts of the business circle may be meant for. */
  receivers: z.array(choice),
});

const written = vocabularies.superRefine(({ floors, halls }, ctx) => {
  for (const [at, { code: named, floor }] of halls.entries())
    if (!floors.some((known) => known.code === floor))
      ctx.addIssue({
        code: 'custom',
        path: ['halls', at, 'floor'],
        message: `hall ${named} is on floor ${floor}, which is none of the floors`,
      });
});
type Written = z.output<typeof written>;

const COMMITTEES: Readonly<Record<string, string>> = { HRAC: '除草剂', IRAC: '杀虫剂', FRAC: '杀菌剂' };
const naturally = new Intl.Collator('en', { numeric: true });

/** 'HRAC 9' is read as 'herbicide group 9' by those who do not know the committee. */
function modeOfAction(mode: string) {
  const [committee = '', group = ''] = mode.split(' ');
  const zh = `${COMMITTEES[committee] ?? ''}作用机理 ${group} 组（${committee}）`;
  return { code: mode, name: { zh, en: `${committee} group ${group}` } };
}

function choicesOf(template: Written, from: NonNullable<Written['attributes'][number]['optionsFrom']>) {
  if (from !== 'modesOfAction') return template[from].map(({ code, name }) => ({ code, name }));
  const modes = new Set(template.ingredients.map((entry) => entry.modeOfAction).filter((mode) => mode !== ''));
  return [...modes].toSorted(naturally.compare).map(modeOfAction);
}

/** The product tree as choices. */
const treeOf = ({ categories }: Written): QuestionOption[] =>
  categories.map(({ code, name, parent }) => ({ code, name, ...(parent !== null && { parent }) }));

/** What a new fair takes over: vocabularies and colours, and nothing that was said or shown at another fair. */
export const fairTemplate = written.transform((template) => ({
  ...template,
  attributes: template.attributes.map(({ optionsFrom, ...entry }) => ({
    ...entry,
    ...(optionsFrom && { options: choicesOf(template, optionsFrom) }),
  })),
  questionnaire: template.questionnaire.map(({ optionsFrom, options, ...entry }) => ({
    ...entry,
    options: optionsFrom ? treeOf(template) : options,
  })),
}));
export type FairTemplate = z.output<typeof fairTemplate>;
export type QuestionDefinition = FairTemplate['questionnaire'][number];
