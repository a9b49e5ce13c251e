import { parseArgs } from 'node:util';
import { email as emailField } from '@fairbridge/contract/fields.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { WrongConfiguration, type Config } from './config.ts';
import { ExhibitionDirectory, type Exhibition } from './domains/exhibition/exhibition.directory.ts';
import { codeLines, makeFirstOwner, newRecoveryCodes } from './domains/organizer/first-owner.ts';
import { ownerByCommand } from './domains/organizer/owner-command.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { openDatabase, readInstallation } from './start/installation.ts';
import { createPool } from './platform/database/client.ts';
import { createDatabase } from './platform/database/kysely.ts';
import { migrate } from './platform/database/migrate.ts';
import { contextOf } from './core/fair-context.ts';
import { changeSecret } from './secret/rotate-command.ts';
import { setUpLines } from './set-up/set-up.link.ts';

const USAGE = [
  'npm run organizer -- create --email NAME@EXAMPLE.COM [--exhibition CODE]',
  'npm run organizer -- owner --email NAME@EXAMPLE.COM [--exhibition CODE]',
  'npm run organizer -- recovery --email NAME@EXAMPLE.COM',
  'npm run organizer -- secret',
].join('\n       ');

const VERBS = ['create', 'owner', 'recovery'] as const;
type Wish = { does: (typeof VERBS)[number]; email: string; exhibition: string | null };

/** What the command line asks for. Throws `WrongConfiguration` with a text for the operator. */
export function readWish(given: readonly string[]): Wish {
  const options = { email: { type: 'string' }, exhibition: { type: 'string' } } as const;
  const parsed = (() => {
    try {
      return parseArgs({ args: [...given], options, allowPositionals: true });
    } catch {
      throw new WrongConfiguration(`Usage: ${USAGE}`);
    }
  })();
  const email = emailField.safeParse(parsed.values.email);
  const verbs = parsed.positionals.join(' ');
  const does = VERBS.find((verb) => verb === verbs);
  if (does === undefined || !email.success) throw new WrongConfiguration(`Usage: ${USAGE}`);
  return { does, email: email.data, exhibition: parsed.values.exhibition ?? null };
}

function chosen(directory: ExhibitionDirectory, code: string | null): Exhibition {
  const all = directory.all();
  const found =
    code === null
      ? (all.find((exhibition) => exhibition.isDefault) ?? all[0])
      : all.find((exhibition) => exhibition.code === code);
  if (found !== undefined) return found;
  const codes = all.map((exhibition) => exhibition.code).join(', ');
  throw new WrongConfiguration(`There is no exhibition ${code}. There are: ${codes}.`);
}

/** Makes the first owner of an exhibition on a database, and tells what to do next. */
export async function createOrganizer(
  config: Config,
  url: string,
  wish: Pick<Wish, 'email' | 'exhibition'>,
): Promise<string[]> {
  await migrate(url);
  const db = createDatabase(createPool(url, { max: 2 }));
  try {
    const directory = new ExhibitionDirectory(db, config.SECRET);
    await directory.load();
    const nothingYet = await setUpLines(config, db);
    if (nothingYet.length > 0) throw new WrongConfiguration(nothingYet.join('\n'));
    const exhibition = chosen(directory, wish.exhibition);
    const made = await makeFirstOwner(config, contextOf(exhibition, db), wish.email);
    if (made.state === 'hasOwner')
      throw new WrongConfiguration(`${exhibition.name.en} has an owner already, who adds others in the console.`);
    const owner = `${wish.email} is owner of the console of ${exhibition.name.en}.`;
    if (made.link === null) return [owner, 'Log in with the password of this account.', ...codeLines(made.codes)];
    return [
      owner,
      `Set the password within ${LIMITS.limitedTokenMinutes} minutes; this link is shown once and works once:`,
      made.link,
      ...codeLines(made.codes),
    ];
  } finally {
    await db.destroy();
  }
}

/** Makes somebody an owner, or resets password and second step of one, and tells the other owners. */
export async function resetOwner(
  config: Config,
  url: string,
  wish: Pick<Wish, 'email' | 'exhibition'>,
): Promise<string[]> {
  await migrate(url);
  const db = createDatabase(createPool(url, { max: 2 }));
  const jobs = new Jobs(url, {
    onError: () => {},
    unsubscribeLink: () => {
      throw new Error('what a command sends cannot be switched off');
    },
  });
  try {
    const directory = new ExhibitionDirectory(db, config.SECRET);
    await directory.load();
    const nothingYet = await setUpLines(config, db);
    if (nothingYet.length > 0) throw new WrongConfiguration(nothingYet.join('\n'));
    const exhibition = chosen(directory, wish.exhibition);
    await jobs.open();
    const { did, link, codes } = await ownerByCommand({ config, jobs }, contextOf(exhibition, db), wish.email);
    const done = did === 'added' ? 'is owner now' : 'can log in anew: password and second step of before are gone';
    return [
      `${wish.email} ${done} at ${exhibition.name.en}.`,
      `Set the password within ${LIMITS.limitedTokenMinutes} minutes; this link is shown once and works once:`,
      link,
      ...codeLines(codes),
    ];
  } finally {
    await jobs.stop();
    await db.destroy();
  }
}

/** New recovery codes for somebody of the staff who cannot show the second step any more. */
export async function recover(url: string, email: string): Promise<string[]> {
  await migrate(url);
  const db = createDatabase(createPool(url, { max: 2 }));
  try {
    const codes = await newRecoveryCodes(db, email);
    if (codes === null) throw new WrongConfiguration(`Nobody of the staff of any fair has the e-mail ${email}.`);
    return codeLines(codes);
  } finally {
    await db.destroy();
  }
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const wish = given.join(' ') === 'secret' ? null : readWish(given);
  const config = readInstallation();
  const database = await openDatabase(config);
  try {
    const done = (): Promise<string[]> => {
      if (wish === null) return changeSecret(config, database.url);
      if (wish.does === 'recovery') return recover(database.url, wish.email);
      return wish.does === 'create'
        ? createOrganizer(config, database.url, wish)
        : resetOwner(config, database.url, wish);
    };
    for (const line of await done()) process.stdout.write(`${line}\n`);
  } finally {
    await database.stop();
  }
}

if (import.meta.main)
  main().catch((error: unknown) => {
    const wrong = error instanceof WrongConfiguration;
    process.stderr.write(`${error instanceof Error ? (wrong ? error.message : error.stack) : String(error)}\n`);
    process.exitCode = 1;
  });
