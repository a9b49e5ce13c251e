/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAct } from '../../ui/use-act.ts';
import { productImportTexts } from './product-import.texts.ts';

const cell = 'max-md:block max-md:border-b-0 max-md:p-0';

function Row({ draft, onRemove }: { draft: ProductDraft; onRemove: () => void }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const name = inLang(draft.name, lang);
  return (
    <tr
      role="row"
      className="max-md:grid max-md:gap-1.5 max-md:rounded max-md:border max-md:border-line max-md:bg-card max-md:p-3"
    >
      <td role="cell" className={`${cell} min-w-0`}>
        <p className="font-semibold break-words">
          <Says text={draft.name} />
        </p>
        <p className="num text-sm break-words text-soft">
          {[draft.strength, draft.articleNumber].filter(Boolean).join(' · ')}
        </p>
        {draft.category !== null && (
          <p className="text-sm text-soft">
            <Says text={draft.category.name} />
          </p>
        )}
      </td>
      <td role="cell" className={`${cell} num text-sm whitespace-nowrap max-md:text-soft`}>
        {beijingDay(draft.updatedAt, lang)}
      </td>
      <td role="cell" className={cell}>
        <span className="flex items-center gap-4 whitespace-nowrap">
          <LocalLink
            to={`/add-exhibit?draft=${draft.id}`}
            className="link inline-flex items-center gap-1"
            aria-label={`${t('complete')}: ${name}`}
          >
            <Icon name="edit" size={16} />
            {t('complete')}
          </LocalLink>
          <button type="button" className="link" aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
            {t('remove')}
          </button>
        </span>
      </td>
    </tr>
  );
}

/** What is to be deleted: one draft, or all of them. */
type Asked = ProductDraft | 'all' | null;

function useRemoving() {
  const t = useTexts(productImportTexts);
  const { busy, run } = useAct({ reload: true });
  const remove = (asked: ProductDraft | 'all'): Promise<boolean> =>
    run(
      async () => {
        if (asked === 'all') await api(calls.product.removeAllDrafts, {});
        else await api(calls.product.removeDrafts, { ids: [asked.id] });
      },
      { said: t('removed') },
    );
  return { busy, remove };
}

function Question({ asked, total, close }: { asked: Asked; total: number; close: () => void }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const { busy, remove } = useRemoving();
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t(asked === 'all' ? 'removeAllTitle' : 'removeOneTitle')}
      act={t('remove')}
      kind="bad"
      cancel={t('keep')}
      busy={busy}
      onConfirm={() => asked !== null && void remove(asked).then(close)}
      onClose={close}
    >
      <p>
        {asked === 'all'
          ? t('removeAllLead', { count: number(total, lang) })
          : t('removeOneLead', { name: inLang(asked?.name ?? { zh: '', en: '' }, lang) })}
      </p>
    </ConfirmDialog>
  );
}

type Page = { list: readonly ProductDraft[]; total: number; pageNum: number; pageSize: number };

/** Exhibits that came by a spreadsheet and wait for their pictures. */
export function ProductDrafts({ page }: { page: Page }) {
  const t = useTexts(productImportTexts);
  const [asked, setAsked] = useState<Asked>(null);
  const close = (): void => setAsked(null);
  if (page.total === 0)
    return (
      <EmptyState title={t('draftsEmpty')}>
        <p>{t('draftsEmptyLead')}</p>
        <ButtonLink to="/my-exhibit-import" className="mt-5">
          {t('importTab')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-soft">{t('draftsLead')}</p>
        <Button kind="quiet" small onClick={() => setAsked('all')}>
          {t('removeAll')}
        </Button>
      </div>
      <table
        role="table"
        aria-label={t('draftsTab')}
        className="table max-md:block md:border md:border-line md:bg-card"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('exhibit')}
            </th>
            <th role="columnheader" scope="col">
              {t('updated')}
            </th>
            <th role="columnheader" scope="col">
              {t('actions')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {page.list.map((draft) => (
            <Row key={draft.id} draft={draft} onRemove={() => setAsked(draft)} />
          ))}
        </tbody>
      </table>
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      <Question asked={asked} total={page.total} close={close} />
    </>
  );
}
