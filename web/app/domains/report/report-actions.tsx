import type { CallAddress } from '@fairbridge/contract/call.ts';
import type { fileOut } from '@fairbridge/contract/fields.ts';
import type { companyPdf } from '@fairbridge/contract/report/report.calls.ts';
import type { Sharing } from '@fairbridge/contract/report/report.shapes.ts';
import { useState } from 'react';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { reportPageTexts } from './report-page.texts.ts';
import { ShareDialog } from './share-dialog.tsx';

type PdfCall = CallAddress<(typeof companyPdf)['input'], typeof fileOut>;

/** What one does with a report: print it, take it along, show it to others. */
export function ReportActions({
  pdf,
  sharing,
  whose,
}: {
  pdf: PdfCall;
  sharing: Sharing;
  whose: 'company' | 'visitor';
}) {
  const t = useTexts(reportPageTexts);
  const lang = useLang();
  const [open, setOpen] = useState(false);
  return (
    <div className="mb-5 flex flex-wrap gap-3 print:hidden">
      <Button kind="quiet" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <SaveButton save={() => downloadFile(pdf, { lang })}>{t('pdf')}</SaveButton>
      <Button onClick={() => setOpen(true)}>{t('share')}</Button>
      <ShareDialog open={open} sharing={sharing} whose={whose} onClose={() => setOpen(false)} />
    </div>
  );
}
