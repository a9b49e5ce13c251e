import type { CollectionDetail } from '@fairbridge/contract/collection/collection.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ExhibitorCard } from '../../components/exhibitor/exhibitor-card.tsx';
import { forCard } from '../../components/exhibitor/for-card.ts';
import { collectionPath } from '../../components/collection/collection-tile.tsx';
import { collectionTexts } from '../../components/collection/collection.texts.ts';

const load = defineLoad(async ({ api, params, lang }): Promise<CollectionDetail> => {
  const collection = await api(calls.collection.detail, { id: params['id'] ?? '' });
  return { ...collection, exhibitors: collection.exhibitors.map((exhibitor) => forCard(exhibitor, lang)) };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<CollectionDetail>(({ data, lang, url }) => ({
  title: inLang(data.title, lang),
  description: inLang(data.introduction, lang) || wordsIn(collectionTexts.lead, lang),
  picture: data.picture,
  jsonLd: {
    '@type': 'CollectionPage',
    name: inLang(data.title, lang),
    description: inLang(data.introduction, lang),
    url: url(collectionPath(data.id)),
  },
}));

export default function CollectionDetailScreen() {
  const { title, introduction, picture, exhibitors } = load.useData();
  const t = useTexts(collectionTexts);
  const lang = useLang();
  return (
    <div className="page pt-6">
      <Crumbs label={t('title')} crumbs={[{ to: '/actorCollection', label: t('title') }]} />
      <div className="mt-3 grid items-start gap-x-10 gap-y-5 lg:grid-cols-[1fr_26rem]">
        <div>
          <h1 className="text-3xl">
            <Says text={title} />
          </h1>
          <p className="prose mt-2 text-lg text-soft">
            <Says text={introduction} />
          </p>
        </div>
        {picture !== '' && (
          <Picture
            address={picture}
            alt=""
            sizes="(min-width: 1024px) 416px, 100vw"
            width={1200}
            height={560}
            eager
            className="aspect-[15/7] w-full rounded object-cover"
          />
        )}
      </div>
      <h2 className="num mt-8 mb-4 text-lg">{t('exhibitors', { count: number(exhibitors.length, lang) })}</h2>
      <div className="catalogue catalogue-wide">
        {exhibitors.map((exhibitor) => (
          <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} />
        ))}
      </div>
    </div>
  );
}
