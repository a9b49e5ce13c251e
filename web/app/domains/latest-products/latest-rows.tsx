import { sendBytes } from '@fairbridge/contract/file-client.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { LatestRow } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTradesSubstances } from '../../site/trades-substances.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ReadSheet } from '../../components/sheet-import/read-sheet.tsx';
import { downloadFile } from '../../download.ts';
import { Button } from '../../ui/button.tsx';
import { pairError } from '../../ui/bilingual-form.ts';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { toast } from '../../ui/toast.tsx';
import type { LatestFormValues } from './latest-products.screen.tsx';
import { latestProductsTexts } from '../../components/latest-products/latest-products.texts.ts';

const MOST = LIMITS.latestRowsMax;
export const NEW_ROW: LatestRow = { name: { zh: '', en: '' }, content: '', cas: '', packing: '', remark: '' };

/** Reads a sheet into the list. */
function Reading({ onRead }: { onRead: (rows: readonly LatestRow[]) => void }) {
  const t = useTexts(latestProductsTexts);
  const lang = useLang();
  return (
    <ReadSheet
      hint={t('importHint')}
      read={(file) => sendBytes(calls.product.readLatest, { fileName: file.name }, file, caller)}
      template={() => downloadFile(calls.product.latestTemplate, { lang })}
      onRead={({ rows }) => {
        onRead(rows);
        toast.good(t('read', { count: rows.length }));
      }}
    />
  );
}

/** Names are long, packings are not; a line's names stand alone on a phone. */
const COLUMNS = 'max-sm:[&>:nth-child(-n+2)]:col-span-2 lg:grid-cols-[1.7fr_1.7fr_1.1fr_1.1fr_0.8fr_1fr]';

type LineProps = { row: LatestRow; at: number; form: Form<LatestFormValues> };

function Line({ row, at, form }: LineProps) {
  const t = useTexts(latestProductsTexts);
  const substances = useTradesSubstances();
  const change = (part: Partial<LatestRow>, field: string): void =>
    form.change(
      'rows',
      (before) => before.map((one, index) => (index === at ? { ...one, ...part } : one)),
      `rows.${at}.${field}`,
    );
  const wiring = (field: string) => {
    const error = form.errors[`rows.${at}.${field}`];
    return { name: `rows.${at}.${field}`, autoComplete: 'off', ...(error !== undefined && { error }) };
  };
  const nameless = pairError(form.errors, `rows.${at}.name`, row.name);
  const most = LIMITS.latestTextMax;
  return (
    <li
      className={`border-b border-line pb-3 lg:flex lg:items-start lg:gap-2 ${at === 0 ? '' : 'lg:[&_label]:sr-only'}`}
    >
      <div className="mb-1 flex items-center justify-between lg:order-last lg:mb-0">
        <span className="text-sm text-soft lg:hidden">{t('row', { number: at + 1 })}</span>
        <div className={at === 0 ? 'lg:pt-8' : 'lg:pt-1.5'}>
          <IconButton
            icon="trash"
            label={t('removeRow', { number: at + 1 })}
            onClick={() => form.change('rows', (before) => before.filter((_, index) => index !== at))}
          />
        </div>
      </div>
      <div data-field className="flex-1">
        <div className={`grid grid-cols-2 items-start gap-x-3 gap-y-2 ${COLUMNS}`}>
          <Input
            label={t('nameZh')}
            maxLength={most}
            value={row.name.zh}
            {...wiring('name.zh')}
            onChange={({ target }) => change({ name: { ...row.name, zh: target.value } }, 'name.zh')}
          />
          <Input
            label={t('nameEn')}
            maxLength={most}
            value={row.name.en}
            lang="en"
            {...wiring('name.en')}
            onChange={({ target }) => change({ name: { ...row.name, en: target.value } }, 'name.en')}
          />
          {(['content', 'cas', 'packing', 'remark'] as const).map((field) =>
            field === 'cas' && !substances && row.cas === '' ? null : (
              <Input
                key={field}
                label={t(field)}
                className="num"
                maxLength={field === 'cas' ? 60 : field === 'remark' ? LIMITS.latestRemarkMax : most}
                value={row[field]}
                {...wiring(field)}
                onChange={({ target }) => change({ [field]: target.value }, field)}
              />
            ),
          )}
        </div>
        {nameless !== undefined && (
          <p className="field-error mt-1" role="alert">
            {nameless}
          </p>
        )}
      </div>
    </li>
  );
}

/** The lines: from a spreadsheet, or by hand. */
export function LatestRows({ form }: { form: Form<LatestFormValues> }) {
  const t = useTexts(latestProductsTexts);
  const { rows } = form.values;
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-labelledby="latest-rows">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="latest-rows" className="text-lg">
          {t('rows')}
        </h2>
        <LimitMeter
          text={t('rowMeter', { count: rows.length, max: MOST })}
          full={t('full')}
          count={rows.length}
          max={MOST}
        />
      </div>
      <Reading onRead={(read) => form.set('rows', read)} />
      {rows.length > 0 && (
        <ol className="grid gap-3" aria-label={t('rows')}>
          {rows.map((row, at) => (
            // lines have no identity but their place
            // oxlint-disable-next-line react/no-array-index-key
            <Line key={at} row={row} at={at} form={form} />
          ))}
        </ol>
      )}
      {rows.length < MOST && (
        <Button
          kind="quiet"
          small
          className="justify-self-start"
          onClick={() => form.change('rows', (before) => [...before, NEW_ROW])}
        >
          <Icon name="plus" size={18} />
          {t('addRow')}
        </Button>
      )}
    </section>
  );
}
