import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { Suspense, useState } from 'react';
import { Says, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useTurning } from './carousel-turn.ts';
import { carouselTexts } from './carousel.texts.ts';
import { LinkCarousel } from './link-carousel.tsx';
import type { ShownLink } from '../../components/home/page-link.tsx';

// Only for a banner that moves; where it does not come the picture stays.
const BannerFilm = lazyWithRetry(() => import('./banner-film.tsx').catch(() => ({ default: () => null })));

/** The banners of the home page: beside its head, or below the first section on a phone. A video plays to its end before the next banner comes. */
export default function BannerCarousel({ links }: { links: readonly ShownLink[] }) {
  const t = useTexts(carouselTexts);
  const [running, setRunning] = useState(false);
  const turning = useTurning({
    count: links.length,
    seconds: PAGE_LIMITS.bannerSeconds,
    films: links.some(({ video }) => video !== ''),
    waits: running,
  });
  return (
    <LinkCarousel
      links={links}
      label={t('banners')}
      turning={turning}
      className="banners"
      frame="banner-frame"
      controls="banner-controls"
    >
      {(link, shown) => (
        <>
          <span className="banner-scene">
            <Picture
              address={link.picture}
              alt=""
              sizes="(min-width: 1024px) 62vw, 100vw"
              width={1600}
              height={700}
              className="size-full object-cover"
            />
            {shown && link.video !== '' && (
              <Suspense fallback={null}>
                <BannerFilm
                  address={link.video}
                  playing={turning.playing}
                  wanted={turning.chosen}
                  onRunning={setRunning}
                />
              </Suspense>
            )}
          </span>
          <span className="banner-words">
            <Says text={link.title} />
            {link.to !== '' && <Icon name="arrow" size={16} />}
          </span>
        </>
      )}
    </LinkCarousel>
  );
}
