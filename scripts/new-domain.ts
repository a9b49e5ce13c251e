/**
 * Writes a domain, ready to run: `npm run new:domain raffle 抽奖`, or `npm run new:domain prize-draw prize-draws 抽奖`. A table, public list
 * and detail, a list and an editor in the console, a test, and every line elsewhere that names it. The templates stand in `new-domain/`:
 * `noun` in a path is the noun, `{{…}}` in a text is a name of `names`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Where the domain is named, line by line: before the text that stands there already. */
const LINES: readonly { file: string; before: string; lines: string }[] = [
  {
    file: 'contract/src/index.ts',
    before: "import * as vip from './vip/vip.calls.ts';",
    lines: "import * as {{camel}} from './{{kebab}}/{{kebab}}.calls.ts';\n",
  },
  { file: 'contract/src/index.ts', before: '  workbench,\n};', lines: '  {{camel}},\n' },
  {
    file: 'contract/src/audit-actions.ts',
    before: 'import { vipAuditActions }',
    lines: "import { {{camel}}AuditActions } from './{{kebab}}/{{kebab}}.audit-actions.ts';\n",
  },
  { file: 'contract/src/audit-actions.ts', before: '  ...pageAuditActions', lines: '  ...{{camel}}AuditActions,\n' },
  { file: 'contract/src/autosave/autosave.shapes.ts', before: "  ...(['latest'", lines: "  '{{camel}}',\n" },
  {
    file: 'server/src/portal.ts',
    before: "import { vip } from './domains/vip/domain.ts';",
    lines: "import { {{camel}} } from './domains/{{kebab}}/domain.ts';\n",
  },
  { file: 'server/src/portal.ts', before: '  page,\n', lines: '  {{camel}},\n' },
  {
    file: 'server/test/sweeps/stage-nouns.ts',
    before: "import { showcaseNouns } from './nouns/showcase.ts';",
    lines: "import { {{camel}}Nouns } from './nouns/{{kebab}}.ts';\n",
  },
  { file: 'server/test/sweeps/stage-nouns.ts', before: 'contentNouns, filmNouns', lines: '{{camel}}Nouns, ' },
  {
    file: 'server/test/sweeps/policy.tsv',
    before: 'POST /organizer/v1/programme/list\t',
    lines: [
      'POST /visitor/v2/{{camel}}/list\tanyone\tpublished {{plural}} of this fair\n',
      'POST /visitor/v2/{{camel}}/get\tanyone\ta published {{words}} of this fair\n',
      ...['list', 'get', 'save', 'remove'].map(
        (verb) => `POST /organizer/v1/{{camel}}/${verb}\teditor\t{{plural}} of this fair\n`,
      ),
    ].join(''),
  },
  {
    file: 'demo/demo-fair.ts',
    before: 'import { loadVocabularies',
    lines: "import { {{camel}}Row } from './factories/{{kebab}}.factory.ts';\n",
  },
  {
    file: 'demo/demo-fair.ts',
    before: '  await loadLinks(db',
    lines: "  await insertRows(db, '{{snake}}', [{{camel}}Row(exhibitionId)]);\n",
  },
  {
    file: 'e2e/public-ids.ts',
    before: 'import { clientOf }',
    lines: "import { browse as browse{{Pascal}} } from '@fairbridge/contract/{{kebab}}/{{kebab}}.calls.ts';\n",
  },
  { file: 'e2e/public-ids.ts', before: '  visitor: string;', lines: '  {{camel}}: string;\n' },
  { file: 'e2e/public-ids.ts', before: ', visitors] = await', lines: ', {{camels}}' },
  {
    file: 'e2e/public-ids.ts',
    before: '    call(browseVisitors',
    lines: '    call(browse{{Pascal}}, { pageSize: 1 }),\n',
  },
  {
    file: 'e2e/public-ids.ts',
    before: '    visitor: visitors',
    lines: "    {{camel}}: {{camels}}.list[0]?.id ?? '',\n",
  },
  { file: 'e2e/filled-path.ts', before: "    ['/find-person/'", lines: "    ['/{{kebabs}}/', ids.{{camel}}],\n" },
  {
    file: 'web/app/site-map/open.ts',
    before: "  {\n    path: '/suggest',",
    lines: `  {
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
  },
`,
  },
  {
    file: 'web/app/site-map/organizer.ts',
    before: "  {\n    path: '/organizer/pages',",
    lines: `  {
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
  },
`,
  },
  { file: 'docs/architecture.md', before: '`domains/page`', lines: '`domains/{{kebab}}`, ' },
  {
    file: 'docs/glossary.md',
    before: '| 格式化正文 |',
    lines: '| {{zh}} | {{words}} | {{camel}} | {{snake}} | |\n',
  },
];

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

for (const { file, before, lines } of LINES) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const at = text.indexOf(before);
  if (at < 0) stop(`${file} has no ${before}: mend scripts/new-domain.ts.`);
  writeFileSync(path.join(ROOT, file), text.slice(0, at) + filled(lines) + text.slice(at));
}

for (const script of ['generate:tables', 'format', 'generate:reference'])
  execFileSync('npm', ['run', '--silent', script], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

const changed = new Set(LINES.map(({ file }) => file)).size;
console.log(`${templates.length} files written, ${changed} changed. Next: docs/how-to/add-a-domain.md.`);
