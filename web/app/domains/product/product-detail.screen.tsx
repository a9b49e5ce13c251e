import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { detail } from '@fairbridge/contract/product/product.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { htmlLang, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../loading.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { ComplianceNotes } from '../../parts/compliance/compliance-notes.tsx';
import { FavouriteButton } from '../../parts/favourite/favourite-button.tsx';
import { useFootprint } from '../../parts/footprint/use-footprint.ts';
import { CompareButton } from '../../parts/product-comparison/compare-button.tsx';
import { Gallery } from '../../parts/product-page/gallery.tsx';
import { OrderAside } from '../../parts/product-page/order-aside.tsx';
import { OtherName, ProductCard, productPath } from '../../parts/product/product-card.tsx';
import { productStructure } from './product-structure.ts';
import { ProductDocuments } from '../../parts/product-page/product-documents.tsx';
import { ProductTips } from '../../parts/product-page/product-tips.tsx';
import { RegistrationNote } from '../../parts/product-page/registration-note.tsx';
import { productTexts } from '../../parts/product/product.texts.ts';
import { TradeData } from '../../parts/product-page/trade-data.tsx';

type Shown = OutputOf<typeof detail>;
/** A restricted product shows nothing but the way to its exhibitor (ruling 3.1). */
type Loaded = { kind: 'shown'; shown: Shown } | { kind: 'tips'; exhibitorId: string | null; toGuests: boolean };

const load = defineLoad(async ({ api, params }): Promise<Loaded> => {
  try {
    return { kind: 'shown', shown: await api(calls.product.detail, { id: params['id'] ?? '' }) };
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
  if (data.kind === 'tips') return { title: productTexts.tipsTitle[lang === 'zh' ? 0 : 1], noindex: true };
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

function Head({ shown: { product } }: { shown: Shown }) {
  const lang = useLang();
  const t = useTexts(productTexts);
  const user = useUser();
  const buyer = user === null || user.subjectType === 'VISITOR';
  const kind = product.class ?? product.category;
  return (
    <div>
      {kind !== null && (
        <p>
          <span className="tag">
            <Says text={kind.name} />
          </span>
        </p>
      )}
      <h1
        className="mt-2.5 text-2xl md:text-[2rem]"
        lang={product.name[lang] === '' ? htmlLang(lang === 'zh' ? 'en' : 'zh') : undefined}
      >
        {inLang(product.name, lang)}
      </h1>
      <OtherName name={product.name} className="mt-1 text-lg text-soft" />
      {product.strength !== '' && <p className="num mt-3 text-xl font-bold text-action">{product.strength}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <FavouriteButton kind="PRODUCT" id={product.id} name={inLang(product.name, lang)} text />
        <CompareButton id={product.id} name={inLang(product.name, lang)} text />
        {buyer && (
          <a href="#order" className="button button-accent xl:hidden">
            <Icon name="order" />
            {t('order')}
          </a>
        )}
      </div>
    </div>
  );
}

function Shelf({ shown }: { shown: Shown }) {
  const t = useTexts(productTexts);
  if (shown.like.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 text-xl md:text-2xl">{t('like')}</h2>
      <div className="catalogue">
        {shown.like.slice(0, 8).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </section>
  );
}

export default function ProductDetailScreen() {
  const loaded = load.useData();
  const t = useTexts(productTexts);
  const lang = useLang();
  useFootprint('PRODUCT', loaded.kind === 'shown' ? loaded.shown.product.id : '');
  if (loaded.kind === 'tips') return <ProductTips exhibitorId={loaded.exhibitorId} toGuests={loaded.toGuests} />;
  const { product, compliance } = loaded.shown;
  const name = inLang(product.name, lang);
  const pictures = product.pictures.length > 0 ? product.pictures : [product.cover];
  const category = product.category;
  return (
    <div className="page">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/find/product', label: t('products') },
          ...(category === null
            ? []
            : [
                {
                  to: `/find/product?category=${encodeURIComponent(category.code)}`,
                  label: inLang(category.name, lang),
                },
              ]),
        ]}
      />
      <div className="grid gap-x-10 gap-y-8 pt-4 md:grid-cols-2 xl:grid-cols-[26rem_minmax(0,1fr)_19rem]">
        <div>
          <Gallery key={product.id} pictures={pictures} name={name} />
          {product.video !== null && (
            <section className="mt-6">
              <h2 className="mb-2 text-lg">{t('video')}</h2>
              <VideoPlayer video={product.video} label={t('videoOf', { name })} />
            </section>
          )}
        </div>
        <div>
          <Head shown={loaded.shown} />
          <h2 className="mt-7 border-b-2 border-action pb-1.5 text-lg">{t('tradeData')}</h2>
          <TradeData product={product} />
          <RegistrationNote product={product} market={compliance.market} />
          <ComplianceNotes market={compliance.market} notices={compliance.notices} />
        </div>
        <div id="order" className="md:col-span-2 xl:col-span-1">
          <OrderAside product={product} closedMarket={compliance.closed ? compliance.market : null} />
        </div>
      </div>
      <ProductDocuments key={product.id} documents={loaded.shown.documents} />
      {inLang(product.introduction, lang) !== '' && (
        <section className="mt-12">
          <h2 className="mb-3 text-xl md:text-2xl">{t('introduction')}</h2>
          <Paragraphs text={inLang(product.introduction, lang)} />
        </section>
      )}
      {product.longPictures.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 text-xl md:text-2xl">{t('details')}</h2>
          <div className="grid max-w-4xl gap-4">
            {product.longPictures.map((address, index) => (
              <Picture
                key={address}
                address={address}
                alt={t('longPicture', { name, number: index + 1 })}
                sizes="(max-width: 900px) 94vw, 896px"
                width={1200}
                height={600}
                className="h-auto w-full rounded-sign"
              />
            ))}
          </div>
        </section>
      )}
      <Shelf shown={loaded.shown} />
    </div>
  );
}
