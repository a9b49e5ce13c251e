import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { keepProgrammeTexts } from './keep-programme.texts.ts';

/** Puts a programme on the reader's agenda, or takes it from there; of members alone. */
export default function KeepProgramme({ id }: { id: string }) {
  const t = useTexts(keepProgrammeTexts);
  const [kept, setKept] = useState<boolean | null>(null);
  const { busy, run } = useAction();
  useEffect(() => {
    let gone = false;
    api(calls.agenda.programme, { id }).then(
      (answer) => void (gone || setKept(answer.kept)),
      // the page is of use without the button
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (kept === null) return null;
  const change = async (): Promise<void> => setKept((await api(calls.agenda.keepProgramme, { id, kept: !kept })).kept);
  return (
    <Button kind="quiet" busy={busy} onClick={() => void run(change, { success: t(kept ? 'removed' : 'added') })}>
      {t(kept ? 'remove' : 'add')}
    </Button>
  );
}
