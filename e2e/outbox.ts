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

/** Every file of the outbox folder so far, oldest first. */
function files(): Record<string, unknown>[] {
  const folder = process.env['E2E_OUTBOX'] ?? '';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name): Record<string, unknown>[] => {
      // A file may be seen while it is still written.
      const text = readFileSync(path.join(folder, name), 'utf8');
      return text.endsWith('}') ? [JSON.parse(text)] : [];
    });
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
    })
    .toBe(true);
  if (found === undefined) throw new Error('no such message');
  return found;
}

/** The newest verification code sent to an address, after `seen` of them. A mobile is the digits of E.164. */
export async function readCode(to: string, seen = 0): Promise<string> {
  const codes = (): Mail[] => outbox().filter((mail) => mail.to === to && mail.code !== null);
  await expect
    .poll(() => codes().length, { message: `code ${seen + 1} to ${to}`, timeout: 20_000 })
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
