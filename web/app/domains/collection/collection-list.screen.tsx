import { wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CollectionTile } from '../../components/collection/collection-tile.tsx';
import { collectionTexts } from '../../components/collection/collection.texts.ts';

const load = defineLoad(({ api, query }) => api(calls.collection.browse, { pageNum: pageNumOf(query), pageSize: 12 }));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(collectionTexts.title, lang),
  description: wordsIn(collectionTexts.lead, lang),
}));

export default function CollectionListScreen() {
  const { list, pageNum, pageSize, total } = load.useData();
  const t = useTexts(collectionTexts);
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      {list.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
          <p className="mt-4">
            <ButtonLink to="/find/actor" kind="quiet">
              {t('toExhibitors')}
            </ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <div className="collection-tiles">
          {list.map((collection) => (
            <CollectionTile key={collection.id} collection={collection} level={2} />
          ))}
        </div>
      )}
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </div>
  );
}
