/**
 * Gives each page that guests can open a sheet of its own: of the whole one what its screen, and all that comes late to it, can show.
 * `node page-sheets.ts build`, after the build. The server writes it into the page, so that nothing is asked for before the first paint.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namesOf, reachedFrom } from './class-words.ts';
import { splitStylesheet } from './split-stylesheet.ts';
import { layoutOf, type Group } from './app/site/groups.ts';
import { SITE_MAP } from './app/site-map.ts';
import { addressName } from './app/site-map/address.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Their readers have no session yet, and come for one page. Whoever works here loads the whole sheet once and keeps it. */
const OF_GUESTS: ReadonlySet<Group> = new Set([
  'everyone',
  'guestOrVisitor',
  'guestOrExhibitor',
  'signedOut',
  'registration',
]);

/** The workbench of exhibitors, the panels of a chat and of a call, and what comes with them alone, ask for the whole sheet themselves, wherever they come. */
const BY_ITSELF =
  /^web\/app\/(?:shell\/workbench\/|components\/chat\/(?:chat|guest)-panel\.|components\/talk\/talk-place\.)/;

const NOT_OPEN = 'shell/not-open-yet.screen.tsx';

function sheetsOf(whole: string): Record<string, string> {
  const cut = new Map<string, string>();
  const sheetOf = (...modules: string[]): string => {
    const key = modules.join();
    const files = reachedFrom(
      ROOT,
      ['root.tsx', ...modules].map((file) => `web/app/${file}`),
      BY_ITSELF,
    );
    const sheet = cut.get(key) ?? splitStylesheet(whole, namesOf(ROOT, files));
    cut.set(key, sheet);
    return sheet;
  };
  const pages = SITE_MAP.filter(({ group }) => OF_GUESTS.has(group)).map(({ path, group, screen = NOT_OPEN }) => [
    addressName(path),
    sheetOf(`${layoutOf(group)}.tsx`, screen),
  ]);
  return { ...Object.fromEntries(pages), 'not-found': sheetOf('shell/not-found.screen.tsx') };
}

const folder = process.argv[2] ?? 'build';
const [file, ...others] = globSync(`${folder}/client/assets/app-*.css`);
if (file === undefined || others.length > 0) throw new Error(`one sheet was expected in ${folder}/client/assets`);
writeFileSync(`${folder}/server/page-sheets.json`, JSON.stringify(sheetsOf(readFileSync(file, 'utf8'))));
