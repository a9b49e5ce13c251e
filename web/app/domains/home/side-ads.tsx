import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { homeTexts } from '../../components/home/home.texts.ts';
import { PageAnchor, type ShownLink } from '../../components/home/page-link.tsx';

function Column({ links, side }: { links: readonly ShownLink[]; side: 'left' | 'right' }) {
  const t = useTexts(homeTexts);
  const lang = useLang();
  if (links.length === 0) return null;
  return (
    <aside className={`side-ads side-ads-${side}`} aria-label={t(side === 'left' ? 'adsLeft' : 'adsRight')}>
      <ul className="sticky top-24 grid gap-4">
        {links.map((link) => (
          <li key={link.id}>
            <PageAnchor link={link} className="block overflow-hidden rounded">
              <Picture
                address={link.picture}
                alt={inLang(link.title, lang)}
                sizes="200px"
                width={200}
                height={400}
                className="h-auto w-full"
              />
            </PageAnchor>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Advertising at both sides of the page, where the window is wide enough for it (specification, section 9). */
export function SideAds({ links }: { links: readonly ShownLink[] }) {
  return (
    <>
      <Column side="left" links={links.filter((_, index) => index % 2 === 0)} />
      <Column side="right" links={links.filter((_, index) => index % 2 === 1)} />
    </>
  );
}
