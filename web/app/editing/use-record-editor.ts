import type { Call, InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';
import type { Unready } from '../ui/form.ts';
import type { loadRecord } from './load-record.ts';
import { matchesShape } from './matches-shape.ts';
import { useEditor, type EditorOptions } from './use-editor.ts';

type Recorded = { id: string; version: number };
type Loaded<R> = Awaited<ReturnType<typeof loadRecord<R>>>;

type Options<R extends Recorded, V extends object> = Pick<
  EditorOptions<V>,
  'title' | 'isPublic' | 'isFirst' | 'inParts' | 'under'
> & {
  loaded: Loaded<R>;
  /** What the form holds of a record; of a new one what it begins with. */
  valuesOf: (record: R | null) => V;
  /** The record as it stands now, where somebody else has saved it. */
  get: (id: string) => Promise<R>;
  /** When a record was changed last, where it says so. */
  changedAt?: (record: R) => string;
  /** What values that were kept before are compared with (`matchesShape`), where those of a new record do not say it all. */
  like?: object;
};

/**
 * The editor of a record that `loadRecord` has loaded (`useEditor`). Values that were kept before are taken up where they are of the
 * shape that those of a new record have.
 */
export function useRecordEditor<R extends Recorded, V extends object>({
  loaded: { kind, draftKey, record, autosaved },
  valuesOf,
  get,
  changedAt,
  like,
  ...options
}: Options<R, V>) {
  const [saved] = useState(() => valuesOf(record));
  const sample = like ?? valuesOf(null);
  return useEditor<V>({
    ...options,
    kind,
    draftKey,
    isNew: record === null,
    version: record?.version ?? 0,
    saved,
    autosaved,
    isValid: (values) => matchesShape(sample, values),
    ...(record !== null && {
      latest: async () => {
        const now = await get(record.id);
        return {
          version: now.version,
          values: valuesOf(now),
          ...(changedAt !== undefined && { at: changedAt(now) }),
        };
      },
    }),
  });
}

/** A call that makes a record or changes one: `{ id, version, form }`, both null for a new one. */
type FormCall = Call & { input: z.ZodType<unknown, { form: unknown }>; output: z.ZodType<Recorded> };
type FormIn<C extends FormCall> = InputOf<C> extends { form: infer F } ? F : never;

/**
 * Saves what an editor holds by one call that takes `{ id, version, form }`; the editor is `under` `form`.
 *
 *     const save = () => saveForm(editor, record, { call: saveCall, formOf }, async ({ id }, goesOn) => ...);
 */
export function saveForm<V extends object, C extends FormCall>(
  editor: SavingEditor<V>,
  record: Recorded | null,
  { call, formOf }: { call: C; formOf: (values: V) => Unready<FormIn<C>> },
  then: (saved: OutputOf<C>, goesOn: boolean) => Promise<void>,
): Promise<void> {
  return editor.submit({
    schema: call.input,
    inputOf: (values, version) => ({
      id: record?.id ?? null,
      version: record === null ? null : version,
      form: formOf(values),
    }),
    send: async (input) => {
      const saved = (await api(call, input)) as OutputOf<C> & Recorded;
      await then(saved, await editor.saved(saved.version));
    },
  });
}

type SavingEditor<V extends object> = Pick<ReturnType<typeof useEditor<V>>, 'submit' | 'saved'>;

/** A call that makes a record, sent once whatever happens on the way, or changes one as it was read. */
type SavingCall = Call & { input: z.ZodType; output: z.ZodType<Recorded> };
type FormOf<C> = Omit<Unready<InputOf<C>>, 'requestId' | 'id' | 'version'>;

/**
 * Saves what an editor holds by two calls: `create` takes the form and a request id, `change` the form with id and version.
 *
 *     const save = () => saveRecord(editor, record, { create, change, inputOf }, async ({ id }, goesOn) => ...);
 *
 * @param then what comes after; `goesOn` is false where the form is being left
 */
export function saveRecord<V extends object, C extends SavingCall, U extends SavingCall>(
  editor: SavingEditor<V>,
  record: Recorded | null,
  { create, change, inputOf }: { create: C; change: U; inputOf: (values: V) => FormOf<C> & FormOf<U> },
  then: (saved: OutputOf<C>, goesOn: boolean) => Promise<void>,
): Promise<void> {
  const made = record === null ? create : change;
  return editor.submit({
    schema: made.input,
    inputOf: (values, version, requestId) => ({
      ...inputOf(values),
      ...(record === null ? { requestId } : { id: record.id, version }),
    }),
    send: async (input) => {
      const saved = (await api(made, input)) as OutputOf<C> & Recorded;
      await then(saved, await editor.saved(saved.version));
    },
  });
}
