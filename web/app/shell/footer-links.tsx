import type { PageLink } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { PageAnchor, shownLink } from '../components/home/page-link.tsx';
import { Says, useLang, useTexts } from '../i18n/lang.tsx';
import { Picture } from '../ui/picture.tsx';
import { footerLinksTexts } from './footer-links.texts.ts';
import { shellTexts } from './shell.texts.ts';

const LINK = 'inline-flex min-h-8 items-center underline-offset-4 opacity-90';
const PRESSED = `${LINK} hover:underline hover:opacity-100`;

/** Lines of a column that the organizer placed there. */
export function FooterLines({ links }: { links: readonly PageLink[] }) {
  const lang = useLang();
  return links.map((one) => {
    const link = shownLink(one, lang);
    if (link.to === '' && one.urlType !== 'none') return null;
    return (
      <li key={link.id}>
        <PageAnchor link={link} className={link.to === '' ? LINK : PRESSED}>
          <Says text={link.title} />
        </PageAnchor>
      </li>
    );
  });
}

/** A network that is followed by a code to scan shows it when asked. */
function SocialCode({ link }: { link: ReturnType<typeof shownLink> }) {
  const t = useTexts(footerLinksTexts);
  const lang = useLang();
  return (
    <details className="relative">
      <summary className={`${PRESSED} list-none`}>
        <Says text={link.title} />
      </summary>
      <span className="absolute bottom-full left-0 z-10 mb-2 block w-40 rounded bg-white p-2 shadow-lg">
        <Picture
          address={link.picture}
          alt={t('scan', { name: inLang(link.title, lang) })}
          sizes="144px"
          width={144}
          height={144}
          className="w-full"
        />
      </span>
    </details>
  );
}

/** Where the fair is found elsewhere. */
export function SocialLinks({ links }: { links: readonly PageLink[] }) {
  const t = useTexts(shellTexts);
  const lang = useLang();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('social')} className="page flex flex-wrap items-center gap-x-6 gap-y-1 pb-6">
      <p className="font-semibold">{t('social')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map((one) => {
          const link = shownLink(one, lang);
          const scanned = link.picture !== '' && link.to === '';
          return (
            <li key={link.id}>
              {scanned ? (
                <SocialCode link={link} />
              ) : (
                <PageAnchor link={link} className={PRESSED}>
                  <Says text={link.title} />
                </PageAnchor>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
