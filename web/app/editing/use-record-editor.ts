import type { Call, InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../api.ts';
import type { Unready } from '../ui/form.ts';
import type { LoadedRecord } from './load-record.ts';
import { matchesShape } from './matches-shape.ts';
import { isPlainObject } from './three-way-merge.ts';
import { useEditor, type EditorOptions } from './use-editor.ts';
import type { Submitting } from './use-submitting.ts';

type Options<R extends object | null, V extends object> = Pick<
  EditorOptions<V>,
  'title' | 'isPublic' | 'isFirst' | 'inParts' | 'under' | 'begin'
> & {
  loaded: Omit<LoadedRecord<unknown>, 'record'> & { record: R };
  /** What the form holds of a record; of a new one what it begins with. */
  valuesOf: (record: R) => V;
  /** The record as it stands now, where somebody else has saved it; null where it is no more to be edited. */
  get?: (id: string) => Promise<NonNullable<R> | null>;
  /** When a record was changed last, where it says so. */
  changedAt?: (record: NonNullable<R>) => string;
  /** What values that were kept before are compared with (`matchesShape`), where those of a new record do not say it all. */
  like?: object;
};
/** Of a record that is never new there is no other sample. */
type WithSample<R> = null extends R ? unknown : { like: object };

/** Of a record as it is; undefined where it has none. */
const versionOf = (record: unknown): number | undefined =>
  isPlainObject(record) && typeof record['version'] === 'number' ? record['version'] : undefined;

/**
 * The editor of a record that `loadRecord` or `loadOnly` has loaded (`useEditor`). Values that were kept before are taken up where they are
 * of the shape that those of a new record have.
 */
export function useRecordEditor<R extends object | null, V extends object>(given: Options<R, V> & WithSample<R>) {
  const { loaded, valuesOf, get, changedAt, like, ...options }: Options<R, V> = given;
  const { kind, draftKey, record, autosaved } = loaded;
  const [saved] = useState(() => valuesOf(record));
  const sample = like ?? valuesOf(null as R);
  return useEditor<V>({
    ...options,
    kind,
    draftKey,
    isNew: record === null,
    version: versionOf(record) ?? 0,
    saved,
    autosaved,
    isValid: (values) => matchesShape(sample, values),
    ...(record !== null &&
      get !== undefined && {
        latest: async () => {
          const now = await get(draftKey);
          return (
            now && {
              version: versionOf(now) ?? 0,
              values: valuesOf(now),
              ...(changedAt !== undefined && { at: changedAt(now) }),
            }
          );
        },
      }),
  });
}

type SavingEditor<V extends object> = Pick<ReturnType<typeof useEditor<V>>, 'submit' | 'saved'>;
type Input<V, C extends Call> = Submitting<V, C['input']>['inputOf'];
type Failing = Pick<Submitting<unknown, z.ZodType>, 'onFailure'>;
/** What comes after; `goesOn` is false where the form is being left, `sent` is what the call took. */
type Then<C extends Call> = (saved: OutputOf<C>, goesOn: boolean, sent: z.output<C['input']>) => Promise<void>;

/**
 * Saves what an editor holds by one call.
 *
 *     const save = () => saveBy(editor, { call: saveFeatured, inputOf }, async (_saved, goesOn) => ...);
 */
export const saveBy = <V extends object, C extends Call>(
  editor: SavingEditor<V>,
  { call, inputOf, ...failing }: { call: C; inputOf: Input<V, C> } & Failing,
  then: Then<C>,
): Promise<void> =>
  editor.submit<C['input']>({
    schema: call.input,
    inputOf,
    ...failing,
    send: async (input) => {
      const saved = (await api(call, input as InputOf<C>)) as OutputOf<C>;
      await then(saved, await editor.saved(versionOf(saved)), input);
    },
  });

type Recorded = { id: string };
/** A call that makes a record or changes one: `{ id, version, form }`, both null for a new one. */
type FormCall = Call & { input: z.ZodType<unknown, { form: unknown }> };
type FormIn<C extends FormCall> = InputOf<C> extends { form: infer F } ? F : never;

/**
 * The same by one call that takes `{ id, version, form }`; the editor is `under` `form`.
 *
 *     const save = () => saveForm(editor, record, { call: saveCall, formOf }, async ({ id }, goesOn) => ...);
 */
export const saveForm = <V extends object, C extends FormCall>(
  editor: SavingEditor<V>,
  record: Recorded | null,
  { call, formOf, ...failing }: { call: C; formOf: (values: V) => Unready<FormIn<C>> } & Failing,
  then: Then<C>,
): Promise<void> => {
  const inputOf = (values: V, version: number): unknown => ({
    id: record?.id ?? null,
    version: record === null ? null : version,
    form: formOf(values),
  });
  return saveBy(editor, { call, inputOf: inputOf as Input<V, C>, ...failing }, then);
};

/** A call that makes a record, sent once whatever happens on the way, or changes one as it was read. */
type SavingCall = Call & { input: z.ZodType };
type FormOf<C> = Omit<Unready<InputOf<C>>, 'requestId' | 'id' | 'version'>;

/**
 * The same by two calls: `create` takes the form and a request id, `change` the form with id and version.
 *
 *     const save = () => saveRecord(editor, record, { create, change, inputOf }, async ({ id }, goesOn) => ...);
 */
export const saveRecord = <V extends object, C extends SavingCall, U extends SavingCall>(
  editor: SavingEditor<V>,
  record: Recorded | null,
  {
    create,
    change,
    inputOf,
    ...failing
  }: { create: C; change: U; inputOf: (values: V) => FormOf<C> & FormOf<U> } & Failing,
  then: Then<C>,
): Promise<void> => {
  const input = (values: V, version: number, requestId: string | undefined): unknown => ({
    ...inputOf(values),
    ...(record === null ? { requestId } : { id: record.id, version }),
  });
  return saveBy(
    editor,
    { call: (record === null ? create : change) as C, inputOf: input as Input<V, C>, ...failing },
    then,
  );
};
