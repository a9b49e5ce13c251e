import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { useLang } from '../app/i18n/lang.tsx';
import { Button } from '../app/ui/button.tsx';

/** One state of a part of the kit: what it is called, and the part as it then stands. */
export type State = { said: Bilingual; Shown: () => ReactNode };

/** By the name of the part's file in `web/app/ui`, without its ending. */
export type Samples = Readonly<Record<string, readonly State[]>>;

export const state = (zh: string, en: string, Shown: () => ReactNode): State => ({ said: { zh, en }, Shown });

/** The words of a sample in the language of the page. */
export function useWords(): (zh: string, en: string) => string {
  const lang = useLang();
  return (zh, en) => inLang({ zh, en }, lang);
}

/** What covers the page stands closed, with a button that opens it. */
export function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small data-opens onClick={() => setOpen(true)}>
        {say('打开', 'Open')}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

/** Whatever is typed or chosen in a sample stays there. */
export function Typed<T>({ of, children }: { of: T; children: (value: T, set: (value: T) => void) => ReactNode }) {
  const [value, setValue] = useState(of);
  return children(value, setValue);
}

/** A drawn picture in the place of an uploaded one: no server stands behind the page. */
export const DRAWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#0f5b3e"/><circle cx="200" cy="150" r="90" fill="#e8b33f"/></svg>',
)}`;

/** Longer than any column: nothing may be pushed out by it. */
export const LONG_WORD = 'Pflanzenschutzmittelverordnungsentwurf-2026-chlorantraniliprole';
export const nothing = (): void => {};
