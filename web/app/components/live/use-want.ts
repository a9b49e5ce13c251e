import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useLoginTip } from '../../session/login-tip.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { liveTexts } from './live.texts.ts';

type Wanted = { id: string; wantsToWatch: boolean; wanted: number };

/** Asks to be reminded at once, and takes it back when the server refuses. What was pressed holds over what is loaded. */
export function useWant({ id, wantsToWatch, wanted }: Wanted): { on: boolean; count: number; press: () => void } {
  const t = useTexts(liveTexts);
  const ask = useLoginTip();
  const { run } = useAction();
  const [pressed, setPressed] = useState<{ id: string; on: boolean } | null>(null);
  const on = pressed?.id === id ? pressed.on : wantsToWatch;
  const press = (): void => {
    if (!ask('registration')) return;
    const want = async (): Promise<void> => {
      setPressed({ id, on: !on });
      await api(calls.live.want, { id, wants: !on });
      if (!on) toast.good(t('remindDone'));
    };
    void run(want, { onFailure: () => setPressed(pressed) });
  };
  return { on, count: wanted + Number(on) - Number(wantsToWatch), press };
}
