import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useTurning } from './carousel-turn.ts';
import { carouselTexts } from './carousel.texts.ts';
import { LinkCarousel } from './link-carousel.tsx';
import type { ShownLink } from '../../components/home/page-link.tsx';

/** Advertising of the organizer. */
export default function AdCarousel({ links }: { links: readonly ShownLink[] }) {
  const t = useTexts(carouselTexts);
  const lang = useLang();
  const turning = useTurning({ count: links.length, seconds: PAGE_LIMITS.carouselSeconds });
  return (
    <div className="page pt-10">
      <LinkCarousel
        links={links}
        label={t('ads')}
        turning={turning}
        className="relative"
        frame="aspect-[3/1] overflow-hidden rounded bg-[var(--stage)]"
        controls="right-2 bottom-2 md:right-3 md:bottom-3"
      >
        {(link) => (
          <Picture
            address={link.picture}
            alt={inLang(link.title, lang)}
            sizes="(min-width: 1320px) 1280px, 100vw"
            width={1200}
            height={400}
            className="h-full w-full object-cover"
          />
        )}
      </LinkCarousel>
    </div>
  );
}
