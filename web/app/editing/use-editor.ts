import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { useForm, type Form, type Sending } from '../ui/form.ts';
import { failureText } from '../ui/failure-text.ts';
import { editingTexts } from './editing.texts.ts';
import type { Saving } from './keeper.ts';
import { forgetOthersHere, takeHere, type Here } from './kept-here.ts';
import { opened, type Opening } from './opening.ts';
import {
  isNothing,
  joined,
  mergedOver,
  partsOf,
  same,
  typedOver,
  withPart,
  type Overlap,
  type Typed,
} from './typed.ts';
import { continuedAt, isOf, useKeeping, useOwnPlace, type OwnPlace } from './use-keeping.ts';

/** A record as it stands now; `at`: when it was saved, where that is known. */
export type Latest<V> = { version: number; values: V; at?: string };

export type EditorOptions<V extends object> = Opening<V> & {
  kind: OwnPlace['kind'];
  /** The record, or the id of a new one (`slotOf`). */
  slot: string;
  /** A new record, which a list of what is unfinished calls by `title`. */
  isNew?: boolean;
  /** Who leaves may keep what was typed for later, instead of saving it: what may lack something still. As `isNew` unless said otherwise. */
  keptForLater?: boolean;
  title?: (values: V) => string;
  /** Of the record as it was loaded; 0 for a new one. */
  version: number;
  /** Loads the record anew, where somebody else has saved it. */
  latest?: () => Promise<Latest<V>>;
};

/** What the call takes is made of what the form holds and of the version that it was typed over: both may be merged before they are sent. */
type Submitting<V, S extends z.ZodType> = Omit<Sending<S>, 'input'> & {
  inputOf: (values: V, version: number) => Sending<S>['input'];
};

/** So many colleagues may save while one press is on its way. */
const CATCH_UPS = 4;
const TITLE_MAX = 120;

/** The record as it stands, and what is typed over it. */
function useStanding<V extends object>(options: EditorOptions<V>, place: OwnPlace) {
  const { saved, begin, version, inParts } = options;
  const [left] = useState<Here[]>(() => takeHere(place));
  const [start] = useState(() => opened(options, left, continuedAt(place)));
  const form = useForm<V>(start.values);
  const [stands, setStands] = useState<Latest<V>>({ version, values: saved });
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>(start.overlaps);
  const [bases, setBases] = useState(start.bases);
  const untouched = begin !== undefined && same(form.values, begin);
  const over = typedOver(stands.values, form.values, inParts);
  const now = partsOf(form.values, inParts);
  // what is not decided yet is found again after a reload: it was typed over what stood before
  const undecided = overlaps.filter(({ from }) => from === 'record').map(({ path }) => path);
  const typed: Typed = {
    typed: { ...over.typed, ...Object.fromEntries(undecided.map((path) => [path, now[path]])) },
    base: { ...over.base, ...Object.fromEntries(undecided.map((path) => [path, bases[path]])) },
  };
  const changed = !untouched && !isNothing(typed);
  return { form, left, start, stands, setStands, overlaps, setOverlaps, setBases, typed, changed };
}

/** What the server had when the form opened is no news to it. */
const isAsKept = (autosaved: Autosaved | null, left: readonly Here[], { typed, base }: Typed): boolean =>
  left.length === 0 && same(typed, autosaved?.typed ?? {}) && same(base, autosaved === null ? base : autosaved.base);

const begunAs = ({ autosaved }: { autosaved: Autosaved | null }, isBack: boolean): Saving =>
  autosaved !== null && isBack ? { state: 'kept', at: Date.parse(autosaved.savedAt) } : { state: 'none' };

/**
 * A form whose words are never lost: what is typed is kept on the server, and in the browser until it is there, comes back wherever its
 * author opens the form again, and is merged with what colleagues save meanwhile.
 *
 *     const editor = useEditor({ kind: 'company', slot: 'own', version, saved, autosaved, fits, latest });
 *     await editor.submit({ schema, inputOf, send: async (input) => { await api(call, input); if (await editor.saved()) ... } });
 *
 * Beside the form stand `EditorNotices`, `SavingLine` and `LeaveDialog`.
 */
