import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { SHEET_FILES } from '../../components/sheet-import/accept.ts';
import { downloadFile } from '../../download.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { ImportQuotaCard, type ImportQuota } from './import-quota.tsx';
import { productImportTexts } from './product-import.texts.ts';
import type { ProductImporting } from './use-product-import.ts';

function Sending({ name }: { name: string }) {
  const t = useTexts(productImportTexts);
  return (
    <>
      <p className="max-w-full font-semibold break-words" role="status">
        {t('uploading', { name })}
      </p>
      <progress className="h-2 w-56 max-w-full accent-[var(--action)]" aria-label={t('uploading', { name })} />
    </>
  );
}

/** Where the spreadsheet is dropped or chosen. */
export function ImportDropZone({ importing, title }: { importing: ProductImporting; title: string }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const { uploading, upload, tooMany, failure } = importing;
  return (
    <div className="grid gap-3">
      <FormFailure message={failure} />
      <DropZone
        large
        label={title}
        icon="upload"
        words={{ drop: t('drop'), choose: t('choose') }}
        accept={SHEET_FILES}
        multiple={false}
        onFiles={([file, ...others]) => {
          if (others.length > 0) tooMany();
          else if (file !== undefined) upload(file);
        }}
        {...(uploading !== '' && { sending: <Sending name={uploading} /> })}
      >
        <p className="num text-sm text-soft">{t('fileRule', { max: number(LIMITS.importRowsMax, lang) })}</p>
        <p className="text-sm text-soft">{t('nothingYet')}</p>
      </DropZone>
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
    <SaveButton save={() => downloadFile(calls.product.exportSheet, asked)}>
      {t(keyword === '' && scope === null ? 'export' : 'exportFiltered')}
    </SaveButton>
  );
}

/** Two ways to a filled-in spreadsheet, and what becomes of it. */
export function ImportBegin({
  importing,
  filter,
  quota,
}: {
  importing: ProductImporting;
  filter: ListFilter;
  quota: ImportQuota;
}) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section className="card grid content-start gap-3 p-5">
        <h2 className="text-lg">{t('fillTitle')}</h2>
        <p className="text-soft">{t('fillLead')}</p>
        <p>
          <SaveButton kind="action" save={() => downloadFile(calls.product.importTemplate, { lang })}>
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
        <ImportQuotaCard quota={quota} />
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
