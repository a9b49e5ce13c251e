/**
 * Writes docs/reference from the contract and the schema, and docs/guarantees.md from the tests. With --check it writes nothing and
 * fails when a page is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODES } from '../contract/src/codes.ts';
import { calls, channels } from '../contract/src/index.ts';
import { LIMITS } from '../contract/src/limits.ts';
import { RULES } from '../contract/src/rules.ts';
import { SETTING_ROWS } from '../contract/src/settings/settings.ts';
import { variableList } from '../server/src/config.ts';
import { wordsIn, type Lang } from '../contract/src/text.ts';
import { HANDBOOK } from '../web/app/domains/organizer/handbook.ts';
import { helpTexts } from '../web/app/domains/organizer/help.texts.ts';
import { SITE_MAP } from '../web/app/site-map.ts';
import type { AnyChannel } from '../contract/src/channel.ts';
import { guaranteesPage } from './guarantees-page.ts';

const FOLDER = fileURLToPath(new URL('../docs/reference/', import.meta.url));
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const NOTE = 'Made by `npm run generate:reference`. Do not edit by hand.';

/** What goes over the sockets of one noun. */
function channelPart({ name, roles, sends, receives }: AnyChannel): string {
  const parts = [`## ${name}\n\nFor: ${roles.join(', ')}.`];
  const sent = Object.entries(sends);
  if (sent.length > 0)
    parts.push(
      table(
        ['sent', 'does', 'a minute', 'own errors'],
        sent.map(([verb, { does, rate, errors }]) => [
          `${name}.${verb}`,
          does,
          String(rate.perMinute),
          errors.join(', '),
        ]),
      ),
    );
  parts.push(
    table(
      ['told', 'means'],
      Object.entries(receives).map(([what, { does }]) => [`${name}.${what}`, does]),
    ),
  );
  return parts.join('\n\n');
}

const SOCKETS = `Socket.IO at \`/socket\`, by WebSocket or polling. The handshake shows \`auth: { token, lang }\`, never an address; one that is refused is told so by \`connect_error\`, with the envelope of calls in \`data\`. What is sent is one object, acknowledged in the envelope of calls. ${LIMITS.chatBurst} of an event go at once, frames up to ${LIMITS.socketFrameBytesMax / 1_000} kB, ${LIMITS.socketsPerAccountMax} sockets of an account and ${LIMITS.socketsPerClientMax} of an address. What is told while nobody is connected is lost, and is fetched by the calls.`;

/** The organizer's handbook, as the console shows it at /organizer/help. */
function handbook(lang: Lang): string {
  const chapters = HANDBOOK.map(({ title, steps }) => {
    const lines = steps.map(
      ({ text, to }, at) => `${at + 1}. ${wordsIn(text, lang)}${to === undefined ? '' : ` (\`${to}\`)`}`,
    );
    return `## ${wordsIn(title, lang)}\n\n${lines.join('\n')}`;
  });
  return `# ${wordsIn(helpTexts.title, lang)}\n\n${NOTE}\n\n${chapters.join('\n\n')}\n`;
}

const guarantees = guaranteesPage();
const pages: Record<string, string> = {
  'calls.md': `# Calls\n\n${NOTE} The running server shows the same with shapes and examples at \`/reference\` and \`/openapi.json\`.\n\n${table(
    ['name', 'method', 'path', 'who', 'does', 'own errors'],
    [...calls].map(([name, call]) => [
      name,
      call.method,
      call.path,
      call.roles.join(', '),
      call.does,
      call.errors.join(', '),
    ]),
  )}\n`,
  'channels.md': `# Channels\n\n${NOTE} ${SOCKETS}\n\n${Object.values<AnyChannel>(channels).map(channelPart).join('\n\n')}\n`,
  'errors.md': `# Errors\n\n${NOTE}\n\n${table(
    ['name', 'code', 'status', 'zh', 'en'],
    Object.entries(CODES).map(([name, code]) => [name, String(code.code), String(code.status), code.zh, code.en]),
  )}\n\n## Rules of fields\n\n${table(
    ['rule', 'zh', 'en'],
    Object.entries(RULES).map(([name, [zh, en]]) => [name, zh, en]),
  )}\n`,
  'configuration.md': `# Configuration\n\n${NOTE}\n\n${table(
    ['variable', 'default', 'meaning'],
    variableList().map((variable) => [
      `\`${variable.name}\``,
      variable.default === '' ? '' : `\`${variable.default}\``,
      variable.meaning,
    ]),
  )}\n`,
  'settings.md': `# Settings of a fair\n\n${NOTE} The organizer's owner changes them in the console; each is one row of \`contract/src/settings/settings.ts\`.\n\n${table(
    ['name', 'zh', 'en', 'kind', 'at most', 'initially'],
    SETTING_ROWS.map((setting) => [
      setting.name,
      ...setting.label,
      setting.kind,
      'max' in setting ? String(setting.max) : '',
      JSON.stringify(setting.initial),
    ]),
  )}\n`,
  'screens.md': `# Screens\n\n${NOTE}\n\n${table(
    ['address', 'who', 'state'],
    SITE_MAP.map((screen) => [
      `\`${screen.path}\``,
      screen.group,
      screen.screen === undefined ? 'not open yet' : 'open',
    ]),
  )}\n`,
  '../guarantees.md': guarantees.text,
  '../handbook.md': handbook('en'),
  '../handbook-zh.md': handbook('zh'),
};

mkdirSync(FOLDER, { recursive: true });
const stale = Object.entries(pages).filter(([name, text]) => {
  const file = path.join(FOLDER, name);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    return false;
  }
  try {
    return readFileSync(file, 'utf8') !== text;
  } catch {
    return true;
  }
});
if (stale.length > 0) {
  console.error(
    `Stale: ${stale.map(([name]) => path.posix.join('docs/reference', name)).join(', ')}. Run: npm run generate:reference`,
  );
}
for (const fault of guarantees.faults) console.error(fault);
process.exit(stale.length + guarantees.faults.length > 0 ? 1 : 0);
