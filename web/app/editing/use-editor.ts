import { cutText } from '@fairbridge/contract/text.ts';
import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import type { Form } from '../ui/form.ts';
import type { SaveState } from './autosaver.ts';
import { removeOtherWindowsCopies, type LocalCopy } from './local-copy.ts';
import type { RestoreOptions } from './restore-form.ts';
import {
  hasNoChanges,
  mergeWindows,
  mergeOver,
  isSameValue,
  changesOver,
  withPart,
  type FormChanges,
} from './three-way-merge.ts';
import { useFiles } from './use-files.ts';
import { isSamePerson, latestAutosave, useAutosave, useFormKey, type FormKey } from './use-autosave.ts';
import { useEditorState, type Latest, type EditorState } from './use-editor-state.ts';
import { useSubmitting } from './use-submitting.ts';

export type { Latest } from './use-editor-state.ts';

export type EditorOptions<V extends object> = RestoreOptions<V> & {
  kind: FormKey['kind'];
  /** The record, or the id of a new one (`draftKeyOf`). */
  draftKey: string;
  /** A new record, which a list of what is unfinished calls by `title`. */
  isNew?: boolean;
  /** Who leaves may keep what was typed for later, instead of saving it: what may lack something still. As `isNew` unless said otherwise. */
  keptForLater?: boolean;
  title?: (values: V) => string;
  /** Of the record as it was loaded; 0 for a new one. */
  version: number;
  /** Is it public as it was saved last? Then whoever saves is shown first what that replaces (`PublishDialog`). */
  isPublic?: boolean;
  /** Public, but nothing stands there yet that could be replaced: nobody is asked. */
  isFirst?: boolean;
  /** The key of the call's input that holds the values, as `useForm` has it. */
  under?: string;
  /** Loads the record anew, where somebody else has saved it; null where it is no more to be edited. */
  latest?: () => Promise<Latest<V> | null>;
};

const TITLE_MAX = 120;

const changesOf = ({ typed, base }: FormChanges) =>
  Object.entries(typed).map(([path, after]) => ({ path, before: base[path], after }));

/** What the server had when the form opened is no news to it. */
const isAsKept = (autosaved: Autosaved | null, left: readonly LocalCopy[], { typed, base }: FormChanges): boolean =>
  left.length === 0 &&
  isSameValue(typed, autosaved?.typed ?? {}) &&
  isSameValue(base, autosaved === null ? base : autosaved.base);

/** What is taken up from this browser is not on the server yet. */
function begunAs(
  { autosaved }: { autosaved: Autosaved | null },
  left: readonly LocalCopy[],
  isBack: boolean,
): SaveState {
  if (!isBack) return { state: 'none' };
  if (left.length > 0) return { state: 'here' };
  return autosaved === null ? { state: 'none' } : { state: 'kept', at: Date.parse(autosaved.savedAt) };
}

/** May the form be left without a question, and is it being left? */
function useLeaveState(changed: boolean) {
  const canLeave = useRef(false);
  const leaving = useRef(false);
  useEffect(() => {
    if (changed) canLeave.current = false;
  }, [changed]);
  return {
    isLeaving: (): boolean => leaving.current,
    /** Is everything saved or given up? */
    canLeave: (): boolean => canLeave.current,
    allowLeaving: (may = true): void => {
      canLeave.current = may;
    },
    /** Saves as the form is being left: the screen leads nowhere of its own meanwhile. */
    whileLeaving: async (work: () => Promise<void>): Promise<void> => {
      leaving.current = true;
      try {
        await work();
      } finally {
        leaving.current = false;
      }
    },
  };
}

