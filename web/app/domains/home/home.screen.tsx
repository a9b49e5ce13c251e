import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { defineLoad } from '../../define-load.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { webSite } from '../../site/structured-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { HomeHero } from './home-hero.tsx';
import { loadHome, type HomeData } from './home-load.ts';
import { HomeSections } from './home-sections.tsx';
import { homeTexts } from '../../components/home/home.texts.ts';
import type { ShownLink } from '../../components/home/page-link.tsx';
import { SideAds } from './side-ads.tsx';

const load = defineLoad(loadHome, { exhibitorsToo: 'byOwnApi' });
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<HomeData>(({ lang, site: { exhibition }, url }) => ({
  title: '',
  share: { kind: 'home', id: 'fair', version: `${exhibition.startsOn} ${exhibition.theme.action}` },
  jsonLd: [
    {
      '@type': 'Event',
      name: inLang(exhibition.name, lang),
      description: inLang(exhibition.slogan, lang),
      startDate: exhibition.startsOn,
      endDate: exhibition.endsOn,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: inLang(exhibition.venue, lang), address: inLang(exhibition.city, lang) },
        { '@type': 'VirtualLocation', url: url('/') },
      ],
      url: url('/'),
    },
    webSite(url, lang, inLang(exhibition.name, lang)),
  ],
}));

// In the page as it is served; what turns it comes after what is seen first.
const BannerCarousel = lazyWithRetry(() => import('./banner-carousel.tsx'));
const AdCarousel = lazyWithRetry(() => import('./ad-carousel.tsx'));

function Invitation() {
  const t = useTexts(homeTexts);
  const user = useUser();
  if (user !== null) return null;
  return (
    <section className="page pt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-sign border-l-8 border-accent bg-tint px-6 py-8 md:px-10">
        <div className="max-w-2xl">
          <h2 className="text-2xl">{t('joinTitle')}</h2>
          <p className="mt-2 text-soft">{t('joinLead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/register/email/0">{t('join')}</ButtonLink>
          <ButtonLink to="/login/actor" kind="quiet">
            {t('exhibitorDoor')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const ROOM = '(min-width: 1024px)';

/**
 * The banners beside the head of the page, as they are served; below the first section where there is no room for that, so that a phone
 * paints the head before any picture.
 */
function useBanners(banners: readonly ShownLink[]): { beside: ReactNode; below: ReactNode } {
  const room = useMedia(ROOM, true);
  const pictured = banners.filter(({ picture }) => picture !== '');
  if (pictured.length === 0) return { beside: null, below: null };
  const carousel = (
    <Suspense fallback={null}>
      <BannerCarousel links={pictured} />
    </Suspense>
  );
  return {
    beside: room && <div className="max-lg:hidden">{carousel}</div>,
    below: <div className="banners-below">{!room && carousel}</div>,
  };
}

function Ads({ links }: { links: readonly ShownLink[] }) {
  if (links.length === 0) return null;
  return (
    <Suspense
      fallback={
        <div className="page pt-10">
          <div className="bone aspect-[3/1]" />
        </div>
      }
    >
      <AdCarousel links={links} />
    </Suspense>
  );
}

export default function HomeScreen() {
  const data = load.useData();
  const { beside, below } = useBanners(data.banners);
  // the served page is a guest's: an exhibitor's own has no advertising (specification, section 2)
  const ads = useUser()?.subjectType !== 'ACTOR';
  return (
    <>
      <HomeHero data={data} told={data.banners.filter(({ picture }) => picture === '')} beside={beside} />
      <div className="relative">
        {ads && <SideAds links={data.sideAds} />}
        <HomeSections
          data={data}
          after={
            <>
              {below}
              {ads && <Ads links={data.carousel} />}
            </>
          }
        />
        <Invitation />
      </div>
    </>
  );
}
