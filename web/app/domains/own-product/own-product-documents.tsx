import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useId } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import type { Form } from '../../ui/form.ts';
import { documentOfFile } from './document-of-file.ts';
import type { ExhibitFormValues, ExhibitDocumentValues } from './exhibit-form-values.ts';
import { OwnProductDocument } from './own-product-document.tsx';
import { sendDocument } from '../../components/upload/send-document.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { shownDocumentTexts } from '../../components/product-document/shown-document.texts.ts';
import { namesOf, parted } from '../../components/upload/file-names.ts';
import { UploadRows } from '../../components/upload/upload-rows.tsx';
import { uploadTexts } from '../../components/upload/upload.texts.ts';
import { useUploads } from '../../components/upload/use-uploads.ts';

const MOST = LIMITS.productDocumentsMax;

/** Documents of the exhibit: each uploaded file gets its kind, language, days, and who can open it. */
export function OwnProductDocuments({ form }: { form: Form<ExhibitFormValues> }) {
  const t = useTexts(productDocumentTexts);
  const shown = useTexts(shownDocumentTexts);
  const says = useTexts(uploadTexts);
  const lang = useLang();
  const id = useId();
  const { documents } = form.values;
  const uploads = useUploads();
  const { running } = uploads;
  const place = (file: string, { bytes, pages }: { bytes: number; pages: number }, name: string): void =>
    form.change('documents', (before) => [
      ...before,
      {
        key: file,
        id: '',
        file,
        bytes,
        pages,
        issuedOn: '',
        validUntil: '',
        level: 'request',
        ...documentOfFile(name),
      },
    ]);
  const add = (files: readonly File[]): void => {
    const { taken, over } = parted(files, MOST - documents.length - running);
    if (over.length > 0) uploads.refuse(namesOf(over, lang), says('tooMany', { max: MOST }));
    for (const file of taken)
      void uploads.add(file.name, async (told) => {
        const { id: sent, ...facts } = await sendDocument(file, lang, told);
        place(sent, facts, file.name);
      });
  };
  const change = (at: number, part: Partial<ExhibitDocumentValues>, field: string): void =>
    form.change(
      'documents',
      (before) => before.map((one, index) => (index === at ? { ...one, ...part } : one)),
      `documents.${at}.${field}`,
    );
  return (
    <div data-field className="grid gap-4">
      <p className="text-soft">{t('formLead')}</p>
      {documents.length > 0 && (
        <ol className="grid gap-4" aria-label={shown('title')}>
          {documents.map((document, at) => (
            <OwnProductDocument
              key={document.key}
              number={at + 1}
              document={document}
              errors={form.errors}
              onChange={(part, field) => change(at, part, field)}
              onRemove={() => form.change('documents', (before) => before.filter(({ key }) => key !== document.key))}
            />
          ))}
        </ol>
      )}
      {documents.length < MOST && (
        <DropZone
          id={id}
          label={shown('title')}
          icon="document"
          words={{ drop: t('drop'), choose: t('chooseFiles') }}
          accept="application/pdf,.pdf"
          onFiles={add}
        >
          <p className="num text-sm text-soft">
            {t('fileRule', { megabytes: LIMITS.documentBytesMax / 1_000_000, max: MOST })}
          </p>
        </DropZone>
      )}
      <UploadRows uploads={uploads} />
    </div>
  );
}
