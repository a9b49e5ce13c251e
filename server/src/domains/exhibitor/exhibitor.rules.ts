import { pinyin } from 'pinyin-pro';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';

/** By what companies are sorted where nothing else orders them: the sound of the Chinese name, or the English one. */
export const sortKeyOf = (name: Bilingual): string =>
  pinyin(name.zh === '' ? name.en : name.zh, { toneType: 'none', type: 'array' }).join('');

/** What search and cards of exhibits repeat of their company: a change of it reaches them too. */
const REPEATED = [
  'name_zh',
  'name_en',
  'short_name_zh',
  'short_name_en',
  'country',
  'province_zh',
  'province_en',
] as const;
type Repeated = Record<(typeof REPEATED)[number], string> & { company_types: readonly string[] };
export const exhibitsRepeat = (before: Repeated, after: Repeated): boolean =>
  REPEATED.some((column) => before[column] !== after[column]) ||
  before.company_types.join() !== after.company_types.join();

/** Telephone, fax and e-mail of a company are for those who have said who they are: crawlers get none of them. */
export const readsReach = (caller: Caller): boolean =>
  caller.kind === 'organizer' || (caller.kind === 'visitor' && caller.registered);
