import type { StaffRole } from '@fairbridge/contract/who.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ConsoleSearchBox } from './console-search-box.tsx';
import { consoleSearchTexts } from './console-search.texts.ts';

/** Does a key mean what is typed into it here? */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);

/** Opens by '/' wherever nothing is typed into, and where no other dialog asks something. */
function useSlash(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTypedInto(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

/** What each role finds; the server decides. */
const HINT = {
  owner: 'hintBoth',
  support: 'hintBoth',
  reviewer: 'hintPeople',
  editor: 'hintCompanies',
} as const satisfies Record<StaffRole, keyof typeof consoleSearchTexts>;

/** One search over people, companies, booths and badges, in the head of every page of the console. */
export function ConsoleSearch({ role }: { role: StaffRole }) {
  const t = useTexts(consoleSearchTexts);
  const [open, setOpen] = useState(false);
  const [show] = useState(() => () => setOpen(true));
  useSlash(show);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        aria-label={t('title')}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-sign px-3 hover:bg-on-band/15 lg:min-h-9 lg:w-64 lg:border lg:border-on-band/60"
        onClick={show}
      >
        <Icon name="search" />
        <span className="hidden flex-1 text-left lg:block">{t('search')}</span>
        <kbd className="hidden rounded-sign border border-current px-1.5 text-sm lg:block">/</kbd>
      </button>
      <Dialog open={open} title={t('title')} wide onClose={() => setOpen(false)}>
        <div className="min-h-[50dvh] text-ink md:min-h-104">
          <ConsoleSearchBox hint={t(HINT[role])} onDone={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}
