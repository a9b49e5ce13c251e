/** Part of `npm run unused`: finds calls of the contract that no screen makes, by HTTP or over the socket, and nobody outside is known to make. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '../contract/src/index.ts';

/** Calls that readers outside make, and no screen of ours, with the reason. */
const MADE_OUTSIDE: Readonly<Record<string, string>> = {
  'account.redeemAuthCode': 'the external pre-registration site asks it who came, with its key',
  'account.infoByToken': 'of the specification: who somebody is; ours ask `account.info`',
  'questionnaire.ofSite': 'of the specification: the questions of a place; ours ask for them with the answers',
  'hotspot.get': 'of the specification: one scene; ours ask for all of a company',
  'product.remove': 'of the specification: deletes one exhibit; ours delete those chosen',
  'contact.remove': 'of the specification: removes one contact; ours remove those chosen',
  'chat.people': 'of the specification: people by their chat accounts; ours have them with the conversations',
  'upload.base64': 'of the specification: a picture as text; ours send its bytes',
};

/** Nouns whose screens are still to come; a list of which nothing is left goes. */
const WITHOUT_SCREENS: ReadonlySet<string> = new Set(['meetingSignup', 'meetingAppointment']);

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const texts = globSync('web/app/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map(read);
const all = texts.join('\n');

/** `calls.order.create`, and `send('chat', 'send')` over the socket. */
const named = new Set(
  [...all.matchAll(/\bcalls\.(\w+)\.(\w+)|\bsend\('(\w+)', '(\w+)'/g)].map(
    ([, noun, verb, channel, event]) => `${noun ?? channel}.${verb ?? event}`,
  ),
);
/** A noun whose calls a screen is given as a whole makes those that are named of what it was given: `owner.calls.start`. */
const whole = new Set([...all.matchAll(/\bcalls\.(\w+)\b(?!\.)/g)].map(([, noun]) => noun));
const isGiven = (name: string): boolean => {
  const [noun = '', verb = ''] = name.split('.');
  return whole.has(noun) && new RegExp(`\\.calls\\.${verb}\\b`).test(all);
};

/** A form imports its call from the contract, for its fields. */
const modules = await Promise.all(
  globSync('contract/src/**/*.calls.ts', { cwd: ROOT }).map(async (file) => ({
    name: file.replaceAll('\\', '/').replace('contract/src/', '@fairbridge/contract/'),
    exports: Object.entries<unknown>(await import(path.join(ROOT, file))),
  })),
);
const imported = new Set(
  modules.flatMap(({ name, exports }) => {
    const importing = texts.filter((text) => text.includes(name)).join('\n');
    return exports.filter(([word]) => new RegExp(`(?<!\\.)\\b${word}\\b(?!:)`).test(importing)).map(([, call]) => call);
  }),
);

const isMade = (name: string): boolean => named.has(name) || isGiven(name) || imported.has(calls.get(name));
const outside = Object.keys(MADE_OUTSIDE);
const unmade = [...calls.keys()].filter((name) => !isMade(name) && !WITHOUT_SCREENS.has(name.split('.')[0] ?? ''));
const faults = [
  ...unmade.filter((name) => !outside.includes(name)).map((name) => `${name}: nobody makes this call`),
  ...outside
    .filter((name) => !unmade.includes(name))
    .map((name) => `${name}: a screen makes this call, or there is none`),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
