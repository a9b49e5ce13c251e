import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { completing, useDraftColumns } from './draft-columns.tsx';
import { everyDraft } from './every-draft.ts';
import { exhibitsAddress } from './exhibit-query.ts';
import { ExhibitFilters, useFound, useStates } from './my-products-frame.tsx';
import { load } from './my-products.load.ts';
import { usePublishDrafts } from './publish-drafts.tsx';
import { publishDraftsTexts } from './publish-drafts.texts.ts';
import { useRemoveDrafts } from './remove-drafts.tsx';

const DraftPictures = lazyWithRetry(() => import('./draft-pictures.tsx'));

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

/** What came by a spreadsheet and waits for its pictures. */
export function DraftExhibits() {
  const t = useTexts(ownProductTexts);
  const says = useTexts(publishDraftsTexts);
  const lang = useLang();
  const { asked, drafts } = load.useData();
  const { keyword } = asked;
  const selection = useSelection({ rows: drafts.list, total: drafts.total, of: keyword, matchable: true });
  const removing = useRemoveDrafts(keyword, selection);
  const publishing = usePublishDrafts();
  const chosen = async (): Promise<readonly ProductDraft[]> => {
    const { matching, ids } = selection;
    if (matching === null) return drafts.list.filter(({ id }) => ids.includes(id));
    return (await everyDraft(keyword)).filter(({ id }) => !matching.except.includes(id));
  };
  const publish = (row: ProductDraft): RowAction[] =>
    row.faults.length > 0 ? [] : [{ label: says('publish'), act: () => publishing.ask(async () => [row]) }];
  return (
    <>
      <ResourceList
        list="drafts"
        label={t('stateDrafts')}
        states={useStates()}
        filters={<Above />}
        found={useFound(drafts.total)}
        tools={
          drafts.total > 0 && (
            <Button
              small
              kind={drafts.list.some(({ faults }) => faults.length === 0) ? 'action' : 'quiet'}
              busy={publishing.busy}
              onClick={() => publishing.ask(() => everyDraft(keyword))}
            >
              {says('publishAll')}
            </Button>
          )
        }
        page={drafts}
        columns={useDraftColumns()}
        nameOf={(row) => inLang(row.name, lang)}
        actsOf={(row) => [
          { label: t('complete'), to: completing(row) },
          ...publish(row),
          { label: t('remove'), bad: true, act: () => removing.ask(row) },
        ]}
        selection={selection}
        bar={
          <BulkActions selection={selection}>
            <Button kind="accent" small busy={publishing.busy} onClick={() => publishing.ask(chosen, selection.clear)}>
              {says('publish')}
            </Button>
            <BulkButton asks onPress={() => removing.ask('chosen')}>
              {t('remove')}
            </BulkButton>
          </BulkActions>
        }
        empty={<Nothing />}
      />
      {publishing.dialog}
      {removing.dialog}
    </>
  );
}

/** Where drafts get their pictures, and what the list is searched by. */
function Above() {
  const { asked, drafts } = load.useData();
  return (
    <>
      {(drafts.total > 0 || asked.keyword !== '') && (
        <Suspense fallback={<div className="mb-6 min-h-64" />}>
          <DraftPictures />
        </Suspense>
      )}
      <ExhibitFilters />
    </>
  );
}
