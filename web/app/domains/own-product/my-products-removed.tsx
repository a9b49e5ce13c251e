import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { BulkActions } from '../../ui/list/bulk-bar.tsx';
import { TimeCell } from '../../ui/list/cells.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { exhibitQuery } from './exhibit-query.ts';
import { ExhibitName, useExhibitList } from './my-products-frame.tsx';
import { load } from './my-products.load.ts';
import { useExhibitChanges } from './use-exhibit-changes.ts';

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
    <RecordList
      {...useExhibitList(removed.total)}
      list="removed-exhibits"
      label={t('Deleted')}
      above={<p className="mb-4 max-w-[70ch] text-soft">{t('removedLead', { hours: LIMITS.removalHours })}</p>}
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
          cell: (row) => <TimeCell at={row.until} />,
        },
        {
          key: 'restore',
          label: t('Restore'),
          cell: (row) => (
            <Button
              small
              kind="quiet"
              busy={changes.busy}
              aria-label={t('restoreOf', { name: inLang(row.name, lang) })}
              onClick={() => void restore([row.id])}
            >
              {t('Restore')}
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
      empty={<NothingFound title={t('removedEmpty')} to={exhibitQuery.path} act={t('showAll')} />}
      emptyFiltered={
        <NothingFound title={t('emptySearch')} to={exhibitQuery.address({ state: 'removed' })} act={t('removedAll')} />
      }
    />
  );
}
