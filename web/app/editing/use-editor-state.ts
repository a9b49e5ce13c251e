import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../ui/form.ts';
import { readLocalCopies, type LocalCopy } from './local-copy.ts';
import { restoreForm, type RestoreOptions } from './restore-form.ts';
import {
  hasNoChanges,
  partsOf,
  isSameValue,
  changesOver,
  type MergeConflict,
  type FormChanges,
} from './three-way-merge.ts';
import { lastSavedCount, type FormKey } from './use-autosave.ts';

/** A record as it stands now; `at`: when it was saved, where that is known, and `by`: by whom, as far as the reader may know. */
export type Latest<V> = { version: number; values: V; at?: string; by?: Bilingual };

type Options<V> = RestoreOptions<V> & { version: number; under?: string };

/** What is typed over the record, with what is not decided yet: that is found again after a reload, since it was typed over what stood before. */
function typedNow<V extends object>(
  { stands, values, inParts }: { stands: V; values: V; inParts: readonly string[] | undefined },
  conflicts: readonly MergeConflict[],
  bases: FormChanges['base'],
): FormChanges {
  const over = changesOver(stands, values, inParts);
  const now = partsOf(values, inParts);
  const undecided = conflicts.filter(({ from }) => from === 'record').map(({ path }) => path);
  return {
    typed: { ...over.typed, ...Object.fromEntries(undecided.map((path) => [path, now[path]])) },
    base: { ...over.base, ...Object.fromEntries(undecided.map((path) => [path, bases[path]])) },
  };
}

/** The record as it stands, what is typed over it, and where the two wait for a choice. */
export function useEditorState<V extends object>(options: Options<V>, place: FormKey) {
  const { saved, begin, version, inParts } = options;
  const [left] = useState<LocalCopy[]>(() => readLocalCopies(place));
  const [start] = useState(() => restoreForm(options, left, lastSavedCount(place)));
  const form = useForm<V>(start.values, options);
  const [stands, setStands] = useState<Latest<V>>({ version, values: saved });
  const [conflicts, setOverlaps] = useState<readonly MergeConflict[]>(start.conflicts);
  const [bases, setBases] = useState(start.bases);
  const [restored, setRestored] = useState(start.restored);
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(0);
  const typed = typedNow({ stands: stands.values, values: form.values, inParts }, conflicts, bases);
  const untouched = begin !== undefined && isSameValue(form.values, begin);
  const current = useRef({ values: form.values, typed, version, overlaps: conflicts });
  useEffect(() => {
    current.current = { values: form.values, typed, version: stands.version, overlaps: conflicts };
  });
  return {
    form,
    left,
    stands,
    setStands,
    overlaps: conflicts,
    setOverlaps,
    setBases,
    restored,
    setRestored,
    typed,
    changed: !untouched && !hasNoChanges(typed),
    /** As it is when an answer comes, which may be much later. */
    current,
    round,
    put: (values: V): void => {
      form.reset(values);
      setRound((before) => before + 1);
    },
    asked,
    /** Brings whoever presses to where two sides wait for a choice. */
    toOverlaps: (): void => setAsked((before) => before + 1),
  };
}
export type EditorState<V extends object> = ReturnType<typeof useEditorState<V>>;
