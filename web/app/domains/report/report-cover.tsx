import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { useLang } from '../../i18n/lang.tsx';
import { daySpan } from '../../i18n/numbers.ts';
import { useExhibition } from '../../site/site.ts';
import { Picture } from '../../ui/picture.tsx';

const LOGO = 80;

/** The band that a report begins with: which fair, and whose report it is. */
export function ReportCover({
  title,
  name,
  logo = '',
  booth = null,
  lead = '',
  children,
}: {
  title: string;
  /** A company or a person; '' of nobody who is named. */
  name: string;
  logo?: string;
  booth?: Booth | null;
  lead?: string;
  /** Buttons. */
  children?: ReactNode;
}) {
  const lang = useLang();
  const fair = useExhibition();
  return (
    <header className="report-cover report-piece on-band mb-6 border-b-8 border-accent bg-band px-5 py-7 text-on-band md:px-8 md:py-10">
      {fair !== null && (
        <p className="num text-sm md:text-base">
          {inLang(fair.name, lang)} · {daySpan(fair.startsOn, fair.endsOn, lang)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {logo !== '' && (
          <Picture
            address={logo}
            alt=""
            sizes="80px"
            width={LOGO}
            height={LOGO}
            className="size-16 shrink-0 rounded-sign bg-white object-cover md:size-20"
          />
        )}
        <div className="min-w-44 flex-1">
          <h1 className="text-2xl md:text-4xl">{title}</h1>
          {name !== '' && <p className="mt-1 text-lg break-words md:text-xl">{name}</p>}
        </div>
        {booth !== null && (
          <p className="num rounded-sign border border-on-band/60 px-3 py-1 text-lg font-semibold">
            {boothText(booth)}
          </p>
        )}
      </div>
      {lead !== '' && <p className="num mt-4 text-sm">{lead}</p>}
      {children}
    </header>
  );
}
