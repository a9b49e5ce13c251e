import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { namesOf, reachedFrom } from '../web/class-words.ts';
import { classesIn, splitStylesheet } from '../web/split-stylesheet.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const cut = (css: string, ...names: string[]): string => splitStylesheet(css, (name) => names.includes(name));

test('a sheet keeps the rules of the classes that are named, in their order, and those that need no class', () => {
  const sheet = 'html{color:red}.a{top:0}.b{top:1px}.a.c{top:2px}.b,.a:hover{top:3px}';
  expect(cut(sheet, 'a')).toBe('html{color:red}.a{top:0}.a:hover{top:3px}');
  expect(cut(sheet, 'a', 'c')).toBe('html{color:red}.a{top:0}.a.c{top:2px}.a:hover{top:3px}');
});

test('one of the choices of :is() and :has() suffices, and what :not() says need not be there', () => {
  expect(cut('.w :is(.a,.b){top:0}', 'w', 'b')).toBe('.w :is(.a,.b){top:0}');
  expect(cut('.w :is(.a,.b){top:0}', 'w')).toBe('');
  expect(cut('body:has(.tray) .a{top:0}', 'a')).toBe('');
  expect(cut('.a:not(.b){top:0}', 'a')).toBe('.a:not(.b){top:0}');
  expect(cut(':is(:where(.group):hover .g\\:x){top:0}', 'group')).toBe('');
  expect(cut(':is(:where(.group):hover .g\\:x){top:0}', 'group', 'g:x')).toContain('top:0');
});

test('names with signs are read as elements bear them', () => {
  expect(classesIn('.md\\:p-4 .\\32 xl\\:block .mt-1\\.5:hover .w-\\[3\\.25rem\\]>a')).toEqual([
    'md:p-4',
    '2xl:block',
    'mt-1.5',
    'w-[3.25rem]',
  ]);
});

test('what only the rules left out asked for goes with them: frames, properties, movements', () => {
  const sheet =
    '@media print{.a{top:0}}@keyframes rise{from{top:0}}@property --tw-x{syntax:"*"}.b{animation:rise 1s;left:var(--tw-x)}';
  expect(cut(sheet)).toBe('');
  expect(cut(sheet, 'b')).toBe(
    '@keyframes rise{from{top:0}}@property --tw-x{syntax:"*"}.b{animation:rise 1s;left:var(--tw-x)}',
  );
});

const named = (file: string): ((name: string) => boolean) => namesOf(ROOT, [file]);

test('a module names the classes of its strings, also those that are put together, and what it reaches late', () => {
  const button = named('web/app/ui/button.tsx');
  expect(['button', 'button-quiet', 'button-small'].filter((name) => !button(name))).toEqual([]);
  expect(button('hotspot')).toBe(false);
  const reached = reachedFrom(ROOT, ['web/app/root.tsx']);
  expect(reached).toContain('web/app/ui/toast.tsx');
  expect(reached).toContain('web/app/shell/session-dialogs.tsx');
  expect(reached).not.toContain('web/app/shell/organizer/organizer-layout.tsx');
});

test('no rule of ours is for a class that nothing bears', () => {
  const modules = globSync('web/app/**/*.tsx', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  const isNamed = namesOf(ROOT, modules);
  const sheets = globSync('web/app/styles/*.css', { cwd: ROOT });
  expect(sheets.length).toBeGreaterThan(10);
  const ours = sheets.flatMap((sheet) => {
    const text = readFileSync(path.join(ROOT, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|\d\.\d/g, '');
    return classesIn(text).map((name) => `${path.posix.basename(sheet.replaceAll('\\', '/'))} ${name}`);
  });
  expect([...new Set(ours)].filter((one) => !isNamed(one.split(' ')[1] ?? ''))).toEqual([]);
});
