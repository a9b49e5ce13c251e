import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { handMade } from './hand-made-acts.ts';

const APP = fileURLToPath(new URL('../web/app/', import.meta.url));

/** What is no press, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'domains/hotspot/use-own-exhibits.ts busy failure': 'loads a list while a keyword is typed',
  'domains/product-import/product-import-report.tsx failure': 'loads a report page by page',
  'parts/upload/film-upload.ts failure': 'an upload: goes on after the network was gone',
  'domains/newsfeed/post-comments.tsx failure': 'loads the first page by itself',
  'editing/use-editor.ts busy': 'a form that is saved as it is left: its screen leads nowhere meanwhile',
  'parts/chat/use-guest-chat.ts failure': 'a message stays where it stands, with what went wrong below it',
  'parts/chat/use-translation.ts failure': 'says it below the one message, of many that may be asked for by themselves',
  'parts/home/exhibitor-picker.tsx failure': 'loads a list while a name is typed',
  'parts/recommendation/use-recommendations.ts failure':
    'one after the other: an undo must not arrive before what it undoes',
};

test('each press is told by useAct: no screen makes busy states, guards and failures of its own', () => {
  const made = globSync('**/*.{ts,tsx}', { cwd: APP })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && file !== 'ui/use-act.ts')
    .flatMap((file) => {
      const found = handMade(file, readFileSync(path.join(APP, file), 'utf8'));
      return found.length === 0 ? [] : [`${file} ${found.join(' ')}`];
    });
  expect(made.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

const press = (body: string): string => `const press = async () => { ${body} };`;

test('finds what was made by hand before', () => {
  const told = 'catch (error) { toast.error(failureText(error, lang)); }';
  const shapes = {
    state: press(`setBusy(true); try { await api(calls.a.b, {}); } ${told} finally { setBusy(false); }`),
    key: press(`setBusy(id); try { await api(calls.a.b, {}); } finally { setBusy(''); }`),
    afterwards: press(`setBusy(true); await switchTo('ACTOR'); setBusy(false);`),
    inDialog: press(
      `setBusy(true); try { await send(); } catch (e) { setFailure(failureText(e, lang)); setBusy(false); }`,
    ),
    ref: press(`sending.current = true; try { await send(); } finally { sending.current = false; }`),
    promise: `const mark = () => { api(calls.a.b, {}).catch((error) => { toast.error(failureText(error, lang)); }); };`,
  };
  expect(Object.fromEntries(Object.entries(shapes).map(([name, text]) => [name, handMade('a.ts', text)]))).toEqual({
    state: ['busy', 'failure'],
    key: ['busy'],
    afterwards: ['busy'],
    inDialog: ['busy', 'failure'],
    ref: ['busy'],
    promise: ['failure'],
  });
});

test('leaves alone what is none: an act told by useAct, a dialog that closes after it, and what a page loads', () => {
  const act = `const remove = async () => { if (await run(() => api(calls.a.b, {}), { said: t('removed') })) setAsked(null); };`;
  const opened = `const a = () => setAsked(id); const b = async () => { await act(); setAsked(null); };`;
  const loaded = `useEffect(() => { api(calls.a.b, {}).then(setPage, (error) => setFailure(failureText(error, lang))); }, []);`;
  expect([act, opened, loaded].map((text) => handMade('a.tsx', text))).toEqual([[], [], []]);
});
