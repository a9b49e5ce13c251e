import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { VisitorCard } from '../../components/visitor/visitor-card.tsx';
import { ClearFootprints } from './clear-footprints.tsx';
import { FootprintDays } from './footprint-days.tsx';
import { FootprintFrame } from './footprint-frame.tsx';
import { footprintTexts } from './footprint.texts.ts';
import { ViewerRow } from './viewer-row.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '谁看过我们', en: 'Who viewed us' });

const load = defineClientLoad(async ({ api, query }) => {
  const input = { pageNum: pageNumOf(query), pageSize: 24 };
  if (query.get('side') === 'ours') return { side: 'ours', page: await api(calls.footprint.visitors, input) } as const;
  return { side: 'us', page: await api(calls.footprint.viewers, input) } as const;
});
export const clientLoader = load.browser;

function Nothing({ side }: { side: 'us' | 'ours' }) {
  const t = useTexts(footprintTexts);
  return side === 'us' ? (
    <EmptyState title={t('emptyUs')}>
      <p>{t('emptyUsLead')}</p>
      <ButtonLink to="/my-exhibit-list" className="mt-5">
        {t('myExhibits')}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('emptyOurs')}>
      <p>{t('emptyOursLead')}</p>
      <ButtonLink to="/find/person" className="mt-5">
        {t('findVisitors')}
      </ButtonLink>
    </EmptyState>
  );
}

function List() {
  const t = useTexts(footprintTexts);
  const loaded = load.useData();
  const { side, page } = loaded;
  if (page.list.length === 0) return <Nothing side={side} />;
  if (loaded.side === 'us')
    return (
      <>
        <h2 className="sr-only">{t('tabUs')}</h2>
        <ul className="grid gap-3">
          {loaded.page.list.map((viewer) => (
            <li key={viewer.id}>
              <ViewerRow viewer={viewer} />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <FootprintDays
      key={page.pageNum}
      list={loaded.page.list}
      nameOf={({ name }) => name}
      card={(visitor) => <VisitorCard visitor={visitor} />}
      removable="VISITOR"
    />
  );
}

/** Who looked at the company, and whom the company looked at. */
export default function FootprintPeopleScreen() {
  const t = useTexts(footprintTexts);
  const { side, page } = load.useData();
  const us = side === 'us';
  return (
    <FootprintFrame
      title={t('lists')}
      {...(us && { lead: t('usLead') })}
      tabs={[
        { to: '/footprint/person', label: t('tabUs') },
        { to: '/footprint/person?side=ours', label: t('tabOurs') },
      ]}
      current={us ? '/footprint/person' : '/footprint/person?side=ours'}
      aside={us ? undefined : <ClearFootprints subjectType="VISITOR" />}
      page={page}
    >
      <List />
    </FootprintFrame>
  );
}
