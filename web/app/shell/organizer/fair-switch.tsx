import type { OtherFair } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useAction } from '../../ui/use-action.ts';
import { organizerShellTexts } from './organizer-shell.texts.ts';

const NONE: readonly OtherFair[] = [];

/** Asked once a page: who is made staff of another fair sees it with the next. */
function useOtherFairs(): readonly OtherFair[] {
  const [list, setList] = useState(NONE);
  useEffect(() => {
    const stop = new AbortController();
    api(calls.organizer.fairs, {}, stop.signal).then(
      (answer) => setList(answer.list),
      () => null, // without an answer the switch is not there
    );
    return () => stop.abort();
  }, []);
  return list;
}

/** For staff of several fairs: the consoles of the others, each one press away. Nothing for anybody else. */
export function FairSwitch() {
  const t = useTexts(organizerShellTexts);
  const lang = useLang();
  const others = useOtherFairs();
  const [open, setOpen] = useState(false);
  const { run, isBusy } = useAction();
  if (others.length === 0) return null;
  const goTo = (fair: string): void =>
    void run(async () => location.assign((await api(calls.organizer.handOver, { fair })).url), { key: fair });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('switchFair')}
        title={t('switchFair')}
        className="grid size-11 shrink-0 place-items-center rounded-sign hover:bg-on-band/15 max-sm:w-8 lg:size-9"
        onClick={() => setOpen(true)}
      >
        <Icon name="down" />
      </button>
      <Dialog open={open} title={t('switchFair')} onClose={() => setOpen(false)}>
        <ul className="grid gap-2 text-ink">
          {others.map(({ fair, name, role }) => (
            <li key={fair}>
              <button
                type="button"
                aria-busy={isBusy(fair)}
                className="card flex min-h-14 w-full items-center gap-3 px-4 text-left hover:border-action"
                onClick={() => goTo(fair)}
              >
                <span className="min-w-0 flex-1 font-semibold">{inLang(name, lang)}</span>
                <span className="text-sm text-soft">{t(role)}</span>
                <Icon name="arrow" />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
