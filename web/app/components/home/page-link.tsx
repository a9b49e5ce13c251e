import type { PageLink } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/lang.tsx';

/** What a page needs of a link in its language: of all its rules nothing. */
export type ShownLink = { id: string; title: Bilingual; to: string; outside: boolean; picture: string; video: string };

/** The English page takes the English address and picture where there are any. */
export function shownLink(
  { id, title, urlType, url, urlEn, picture, pictureEn, video }: PageLink,
  lang: Lang,
): ShownLink {
  const english = lang === 'en';
  const to = urlType === 'none' ? '' : english && urlEn !== '' ? urlEn : url;
  return {
    id,
    title,
    to,
    outside: urlType === 'external',
    picture: english && pictureEn !== '' ? pictureEn : picture,
    video,
  };
}

/** A link of the organizer: a page of this portal, another site in a window of its own, or only words. */
export function PageAnchor({
  link: { to, outside },
  className,
  children,
}: {
  link: ShownLink;
  className?: string;
  children: ReactNode;
}) {
  if (to === '') return <span className={className}>{children}</span>;
  if (!outside)
    return (
      <LocalLink to={to} className={className}>
        {children}
      </LocalLink>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
