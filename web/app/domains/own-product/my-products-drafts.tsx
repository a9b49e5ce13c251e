import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { completing, useDraftColumns } from './draft-columns.tsx';
import { everyDraft } from './every-draft.ts';
import { exhibitQuery } from './exhibit-query.ts';
import { useExhibitList } from './my-products-frame.tsx';
import { load } from './my-products.load.ts';
import { usePublishDrafts } from './publish-drafts.tsx';
import { publishDraftsTexts } from './publish-drafts.texts.ts';
import { useExhibitChanges } from './use-exhibit-changes.ts';

const DraftPictures = lazyWithRetry(() => import('./draft-pictures.tsx'));

function Nothing() {
  const t = useTexts(ownProductTexts);
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
  const changes = useExhibitChanges();
  const [asking, setAsking] = useState(false);
  const publishing = usePublishDrafts();
  const chosen = async (): Promise<readonly ProductDraft[]> => {
    const { matching, ids } = selection;
    if (matching === null) return drafts.list.filter(({ id }) => ids.includes(id));
    return (await everyDraft(keyword)).filter(({ id }) => !matching.except.includes(id));
  };
  const removeChosen = async (): Promise<void> => {
    const { matching, ids, clear } = selection;
    const done = matching === null ? await changes.removeDrafts(ids) : await changes.removeAllDrafts(keyword, matching);
    if (done) clear();
    setAsking(false);
  };
  const publish = (row: ProductDraft): RowAction[] =>
    row.faults.length > 0 ? [] : [{ label: says('publish'), act: () => publishing.ask(async () => [row]) }];
  return (
    <>
      <RecordList
        {...useExhibitList(drafts.total)}
        list="drafts"
        label={t('stateDrafts')}
        page={drafts}
        above={
          (drafts.total > 0 || keyword !== '') && (
            <Suspense fallback={<div className="mb-6 min-h-64" />}>
              <DraftPictures />
            </Suspense>
          )
        }
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
        columns={useDraftColumns()}
        nameOf={(row) => inLang(row.name, lang)}
        actsOf={(row) => [
          { label: t('complete'), to: completing(row) },
          ...publish(row),
          {
            label: t('Delete'),
            bad: true,
            send: () => api(calls.product.removeDrafts, { selection: { ids: [row.id] } }),
            said: t('draftsRemoved'),
            ask: { title: t('removeDraftTitle'), lead: t('removeDraftLead', { name: inLang(row.name, lang) }) },
          },
        ]}
        selection={selection}
        bar={
          <BulkActions selection={selection}>
            <Button kind="accent" small busy={publishing.busy} onClick={() => publishing.ask(chosen, selection.clear)}>
              {says('publish')}
            </Button>
            <BulkButton asks onPress={() => setAsking(true)}>
              {t('Delete')}
            </BulkButton>
          </BulkActions>
        }
        empty={<Nothing />}
        emptyFiltered={
          <NothingFound title={t('emptySearch')} to={exhibitQuery.address({ state: 'drafts' })} act={t('draftsAll')} />
        }
      />
      {publishing.dialog}
      <ConfirmDialog
        open={asking}
        title={t('removeDraftsTitle')}
        act={t('Delete')}
        kind="bad"
        busy={changes.busy}
        onConfirm={() => void removeChosen()}
        onClose={() => setAsking(false)}
      >
        <p>{t('removeDraftsLead', { count: number(selection.count, lang) })}</p>
      </ConfirmDialog>
    </>
  );
}
