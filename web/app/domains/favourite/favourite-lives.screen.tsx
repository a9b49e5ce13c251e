import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { LiveCard } from '../../components/live/live-card.tsx';
import { FavouriteFrame } from './favourite-frame.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';
import { soughtIn } from './favourite-query.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/catalogue-skeleton.tsx';
export const meta = workMeta({ zh: '收藏的直播', en: 'Favourite live streams' });

const load = defineClientLoad(async ({ api, query }) => {
  const { pageNum, ...sought } = soughtIn(query);
  return { sought, page: await api(calls.favourite.lives, { pageNum, ...sought }) };
});
export const clientLoader = load.browser;

/** A visitor's favourite lives with their state, those that are over too. One whose star is taken back stays until the list is opened anew, so that it can be undone. */
export default function FavouriteLivesScreen() {
  const t = useTexts(favouriteListTexts);
  const lang = useLang();
  const { sought, page } = load.useData();
  return (
    <FavouriteFrame kind="live" sought={sought} page={page}>
      {page.list.length === 0 ? (
        <EmptyState title={t('noLives')}>
          <p>{t('noLivesLead')}</p>
          <ButtonLink to="/live/list" className="mt-5">
            {t('findLives')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="catalogue catalogue-news">
          {page.list.map((live) => (
            <FavouriteRow key={live.id} kind="LIVE" {...live} name={inLang(live.title, lang)}>
              <LiveCard live={live} />
            </FavouriteRow>
          ))}
        </ul>
      )}
    </FavouriteFrame>
  );
}
