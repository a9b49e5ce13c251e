import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import { messageOf } from './outcome.ts';
import type { Person } from './portal.ts';

let clients = 0;
/** Somebody nobody has counted yet: an address of its own. */
export const newClient = (given: Partial<Person> = {}): Person => ({
  token: null,
  ip: `127.9.${Math.floor((clients += 1) / 250)}.${(clients % 250) + 1}`,
  ...given,
});

let addresses = 0;
/** An e-mail address that nobody has registered. */
export const newAddress = (): string => `new.person${(addresses += 1)}@fair.example`;

/** The text a refusal has in Chinese and in English, each asked for by a new client. */
export const inBothLanguages = async (ask: (person: Person) => Promise<unknown>): Promise<string[]> => [
  await messageOf(ask(newClient({ lang: 'zh' }))),
  await messageOf(ask(newClient({ lang: 'en' }))),
];

/** What the table of errors says in both. */
export const textsOf = (name: ErrorName): string[] => [CODES[name].zh, CODES[name].en];
