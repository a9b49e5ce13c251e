import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

export type Mail = {
  kind: string;
  to: string;
  code: string | null;
  link: string | null;
  subject: string;
  text: string;
};
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A look costs little: nobody waits a second for what is there already. */
const OFTEN = [50, 100, 200];

/** What was read already, by the names of its files: a file appears whole and stays as it is. */
const read = new Map<string, Record<string, unknown>>();

function contentOf(name: string): Record<string, unknown> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const content: Record<string, unknown> = JSON.parse(readFileSync(path.join(folder(), name), 'utf8'));
  read.set(name, content);
  return content;
}

const folder = (): string => process.env['E2E_OUTBOX'] ?? '';

/** Every file of the outbox folder so far, oldest first. */
function files(): Record<string, unknown>[] {
  if (!existsSync(folder())) return [];
  // what begins with a dot is still written
  const names = readdirSync(folder()).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  return names.sort().map(contentOf);
}

/** Every message that left the program so far, oldest first. */
export const outbox = (): Mail[] =>
  files()
    .filter(({ kind }) => kind !== 'slider')
    .map(({ kind, to, code, link, subject, text }) => ({
      kind: textOf(kind) ?? '',
      to: textOf(to) ?? '',
      code: textOf(code),
      link: textOf(link),
      subject: textOf(subject) ?? '',
      text: textOf(text) ?? '',
    }));

const xOf = (solution: unknown): number | null =>
  typeof solution === 'object' && solution !== null && 'x' in solution && typeof solution.x === 'number'
    ? solution.x
    : null;

/** Where the piece of a slider check belongs, in pixels of its picture. */
export async function readSolution(challenge: string): Promise<number> {
  let x: number | null = null;
  await expect
    .poll(() => (x = xOf(files().findLast(({ kind, to }) => kind === 'slider' && to === challenge)?.['solution'])), {
      message: 'the solution of a slider check',
      intervals: OFTEN,
    })
    .not.toBeNull();
  return x ?? 0;
}

/** Waits for a message that fits, and answers the newest such. */
export async function readMail(fits: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(() => (found = outbox().findLast(fits)) !== undefined, {
      message: 'a message in the outbox',
      timeout: 20_000,
      intervals: OFTEN,
    })
    .toBe(true);
  if (found === undefined) throw new Error('no such message');
  return found;
}

/** The newest verification code sent to an address, after `seen` of them. A mobile is the digits of E.164. */
export async function readCode(to: string, seen = 0): Promise<string> {
  const codes = (): Mail[] => outbox().filter((mail) => mail.to === to && mail.code !== null);
  await expect
    .poll(() => codes().length, { message: `code ${seen + 1} to ${to}`, timeout: 20_000, intervals: OFTEN })
    .toBeGreaterThan(seen);
  return codes().at(-1)?.code ?? '';
}

let accounts = 0;
/** An address that nobody else uses. */
export const newEmail = (who: string): string =>
  `${who}.${Date.now().toString(36)}.${process.pid}.${(accounts += 1)}@test.example`;

/** A Chinese mobile that nobody else uses, as its owner writes it. */
export const newMobile = (): string =>
  `139${String((Date.now() + process.pid * 7919) % 10_000_000).padStart(7, '0')}${(accounts += 1) % 10}`;
