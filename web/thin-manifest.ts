/**
 * Writes the list of all pages, which every first visit loads, in less: each file is named once, and of each page a line says only what differs from
 * the line before. Pages of the console stand in a file of their own, which is loaded where one begins in the console; whoever comes there from
 * a public page loads the document anew (shell/not-found.screen.tsx).
 * `node thin-manifest.ts build/client`, after the build. What a browser reads from it is the same but for the files that a page imports:
 * the server's own list names them in the HTML, and a browser would ask for them only where a link prefetches its page, which none of
 * ours does. A list that would differ in anything else ends the build.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { z } from 'zod';
import { addressName } from './app/site-map/address.ts';

const FLAGS = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
] as const;
const flag = z.boolean();
const route = z.strictObject({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasAction: flag,
  hasLoader: flag,
  hasClientAction: flag,
  hasClientLoader: flag,
  hasClientMiddleware: flag,
  hasDefaultExport: flag,
  hasErrorBoundary: flag,
  module: z.string(),
  imports: z.array(z.string()),
  css: z.array(z.string()).length(0),
});
const manifest = z.looseObject({ routes: z.record(z.string(), route) });
type Manifest = z.infer<typeof manifest>;

/** What a browser reads that begins at this address. */
async function read(source: string, pathname = '/'): Promise<unknown> {
  const window: { __reactRouterManifest?: unknown } = {};
  await runInContext(`(async () => {${source}})()`, createContext({ window, location: { pathname } }));
  // of this realm, so that it can be compared
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
}

/** Where all of them begin alike, up to a folder. */
function folderOf(files: readonly string[]): string {
  const [first = ''] = files;
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return files.every((file) => file.startsWith(folder)) ? folder : '';
}

/** Of a route, in both languages (`web/app/routes.ts`). */
const EITHER_LANGUAGE = 'en?';

/** Instead of a path or a name that a route does not have of its own. */
const NONE = '-';

/** Instead of the place of a module: the one after the module before. */
const NEXT = -1;

/** The groups of addresses that stand in the file of the console, and where one begins that needs it. */
const OF_THE_CONSOLE: readonly string[] = ['for-organizer', 'for-organizerLogin', 'for-setUp'];
const CONSOLE_ADDRESS = /\/(organizer|set-up)(\/|$)/;

type Route = Manifest['routes'][string];
const isOfTheConsole = ({ id, parentId = '' }: Route): boolean =>
  OF_THE_CONSOLE.includes(id) || OF_THE_CONSOLE.includes(parentId);

/** These pages as three texts, in the order in which `OPEN` takes them: names of files, parents, a line for each page. */
function packed(all: readonly Route[], folder: string): readonly [files: string, parents: string, lines: string] {
  const files = [...new Set(all.map(({ module }) => module))];
  const parents = [...new Set(all.map(({ parentId = '' }) => parentId))];
  let next = 0;
  const moduleOf = (file: string): number => {
    const place = files.indexOf(file);
    if (place !== next) return place;
    next += 1;
    return NEXT;
  };
  const rows = all.map(({ path = NONE, ...one }) => [
    path.startsWith(`${EITHER_LANGUAGE}/`) ? path.slice(EITHER_LANGUAGE.length) : path,
    one.id === addressName(path.slice(EITHER_LANGUAGE.length)) ? NONE : one.id,
    parents.indexOf(one.parentId ?? ''),
    FLAGS.reduce((bits, name, at) => bits | (one[name] ? 1 << at : 0), 0),
    moduleOf(one.module),
  ]);
  const lines = rows.map((row, at) =>
    row
      .map((value, column) => (column > 0 && rows[at - 1]?.[column] === value ? '' : value))
      .join()
      .replace(/,+$/, ''),
  );
  return [files.map((file) => file.slice(folder.length).replace(/\.js$/, '')).join(), parents.join(), lines.join('\n')];
}

/** The function that makes pages of three texts. */
function opener(folder: string): string {
  const flags = FLAGS.map((name, at) => `${name}:!!(b&${1 << at})`).join();
  return `(files,parents,lines)=>{const f=files.split(",").map(n=>${JSON.stringify(folder)}+n+".js"),d=parents.split(","),r={};let s=0,q=[];
for(const row of lines.split("\\n")){const [a,...c]=row.split(",");q=[0,1,2,3].map(i=>c[i]||q[i]);const [n,p,b,m]=q,path=(a[0]=="/"?"${EITHER_LANGUAGE}":"")+a,id=n!="${NONE}"?n:(${addressName.toString().replaceAll(/\s+/g, ' ')})(path.slice(${EITHER_LANGUAGE.length})),l=d[p];r[id]={id,...(l&&{parentId:l}),...(a!="${NONE}"&&{path}),${flags},module:f[m<0?s++:m],imports:[],css:[]}}
return r}`;
}

/** @param more the pages of the console, as an expression */
function write({ routes, ...rest }: Manifest, folder: string, more: string): string {
  const site = packed(
    Object.values(routes).filter((one) => !isOfTheConsole(one)),
    folder,
  );
  return `const o=${opener(folder)},r=o(...${JSON.stringify(site)});
if(${String(CONSOLE_ADDRESS)}.test(location.pathname))Object.assign(r,o(...${more}));
window.__reactRouterManifest={...${JSON.stringify(rest)},routes:r};`;
}

type Kept = (one: Route) => boolean;
const without = ({ routes, ...rest }: Manifest, isKept: Kept): unknown => ({
  ...rest,
  routes: Object.fromEntries(
    Object.entries(routes).flatMap(([id, one]) => (isKept(one) ? [[id, { ...one, imports: [] }]] : [])),
  ),
});

const at = process.argv[2] ?? 'build/client';
const [file, ...others] = globSync(`${at}/assets/manifest-*.js`);
if (file === undefined || others.length > 0) throw new Error(`one manifest was expected in ${at}/assets`);
const meant = manifest.parse(await read(readFileSync(file, 'utf8')));
const all = Object.values(meant.routes);
const folder = folderOf(all.map(({ module }) => module));
const more = JSON.stringify(packed(all.filter(isOfTheConsole), folder));
const tried = write(meant, folder, more);
const isSame =
  isDeepStrictEqual(
    await read(tried, '/en/organizer/fair'),
    without(meant, () => true),
  ) &&
  isDeepStrictEqual(
    await read(tried),
    without(meant, (one) => !isOfTheConsole(one)),
  );
if (!isSame) throw new Error('the manifest would not be the same');
const moreName = path.basename(file).replace('manifest-', 'console-pages-');
writeFileSync(path.join(path.dirname(file), moreName), `export default ${more};`);
writeFileSync(file, write(meant, folder, `(await import("./${moreName}")).default`));
