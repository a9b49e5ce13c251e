import { LIMITS, type DocumentUse } from '@fairbridge/contract/limits.ts';
import { useId, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { namesOf, parted } from './file-names.ts';
import { pdfListTexts } from './pdf-list.texts.ts';
import { sendDocument } from './send-document.ts';
import { UploadRows } from './upload-rows.tsx';
import { uploadTexts } from './upload.texts.ts';
import { useUploads } from './use-uploads.ts';

type SentPdf = Awaited<ReturnType<typeof sendDocument>>;

/** PDFs of one use in a form: many at once, by choosing or dropping, each sent and then handed to the form, which shows them as rows. */
export function PdfList({
  use,
  label,
  count,
  max,
  onSent,
  children,
}: {
  use: DocumentUse;
  label: string;
  /** How many stand in the form. */
  count: number;
  max: number;
  /** Long after it was chosen: others may stand in the form by then. */
  onSent: (sent: SentPdf, name: string) => void;
  children: ReactNode;
}) {
  const t = useTexts(pdfListTexts);
  const says = useTexts(uploadTexts);
  const lang = useLang();
  const id = useId();
  const uploads = useUploads();
  const add = (chosen: readonly File[]): void => {
    const { taken, over } = parted(chosen, max - count - uploads.running);
    if (over.length > 0) uploads.refuse(namesOf(over, lang), says('tooMany', { max }));
    for (const file of taken)
      void uploads.add(file.name, async (told) => onSent(await sendDocument(file, lang, told, use), file.name));
  };
  return (
    <div data-field className="grid gap-4">
      {children}
      {count < max && (
        <DropZone
          id={id}
          label={label}
          icon="document"
          words={{ drop: t('drop'), choose: t('chooseFiles') }}
          accept="application/pdf,.pdf"
          onFiles={add}
        >
          <p className="num text-sm text-soft">
            {t('fileRule', { megabytes: LIMITS.documentBytesMax / 1_000_000, max })}
          </p>
        </DropZone>
      )}
      <UploadRows uploads={uploads} />
    </div>
  );
}
