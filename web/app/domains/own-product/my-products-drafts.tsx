import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import { exhibitsAddress } from './exhibit-query.ts';
import { ExhibitFilters, ExhibitName, useFound, useStates } from './my-products-frame.tsx';
import { load } from './my-products.load.ts';
import { useExhibitChanges } from './use-exhibit-changes.ts';

const completing = ({ id }: ProductDraft): string => `/add-exhibit?draft=${id}`;

function Nothing() {
  const t = useTexts(ownProductTexts);
  if (load.useData().asked.keyword !== '')
    return (
      <EmptyState title={t('emptySearch')}>
        <ButtonLink to={exhibitsAddress({ state: 'drafts' })} kind="quiet">
          {t('draftsAll')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t('draftsEmpty')}>
      <p>{t('draftsEmptyLead')}</p>
      <ButtonLink to="/my-exhibit-import" className="mt-5">
        {t('bySheet')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What is asked about: one draft of the list, or those that are chosen. */
type Asked = ProductDraft | 'chosen' | null;

/** What came by a spreadsheet and waits for its pictures. A draft that is deleted is gone: it is asked once. */
export function DraftExhibits() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { asked, drafts } = load.useData();
  const changes = useExhibitChanges();
  const [wanted, setWanted] = useState<Asked>(null);
  const selection = useSelection({
    rows: drafts.list,
    total: drafts.total,
    of: asked.keyword,
    matchable: true,
  });
  const remove = async (): Promise<void> => {
    const { matching, ids, clear } = selection;
    const done =
      wanted !== 'chosen'
        ? await changes.removeDrafts(wanted === null ? [] : [wanted.id])
        : matching === null
          ? await changes.removeDrafts(ids)
          : await changes.removeAllDrafts(asked.keyword, matching);
    setWanted(null);
    if (done && wanted === 'chosen') clear();
  };
  return (
    <>
      <ResourceList
        list="drafts"
        label={t('stateDrafts')}
        states={useStates()}
        filters={<ExhibitFilters />}
        found={useFound(drafts.total)}
        page={drafts}
        columns={[
          {
            key: 'name',
            label: t('name'),
            main: true,
            cell: (row) => (
              <ExhibitName
                name={row.name}
                to={completing(row)}
                facts={[row.strength, row.articleNumber]}
                category={row.category}
              />
            ),
          },
          {
            key: 'missing',
            label: t('missing'),
            cell: (row) => (
              <ButtonLink
                to={completing(row)}
                kind="quiet"
                small
                aria-label={`${t('complete')}: ${inLang(row.name, lang)}`}
              >
                {t('complete')}
              </ButtonLink>
            ),
          },
          {
            key: 'updated',
            label: t('updated'),
            cell: (row) => <span className="num text-sm md:whitespace-nowrap">{beijingDay(row.updatedAt, lang)}</span>,
          },
        ]}
        nameOf={(row) => inLang(row.name, lang)}
        actsOf={(row) => [{ label: t('remove'), bad: true, act: () => setWanted(row) }]}
        selection={selection}
        bar={
          <BulkActions selection={selection}>
            <BulkButton asks onPress={() => setWanted('chosen')}>
              {t('remove')}
            </BulkButton>
          </BulkActions>
        }
        empty={<Nothing />}
      />
      <ConfirmDialog
        open={wanted !== null}
        title={t(wanted === 'chosen' ? 'removeDraftsTitle' : 'removeDraftTitle')}
        act={t('remove')}
        kind="bad"
        busy={changes.busy}
        onConfirm={() => void remove()}
        onClose={() => setWanted(null)}
      >
        <p>
          {wanted === 'chosen' || wanted === null
            ? t('removeDraftsLead', { count: number(selection.count, lang) })
            : t('removeDraftLead', { name: inLang(wanted.name, lang) })}
        </p>
      </ConfirmDialog>
    </>
  );
}
