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

/** Every message that left the program so far, oldest first. */
export function outbox(): Mail[] {
  const folder = process.env['E2E_OUTBOX'] ?? '';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name): Mail[] => {
      // A file may be seen while it is still written.
      const text = readFileSync(path.join(folder, name), 'utf8');
      if (!text.endsWith('}')) return [];
      const { kind, to, code, link, subject, text: body }: Record<string, unknown> = JSON.parse(text);
      return [
        {
          kind: textOf(kind) ?? '',
          to: textOf(to) ?? '',
          code: textOf(code),
          link: textOf(link),
          subject: textOf(subject) ?? '',
          text: textOf(body) ?? '',
        },
      ];
    });
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

/** The newest verification code sent to an address. */
export async function readCode(email: string): Promise<string> {
  const { code } = await readMail((mail) => mail.to === email && mail.code !== null);
  return code ?? '';
}

let accounts = 0;
/** An address that nobody else uses. */
export const newEmail = (who: string): string =>
  `${who}.${Date.now().toString(36)}.${process.pid}.${(accounts += 1)}@test.example`;
