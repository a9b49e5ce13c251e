import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExhibitorCard } from '../exhibitor/exhibitor-card.tsx';
import { FavouriteFrame } from './favourite-frame.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '收藏的展商', en: 'Favourite exhibitors' });

const load = defineWork(async ({ api, query }) => api(calls.favourite.exhibitors, { pageNum: pageNumOf(query) }));
export const clientLoader = load.browser;

/** A visitor's favourite exhibitors. */
export default function FavouriteExhibitorsScreen() {
  const t = useTexts(favouriteListTexts);
  const page = load.useData();
  return (
    <FavouriteFrame kind="exhibitor" page={page}>
      {page.list.length === 0 ? (
        <EmptyState title={t('noExhibitors')}>
          <p>{t('noExhibitorsLead')}</p>
          <ButtonLink to="/find/actor" className="mt-5">
            {t('findExhibitors')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className="catalogue catalogue-wide">
          {page.list.map((exhibitor) => (
            <ExhibitorCard key={exhibitor.id} exhibitor={exhibitor} />
          ))}
        </div>
      )}
    </FavouriteFrame>
  );
}
