import { LIMITS } from '@fairbridge/contract/limits.ts';
import { FILE_READERS, FILE_READERS_CODES } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import type { SourcingFile } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { cutText, inLang } from '@fairbridge/contract/text.ts';
import { PdfList } from '../../components/upload/pdf-list.tsx';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { among } from '../../ui/among.ts';
import { Select } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { sourcingFileTexts } from './sourcing-file.texts.ts';

/** PDFs of a requirement: for each its buyer says who reads it. */
export function SourcingFilesField({
  files,
  onChange,
}: {
  files: readonly SourcingFile[];
  /** From those before: a file arrives long after it was chosen, beside what stands there by then. */
  onChange: (next: (before: readonly SourcingFile[]) => readonly SourcingFile[]) => void;
}) {
  const t = useTexts(sourcingFileTexts);
  const lang = useLang();
  return (
    <PdfList
      use="sourcingDocument"
      label={t('files')}
      count={files.length}
      max={LIMITS.sourcingFilesMax}
      onSent={(sent, full) => {
        const name = cutText(full, LIMITS.sourcingFileNameMax);
        onChange((before) => [...before, { ...sent, name, readers: 'agreed' }]);
      }}
    >
      <p className="field-hint">{t('hint')}</p>
      {files.length > 0 && (
        <ul className="grid gap-3" aria-label={t('files')}>
          {files.map((file, at) => (
            <li key={file.id} className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-line pb-3">
              <p className="flex min-w-0 flex-1 basis-48 items-center gap-2 self-center">
                <span className="text-action">
                  <Icon name="document" />
                </span>
                <span className="min-w-0 break-all">{file.name}</span>
              </p>
              <Select
                label={t('readersOf', { name: file.name })}
                name={`files.${at}.readers`}
                options={FILE_READERS_CODES.map((value) => ({ value, label: inLang(FILE_READERS[value], lang) }))}
                value={file.readers}
                onChange={({ target }) => {
                  const readers = among(FILE_READERS_CODES, target.value) ?? file.readers;
                  onChange((before) => before.map((one) => (one.id === file.id ? { ...one, readers } : one)));
                }}
              />
              <IconButton
                icon="trash"
                label={t('removeOf', { name: file.name })}
                onClick={() => onChange((before) => before.filter((one) => one.id !== file.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </PdfList>
  );
}
