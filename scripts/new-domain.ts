/**
 * Writes a domain, ready to run: `npm run new:domain raffle 抽奖`, or `npm run new:domain prize-draw prize-draws 抽奖`. A table, public list
 * and detail, a list and an editor in the console, a test, and every line elsewhere that names it. The templates stand in `new-domain/`:
 * `noun` in a path is the noun, `{{…}}` in a text is a name of `names`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withElement, withEntry, withImport, withRow, withStatement } from './insert-code.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TEMPLATES = fileURLToPath(new URL('new-domain/', import.meta.url));
const END = '.template';

const given = process.argv.slice(2);
const isChinese = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);
const zh = given.find(isChinese) ?? '条目';
const [noun = '', plural = pluralOf(noun)] = given.filter((word) => !isChinese(word));
if (![noun, plural].every((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word)) || noun === plural)
  stop(
    'npm run new:domain <noun> [<nouns>] [<名称>], in small letters and hyphens: npm run new:domain prize-draw 抽奖',
  );
if (existsSync(path.join(ROOT, 'contract/src', noun))) stop(`There is a domain ${noun}.`);

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** For the menu of the console, in which each room has a sign of its own. */
function unusedIcon(): string {
  const menu = readFileSync(path.join(ROOT, 'web/app/site-map/organizer.ts'), 'utf8');
  const icons = ['star', 'bookmark', 'bell', 'card', 'smile', 'eye', 'link', 'globe', 'at'];
  return icons.find((icon) => !menu.includes(`icon: '${icon}'`)) ?? 'document';
}

const camel = (word: string): string => word.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const spaced = (word: string): string => word.replaceAll('-', ' ');

const names: Readonly<Record<string, string>> = {
  kebab: noun,
  camel: camel(noun),
  Pascal: capital(camel(noun)),
  snake: noun.replaceAll('-', '_'),
  words: spaced(noun),
  Words: capital(spaced(noun)),
  a: /^[aeiou]/.test(noun) ? 'an' : 'a',
  kebabs: plural,
  camels: camel(plural),
  plural: spaced(plural),
  Plural: capital(spaced(plural)),
  icon: unusedIcon(),
  zh,
};
const filled = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => names[name] ?? stop(`no name ${name}`));

type Edit = (text: string) => string;
const element =
  (name: string, text: string): Edit =>
  (code) =>
    withElement(code, name, filled(text));
const imported =
  (line: string): Edit =>
  (code) =>
    withImport(code, filled(line));

