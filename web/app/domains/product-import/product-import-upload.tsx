import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useRef, useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { XLSX } from '../../parts/sheet-import/accept.ts';
import { saveFile } from '../../saving.ts';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { productImportTexts } from './product-import.texts.ts';
import type { ProductImporting } from './use-product-import.ts';

/** Where the spreadsheet is dropped or chosen. */
export function ImportDropZone({ importing, title }: { importing: ProductImporting; title: string }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { uploading, upload } = importing;
  return (
    <div
      className={`grid content-center justify-items-center gap-1.5 rounded border-2 border-dashed px-4 py-8 text-center ${over ? 'border-action bg-tint' : 'border-line bg-card'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        upload([...event.dataTransfer.files]);
      }}
    >
      <span className="text-action">
        <Icon name="upload" size={32} />
      </span>
      {uploading === '' ? (
        <>
          <p className="text-lg">
            <span className="max-md:hidden">{t('drop')} </span>
            <button
              type="button"
              className="link font-semibold"
              aria-label={`${title}: ${t('choose')}`}
              onClick={() => input.current?.click()}
            >
              {t('choose')}
            </button>
          </p>
          <p className="num text-sm text-soft">{t('fileRule', { max: number(LIMITS.importRowsMax, lang) })}</p>
          <p className="text-sm text-soft">{t('nothingYet')}</p>
        </>
      ) : (
        <>
          <p className="max-w-full font-semibold break-words" role="status">
            {t('uploading', { name: uploading })}
          </p>
          <progress
            className="h-2 w-56 max-w-full accent-[var(--action)]"
            aria-label={t('uploading', { name: uploading })}
          />
        </>
      )}
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        className="sr-only"
        aria-label={title}
        accept={XLSX}
        onChange={(event) => {
          upload([...(event.target.files ?? [])]);
          // the same file may be chosen again after it was mended
          event.target.value = '';
        }}
      />
    </div>
  );
}

/** What the list was filtered by, where one comes from it. */
export type ListFilter = { keyword: string; scope: VisibleRange | null };

/** The own exhibits as they stand, to be edited and imported again. */
export function ExportButton({ filter: { keyword, scope } }: { filter: ListFilter }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const asked = { lang, keyword, ...(scope !== null && { scope }) };
  return (
    <SaveButton save={() => saveFile(calls.product.exportSheet, asked)}>
      {t(keyword === '' && scope === null ? 'export' : 'exportFiltered')}
    </SaveButton>
  );
}

/** Two ways to a filled-in spreadsheet, and what becomes of it. */
export function ImportBegin({ importing, filter }: { importing: ProductImporting; filter: ListFilter }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section className="card grid content-start gap-3 p-5">
        <h2 className="text-lg">{t('fillTitle')}</h2>
        <p className="text-soft">{t('fillLead')}</p>
        <p>
          <SaveButton kind="action" save={() => saveFile(calls.product.importTemplate, { lang })}>
            {t('template')}
          </SaveButton>
        </p>
        <hr className="my-2 border-line" />
        <h2 className="text-lg">{t('editTitle')}</h2>
        <p className="text-soft">{t('editLead')}</p>
        <p>
          <ExportButton filter={filter} />
        </p>
      </section>
      <section className="grid content-start gap-4" aria-label={t('uploadTitle')}>
        <ImportDropZone importing={importing} title={t('uploadTitle')} />
        <div className="card p-5">
          <h2 className="mb-2 text-lg">{t('rules')}</h2>
          <ul className="grid list-disc gap-1.5 pl-5 text-soft">
            <li>{t('ruleDraft')}</li>
            <li>{t('ruleChange')}</li>
            <li>{t('ruleAll')}</li>
          </ul>
        </div>
      </section>
    </div>
  );
}