export function useEditor<V extends object>(options: EditorOptions<V>) {
  const { kind, slot, isNew = false, keptForLater = isNew, title, autosaved, begin, fits, inParts, latest } = options;
  const t = useTexts(editingTexts);
  const lang = useLang();
  const place = useOwnPlace(kind, slot);
  const standing = useStanding(options, place);
  const { form, left, start, stands, setStands, overlaps, setOverlaps, setBases, typed, changed } = standing;
  const [restored, setRestored] = useState(start.restored);
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(0);
  const sent = useRef(form.values);
  const current = useRef({ values: form.values, typed });
  const mayLeave = useRef(false);
  const leaving = useRef(false);
  useEffect(() => {
    current.current = { values: form.values, typed };
  });
  useEffect(() => {
    if (changed) mayLeave.current = false;
  }, [changed]);

  /** Brings whoever presses to where two sides wait for a choice. */
  const toOverlaps = (): void => setAsked((before) => before + 1);
  const put = (values: V): void => {
    form.reset(values);
    setRound((before) => before + 1);
  };
  const { keep, saving } = useKeeping(place, {
    isNew,
    autosaved,
    begun: begunAs(options, changed),
    onOther: (other, known) => {
      const both = joined(current.current.typed, other, known);
      setOverlaps((before) => [
        ...before.filter(({ path }) => !both.overlaps.some((one) => one.path === path)),
        ...both.overlaps,
      ]);
      const merged = mergedOver(stands.values, both, fits, inParts);
      if (!same(merged.values, current.current.values)) put(merged.values);
    },
  });
  const snapshot = { ...typed, version: stands.version, title: (title?.(form.values) ?? '').slice(0, TITLE_MAX) };
  const first = useRef(true);
  useEffect(() => {
    const isNews = !first.current || !isAsKept(autosaved, left, typed);
    first.current = false;
    if (isNews) keep.change(changed ? snapshot : null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with what it is made of
  }, [keep, form.values, stands, overlaps]);
  const disagree = overlaps.some(({ from }) => from === 'window');
  const { person } = place;
  useEffect(() => {
    keep.hold(disagree);
    // once all of it is taken up here
    if (!disagree) forgetOthersHere({ person, kind, slot });
  }, [keep, disagree, person, kind, slot]);

  /** Puts what is typed on top of what stands now; null where somebody has to choose first. */
  const catchUp = async (load: () => Promise<Latest<V>>): Promise<Latest<V> | null> => {
    const now = await load();
    const mine = current.current.typed;
    const merged = mergedOver(now.values, mine, fits, inParts);
    setStands(now);
    setBases(mine.base);
    setOverlaps(merged.overlaps);
    put(merged.values);
    if (merged.overlaps.length > 0) toOverlaps();
    return merged.overlaps.length === 0 ? { version: now.version, values: merged.values } : null;
  };
  const submit = async <S extends z.ZodType>({ inputOf, onFailure, ...sending }: Submitting<V, S>): Promise<void> => {
    if (overlaps.length > 0) {
      toOverlaps();
      return form.setFailure(t('chooseFirst'));
    }
    let next: Latest<V> | null = { version: stands.version, values: form.values };
    for (let tries = 0; next !== null && tries < CATCH_UPS; tries += 1) {
      let late = false;
      sent.current = next.values;
      await form.submit({
        ...sending,
        input: inputOf(next.values, next.version),
        onFailure: (failure) => {
          late = failure.name === 'editConflict' && latest !== undefined;
          return late || onFailure?.(failure) === true;
        },
      });
      if (!late || latest === undefined) return;
      next = await catchUp(latest).catch((error: unknown) => {
        form.setFailure(failureText(error, lang));
        return null;
      });
    }
  };
  const forget = (): void => {
    keep.change(null);
    void keep.flush();
  };
  return {
    form,
    /** Of the record that is typed over now. */
    version: stands.version,
    changed,
    saving,
    restored,
    overlaps,
    /** Goes up with each time that somebody is to look at them. */
    asked,
    toOverlaps,
    /** When the other side saved, where that is known. */
    otherAt: stands.at ?? null,
    /** Goes up with each time that values come from elsewhere than the fields: fields that keep their own words begin anew with it. */
    round,
    keptForLater,
    inParts,
    submit,
    /** The record is saved as it was sent. What was typed while it was on its way stays. True where the screen goes on by itself: not while it is left. */
    saved: async (): Promise<boolean> => {
      const rest = typedOver(sent.current, current.current.values, inParts);
      setStands((before) => ({ ...before, values: sent.current }));
      setRestored(null);
      keep.change(isNothing(rest) ? null : { ...snapshot, ...rest });
      mayLeave.current = isNothing(rest);
      await keep.flush();
      return !leaving.current;
    },
    /** Takes one side of an overlap. */
    take: (path: string, side: 'mine' | 'theirs'): void => {
      const overlap = overlaps.find((one) => one.path === path);
      if (overlap === undefined) return;
      if (side === 'theirs') put(withPart(form.values, path, overlap.theirs));
      setOverlaps(overlaps.filter((one) => one !== overlap));
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
    forget,
    /** Is whoever is signed in the one who types here? */
    isAuthor: (): boolean => isOf(place),
    flush: keep.flush,
    /** May the form be left without a question: is everything saved or given up? */
    mayLeave: (): boolean => mayLeave.current,
    letLeave: (): void => {
      mayLeave.current = true;
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

/** What the parts beside an editor's form go by, whatever it holds. */
export type Editor = Omit<ReturnType<typeof useEditor>, 'form' | 'submit'> & {
  form: Pick<Form<object>, 'values' | 'busy'>;
};
