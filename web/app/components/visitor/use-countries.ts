import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { CallingCountry } from '../../ui/mobile-field.tsx';

/** Stands until the list is there, so that most people need not wait for it. */
const HOME: readonly CallingCountry[] = [{ code: 'CN', name: { zh: '中国', en: 'China' }, areaCode: '86' }];

/** The countries with their calling codes, asked for by a page that is served to everybody. */
export function useCountries(wanted: boolean): readonly CallingCountry[] {
  const [list, setList] = useState(HOME);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    // Without the list the home country's code can be used.
    api(calls.exhibition.countries, {}, stop.signal).then(
      (answer) => setList(answer.list),
      () => null,
    );
    return () => stop.abort();
  }, [wanted]);
  return list;
}
