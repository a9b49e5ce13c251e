import { useEffect, useState } from 'react';
import type { Facet, FacetOption } from './facets.tsx';

/** Long enough that a word typed at an ordinary pace is asked for once. */
const PAUSE_MS = 180;

/** What is typed into the field of a long filter, and the values that are called so; null while nothing is typed. */
export function useFacetSearch({ find, options }: Facet) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly FacetOption[] | null>(null);
  const text = typed.trim();
  useEffect(() => {
    if (text === '' || find === undefined) {
      setFound(null);
      return undefined;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      find(text, leaving.signal).then(
        (values) => {
          if (!leaving.signal.aborted) setFound(values);
        },
        () => {
          // Without an answer those that are shown anyway are searched.
          if (leaving.signal.aborted) return;
          setFound(options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
        },
      );
    }, PAUSE_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
    // `find` is made anew by each render; what it finds depends on the values of the present question
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text, options]);
  return { typed, setTyped, found };
}
