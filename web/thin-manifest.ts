/**
 * Writes the list of all pages, which every first visit loads, in less: each file is named once and each page is a row of numbers.
 * What the pages of one layout all ask for is said once with the layout. `node thin-manifest.ts build/client`, after the build. What a
 * browser reads from it is the same but for the order in which a page names its files; a list that would differ ends the build.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
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
type Route = z.infer<typeof route>;
const manifest = z.looseObject({ routes: z.record(z.string(), route) });
type Manifest = z.infer<typeof manifest>;

function read(source: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  runInContext(source, createContext({ window }));
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

/** Instead of the place of a module: the one after the module before. */
const NEXT = -1;

/** What is asked for most comes first: small numbers, and rows that begin alike. */
function byUse(routes: readonly Route[]): string[] {
  const uses = new Map<string, number>();
  for (const file of routes.flatMap(({ imports }) => imports)) uses.set(file, (uses.get(file) ?? 0) + 1);
  return [...uses].toSorted(([, one], [, other]) => other - one).map(([file]) => file);
}

/** Of each layout what all its pages ask for. */
function sharedOf(routes: readonly Route[]): Map<string, readonly string[]> {
  const shared = new Map<string, readonly string[]>();
  for (const { parentId = '', imports } of routes)
    shared.set(
      parentId,
      (shared.get(parentId) ?? imports).filter((file) => imports.includes(file)),
    );
  return shared;
}

/** From each number to the next: pages that are alike have rows that are more alike by this. */
const steps = (places: readonly number[]): number[] => places.map((place, at) => place - (places[at - 1] ?? 0));

function write({ routes, ...rest }: Manifest): string {
  const all = Object.values(routes);
  // what many ask for has the small numbers; behind it the modules: most rows need no number for theirs, it is the next one
  const asked = byUse(all);
  const files = [...new Set([...asked, ...all.map(({ module }) => module)])];
  const places = new Map(files.map((file, at) => [file, at]));
  const placesOf = (named: readonly string[]): number[] =>
    named.map((file) => places.get(file) ?? 0).toSorted((one, other) => one - other);
  const shared = sharedOf(all);
  const layouts = [...shared].map(([id, named]) => [id, ...placesOf(named)]);
  const folder = folderOf(files);
  let next = asked.length;
  const moduleOf = (file: string): number => {
    const place = places.get(file) ?? 0;
    if (place !== next) return place;
    next += 1;
    return NEXT;
  };
  const rows = all.map((one) => [
    one.path ?? 0,
    one.id === addressName((one.path ?? '').slice(EITHER_LANGUAGE.length)) ? 0 : one.id,
    [...shared.keys()].indexOf(one.parentId ?? ''),
    FLAGS.reduce((bits, name, at) => bits | (one[name] ? 1 << at : 0), 0),
    moduleOf(one.module),
    ...steps(placesOf(one.imports.filter((file) => shared.get(one.parentId ?? '')?.includes(file) !== true))),
  ]);
  const names = files.map((file) => file.slice(folder.length).replace(/\.js$/, '')).join();
  const flags = FLAGS.map((name, at) => `${name}:!!(b&${1 << at})`).join();
  return `{const f=${JSON.stringify(names)}.split(",").map(n=>${JSON.stringify(folder)}+n+".js"),d=${JSON.stringify(layouts)},r={};let s=${asked.length};
for(const [path,n,p,b,m,...i] of ${JSON.stringify(rows)}){let last=0;const id=n||(${addressName.toString()})(path.slice(${EITHER_LANGUAGE.length})),[l,...c]=d[p];r[id]={id,...(l&&{parentId:l}),...(path!==0&&{path}),${flags},module:f[m<0?s++:m],imports:[...c.map(n=>f[n]),...i.map(n=>f[last+=n])],css:[]}}
window.__reactRouterManifest={...${JSON.stringify(rest)},routes:r}}`;
}

/** A browser fetches all files of a page at once: in which order they stand is the same. */
const unordered = ({ routes, ...rest }: Manifest): unknown => ({
  ...rest,
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, one]) => [
      id,
      { ...one, imports: one.imports.toSorted((a, b) => a.localeCompare(b)) },
    ]),
  ),
});

const folder = process.argv[2] ?? 'build/client';
const [file, ...others] = globSync(`${folder}/assets/manifest-*.js`);
if (file === undefined || others.length > 0) throw new Error(`one manifest was expected in ${folder}/assets`);
const source = readFileSync(file, 'utf8');
const meant = manifest.parse(read(source));
const written = write(meant);
if (!isDeepStrictEqual(unordered(manifest.parse(read(written))), unordered(meant)))
  throw new Error('the manifest would not be the same');
writeFileSync(file, written);
