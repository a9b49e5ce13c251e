import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { detail } from '@fairbridge/contract/product/product.calls.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { htmlLang, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { track } from '../../tracking/track.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { ChatAvailability, ChatNow } from '../chat/chat-now.tsx';
import { ComplianceNotes } from '../compliance/compliance-notes.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { AskLink } from '../inquiry/ask-link.tsx';
import type { Seen } from '../order/order-panel.tsx';
import { CompareButton } from '../product-comparison/compare-button.tsx';
import { OtherName } from '../../ui/other-name.tsx';
import { productTexts } from '../product/product.texts.ts';
import { Gallery } from './gallery.tsx';
import { OrderAside } from './order-aside.tsx';
import { ProductDocuments } from './product-documents.tsx';
import { RegistrationNote } from './registration-note.tsx';
import { TradeData } from './trade-data.tsx';

type PageProps = {
  shown: OutputOf<typeof detail>;
  /** Whose page this is, in a preview; else that of whoever looks. */
  as?: Seen | undefined;
};

/** On paper the exhibitor beside the exhibit would stand pages later. */
function PrintedExhibitor({ exhibitor: { name, booth } }: Pick<PageProps['shown']['product'], 'exhibitor'>) {
  const lang = useLang();
  return (
    <p className="mt-2 hidden font-semibold print:block" data-printed-exhibitor>
      {[inLang(name, lang), ...(booth === null ? [] : [inLang(booth.hall.name, lang), boothText(booth)])].join(' · ')}
    </p>
  );
}

function Head({ shown: { product }, as }: PageProps) {
  const lang = useLang();
  const t = useTexts(productTexts);
  const user = useUser();
  const buyer = as !== undefined || user === null || user.subjectType === 'VISITOR';
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
      <PrintedExhibitor exhibitor={product.exhibitor} />
      {product.strength !== '' && <p className="num mt-3 text-xl font-bold text-action">{product.strength}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <FavouriteButton
          kind="PRODUCT"
          id={product.id}
          name={inLang(product.name, lang)}
          text
          always={as !== undefined}
        />
        <CompareButton id={product.id} name={inLang(product.name, lang)} text />
        {as === undefined && <ChatNow exhibitorId={product.exhibitor.id} />}
        <AskLink products={[product.id]} />
        {as === undefined && (
          <ShareButton title={inLang(product.name, lang)} onShared={() => track('001034005', product.id)} />
        )}
        {buyer && (
          <a href="#order" className="button button-accent xl:hidden">
            <Icon name="order" />
            {t('order')}
          </a>
        )}
      </div>
      {as === undefined && (
        <div className="mt-3 empty:hidden">
          <ChatAvailability exhibitorId={product.exhibitor.id} />
        </div>
      )}
    </div>
  );
}

/** The page of an exhibit, but for what is like it, which comes below. */
export function ProductPage({ shown, as, children }: PageProps & { children?: ReactNode }) {
  const t = useTexts(productTexts);
  const lang = useLang();
  const { product, compliance } = shown;
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
        <div className="print:max-w-60">
          <Gallery key={product.id} id={product.id} pictures={pictures} name={name} />
          {product.video !== null && (
            <section className="mt-6">
              <h2 className="mb-2 text-lg">{t('video')}</h2>
              <VideoPlayer
                video={product.video}
                label={t('videoOf', { name })}
                onStart={() => track('001034001', product.id)}
              />
            </section>
          )}
        </div>
        <div>
          <Head shown={shown} as={as} />
          <h2 className="mt-7 border-b-2 border-action pb-1.5 text-lg">{t('tradeData')}</h2>
          <TradeData product={product} preview={as !== undefined} />
          <RegistrationNote product={product} market={compliance.market} />
          <ComplianceNotes market={compliance.market} notices={compliance.notices} />
        </div>
        <div id="order" className="md:col-span-2 xl:col-span-1">
          <OrderAside product={product} closedMarket={compliance.closed ? compliance.market : null} as={as} />
        </div>
      </div>
      <ProductDocuments key={product.id} documents={shown.documents} />
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
      {children}
    </div>
  );
}
