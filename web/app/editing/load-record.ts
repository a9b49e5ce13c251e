import type { AutosaveKind } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import type { LoadArgs } from '../define-load.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from './draft-key.ts';

/**
 * What an editor opens with, by the `:id` of its address: the record, or null for a new one; what its author has typed before; and, for a
 * new one, the other new ones that were begun.
 */
export async function loadRecord<R>(given: LoadArgs, kind: AutosaveKind, get: (id: string) => Promise<R>) {
  const { api, params } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const draftKey = isNew ? draftKeyOf(given) : id;
  const [record, autosaved, unfinished] = await Promise.all([
    isNew ? null : get(id),
    autosavedOf(api, kind, draftKey),
    isNew ? unfinishedOf(api, kind, draftKey) : [],
  ]);
  return { kind, draftKey, record, autosaved, unfinished };
}

export type LoadedRecord<R> = Omit<Awaited<ReturnType<typeof loadRecord<R>>>, 'unfinished'>;

/** The same of a record that is the only one of its kind, for the fair or for whoever writes it. */
export async function loadOnly<R>(
  { api }: Pick<LoadArgs, 'api'>,
  kind: AutosaveKind,
  draftKey: 'all' | 'own',
  get: () => Promise<R>,
) {
  const [record, autosaved] = await Promise.all([get(), autosavedOf(api, kind, draftKey)]);
  return { kind, draftKey, record, autosaved };
}

/** Of the component that holds the form: what was saved, or loaded anew after a conflict, begins a new one. */
export const editorKey = ({ draftKey, record }: { draftKey: string; record: { version: number } | null }): string =>
  `${draftKey} ${record?.version ?? 0}`;
