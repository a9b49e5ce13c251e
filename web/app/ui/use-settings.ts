import { useEffect, useState } from 'react';
import { useLang } from '../i18n/lang.tsx';
import { failureText } from './failure-text.ts';
import { useAction } from './use-action.ts';

/** Where settings are kept. One for all renderings: they are read again when it changes. */
export type SettingsPlace<T, C> = {
  read: (signal: AbortSignal) => Promise<T>;
  /** What a change makes of them, shown until the place has answered. */
  with: (settings: T, change: C) => T;
  /** Answers what holds then. */
  write: (settings: T, change: C) => Promise<T>;
};

/** Settings that are saved with each change: shown changed at once, then as the place says; a failure puts them back. */
export function useSettings<T, C>(place: SettingsPlace<T, C>, said: string) {
  const lang = useLang();
  const [settings, setSettings] = useState<T | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const { busy, run } = useAction();
  useEffect(() => {
    const leaving = new AbortController();
    place.read(leaving.signal).then(
      (loaded) => {
        setSettings(loaded);
        setFailure('');
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureText(error, lang));
      },
    );
    return () => leaving.abort();
  }, [place, lang, tries]);
  const save = async (change: C): Promise<void> => {
    if (settings === null || busy) return;
    const changed = place.with(settings, change);
    setSettings(changed);
    await run(async () => setSettings(await place.write(changed, change)), {
      success: said,
      onFailure: () => setSettings(settings),
    });
  };
  return { settings, failure, save, again: () => setTries((before) => before + 1) };
}
