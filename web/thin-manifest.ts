/**
 * Writes the list of all pages, which every first visit loads, in less: each file is named once and each page is a row of numbers.
 * `node thin-manifest.ts build/client`, after the build. What a browser reads from it is the same; a list that would differ ends the build.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { z } from 'zod';
import { addressName } from './app/site-map.ts';

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

function write({ routes, ...rest }: Manifest): string {
  const all = Object.values(routes);
  // the modules first: most rows then need no number for theirs, it is the next one
  const files = [...new Set([...all.map(({ module }) => module), ...all.flatMap(({ imports }) => imports)])];
  const places = new Map(files.map((file, at) => [file, at]));
  const layouts = [...new Set(all.map(({ parentId }) => parentId ?? ''))];
  const folder = folderOf(files);
  let next = 0;
  const moduleOf = (file: string): number => {
    const place = places.get(file) ?? 0;
    if (place !== next) return place;
    next += 1;
    return NEXT;
  };
  const rows = all.map((one) => [
    one.path ?? 0,
    one.id === addressName((one.path ?? '').slice(EITHER_LANGUAGE.length)) ? 0 : one.id,
    layouts.indexOf(one.parentId ?? ''),
    FLAGS.reduce((bits, name, at) => bits | (one[name] ? 1 << at : 0), 0),
    moduleOf(one.module),
    ...one.imports.map((file) => places.get(file)),
  ]);
  const names = files.map((file) => file.slice(folder.length).replace(/\.js$/, '')).join();
  const flags = FLAGS.map((name, at) => `${name}:!!(b&${1 << at})`).join();
  return `{const f=${JSON.stringify(names)}.split(",").map(n=>${JSON.stringify(folder)}+n+".js"),d=${JSON.stringify(layouts)},r={};let s=0;
for(const [path,n,p,b,m,...i] of ${JSON.stringify(rows)}){const id=n||(${addressName.toString()})(path.slice(${EITHER_LANGUAGE.length}));r[id]={id,...(d[p]&&{parentId:d[p]}),...(path!==0&&{path}),${flags},module:f[m<0?s++:m],imports:i.map(n=>f[n]),css:[]}}
window.__reactRouterManifest={...${JSON.stringify(rest)},routes:r}}`;
}

const folder = process.argv[2] ?? 'build/client';
const [file, ...others] = globSync(`${folder}/assets/manifest-*.js`);
if (file === undefined || others.length > 0) throw new Error(`one manifest was expected in ${folder}/assets`);
const source = readFileSync(file, 'utf8');
const meant = manifest.parse(read(source));
const written = write(meant);
if (!isDeepStrictEqual(read(written), meant)) throw new Error('the manifest would not be the same');
writeFileSync(file, written);
