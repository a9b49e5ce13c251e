import type { ErrorName } from '@fairbridge/contract/codes.ts';
import type { FieldError } from '@fairbridge/contract/issues.ts';
import { ruleText, type RuleName } from '@fairbridge/contract/rules.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';

type Values = Record<string, string | number>;
type WrongField = { field: string; rule: RuleName; values?: Values };
/** What fills the text of an error; what reads differently in the two languages is given in both. */
type TextValues = Record<string, string | number | Bilingual>;

/** A call that is answered with an error of the table instead of a result. */
export class AppError extends Error {
  readonly error: ErrorName;
  readonly values: TextValues;
  readonly data: Record<string, unknown> | null;
  readonly wrong: readonly WrongField[];
  constructor(
    error: ErrorName,
    values: TextValues = {},
    data: Record<string, unknown> | null = null,
    wrong: readonly WrongField[] = [],
  ) {
    super(error);
    this.error = error;
    this.values = values;
    this.data = data;
    this.wrong = wrong;
  }
  /** What fills its text in one language. */
  textValues(lang: Lang): Values {
    const inOne = Object.entries(this.values).map(([name, value]) => [
      name,
      typeof value === 'object' ? inLang(value, lang) : value,
    ]);
    return Object.fromEntries(inOne);
  }
  fields(lang: Lang): FieldError[] {
    return this.wrong.map(({ field, rule, values }) => ({ field, rule, message: ruleText(rule, lang, values) }));
  }
}

/** Ends the call with an error of the table. `values` fill its text; `data` goes to the caller. */
export function fail(error: ErrorName, values: TextValues = {}, data: Record<string, unknown> | null = null): never {
  throw new AppError(error, values, data);
}

/** Ends the call with 'bad input', naming the fields: for rules that need more than the input to decide. */
export function failFields(...wrong: [WrongField, ...WrongField[]]): never {
  throw new AppError('badInput', {}, null, wrong);
}
