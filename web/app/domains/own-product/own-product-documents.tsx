import { LIMITS } from '@fairbridge/contract/limits.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { shownDocumentTexts } from '../../components/product-document/shown-document.texts.ts';
import { PdfList } from '../../components/upload/pdf-list.tsx';
import { useTradesSubstances } from '../../site/trades-substances.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { Form } from '../../ui/form.ts';
import { documentOfFile } from './document-of-file.ts';
import type { ExhibitFormValues, ExhibitDocumentValues } from './exhibit-form-values.ts';
import { OwnProductDocument } from './own-product-document.tsx';

/** Documents of the exhibit: each uploaded file gets its kind, language, days, and who can open it. */
export function OwnProductDocuments({ form }: { form: Form<ExhibitFormValues> }) {
  const t = useTexts(productDocumentTexts);
  const shown = useTexts(shownDocumentTexts);
  const { documents } = form.values;
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
  const substances = useTradesSubstances();
  const change = (at: number, part: Partial<ExhibitDocumentValues>, field: string): void =>
    form.change(
      'documents',
      (before) => before.map((one, index) => (index === at ? { ...one, ...part } : one)),
      `documents.${at}.${field}`,
    );
  return (
    <PdfList
      use="document"
      label={shown('title')}
      count={documents.length}
      max={LIMITS.productDocumentsMax}
      onSent={({ id, ...facts }, name) => place(id, facts, name)}
    >
      <p className="text-soft">{t(substances ? 'formLead' : 'formLeadPlain')}</p>
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
    </PdfList>
  );
}
