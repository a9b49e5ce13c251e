import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { Failure } from '../failure.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { requestIds } from '../request-id.ts';
import { asRecord, asText } from '../stored-item.ts';
import { failureText } from '../ui/failure-text.ts';
import type { SubmitOptions } from '../ui/form.ts';
import { editingTexts } from './editing.texts.ts';
import type { RestoreOptions } from './restore-form.ts';
import { hasNoChanges, mergeOver } from './three-way-merge.ts';
import type { FilesOfEditor } from './use-files.ts';
import { useConfirm } from './use-confirm.ts';
import type { Latest, EditorState } from './use-editor-state.ts';

/**
 * What the call takes is made of what the form holds and of the version that it was typed over: both may be merged before they are sent.
 * A new record has a request id: the same sent again after a lost answer is not made twice.
 */
export type Submitting<V, S extends z.ZodType> = Omit<SubmitOptions<S>, 'input'> & {
  inputOf: (values: V, version: number, requestId: string | undefined) => SubmitOptions<S>['input'];
};

type Options<V> = Pick<RestoreOptions<V>, 'isValid' | 'inParts'> & {
  kind: string;
  draftKey: string;
  latest?: () => Promise<Latest<V> | null>;
  isPublic?: boolean;
  isFirst?: boolean;
};

/** So many colleagues may save while one press is on its way. */
const CATCH_UPS = 4;

type Saver = { by?: Bilingual; at?: string };
/** That it came late: what the refusal says, and who saved meanwhile. */
type Late = { words: string; saver: Saver };

/** Who saved meanwhile, and when, as `editConflict` tells it; nothing where it does not. */
function saverOf({ data }: Failure): Saver {
  const at = asText(data['at']);
  const by = asRecord(data['by']);
  const [zh, en] = [asText(by['zh']), asText(by['en'])];
  return { ...(at !== '' && { at }), ...(zh !== '' && en !== '' && { by: { zh, en } }) };
}

/** Puts what is typed on top of what stands now; null where somebody has to choose first. */
function useCatchUp<V extends object>({ isValid, inParts }: Options<V>, standing: EditorState<V>) {
  const { form, current, setStands, setBases, setOverlaps, put, toOverlaps } = standing;
  return async (load: () => Promise<Latest<V> | null>, { words, saver }: Late): Promise<Latest<V> | null> => {
    const now = await load();
    if (now === null) {
      form.setFailure(words);
      return null;
    }
    const mine = current.current.typed;
    const merged = mergeOver(now.values, mine, isValid, inParts);
    setStands({ ...now, ...saver });
    setBases(mine.base);
    setOverlaps(merged.conflicts);
    put(merged.values);
    if (merged.conflicts.length > 0) toOverlaps();
    return merged.conflicts.length === 0 ? { version: now.version, values: merged.values } : null;
  };
}

/** Sends what the form holds, once its files have arrived, on top of what others have saved meanwhile. */
export function useSubmitting<V extends object>(
  options: Options<V>,
  standing: EditorState<V>,
  { isWaiting, arrived }: FilesOfEditor,
  isLeaving: () => boolean,
) {
  const { kind, draftKey, latest, isPublic = false, isFirst = false } = options;
  const [requests] = useState(() => requestIds(`${kind} ${draftKey}`));
  const t = useTexts(editingTexts);
  const lang = useLang();
  const { form, current, toOverlaps } = standing;
  const sent = useRef(form.values);
  const catchUp = useCatchUp(options, standing);
  const { question, ask } = useConfirm();
  const asked = useRef(false);
  /** Asks once for a press, whatever colleagues save meanwhile; whoever leaves has been asked already. */
  const mayReplace = async (): Promise<boolean> => {
    if (!isPublic || isFirst || asked.current || isLeaving() || hasNoChanges(current.current.typed)) return true;
    asked.current = true;
    return ask();
  };

  /** Sends it once; null where it did not come late. */
  const sendOnce = async <S extends z.ZodType>(
    { inputOf, onFailure, send, ...sending }: Submitting<V, S>,
    { values, version }: Latest<V>,
  ): Promise<Late | null> => {
    let late: Late | null = null;
    sent.current = values;
    await form.submit({
      ...sending,
      input: inputOf(values, version, version === 0 ? requests.idOf(values) : undefined),
      send: async (ready) => {
        // told to nobody: the form stays as it is
        if (!(await mayReplace())) throw new DOMException('not published', 'AbortError');
        await send(ready);
        requests.answered();
      },
      onFailure: (failure) => {
        if (failure.name === 'editConflict' && latest !== undefined)
          late = { words: failure.message, saver: saverOf(failure) };
        return late !== null || onFailure?.(failure) === true;
      },
    });
    return late;
  };
  const isUndecided = (): boolean => current.current.overlaps.length > 0;
  const submit = async <S extends z.ZodType>(submitting: Submitting<V, S>): Promise<void> => {
    if (isWaiting()) return;
    form.setFailure('');
    // they are to be chosen from before the waiting, and another window may bring some meanwhile
    const missing = isUndecided() ? '' : await arrived();
    if (missing !== '') return form.setFailure(missing);
    if (isUndecided()) {
      toOverlaps();
      return form.setFailure(t('chooseFirst'));
    }
    asked.current = false;
    let next: Latest<V> | null = current.current;
    for (let tries = 0; next !== null && tries < CATCH_UPS; tries += 1) {
      const late: Late | null = await sendOnce(submitting, next);
      if (late === null || latest === undefined) return;
      next = await catchUp(latest, late).catch((error: unknown) => {
        form.setFailure(failureText(error, lang));
        return null;
      });
      if (next !== null && tries === CATCH_UPS - 1) form.setFailure(late.words);
    }
  };
  return { submit, sent, question };
}
