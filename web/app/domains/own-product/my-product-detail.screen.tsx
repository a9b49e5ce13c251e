import { tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import { shownPrice } from '@fairbridge/contract/product/price.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { NamedCode, Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { htmlLang, LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { ExhibitPublished, SeeAsBuyer } from './exhibit-published.tsx';
import { ownExhibit } from './own-exhibit.ts';
import { attributeName, nameOf, otherAttributes, valueText } from './own-product-attributes.ts';
import { OwnDocuments } from './own-documents.tsx';
import { toFormValues, strengthOf } from './exhibit-form-values.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { useExhibitChanges } from './use-exhibit-changes.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展品预览', en: 'Exhibit preview' });

const load = ownExhibit();
export const clientLoader = load.browser;

type Exhibit = OutputOf<typeof contract.product.own>;
type Fact = readonly [label: string, value: string];

function useFacts({ form }: Exhibit, vocabulary: Vocabulary): Fact[] {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const nameIn = (list: readonly NamedCode[], code: string): string => nameOf(list, code, lang);
  const called = (code: 'ingredients' | 'formulation' | 'crops' | 'packing'): string =>
    attributeName(vocabulary, code, lang, t(code));
  const others = otherAttributes(vocabulary.attributes).flatMap((attribute): [string, string][] => {
    const value = form.attributes.values[attribute.code];
    return value === undefined ? [] : [[inLang(attribute.name, lang), valueText(attribute, value, lang)]];
  });
  const { attributes, minimumOrder } = form;
  const parts = attributes.ingredients.map(
    ({ code, content, unit }) => `${nameIn(vocabulary.ingredients, code)} ${content}${unit === '%' ? '%' : ` ${unit}`}`,
  );
  const comma = lang === 'zh' ? '、' : ', ';
  return [
    [t('category'), nameIn(vocabulary.categories, form.categoryCode)],
    [t('tags'), form.tags.map((tag) => nameIn(vocabulary.categories, tag)).join(comma)],
    [t('brand'), inLang(form.brand, lang)],
    [t('articleNumber'), form.articleNumber],
    [t('identification'), form.identification],
    [called('ingredients'), parts.join(' + ')],
    [
      t('formulation'),
      attributes.formulation === ''
        ? ''
        : `${attributes.formulation} ${nameIn(vocabulary.formulations, attributes.formulation)}`,
    ],
    [called('crops'), attributes.crops.map((crop) => nameIn(vocabulary.crops, crop)).join(comma)],
    [called('packing'), inLang(attributes.packing, lang)],
    ...others,
    [t('minimumQuantity'), minimumOrder === null ? '' : quantityText(minimumOrder.quantity, minimumOrder.unit, lang)],
    [t('salePrice'), shownPrice(form.salePrice, form.salePriceText, lang)],
    [t('purchasePrice'), shownPrice(form.purchasePrice, form.purchasePriceText, lang)],
    [t('spot'), t(form.spot ? 'yes' : 'no')],
    [t('customization'), t(form.customization ? 'yes' : 'no')],
    [t('sortNumber'), form.sortNumber === null ? '' : String(form.sortNumber)],
  ];
}

function Remove({ exhibit }: { exhibit: Exhibit }) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const changes = useExhibitChanges();
  const [asking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    setAsking(false);
    // Leaving first: this page would be loaded anew after the change, and there is nothing to load then.
    await navigate(localPath(lang, '/my-exhibit-list'));
    await changes.remove([exhibit.id]);
  };
  return (
    <>
      <Button kind="bad" onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removeOneTitle')}
        act={t('Delete')}
        kind="bad"
        onConfirm={() => void remove()}
      >
        <p>{t('removeOneLead', { name: inLang(exhibit.name, lang) })}</p>
      </ConfirmDialog>
    </>
  );
}

