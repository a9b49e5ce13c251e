import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureOf } from '../../failure.ts';
import { useLang } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

/** One act at a time. After each, and after a refused one too, the screen is loaded anew; true when it was done. */
export function useConfigActs() {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<string>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    let done = true;
    try {
      toast.good(await work());
    } catch (error) {
      done = false;
      toast.error(failureOf(error)?.fields[0]?.message ?? failureText(error, lang));
    }
    await revalidate();
    setBusy(false);
    return done;
  };
  return { busy, act };
}
