import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { asRecord, sessionStorageItem } from '../stored-item.ts';
import { useUser } from '../session/session.ts';
import { useForm, type Form, type SubmitOptions } from '../ui/form.ts';

type Words = Readonly<Record<string, string>>;

export type PersistentForm<V> = Form<V> & {
  /** Did it begin with what was typed before and not sent? */
  carried: boolean;
  /** Empty again, or as it stands where it is kept. */
  startOver: () => void;
};

/** Of an older form other words may have been kept. */
function isStoredForm<V extends Words>(form: V, kept: unknown): kept is V {
  const words = asRecord(kept);
  return Object.keys(form).every((key) => typeof words[key] === 'string');
}

const areSame = (one: Words, other: Words): boolean => Object.entries(one).every(([key, word]) => other[key] === word);

/**
 * A form of a few words in a dialog, beside a list or on a page that one leaves at once: what is typed outlives a reload, a press beside the
 * dialog and a session that ends, in this window and for this person, until it is sent or its person logs out. What takes longer to write
 * is an editor (`docs/how-to/edit-a-record.md`).
 * @param place names the form and what it is about, with its version: of an older one nothing is carried over
 * @param begun what it begins with, where nothing was kept, as if it had been typed
 */
export function usePersistentForm<V extends Words>(
  place: string,
  empty: () => V,
  begun: Partial<V> | null = null,
): PersistentForm<V> {
  const owner = useUser()?.subjectId ?? '';
  const [item] = useState(() => sessionStorageItem(`fairbridge.words.${owner}.${place}`));
  const [fresh] = useState(empty);
  const [found] = useState(() => item.read());
  const [carried, setCarried] = useState(isStoredForm(fresh, found));
  const form = useForm<V>(() => (isStoredForm(fresh, found) ? found : { ...fresh, ...begun }));
  const { values, reset } = form;
  // what is kept beside the form may be saved while it is open
  const stands = JSON.stringify(empty());
  useEffect(() => {
    if (areSame(asRecord(JSON.parse(stands)) as Words, values)) item.remove();
    else item.write(values);
  }, [item, stands, values]);
  return {
    ...form,
    carried,
    startOver: () => {
      setCarried(false);
      reset(fresh);
    },
    submit: <S extends z.ZodType>(sending: SubmitOptions<S>): Promise<void> =>
      form.submit({
        ...sending,
        send: async (input) => {
          await sending.send(input);
          item.remove();
        },
      }),
  };
}
