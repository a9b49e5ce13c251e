import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BulkActions } from '../../ui/list/bulk-bar.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { exhibitsAddress } from './exhibit-query.ts';
import { ExhibitFilters, ExhibitName, useFound, useStates } from './my-products-frame.tsx';
import { load } from './my-products.load.ts';
import { useExhibitChanges } from './use-exhibit-changes.ts';

function Nothing() {
  const t = useTexts(ownProductTexts);
  const { keyword } = load.useData().asked;
  return (
    <EmptyState title={t(keyword === '' ? 'removedEmpty' : 'emptySearch')}>
      <ButtonLink to={exhibitsAddress({ state: keyword === '' ? 'live' : 'removed' })} kind="quiet">
        {t(keyword === '' ? 'showAll' : 'removedAll')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What was deleted within a day, by whom, and the way back: one by one, or several. */
export function RemovedExhibits() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { asked, removed } = load.useData();
  const changes = useExhibitChanges();
  const selection = useSelection({ rows: removed.list, total: removed.total, of: asked.keyword });
  const restore = async (ids: readonly string[]): Promise<void> => {
    if (await changes.restoreChosen(ids)) selection.clear();
  };
  return (
    <ResourceList
      list="removed-exhibits"
      label={t('stateRemoved')}
      states={useStates()}
      filters={
        <>
          <p className="mb-4 max-w-[70ch] text-soft">{t('removedLead', { hours: LIMITS.removalHours })}</p>
          <ExhibitFilters />
        </>
      }
      found={useFound(removed.total)}
      page={removed}
      columns={[
        {
          key: 'name',
          label: t('name'),
          main: true,
          cell: (row) => (
            <ExhibitName name={row.name} facts={[row.articleNumber, t(`scope${row.scope}`)]} category={null} />
          ),
        },
        {
          key: 'removedAt',
          label: t('removedHow'),
          cell: ({ by, removedAt }) => {
            const at = beijingTime(removedAt, lang);
            return (
              <span className="num text-sm">
                {by === null ? t('removedSomebody', { at }) : t('removedBy', { name: inLang(by, lang), at })}
              </span>
            );
          },
        },
        {
          key: 'until',
          label: t('removedUntil'),
          cell: (row) => <span className="num text-sm">{beijingTime(row.until, lang)}</span>,
        },
        {
          key: 'restore',
          label: t('restore'),
          cell: (row) => (
            <Button
              small
              kind="quiet"
              busy={changes.busy}
              aria-label={t('restoreOf', { name: inLang(row.name, lang) })}
              onClick={() => void restore([row.id])}
            >
              {t('restore')}
            </Button>
          ),
        },
      ]}
      nameOf={(row) => inLang(row.name, lang)}
      selection={selection}
      bar={
        <BulkActions selection={selection}>
          <Button kind="accent" small busy={changes.busy} onClick={() => void restore(selection.ids)}>
            {t('restoreChosen', { count: selection.count })}
          </Button>
        </BulkActions>
      }
      empty={<Nothing />}
    />
  );
}
