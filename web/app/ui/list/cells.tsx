import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink, Says, useLang } from '../../i18n/lang.tsx';
import { beijingMinute, beijingTime } from '../../i18n/numbers.ts';

/** A minute in Beijing time; a dash for none. */
export function MinuteCell({ at }: { at: string | null }) {
  const lang = useLang();
  return <span className="num text-sm md:whitespace-nowrap">{at === null ? '—' : beijingMinute(at, lang)}</span>;
}

/** A minute with its zone, where no head names it. */
export function TimeCell({ at, none = '—' }: { at: string | null; none?: string }) {
  const lang = useLang();
  return <span className="num text-sm">{at === null ? none : beijingTime(at, lang)}</span>;
}

/** What a row is called, as the link to its record, with what is said of it below. */
export function TitleCell({ to, title, children }: { to: string; title: Bilingual; children?: ReactNode }) {
  return (
    <>
      <LocalLink to={to} className="link line-clamp-2 max-w-[60ch] break-words">
        <Says text={title} />
      </LocalLink>
      {children !== undefined && <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-soft">{children}</p>}
    </>
  );
}
