import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { useLayoutEffect, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icons.tsx';
import { SearchBox, type Search } from './search-box.tsx';

/** Does a key mean what is typed into it here? */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);

/** Opens by '/' wherever nothing is typed into, and where no other dialog asks something. */
function useSlash(open: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTypedInto(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      open();
    };
    // at the window, after the document: on a page with a list the key is the list's
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}

/** One search over all that a console holds for whoever works there: a button in the head of each of its pages, or '/'. */
export function SearchDialog<Found>({ title, hint, search }: { title: string; hint: string; search: Search<Found> }) {
  const t = useTexts(sharedTexts);
  const [open, setOpen] = useState(false);
  const [show] = useState(() => () => setOpen(true));
  useSlash(show);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        aria-label={title}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-sign px-3 hover:bg-on-band/15 lg:min-h-9 lg:w-64 lg:border lg:border-on-band/60"
        onClick={show}
      >
        <Icon name="search" />
        <span className="hidden flex-1 text-left lg:block">{t('Search')}</span>
        <kbd className="hidden rounded-sign border border-current px-1.5 text-sm lg:block">/</kbd>
      </button>
      <Dialog open={open} title={title} wide onClose={() => setOpen(false)}>
        <div className="min-h-[50dvh] text-ink md:min-h-104">
          <SearchBox search={search} hint={hint} onDone={() => setOpen(false)} />
        </div>
      </Dialog>
    </>
  );
}
