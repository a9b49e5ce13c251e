import { z } from 'zod';
import type { Lang } from './text.ts';
import { isRule, ruleText, type RuleName } from './rules.ts';

// In a page the policy forbids eval, and already asking for it is reported (G27). This module is loaded before any schema is made.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** One wrong field of an input: its path (`attributes.ingredients.0.content`), the rule's name and its text. */
export type FieldError = { field: string; rule: string; message: string };

type RawIssue = {
  code?: string;
  input?: unknown;
  origin?: string;
  expected?: string;
  format?: string;
  minimum?: unknown;
};

function ruleOfSmall(issue: RawIssue): RuleName {
  if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'tooShort';
  return issue.origin === 'array' || issue.origin === 'set' ? 'tooFew' : 'tooSmall';
}
function ruleOfBig(issue: RawIssue): RuleName {
  if (issue.origin === 'string') return 'tooLong';
  return issue.origin === 'array' || issue.origin === 'set' ? 'tooMuch' : 'tooBig';
}
function ruleOf(issue: RawIssue): RuleName {
  if (issue.input === undefined || issue.input === null) return 'required';
  if (issue.code === 'too_small') return ruleOfSmall(issue);
  if (issue.code === 'too_big') return ruleOfBig(issue);
  if (issue.code === 'invalid_value') return 'choice';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'wholeNumber';
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'number';
  return 'format';
}

/**
 * Rules that judge how something is written. Of nothing at all they would say that it is written wrongly; what is missing is called so.
 * Rules that say by themselves what is missing ('please enter the exhibit name') are not among them.
 */
const OF_WRITING = new Set<RuleName>([
  ...(['format', 'choice', 'number', 'wholeNumber', 'tooShort', 'tooSmall'] as const),
  ...(['email', 'emailOrMobile', 'mobile', 'phone', 'fax', 'zipCode', 'url', 'link', 'hostName', 'colour'] as const),
  ...(['code', 'password', 'documentNumber', 'identityNumber', 'casNumber', 'boothNumber', 'modelCode'] as const),
  ...(['countryName', 'sheetFileName', 'sheetDay', 'sheetYesNo'] as const),
]);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What was given at a path of the input; undefined where nothing was. */
function givenAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value: unknown = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Schemas give rule names instead of English sentences, so that one declaration serves both languages, form and server. */
z.config({ customError: (issue) => ruleOf(issue) });

/** One wrong field of any language: the rule, and the values its text is filled with. */
export type WrongField = { field: string; rule: RuleName; values: Record<string, string | number> };

/** The wrong fields of a failed parse of this input: a field that is empty is missing, whatever it should have looked like. */
export function wrongFields(error: z.ZodError, input: unknown): WrongField[] {
  return error.issues.map((issue) => {
    const told = isRule(issue.message) ? issue.message : 'format';
    const rule = OF_WRITING.has(told) && isBlank(givenAt(input, issue.path)) ? 'required' : told;
    const values: Record<string, string | number> = {};
    if ('minimum' in issue) values['min'] = Number(issue.minimum);
    if ('maximum' in issue) values['max'] = Number(issue.maximum);
    if (issue.code === 'custom' && issue.params) {
      for (const [name, value] of Object.entries(issue.params)) {
        if (typeof value === 'number' || typeof value === 'string') values[name] = value;
      }
    }
    return { field: issue.path.join('.'), rule, values };
  });
}

/** The same in the caller's language. */
export const fieldErrors = (error: z.ZodError, input: unknown, lang: Lang): FieldError[] =>
  wrongFields(error, input).map(({ field, rule, values }) => ({ field, rule, message: ruleText(rule, lang, values) }));