function Pictures({ exhibit }: { exhibit: Exhibit }) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const name = inLang(exhibit.name, lang);
  const addressOf = (id: string): string => exhibit.pictureAddresses[id] ?? '';
  const [cover, ...others] = exhibit.form.pictures;
  const [video] = toFormValues(exhibit.form, exhibit.pictureAddresses).videos;
  return (
    <div className="grid content-start gap-2">
      {cover !== undefined && (
        <Picture
          address={addressOf(cover)}
          alt={name}
          sizes="(max-width: 750px) 92vw, 440px"
          width={800}
          height={800}
          eager
          className="aspect-square w-full rounded object-cover"
        />
      )}
      <div className="grid grid-cols-5 gap-2">
        {others.map((id, at) => (
          <Picture
            key={id}
            address={addressOf(id)}
            alt={t('pictureOf', { name, number: at + 2 })}
            sizes="90px"
            width={200}
            height={200}
            className="aspect-square w-full rounded object-cover"
          />
        ))}
      </div>
      {video !== undefined && <VideoPlayer video={{ url: video.url, cover: video.cover.url }} label={t('video')} />}
    </div>
  );
}

function Text({ text, lang }: { text: string; lang: Lang }) {
  return text === '' ? null : (
    <p lang={htmlLang(lang)} className="max-w-prose whitespace-pre-line">
      {text}
    </p>
  );
}

/** One's own exhibit as it was written, with what only the company sees. */
export default function MyProductDetailScreen() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { exhibit, vocabulary } = load.useData();
  const { form } = exhibit;
  const other: Lang = lang === 'zh' ? 'en' : 'zh';
  const facts = useFacts(exhibit, vocabulary);
  const strength = tradesSubstances(vocabulary.attributes.map(({ code }) => code))
    ? strengthOf(toFormValues(form, {}))
    : '';
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <LocalLink to="/my-exhibit-list" className="link mr-auto inline-flex items-center gap-1.5">
          <Icon name="back" size={18} />
          {t('backToList')}
        </LocalLink>
        <SeeAsBuyer form={form} />
        <ButtonLink to={`/exhibit/${exhibit.id}`}>
          <Icon name="edit" />
          {t('Edit')}
        </ButtonLink>
        <Remove exhibit={exhibit} />
      </div>
      <ExhibitPublished exhibit={exhibit} />
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <Pictures exhibit={exhibit} />
        <div>
          <p className="mb-2">
            <span className="rounded-sign bg-tint px-2 py-0.5 text-sm font-semibold text-action">
              {t(`scope${form.scope}`)}
            </span>{' '}
            <span className="text-sm text-soft">{t(`scope${form.scope}Lead`)}</span>
          </p>
          <h1 className="text-2xl">
            <Says text={form.name} />
          </h1>
          {form.name[other] !== '' && form.name[lang] !== '' && (
            <p className="text-soft" lang={htmlLang(other)}>
              {form.name[other]}
            </p>
          )}
          {strength !== '' && <p className="num mt-2 text-lg font-bold">{strength}</p>}
          <Facts className="mt-4" values="num" rows={facts} empty={<span className="text-soft">{t('noValue')}</span>} />
        </div>
      </div>
      {(form.introduction.zh !== '' || form.introduction.en !== '') && (
        <section className="mt-10 grid gap-6 md:grid-cols-2" aria-label={t('introduction')}>
          <Text text={form.introduction[lang]} lang={lang} />
          <Text text={form.introduction[other]} lang={other} />
        </section>
      )}
      <OwnDocuments documents={form.documents} />
      <section className="mt-10" aria-labelledby="long">
        <h2 id="long" className="mb-3 text-lg">
          {t('longPictures')}
        </h2>
        <div className="grid max-w-3xl gap-1">
          {form.longPictures.map((id, at) => (
            <Picture
              key={id}
              address={exhibit.pictureAddresses[id] ?? ''}
              alt={t('pictureOf', { name: inLang(exhibit.name, lang), number: at + 1 })}
              sizes="(max-width: 750px) 92vw, 768px"
              width={1200}
              height={600}
              className="h-auto w-full"
            />
          ))}
        </div>
      </section>
    </div>
  );
}
