import { Suspense, type ReactNode } from 'react';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan, number } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { SearchBox } from '../../shell/search-box.tsx';
import { useExhibition } from '../../site/site.ts';
import { Icon } from '../../ui/icons.tsx';
import type { HomeData } from './home-load.ts';
import { homeTexts } from '../../components/home/home.texts.ts';
import { PageAnchor, type ShownLink } from '../../components/home/page-link.tsx';

// Only before the fair opens.
const Registering = lazyWithRetry(() => import('./registering.tsx'));

/** What the organizer announces in words alone, below the search. */
function Announcements({ banners }: { banners: readonly ShownLink[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
      {banners.map((banner) => (
        <li key={banner.id}>
          <PageAnchor link={banner} className="link inline-flex min-h-8 items-center gap-1.5 font-semibold">
            <Says text={banner.title} />
            {banner.to !== '' && <Icon name="arrow" size={16} />}
          </PageAnchor>
        </li>
      ))}
    </ul>
  );
}

/** The head of the home page: when and where, the name, the search. */
export function HomeHero({
  data: { words, exhibitors, exhibits },
  told,
  beside,
}: {
  data: Pick<HomeData, 'words' | 'exhibitors' | 'exhibits'>;
  /** Banners of words alone. */
  told: readonly ShownLink[];
  /** What stands there where there is room. */
  beside: ReactNode;
}) {
  const t = useTexts(homeTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  // who searches visitors there
  const isExhibitor = useUser()?.subjectType === 'ACTOR';
  if (exhibition === null) return null;
  const registering = exhibition.configSwitch.registrationMode === 2;
  const figures = [
    [exhibitors, 'exhibitorsCount'],
    [exhibits, 'productsCount'],
    [exhibition.halls.length, 'hallsCount'],
  ] as const;
  return (
    <section className="relative z-10 border-b border-line">
      <div className="hero-words page py-10 md:py-16">
        <div className="max-w-3xl">
          <p className="num flex flex-wrap gap-x-3 gap-y-1 font-semibold text-action">
            <span>{daySpan(exhibition.startsOn, exhibition.endsOn, lang)}</span>
            <span aria-hidden="true">·</span>
            <span>{inLang(exhibition.venue, lang)}</span>
          </p>
          <h1 className="mt-3 text-[2rem] leading-[1.15] font-bold md:text-[2.75rem]">
            {inLang(exhibition.name, lang)}
          </h1>
          <p className="mt-3 text-lg md:text-xl">{inLang(exhibition.slogan, lang)}</p>
          {registering ? (
            <Suspense fallback={<div className="bone mt-7 h-44 max-w-2xl" />}>
              <Registering startsOn={exhibition.startsOn} />
            </Suspense>
          ) : (
            <div className="mt-7 max-w-2xl rounded-sign border-2 border-action">
              <SearchBox big />
            </div>
          )}
          {words.length > 0 && !isExhibitor && (
            <p className="mt-3 flex flex-wrap items-center gap-x-4">
              <span className="opacity-80">{t('try')}</span>
              {words.map((word) => (
                <LocalLink
                  key={word}
                  to={`/find/product?${new URLSearchParams({ keyword: word })}`}
                  className="inline-flex min-h-8 items-center underline underline-offset-4 hover:no-underline"
                >
                  {word}
                </LocalLink>
              ))}
            </p>
          )}
          <Announcements banners={told} />
          <dl className="mt-8 flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-10">
            {figures.map(([count, text]) => (
              <div key={text} className="flex flex-row-reverse items-baseline gap-2">
                <dt>{t(text)}</dt>
                <dd className="num text-3xl font-bold">{number(count, lang)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {beside}
    </section>
  );
}
