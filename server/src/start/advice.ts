import { LIMITS } from '@fairbridge/contract/limits.ts';
import { unsetVariables, type Config } from '../config.ts';
import { codeLines, makeFirstOwner } from '../domains/organizer/first-owner.ts';
import { ownerState } from '../domains/organizer/staff.queries.ts';
import type { FairContext } from '../core/fair-context.ts';
import type { PrintLine } from './print-line.ts';

/** What comes of it that a variable is not set, by its name. */
const ADVICE: Readonly<Record<ReturnType<typeof unsetVariables>[number], (config: Config) => string>> = {
  SMTP_URL: () =>
    'SMTP_URL is not set: no code and no link can leave, so nobody can register or recover a password, and the console opens only by an authenticator app or a recovery code (npm run organizer -- recovery --email you@example.com makes some).',
  MAIL_FROM: ({ MAIL_FROM }) =>
    `MAIL_FROM is not set: e-mails say they come from ${MAIL_FROM}, and are likely to be refused.`,
  PUBLIC_ORIGIN: ({ PORT }) => `PUBLIC_ORIGIN is not set: links in e-mails and pages lead to http://localhost:${PORT}.`,
};

/** What a real fair still lacks, one line each; nothing for a demo. */
export const missing = (config: Config): string[] => unsetVariables(config).map((name) => ADVICE[name](config));

/** Where no e-mail can carry it, the first owner's link stands on the terminal: for whoever was named, else how to name somebody. */
export async function firstOwners(config: Config, scopes: readonly FairContext[]): Promise<string[]> {
  if (config.DEMO || config.SMTP_URL !== undefined) return [];
  const lines: string[] = [];
  for (const ctx of scopes) {
    const { code, name } = ctx.exhibition;
    const owner = await ownerState(ctx);
    if (owner.state === 'there') continue;
    if (owner.state === 'missing') {
      lines.push(`${name.en} has no owner: npm run organizer -- create --email you@example.com --exhibition ${code}`);
      continue;
    }
    const made = await makeFirstOwner(config, ctx, owner.email);
    if (made.state !== 'made' || made.link === null) continue;
    const minutes = LIMITS.limitedTokenMinutes;
    lines.push(
      `${name.en}: ${owner.email} sets the owner's password by this link, good for ${minutes} minutes: ${made.link}`,
      ...codeLines(made.codes),
    );
  }
  return lines;
}

export function advise(lines: readonly string[], say: PrintLine): void {
  if (lines.length > 0) say(`\n${lines.map((line) => `! ${line}`).join('\n')}`);
}
