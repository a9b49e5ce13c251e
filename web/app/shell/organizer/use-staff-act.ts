import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureOf } from '../../failure.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

export type StaffAct = {
  busy: boolean;
  /** What the server refused last; '' when it did not. Shown in the dialog that asked. */
  failure: string;
  forget: () => void;
  /** True when done; what is in sight is loaded anew then. A refusal is told in the dialog, or beside the row, that asked. */
  run: (act: () => Promise<void>, asked: 'dialog' | 'row') => Promise<boolean>;
};

/** What the staff decides about rows or a record: asks the server, tells a refusal where it was asked, loads anew what is in sight. */
export function useStaffAct(): StaffAct {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run: StaffAct['run'] = async (act, asked) => {
    setBusy(true);
    setFailure('');
    try {
      await act();
      await revalidate();
      return true;
    } catch (error) {
      if (asked === 'dialog') setFailure(failureText(error, lang));
      else toast.error(failureText(error, lang));
      // somebody decided meanwhile: what is so now stands behind the message
      if (failureOf(error)?.status === 409) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, forget: () => setFailure(''), run };
}
