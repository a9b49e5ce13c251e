import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisitorCard } from '../../components/visitor/visitor-card.tsx';
import { FavouriteFrame } from './favourite-frame.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';
import { soughtIn } from './favourite-query.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/catalogue-skeleton.tsx';
export const meta = workMeta({ zh: '收藏的观众', en: 'Favourite visitors' });

const load = defineClientLoad(async ({ api, query }) => {
  const { pageNum, ...sought } = soughtIn(query);
  return { sought, page: await api(calls.favourite.visitors, { pageNum, ...sought }) };
});
export const clientLoader = load.browser;

/** An employee's favourite visitors. One whose star is taken back stays until the list is opened anew, so that it can be undone. */
export default function FavouriteVisitorsScreen() {
  const t = useTexts(favouriteListTexts);
  const { sought, page } = load.useData();
  const save = () => downloadFile(calls.favourite.exportVisitors, sought);
  return (
    <FavouriteFrame kind="audience" sought={sought} page={page} save={save}>
      {page.list.length === 0 ? (
        <EmptyState title={t('noVisitors')}>
          <p>{t('noVisitorsLead')}</p>
          <ButtonLink to="/find/person" className="mt-5">
            {t('findVisitors')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="catalogue catalogue-news">
          {page.list.map((visitor) => (
            <FavouriteRow key={visitor.id} kind="VISITOR" {...visitor}>
              <VisitorCard visitor={visitor} />
            </FavouriteRow>
          ))}
        </ul>
      )}
    </FavouriteFrame>
  );
}
