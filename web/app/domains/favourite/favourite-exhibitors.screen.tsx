import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ExhibitorCard } from '../../components/exhibitor/exhibitor-card.tsx';
import { AskLink } from '../../components/inquiry/ask-link.tsx';
import { FavouriteFrame } from './favourite-frame.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';
import { soughtIn } from './favourite-query.ts';

export { CatalogueSkeleton as HydrateFallback } from '../../ui/catalogue-skeleton.tsx';
export const meta = workMeta({ zh: '收藏的展商', en: 'Favourite exhibitors' });

const load = defineClientLoad(async ({ api, query }) => {
  const { pageNum, ...sought } = soughtIn(query);
  return { sought, page: await api(calls.favourite.exhibitors, { pageNum, ...sought }) };
});
export const clientLoader = load.browser;

/** A visitor's favourite exhibitors. One whose star is taken back stays until the list is opened anew, so that it can be undone. */
export default function FavouriteExhibitorsScreen() {
  const t = useTexts(favouriteListTexts);
  const lang = useLang();
  const { sought, page } = load.useData();
  const save = () => downloadFile(calls.favourite.exportExhibitors, sought);
  return (
    <FavouriteFrame kind="exhibitor" sought={sought} page={page} save={save}>
      {page.list.length === 0 ? (
        <EmptyState title={t('noExhibitors')}>
          <p>{t('noExhibitorsLead')}</p>
          <ButtonLink to="/find/actor" className="mt-5">
            {t('findExhibitors')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="mb-4">
            <AskLink exhibitors={page.list.map(({ id }) => id).slice(0, 20)} />
          </p>
          <ul className="catalogue catalogue-wide">
            {page.list.map((exhibitor) => (
              <FavouriteRow key={exhibitor.id} kind="ACTOR" {...exhibitor} name={inLang(exhibitor.name, lang)}>
                <ExhibitorCard exhibitor={exhibitor} />
              </FavouriteRow>
            ))}
          </ul>
        </>
      )}
    </FavouriteFrame>
  );
}