/** Where the domain is named. */
const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  'contract/src/index.ts': [
    imported("import * as {{camel}} from './{{kebab}}/{{kebab}}.calls.ts';"),
    element('modules', '{{camel}}'),
  ],
  'contract/src/audit-actions.ts': [
    imported("import { {{camel}}AuditActions } from './{{kebab}}/{{kebab}}.audit-actions.ts';"),
    element('AUDIT_ACTIONS', '...{{camel}}AuditActions'),
  ],
  'contract/src/autosave/autosave.shapes.ts': [element('AUTOSAVE_KINDS', "'{{camel}}'")],
  'server/src/portal.ts': [
    imported("import { {{camel}} } from './domains/{{kebab}}/domain.ts';"),
    element('list', '{{camel}}'),
  ],
  'server/test/sweeps/nouns/content.ts': [
    imported("import { {{camel}}Row } from '../../../../demo/factories/{{kebab}}.factory.ts';"),
    element(
      'contentNouns',
      `{{camel}}: {
        make: ({ ctx }) => insertRow(ctx, '{{snake}}', {{camel}}Row(ctx.exhibition.id)),
        foreign: async ({ test: { ctx } }) => ({
          draft: await insertRow(ctx, '{{snake}}', {{camel}}Row(ctx.exhibition.id, { published: false })),
        }),
        owned: 'never',
      },
      managed{{Pascal}}: {
        make: ({ ctx }) => insertRow(ctx, '{{snake}}', {{camel}}Row(ctx.exhibition.id, { published: false })),
      }`,
    ),
  ],
  'server/test/sweeps/policy.tsv': [
    (text) =>
      [
        text.trimEnd(),
        'POST /visitor/v2/{{camel}}/list\tanyone\tpublished {{plural}} of this fair',
        'POST /visitor/v2/{{camel}}/get\tanyone\ta published {{words}} of this fair',
        ...['list', 'get', 'save', 'remove'].map(
          (verb) => `POST /organizer/v1/{{camel}}/${verb}\teditor\t{{plural}} of this fair`,
        ),
        '',
      ]
        .map(filled)
        .join('\n'),
  ],
  'demo/demo-fair.ts': [
    imported("import { {{camel}}Row } from './factories/{{kebab}}.factory.ts';"),
    (code) =>
      withStatement(code, 'loadContent', filled("await insertRows(db, '{{snake}}', [{{camel}}Row(exhibitionId)]);")),
  ],
  'e2e/public-ids.ts': [
    imported("import { browse as browse{{Pascal}} } from '@fairbridge/contract/{{kebab}}/{{kebab}}.calls.ts';"),
    element(
      'PUBLIC_LISTS',
      "{{camel}}: { page: '/{{kebabs}}/', some: (call) => call(browse{{Pascal}}, { pageSize: 1 }) }",
    ),
  ],
  'web/app/site-map/open.ts': [
    element(
      'openAddresses',
      `{
        path: '/{{kebabs}}',
        added: true,
        group: 'everyone',
        screen: 'domains/{{kebab}}/{{kebab}}-list.screen.tsx',
        title: t('{{zh}}', '{{Plural}}'),
        query: ['pageNum'],
        indexable: true,
        waits: true,
      },
      {
        path: '/{{kebabs}}/:id',
        added: true,
        group: 'everyone',
        screen: 'domains/{{kebab}}/{{kebab}}-detail.screen.tsx',
        title: t('{{zh}}', '{{Words}}'),
        indexable: true,
      }`,
    ),
  ],
  'web/app/site-map/organizer.ts': [
    element(
      'organizerAddresses',
      `{
        path: '/organizer/{{kebabs}}',
        group: 'organizer',
        screen: 'domains/{{kebab}}/{{kebab}}-manage.screen.tsx',
        title: t('{{zh}}', '{{Plural}}'),
        query: ['pageNum'],
        menu: { icon: '{{icon}}', group: 'content', who: ['editor'] },
      },
      {
        path: '/organizer/{{kebabs}}/:id',
        group: 'organizer',
        screen: 'domains/{{kebab}}/{{kebab}}-editor.screen.tsx',
        title: t('编辑{{zh}}', 'Edit {{words}}'),
        query: ['slot'],
      }`,
    ),
  ],
  'docs/architecture.md': [(text) => withEntry(text, 'across', filled('`domains/{{kebab}}`'))],
  'docs/glossary.md': [(text) => withRow(text, filled('| {{zh}} | {{words}} | {{camel}} | {{snake}} | |'))],
};

const migrations = readdirSync(path.join(ROOT, 'server/migrations')).map((file) => Number(file.slice(0, 4)));
const number = String(Math.max(...migrations) + 1).padStart(4, '0');

function fileOf(template: string): string {
  const kept = template.replaceAll('\\', '/').slice(0, -END.length);
  return kept.replace('NNNN_noun', `${number}_${names['snake']}`).replaceAll(/\bnoun\b/g, noun);
}

const templates = globSync(`**/*${END}`, { cwd: TEMPLATES });
for (const template of templates) {
  const file = path.join(ROOT, fileOf(template));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, filled(readFileSync(path.join(TEMPLATES, template), 'utf8')));
}

for (const [file, edits] of Object.entries(EDITS)) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  writeFileSync(
    path.join(ROOT, file),
    edits.reduce((edited, edit) => edit(edited), text),
  );
}

for (const script of ['generate:tables', 'format', 'generate:reference'])
  execFileSync('npm', ['run', '--silent', script], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

console.log(
  `${templates.length} files written, ${Object.keys(EDITS).length} changed. Next: docs/how-to/add-a-domain.md.`,
);
