import type { OwnDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingToday } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { DocumentLevelTag } from '../../components/product-document/document-level-tag.tsx';
import { documentName } from '../../components/product-document/document-name.ts';
import { shownDocumentTexts } from '../../components/product-document/shown-document.texts.ts';

/** The documents of one's own exhibit, with who can open each. */
export function OwnDocuments({ documents }: { documents: readonly OwnDocument[] }) {
  const t = useTexts(shownDocumentTexts);
  const lang = useLang();
  const [today] = useState(() => beijingToday());
  if (documents.length === 0) return null;
  return (
    <section className="mt-10 max-w-3xl" aria-labelledby="documents">
      <h2 id="documents" className="mb-2 text-lg">
        {t('title')}
      </h2>
      <ul className="border-t border-line">
        {documents.map((document) => {
          const { id, title, level, validUntil } = document;
          const name = documentName(document, lang);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
              <span className="text-action">
                <Icon name="document" size={26} />
              </span>
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <span className="font-semibold">{name}</span>
                  <DocumentLevelTag level={level} />
                  {validUntil !== '' && validUntil < today && (
                    <span className="tag border-bad text-bad">{t('expired')}</span>
                  )}
                </p>
                {title !== '' && <p className="break-words">{title}</p>}
                {validUntil !== '' && (
                  <p className="num text-sm text-soft">{t('validUntil', { day: beijingDay(validUntil, lang) })}</p>
                )}
              </div>
              <div className="max-sm:w-full max-sm:pl-[42px]">
                <SaveButton
                  small
                  label={t('downloadOf', { document: name })}
                  save={() => downloadFile(calls.product.documentFile, { id })}
                >
                  {t('download')}
                </SaveButton>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