/** Keeps what is typed with each change, and takes up what another window has kept. */
function useAutosavedValues<V extends object>(options: EditorOptions<V>, place: FormKey, standing: EditorState<V>) {
  const { kind, draftKey, isNew = false, title, autosaved, isValid, inParts } = options;
  const { form, left, stands, overlaps: conflicts, setOverlaps, current, put, typed, changed } = standing;
  const { autosaver, saving } = useAutosave(place, {
    isNew,
    autosaved,
    begun: begunAs(options, left, changed),
    onOther: (other, known) => {
      const both = mergeWindows(current.current.typed, other, known);
      setOverlaps((before) => [
        ...before.filter(({ path }) => !both.conflicts.some((one) => one.path === path)),
        ...both.conflicts,
      ]);
      const merged = mergeOver(stands.values, both, isValid, inParts);
      if (!isSameValue(merged.values, current.current.values)) put(merged.values);
    },
  });
  const snapshot = { ...typed, version: stands.version, title: cutText(title?.(form.values) ?? '', TITLE_MAX) };
  const first = useRef(true);
  useEffect(() => {
    const isNews = !first.current || !isAsKept(autosaved, left, typed);
    first.current = false;
    if (isNews) autosaver.change(changed ? snapshot : null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with what it is made of
  }, [autosaver, form.values, stands, conflicts]);
  const disagree = conflicts.some(({ from }) => from === 'window');
  const { person } = place;
  useEffect(() => {
    autosaver.hold(disagree);
    // once all of it is taken up here
    if (!disagree) removeOtherWindowsCopies({ person, kind, draftKey });
  }, [autosaver, disagree, person, kind, draftKey]);
  return { keep: autosaver, saving, snapshot };
}

/** What is chosen of two sides, and what is given up. */
function choosing<V extends object>({ begin }: EditorOptions<V>, standing: EditorState<V>, forget: () => void) {
  const { form, stands, overlaps: conflicts, setOverlaps, setRestored, put } = standing;
  return {
    /** Takes one side of an overlap. */
    take: (path: string, side: 'mine' | 'theirs'): void => {
      const conflict = conflicts.find((one) => one.path === path);
      if (conflict === undefined) return;
      if (side === 'theirs') put(withPart(form.values, path, conflict.theirs));
      setOverlaps(conflicts.filter((one) => one !== conflict));
      form.setFailure('');
    },
    /** Back to what was saved last. */
    drop: (): void => {
      put(begin ?? stands.values);
      form.setErrors({});
      setOverlaps([]);
      setRestored(null);
      forget();
    },
  };
}

/**
 * A form whose words are never lost: what is typed is kept on the server, and in the browser until it is there, comes back wherever its
 * author opens the form again, and is merged with what colleagues save meanwhile.
 *
 *     const editor = useEditor({ kind: 'company', draftKey: 'own', version, saved, autosaved, isValid, latest });
 *     await editor.submit({ schema, inputOf, send: async (input) => { await api(call, input); if (await editor.saved()) ... } });
 *
 * Around its fields stands `EditorForm`, beside it `EditorNotices`, `SavingLine` and `LeaveDialog`.
 */
export function useEditor<V extends object>(opening: EditorOptions<V>) {
  const { kind, draftKey, isNew = false, keptForLater = isNew, inParts } = opening;
  const place = useFormKey(kind, draftKey);
  const [autosaved] = useState(() => latestAutosave(place, opening.autosaved));
  const options = { ...opening, autosaved };
  const standing = useEditorState(options, place);
  const {
    form,
    stands,
    setStands,
    overlaps: conflicts,
    current,
    changed,
    restored,
    setRestored,
    asked,
    toOverlaps,
    round,
  } = standing;
  const { isLeaving, ...left } = useLeaveState(changed);
  const files = useFiles();
  const { keep, saving, snapshot } = useAutosavedValues(options, place, standing);
  const { submit, sent, question } = useSubmitting(options, standing, files, isLeaving);
  const forget = (): void => {
    keep.change(null);
    void keep.flush();
  };
  return {
    // who waits for a file is busy: the press has been heard
    form: { ...form, busy: form.busy || files.waitingFor > 0 },
    /** The files that are sent inside the form. */
    files: files.files,
    /** For how many of them a press of the button waits; 0 where it waits for none. */
    waitingFor: files.waitingFor,
    /** Of the record that is typed over now. */
    version: stands.version,
    changed,
    /** Is what is saved public at once? Until then it is only kept. */
    isPublic: opening.isPublic === true,
    /** Part by part, what differs from the record. */
    changes: changesOf(standing.typed),
    /** Open while somebody is asked whether what is public is to be replaced. */
    question,
    saving,
    restored,
    overlaps: conflicts,
    /** Goes up with each time that somebody is to look at them. */
    asked,
    toOverlaps,
    /** When the other side saved, and who it was, as far as that is known. */
    otherAt: stands.at ?? null,
    otherBy: stands.by ?? null,
    /** Goes up with each time that values come from elsewhere than the fields: fields that keep their own words begin anew with it. */
    round,
    keptForLater,
    inParts,
    submit,
    /**
     * The record is saved as it was sent. What was typed while it was on its way stays. True where the screen goes on by itself: not
     * while it is left.
     * @param version of the record now, where the form goes on without loading it anew
     */
    saved: async (version?: number): Promise<boolean> => {
      const rest = changesOver(sent.current, current.current.values, inParts);
      setStands((before) => ({ ...before, version: version ?? before.version, values: sent.current }));
      setRestored(null);
      keep.change(hasNoChanges(rest) ? null : { ...snapshot, ...rest });
      left.allowLeaving(hasNoChanges(rest));
      await keep.flush();
      return !isLeaving();
    },
    ...choosing(options, standing, forget),
    forget,
    /** Is whoever is signed in the one who types here? */
    isAuthor: (): boolean => isSamePerson(place),
    flush: keep.flush,
    ...left,
  };
}

/** What the parts beside an editor's form go by, whatever it holds. */
export type Editor = Omit<ReturnType<typeof useEditor>, 'form' | 'submit'> & {
  form: Pick<Form<object>, 'values' | 'busy' | 'failure'>;
};
