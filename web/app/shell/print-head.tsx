import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang } from '../i18n/lang.tsx';
import { beijingDay, daySpan } from '../i18n/numbers.ts';
import { useHydrated } from '../site/hydrated.ts';
import { useExhibition } from '../site/site.ts';

/** Above what is printed: of which fair it is, and of which day. A page that the server keeps knows no day. */
export function PrintHead() {
  const lang = useLang();
  const exhibition = useExhibition();
  const hydrated = useHydrated();
  const [today] = useState(() => new Date().toISOString());
  if (exhibition === null || !hydrated) return null;
  const { name, startsOn, endsOn } = exhibition;
  return (
    <p className="num hidden justify-between border-b border-line pb-2 text-sm print:flex">
      <span>{`${inLang(name, lang)} · ${daySpan(startsOn, endsOn, lang)}`}</span>
      <span data-printed-on>{beijingDay(today, lang)}</span>
    </p>
  );
}
