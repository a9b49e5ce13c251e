import type { CallApi } from '@fairbridge/contract/client.ts';
import type { Autosaved, AutosaveKind, Unfinished } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { replace } from 'react-router';
import { calls } from '../calls.ts';
import { failureOf } from '../failure.ts';
import { localPath } from '../i18n/address.ts';
import type { LoadArgs } from '../define-load.ts';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const newDraftKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => SIGNS[byte % SIGNS.length]).join('');

/**
 * The id by which a new record's typed text is found again. It stands in the address, so that two windows do not write over one another,
 * and a reload finds it: who comes without one is sent on with a new one.
 */
export function draftKeyOf({ query, lang, path }: Pick<LoadArgs, 'query' | 'lang' | 'path'>): string {
  const draftKey = query.get('slot');
  if (draftKey !== null && /^[A-Za-z0-9]{3,40}$/.test(draftKey)) return draftKey;
  const next = new URLSearchParams(query);
  next.set('slot', newDraftKey());
  // the loading of a page ends by what is thrown
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw replace(localPath(lang, `${path}?${next}`));
}

/** What a failed answer leaves: the form opens without it, and finds it with the first thing that is typed. A missing network is waited for. */
const fallbackTo =
  <T>(nothing: T) =>
  (error: unknown): T => {
    const failure = failureOf(error);
    if (failure === null || failure.status === 401) throw error;
    return nothing;
  };

/** What the caller typed into a form and has not saved. */
export const autosavedOf = (api: CallApi, kind: AutosaveKind, draftKey: string): Promise<Autosaved | null> =>
  api(calls.autosave.get, { kind, slot: draftKey }).then(({ autosaved }) => autosaved, fallbackTo(null));

/** New records that the caller has begun, but for the one that is open. */
export const unfinishedOf = (api: CallApi, kind: AutosaveKind, draftKey: string): Promise<readonly Unfinished[]> =>
  api(calls.autosave.list, { kind }).then(
    ({ list }) => list.filter((one) => one.slot !== draftKey),
    fallbackTo<readonly Unfinished[]>([]),
  );
