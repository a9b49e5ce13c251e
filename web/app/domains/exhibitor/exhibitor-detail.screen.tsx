import type { ExhibitorDetail } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { Scene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ofExhibitor } from '@fairbridge/contract/product/product.calls.ts';
import type { LatestShown } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import type { LiveCard as Live } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { breadcrumbList } from '../../site/structured-data.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Pager } from '../../ui/pager.tsx';
import { webAddress } from '../../ui/web-address.ts';
import { ChatDock } from '../../components/chat/chat-dock.tsx';
import { useFootprint } from '../../components/footprint/use-footprint.ts';
import { LatestProducts } from '../../components/latest-products/latest-products.tsx';
import { fromRestricted } from '../../components/product/from-restricted.ts';
import { liveForCard } from '../../components/live/live-for-card.ts';
import { HotspotViewer } from '../../components/hotspot/hotspot-viewer.tsx';
import { BoothExhibits } from './booth-exhibits.tsx';
import { BoothLives } from './booth-lives.tsx';
import { BoothFront } from './booth-front.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { EmployeesToMeet } from './employees-to-meet.tsx';
import { exhibitorTexts } from './exhibitor.texts.ts';

type Loaded = {
  exhibitor: ExhibitorDetail;
  exhibits: OutputOf<typeof ofExhibitor>;
  scenes: readonly Scene[];
  latest: LatestShown;
  lives: readonly Live[];
};

/** A company has a few; those on the air and the next ones come first. */
const LIVES_SHOWN = 12;

const load = defineLoad(async ({ api, params, query }): Promise<Loaded> => {
  const id = params['id'] ?? '';
  const [exhibitor, exhibits, scenes, latest, lives] = await Promise.all([
    api(calls.exhibitor.detail, { id }),
    api(calls.product.ofExhibitor, { exhibitorId: id, pageNum: pageNumOf(query), pageSize: 24 }),
    // all of them: there are at most twenty
    api(calls.hotspot.ofExhibitor, { exhibitorId: id, pageNum: 1, pageSize: 100 }),
    api(calls.product.latest, { exhibitorId: id }),
    api(calls.live.list, { exhibitorId: id, pageNum: 1, pageSize: LIVES_SHOWN }),
  ]);
  return { exhibitor, exhibits, scenes: scenes.list, latest, lives: lives.list.map(liveForCard) };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data: { exhibitor }, lang, url, assets }) => {
  const name = inLang(exhibitor.name, lang);
  const path = exhibitorPath(exhibitor.id);
  const website = webAddress(exhibitor.website);
  return {
    title: name,
    description: inLang(exhibitor.introduction, lang),
    canonical: path,
    // what stands on the picture of the booth
    share: { kind: 'exhibitor', id: exhibitor.id, version: exhibitor.logo.slice(-8) + (exhibitor.booth?.number ?? '') },
    jsonLd: [
      {
        '@type': 'Organization',
        name,
        ...(exhibitor.name.zh !== '' &&
          exhibitor.name.en !== '' && { alternateName: lang === 'zh' ? exhibitor.name.en : exhibitor.name.zh }),
        description: inLang(exhibitor.introduction, lang),
        url: url(path),
        ...(exhibitor.logo !== '' && { logo: `${assets}${exhibitor.logo}/w400.webp` }),
        ...(website !== null && { sameAs: [website] }),
        ...(exhibitor.foundedYear !== null && { foundingDate: String(exhibitor.foundedYear) }),
        address: {
          '@type': 'PostalAddress',
          addressCountry: exhibitor.country,
          ...(inLang(exhibitor.province, lang) !== '' && { addressRegion: inLang(exhibitor.province, lang) }),
          ...(inLang(exhibitor.city, lang) !== '' && { addressLocality: inLang(exhibitor.city, lang) }),
          ...(inLang(exhibitor.address, lang) !== '' && { streetAddress: inLang(exhibitor.address, lang) }),
        },
      },
      breadcrumbList(url, [
        { path: '/', name: wordsIn(exhibitorTexts.home, lang) },
        { path: '/find/actor', name: wordsIn(exhibitorTexts.exhibitors, lang) },
        { path, name },
      ]),
    ],
  };
});

// Few are led here from a restricted exhibit.
const ProductTipsNote = lazyWithRetry(() => import('../../components/product/product-tips-note.tsx'));

export default function ExhibitorDetailScreen() {
  const restricted = fromRestricted(useLocation().state);
  const { exhibitor, exhibits, scenes, latest, lives } = load.useData();
  useFootprint('ACTOR', exhibitor.id);
  const t = useTexts(exhibitorTexts);
  const lang = useLang();
  return (
    <div className="page">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/find/actor', label: t('exhibitors') },
          ...(exhibitor.booth === null
            ? []
            : [
                {
                  to: `/find/actor?hall=${encodeURIComponent(exhibitor.booth.hall.code)}`,
                  label: inLang(exhibitor.booth.hall.name, lang),
                },
              ]),
        ]}
      />
      {restricted && (
        <Suspense fallback={null}>
          <ProductTipsNote exhibitor={exhibitor} />
        </Suspense>
      )}
      <BoothFront exhibitor={exhibitor} />
      <BoothLives lives={lives} />
      <LatestProducts latest={latest} />
      <BoothExhibits list={exhibits.list} total={exhibits.total} none={t('noExhibits')}>
        <Pager pageNum={exhibits.pageNum} pageSize={exhibits.pageSize} total={exhibits.total} />
      </BoothExhibits>
      <HotspotViewer scenes={scenes} />
      <EmployeesToMeet exhibitorId={exhibitor.id} />
      <CompanyFacts exhibitor={exhibitor} />
      <ChatDock exhibitorId={exhibitor.id} />
    </div>
  );
}
