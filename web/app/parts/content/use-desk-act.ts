import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

/** One act of an editor: asks the server, says how it went, loads anew what is in sight. True where it was done. */
export function useDeskAct(): { busy: boolean; run: (act: () => Promise<unknown>, said: string) => Promise<boolean> } {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>, said: string): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      toast.good(said);
      return true;
    } catch (error) {
      toast.error(failureText(error, lang));
      return false;
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return { busy, run };
}
