import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Selection } from '../../ui/list/use-selection.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { useExhibitChanges } from './use-exhibit-changes.ts';

/** What is asked about: one draft of the list, or those that are chosen. */
type Asked = ProductDraft | 'chosen';

/** Deletes one draft or those chosen. A draft that is deleted is gone: it is asked once. */
export function useRemoveDrafts(
  keyword: string,
  selection: Selection,
): { ask: (what: Asked) => void; dialog: ReactNode } {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const changes = useExhibitChanges();
  const [asked, setAsked] = useState<Asked | null>(null);
  const removeChosen = async (): Promise<void> => {
    const { matching, ids, clear } = selection;
    const done = matching === null ? await changes.removeDrafts(ids) : await changes.removeAllDrafts(keyword, matching);
    if (done) clear();
  };
  const remove = async (what: Asked): Promise<void> => {
    await (what === 'chosen' ? removeChosen() : changes.removeDrafts([what.id]));
    setAsked(null);
  };
  const dialog = asked !== null && (
    <ConfirmDialog
      open
      title={t(asked === 'chosen' ? 'removeDraftsTitle' : 'removeDraftTitle')}
      act={t('remove')}
      kind="bad"
      busy={changes.busy}
      onConfirm={() => void remove(asked)}
      onClose={() => setAsked(null)}
    >
      <p>
        {asked === 'chosen'
          ? t('removeDraftsLead', { count: number(selection.count, lang) })
          : t('removeDraftLead', { name: inLang(asked.name, lang) })}
      </p>
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
