import { calls } from '../../calls.ts';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { quoteTexts } from './quote.texts.ts';

/** The proforma invoice of what was accepted on the request of this quote, for either side. */
export function SaveProforma({ id }: { id: string }) {
  const t = useTexts(quoteTexts);
  const lang = useLang();
  return (
    <SaveButton small save={() => downloadFile(calls.quote.proforma, { id, lang })}>
      {t('proforma')}
    </SaveButton>
  );
}
