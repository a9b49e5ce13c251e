import { z } from 'zod';
import { lang, line, text, withoutChinese } from '../fields.ts';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { mailFailure } from './mail-failure.shapes.ts';
import { MAIL_KIND_NAMES } from './mail.kinds.ts';
import { isMailBlock, letterOf, LETTER_KINDS, type LetterKind } from './mail.letters.ts';

/**
 * `waiting`: also between two tries; `sent`: accepted by the mail server; `failed`: given up; `unwanted`: switched off by its recipient;
 * `suppressed`: not sent, since the mailbox does not exist.
 */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'suppressed', 'unwanted'] as const;
export const mailState = z.enum(MAIL_STATES);
export type MailState = z.output<typeof mailState>;
export const mailKind = z.enum(MAIL_KIND_NAMES);

/** Nothing of what stands in it. */
export const mailRow = z.object({
  id: z.string(),
  /** Null of what left before kinds were kept. */
  kind: mailKind.nullable(),
  recipient: z.string(),
  state: mailState,
  /** Of the last try that was not accepted. */
  failure: mailFailure.nullable(),
  /** What the mail server said; empty where it may repeat a way in. */
  answer: z.string(),
  tries: z.int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** Does the mailbox not exist, so that nothing goes there now? */
  suppressed: z.boolean(),
  may: z.object({ sendAgain: z.boolean() }),
});
export type MailRow = z.output<typeof mailRow>;

export const suppressedAddress = z.object({
  id: z.string(),
  address: z.string(),
  answer: z.string(),
  createdAt: z.string(),
});
export type SuppressedAddress = z.output<typeof suppressedAddress>;

export const letterKind = z.enum(LETTER_KINDS);

const subjectLine = line(CONSOLE_LIMITS.mailSubjectMax);
const bodyText = text(CONSOLE_LIMITS.mailBodyMax);
const words = z.object({
  kind: letterKind,
  subject: z.object({ zh: subjectLine, en: subjectLine.refine(withoutChinese, 'noChinese') }),
  body: z.object({ zh: bodyText, en: bodyText.refine(withoutChinese, 'noChinese') }),
});

/** What stands in braces; of an English noun in two forms its number. */
export const variablesIn = (written: string): string[] =>
  [...written.matchAll(/\{([^{}|]*)(?:\|[^{}|]*\|[^{}|]*)?\}/g)].map(([, name = '']) => name);

type Wrong = { field: string; rule: string; variable: string };

/** What is wrong with the variables of one text, at most one of a kind for a field. */
function wrongIn(kind: LetterKind, field: 'subject' | 'body', written: string): Omit<Wrong, 'field'> | null {
  const { variables, needed } = letterOf(kind);
  const named = variablesIn(written);
  const unknown = named.find((name) => !variables.some((known) => known === name));
  if (unknown !== undefined) return { rule: 'mailVariableUnknown', variable: unknown };
  if (field === 'body') {
    const missing = needed.find((name) => !named.includes(name));
    return missing === undefined ? null : { rule: 'mailVariableNeeded', variable: missing };
  }
  const block = named.find((name) => name !== 'code' && isMailBlock(name));
  return block === undefined ? null : { rule: 'mailVariableOfBody', variable: block };
}

const withRightVariables = <T extends typeof words>(shape: T) =>
  shape.superRefine(({ kind, ...given }, context) => {
    for (const field of ['subject', 'body'] as const)
      for (const side of ['zh', 'en'] as const) {
        const wrong = wrongIn(kind, field, given[field][side]);
        if (wrong === null) continue;
        context.addIssue({
          code: 'custom',
          path: [field, side],
          message: wrong.rule,
          params: { variable: `{${wrong.variable}}` },
        });
      }
  });

export const mailText = withRightVariables(words);
export type MailText = z.output<typeof mailText>;
/** `version` that was read. */
export const savedMailText = withRightVariables(words.extend({ version: z.int().min(0) }));
/** Sent to oneself in one language. */
export const testedMailText = withRightVariables(words.extend({ lang }));

export const mailTextRow = z.object({
  kind: letterKind,
  /** 0 where nobody has ever put another in place of the text of the house. */
  version: z.int(),
  /** Does a text of the organizer stand in its place? */
  replaced: z.boolean(),
  changedAt: z.string().nullable(),
});
export type MailTextRow = z.output<typeof mailTextRow>;

const both = z.object({ zh: z.string(), en: z.string() });
export const mailTextDesk = mailTextRow.extend({ subject: both, body: both });
export type MailTextDesk = z.output<typeof mailTextDesk>;

/** How it would look, as a page of its own. */
export const mailLook = z.object({ lang, subject: z.string(), html: z.string() });
export type MailLook = z.output<typeof mailLook>;
