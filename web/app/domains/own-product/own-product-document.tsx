import { LIMITS } from '@fairbridge/contract/limits.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LANGUAGES,
  DOCUMENT_LEVELS,
} from '@fairbridge/contract/product-document/document-kinds.ts';
import {
  documentKind,
  documentLanguage,
  documentLevel,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingToday } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { languageName, sizeText } from '../../components/product-document/document-name.ts';
import type { ExhibitDocumentValues } from './exhibit-form-values.ts';
import { sendDocument } from '../../components/upload/send-document.ts';
import { UploadRows } from '../../components/upload/upload-rows.tsx';
import { useUploads } from '../../components/upload/use-uploads.ts';
import { productDocumentTexts } from '../../components/product-document/product-document.texts.ts';
import { shownDocumentTexts } from '../../components/product-document/shown-document.texts.ts';

type Change = (part: Partial<ExhibitDocumentValues>, field: string) => void;

/** Another file for the same document: who may open it stays as it is. */
function useReplacing(onChange: Change) {
  const lang = useLang();
  const uploads = useUploads();
  const replace = (file: File): void =>
    void uploads.add(file.name, async (told) => {
      const { id, bytes, pages } = await sendDocument(file, lang, told);
      onChange({ file: id, bytes, pages }, 'file');
    });
  return { uploads, replace };
}

function Head({
  number,
  document,
  onChange,
  onRemove,
}: {
  number: number;
  document: ExhibitDocumentValues;
  onChange: Change;
  onRemove: () => void;
}) {
  const t = useTexts(productDocumentTexts);
  const shown = useTexts(shownDocumentTexts);
  const { uploads, replace } = useReplacing(onChange);
  const { pages, bytes } = document;
  const facts = [shown('pages', { count: pages }), sizeText(bytes)];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="text-action">
        <Icon name="document" size={24} />
      </span>
      <p className="flex-1 basis-40">
        <span className="font-semibold">{t('document', { number })}</span>{' '}
        {bytes > 0 && <span className="num text-sm text-soft">{facts.join(' · ')}</span>}
      </p>
      {document.id !== '' && (
        <SaveButton
          small
          label={`${shown('download')}: ${t('document', { number })}`}
          save={() => downloadFile(calls.product.documentFile, { id: document.id })}
        >
          {shown('download')}
        </SaveButton>
      )}
      <FileButton
        small
        kind="quiet"
        busy={uploads.running > 0}
        aria-label={t('replaceOf', { number })}
        label={t('replaceOf', { number })}
        accept="application/pdf,.pdf"
        onFile={replace}
      >
        {t('replace')}
      </FileButton>
      <IconButton icon="trash" label={t('removeOf', { number })} onClick={onRemove} />
      <UploadRows uploads={uploads} />
    </div>
  );
}

/** One document in the form. */
export function OwnProductDocument({
  number,
  document,
  errors,
  onChange,
  onRemove,
}: {
  number: number;
  document: ExhibitDocumentValues;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: Change;
  onRemove: () => void;
}) {
  const t = useTexts(productDocumentTexts);
  const shown = useTexts(shownDocumentTexts);
  const lang = useLang();
  const [today] = useState(() => beijingToday());
  const at = (field: string): string => `documents.${number - 1}.${field}`;
  const error = (field: string) => {
    const message = errors[at(field)];
    return message === undefined ? {} : { error: message };
  };
  const over = document.validUntil !== '' && document.validUntil < today;
  const fileError = errors[at('file')];
  return (
    <li className="grid gap-4 rounded border border-line p-3 md:p-4">
      <Head number={number} document={document} onChange={onChange} onRemove={onRemove} />
      {fileError !== undefined && (
        <p className="field-error" role="alert">
          {fileError}
        </p>
      )}
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={t('Type')}
          name={at('kind')}
          value={document.kind}
          options={documentKind.options.map((value) => ({ value, label: inLang(DOCUMENT_KINDS[value], lang) }))}
          {...error('kind')}
          onChange={({ target }) => onChange({ kind: documentKind.parse(target.value) }, 'kind')}
        />
        <Select
          label={t('Language')}
          name={at('language')}
          value={document.language}
          options={DOCUMENT_LANGUAGES.map((value) => ({ value, label: languageName(value, lang) }))}
          {...error('language')}
          onChange={({ target }) => onChange({ language: documentLanguage.parse(target.value) }, 'language')}
        />
        <DateInput
          label={t('issuedOn')}
          name={at('issuedOn')}
          type="date"
          className="num"
          value={document.issuedOn}
          {...error('issuedOn')}
          onChange={({ target }) => onChange({ issuedOn: target.value }, 'issuedOn')}
        />
        <DateInput
          label={t('until')}
          name={at('validUntil')}
          type="date"
          className="num"
          value={document.validUntil}
          {...(over && { hint: shown('expired') })}
          {...error('validUntil')}
          onChange={({ target }) => onChange({ validUntil: target.value }, 'validUntil')}
        />
      </div>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <Input
          label={t('name')}
          hint={t('nameHint')}
          name={at('title')}
          maxLength={LIMITS.documentTitleMax}
          value={document.title}
          {...error('title')}
          onChange={({ target }) => onChange({ title: target.value }, 'title')}
        />
        <Select
          label={t('level')}
          name={at('level')}
          value={document.level}
          options={DOCUMENT_LEVELS.map((value) => ({ value, label: t(`level${value}`) }))}
          {...error('level')}
          onChange={({ target }) => onChange({ level: documentLevel.parse(target.value) }, 'level')}
        />
      </div>
    </li>
  );
}
