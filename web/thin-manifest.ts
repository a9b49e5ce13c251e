/**
 * Writes the list of all pages, which every first visit loads, in less: each file is named once, and of each page a line says only what differs from
 * the line before.
 * `node thin-manifest.ts build/client`, after the build. What a browser reads from it is the same but for the files that a page imports:
 * the server's own list names them in the HTML, and a browser would ask for them only where a link prefetches its page, which none of
 * ours does. A list that would differ in anything else ends the build.
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

/** Instead of a path or a name that a route does not have of its own. */
const NONE = '-';

/** Instead of the place of a module: the one after the module before. */
const NEXT = -1;

function write({ routes, ...rest }: Manifest): string {
  const all = Object.values(routes);
  const files = [...new Set(all.map(({ module }) => module))];
  const parents = [...new Set(all.map(({ parentId = '' }) => parentId))];
  const folder = folderOf(files);
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
  const names = files.map((file) => file.slice(folder.length).replace(/\.js$/, '')).join();
  const flags = FLAGS.map((name, at) => `${name}:!!(b&${1 << at})`).join();
  return `{const f=${JSON.stringify(names)}.split(",").map(n=>${JSON.stringify(folder)}+n+".js"),d=${JSON.stringify(parents)},r={};let s=0,q=[];
for(const row of ${JSON.stringify(lines.join('\n'))}.split("\\n")){const [a,...c]=row.split(",");q=[0,1,2,3].map(i=>c[i]||q[i]);const [n,p,b,m]=q,path=(a[0]=="/"?"${EITHER_LANGUAGE}":"")+a,id=n!="${NONE}"?n:(${addressName.toString().replaceAll(/\s+/g, ' ')})(path.slice(${EITHER_LANGUAGE.length})),l=d[p];r[id]={id,...(l&&{parentId:l}),...(a!="${NONE}"&&{path}),${flags},module:f[m<0?s++:m],imports:[],css:[]}}
window.__reactRouterManifest={...${JSON.stringify(rest)},routes:r}}`;
}

const withoutImports = ({ routes, ...rest }: Manifest): unknown => ({
  ...rest,
  routes: Object.fromEntries(Object.entries(routes).map(([id, one]) => [id, { ...one, imports: [] }])),
});

const folder = process.argv[2] ?? 'build/client';
const [file, ...others] = globSync(`${folder}/assets/manifest-*.js`);
if (file === undefined || others.length > 0) throw new Error(`one manifest was expected in ${folder}/assets`);
const source = readFileSync(file, 'utf8');
const meant = manifest.parse(read(source));
const written = write(meant);
if (!isDeepStrictEqual(read(written), withoutImports(meant))) throw new Error('the manifest would not be the same');
writeFileSync(file, written);
