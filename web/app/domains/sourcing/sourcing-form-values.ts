import { COMPANY_SCALES } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ComparedProduct } from '@fairbridge/contract/product/product.shapes.ts';
import {
  sourcingFile,
  type OwnSourcing,
  type SourcingFile,
  type SourcingLine,
  type SourcingSheet,
} from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { REGISTRATION_NEED_CODES } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { cutText, inLang, type Lang } from '@fairbridge/contract/text.ts';
import { NO_TRADE, tradeOf, typedTrade, type TradeValues } from '../../components/inquiry/inquiry-form.ts';
import { among } from '../../ui/among.ts';
import { partValues, wordsOfPart } from '../../ui/form-part.ts';

/** What is typed of one line, as texts; several codes are put together with commas. */
export type LineValues = TradeValues &
  Record<
    'id' | 'ingredients' | 'category' | 'name' | 'content' | 'formulation' | 'packing' | 'registration' | 'expectedOn',
    string
  >;

export const NEW_LINE: LineValues = {
  ...NO_TRADE,
  id: '',
  ingredients: '',
  category: '',
  name: '',
  content: '',
  formulation: '',
  packing: '',
  registration: '',
  expectedOn: '',
};

const HEAD = {
  title: '',
  /** 'yes' once the title is not the one that the lines suggest. */
  titled: '',
  description: '',
  companyTypes: '',
  scale: '',
  countries: '',
  otherRequirements: '',
  deadline: '',
  /** As JSON. */
  files: '[]',
  /** How many there are; those of the first stand at `lines.0.name`. */
  lines: '1',
};
type Head = keyof typeof HEAD;

/** A requirement as it is typed, all of it texts, so that it can be kept. */
export type SourcingValues = Readonly<Record<Head, string>> & Readonly<Record<string, string>>;

export const codesIn = (typed: string): string[] => typed.split(',').filter((code) => code !== '');

const linePlace = (at: number): string => `lines.${at}`;
const orNull = (typed: string): string | null => (typed === '' ? null : typed);

export const linesOf = (values: SourcingValues): LineValues[] =>
  Array.from({ length: Math.max(1, Number(values.lines) || 1) }, (_, at) =>
    partValues(values, NEW_LINE, linePlace(at)),
  );

/** Files that are uploaded, and who reads each. */
export const filesOf = (typed: string): SourcingFile[] => sourcingFile.array().parse(JSON.parse(typed));

/** The same requirement with these lines. */
export function withLines(values: Readonly<Record<Head, string>>, lines: readonly LineValues[]): SourcingValues {
  const words: Record<string, string>[] = lines.map((line, at) => wordsOfPart(line, linePlace(at)));
  return { ...values, ...Object.assign({}, ...words), lines: String(lines.length) };
}

export const newSourcing = (deadline: string, lines: readonly Partial<LineValues>[] = [{}]): SourcingValues =>
  withLines(
    { ...HEAD, deadline },
    lines.map((line) => ({ ...NEW_LINE, ...line })),
  );

type Compared = Pick<ComparedProduct, 'name'> & {
  ingredients: readonly Pick<ComparedProduct['ingredients'][number], 'code' | 'content' | 'unit'>[];
  formulation: Pick<NonNullable<ComparedProduct['formulation']>, 'code'> | null;
};

/** What exhibits that were compared are: those of one substance, strength and formulation are one line. */
export function linesOfCompared(products: readonly Compared[], lang: Lang): Partial<LineValues>[] {
  const lines = products.map(({ name, ingredients, formulation }) => ({
    ingredients: ingredients.map(({ code }) => code).join(','),
    name: ingredients.length > 0 ? '' : cutText(inLang(name, lang), LIMITS.sourcingNameMax),
    content: cutText(
      ingredients.map(({ content, unit }) => (unit === '%' ? `${content}%` : `${content} ${unit}`)).join(' + '),
      LIMITS.sourcingContentMax,
    ),
    formulation: formulation?.code ?? '',
  }));
  const wordsOf = (line: Partial<LineValues>): string => JSON.stringify(line);
  return lines.filter((line, at) => lines.findIndex((other) => wordsOf(other) === wordsOf(line)) === at);
}

/** The same requirement with the lines of a spreadsheet after its own; those in which nothing is wanted yet make room. */
export function withSheet(values: SourcingValues, { lines }: Pick<SourcingSheet, 'lines'>): SourcingValues {
  const own = linesOf(values).filter(
    ({ ingredients, category, name, quantity }) => `${ingredients}${category}${name}${quantity}` !== '',
  );
  return withLines(values, [...own, ...lines.map(typedLine)]);
}

/** A further line goes where the last one goes, by the same terms and papers, on the same day. */
export function nextLine(values: SourcingValues): LineValues {
  const { destination, incoterm, port, documents, registration, expectedOn } = linesOf(values).at(-1) ?? NEW_LINE;
  return { ...NEW_LINE, destination, incoterm, port, documents, registration, expectedOn };
}

function lineOf(line: LineValues) {
  return {
    ...(line.id !== '' && { id: line.id }),
    ...tradeOf(line),
    ingredients: codesIn(line.ingredients),
    category: orNull(line.category),
    name: line.name,
    content: line.content,
    formulation: orNull(line.formulation),
    packing: line.packing,
    registration: among(REGISTRATION_NEED_CODES, line.registration),
    expectedOn: orNull(line.expectedOn),
    // nothing typed is a quantity that is missing, not one that nobody wants
    wanted: { quantity: tradeOf(line).wanted?.quantity ?? null, unit: line.unit },
  };
}

/** What the typed texts say, for the call's own schema to judge. */
export const sourcingOf = (values: SourcingValues, title: string) => ({
  title,
  description: values.description,
  lines: linesOf(values).map(lineOf),
  supplier: {
    companyTypes: codesIn(values.companyTypes),
    scale: among(COMPANY_SCALES, values.scale),
    countries: codesIn(values.countries),
  },
  otherRequirements: values.otherRequirements,
  files: filesOf(values.files).map(({ id, name, readers }) => ({ id, name, readers })),
  deadline: values.deadline,
});

/** A line that is said by codes, as it is typed. */
const typedLine = (line: SourcingSheet['lines'][number]): LineValues => ({
  ...NEW_LINE,
  ...typedTrade(line),
  ingredients: line.ingredients.join(','),
  category: line.category ?? '',
  name: line.name,
  content: line.content,
  formulation: line.formulation ?? '',
  packing: line.packing,
  registration: line.registration ?? '',
  expectedOn: line.expectedOn ?? '',
});

const postedLine = ({ id, ingredients, category, formulation, ...line }: SourcingLine): LineValues => ({
  ...typedLine({
    ...line,
    ingredients: ingredients.map(({ code }) => code),
    category: category?.code ?? null,
    formulation: formulation?.code ?? null,
  }),
  id,
});

/** The same backwards: what was posted, to be edited. */
export const typedSourcing = ({ supplier, ...sourcing }: OwnSourcing): SourcingValues =>
  withLines(
    {
      ...HEAD,
      title: sourcing.title,
      titled: 'yes',
      description: sourcing.description,
      companyTypes: supplier.companyTypes.map(({ code }) => code).join(','),
      scale: supplier.scale ?? '',
      countries: supplier.countries.join(','),
      otherRequirements: sourcing.otherRequirements,
      deadline: sourcing.deadline,
      files: JSON.stringify(sourcing.files),
    },
    sourcing.lines.map(postedLine),
  );
