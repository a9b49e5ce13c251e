import { readFileSync } from 'node:fs';

/** The commonest passwords that fit the rule of section 5, in lower case, one a line (docs/licences.md). Searched as text, so that it takes 300 kB and no more. */
const LINES = `\n${readFileSync(new URL('common-passwords.txt', import.meta.url), 'latin1')}`;

export const isCommonPassword = (password: string): boolean => LINES.includes(`\n${password.toLowerCase()}\n`);
