import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { detail } from '@fairbridge/contract/product/product.calls.ts';
import type { LiveCard as Live } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ChatDock } from '../../components/chat/chat-dock.tsx';
import { useFootprint } from '../../components/footprint/use-footprint.ts';
import { liveForCard } from '../../components/live/live-for-card.ts';
import { ProductCard, productPath } from '../../components/product/product-card.tsx';
import { ProductPage } from '../../components/product-page/product-page.tsx';
import { productStructure } from './product-structure.ts';
import { productTexts } from '../../components/product/product.texts.ts';

type Shown = OutputOf<typeof detail>;
/** A restricted product shows nothing but the way to its exhibitor (ruling 3.1). */
type Loaded =
  | { kind: 'shown'; shown: Shown; lives: readonly Live[] }
  | { kind: 'tips'; exhibitorId: string | null; toGuests: boolean };

const LIVES_SHOWN = 3;

const load = defineLoad(async ({ api, params }): Promise<Loaded> => {
  try {
    const id = params['id'] ?? '';
    const [shown, lives] = await Promise.all([
      api(calls.product.detail, { id }),
      api(calls.live.list, { productId: id, pageNum: 1, pageSize: LIVES_SHOWN }),
    ]);
    return { kind: 'shown', shown, lives: lives.list.map(liveForCard) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.name !== 'productTips') throw error;
    const { exhibitorId } = failure.data;
    // the server asks as a guest: whoever is signed in may see more
    const toGuests = import.meta.env.SSR;
    return { kind: 'tips', exhibitorId: typeof exhibitorId === 'string' ? exhibitorId : null, toGuests };
  }
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang, site, url, assets }) => {
  if (data.kind === 'tips') return { title: wordsIn(productTexts.tipsTitle, lang), noindex: true };
  const { product } = data.shown;
  const name = inLang(product.name, lang);
  const description = [
    product.strength,
    ...product.cas.map((one) => `CAS ${one}`),
    inLang(product.exhibitor.name, lang),
    inLang(product.introduction, lang),
  ]
    .filter(Boolean)
    .join(' · ');
  return {
    title: name,
    description,
    share: { kind: 'product', id: product.id, version: String(product.version) },
    jsonLd: productStructure(product, {
      lang,
      url,
      origin: assets,
      description,
      path: productPath(product.id),
      attributes: site.exhibition.attributeNames,
    }),
  };
});

function Shelf({ shown }: { shown: Shown }) {
  const t = useTexts(productTexts);
  if (shown.like.length === 0) return null;
  return (
    <section className="mt-14 print:hidden">
      <h2 className="mb-4 text-xl md:text-2xl">{t('like')}</h2>
      <div className="catalogue">
        {shown.like.slice(0, 8).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}

// Few exhibits are shown in a live, or restricted.
const ShownInLives = lazyWithRetry(() => import('../../components/live/shown-in-lives.tsx'));
const ProductTips = lazyWithRetry(() => import('../../components/product-page/product-tips.tsx'));

export default function ProductDetailScreen() {
  const loaded = load.useData();
  useFootprint('PRODUCT', loaded.kind === 'shown' ? loaded.shown.product.id : '');
  if (loaded.kind === 'tips')
    return (
      <Suspense fallback={null}>
        <ProductTips exhibitorId={loaded.exhibitorId} toGuests={loaded.toGuests} />
      </Suspense>
    );
  const { id, name, strength, cover, exhibitor } = loaded.shown.product;
  return (
    <ProductPage shown={loaded.shown}>
      {loaded.lives.length > 0 && (
        <Suspense fallback={null}>
          <ShownInLives lives={loaded.lives} />
        </Suspense>
      )}
      <Shelf shown={loaded.shown} />
      <ChatDock key={id} exhibitorId={exhibitor.id} exhibit={{ id, name, strength, picture: cover }} />
    </ProductPage>
  );
}
