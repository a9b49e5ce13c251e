import type { ImportRow, ProductImport, RowEffect } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { SheetRows, type SheetRow } from '../../components/sheet-import/sheet-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { productImportTexts } from './product-import.texts.ts';

const PAGE = 50;
export const EFFECT = {
  draft: 'effectDraft',
  draftChange: 'effectDraftChange',
  change: 'effectChange',
  unchanged: 'effectUnchanged',
  wrong: 'effectWrong',
} as const satisfies Record<RowEffect, keyof typeof productImportTexts>;

type Loaded = { wrong: boolean; rows: readonly ImportRow[]; total: number; pages: number };

/** Rows of the report, page after page below one another. */
function useRows(id: string, wrong: boolean) {
  const lang = useLang();
  const [loaded, setLoaded] = useState<Loaded>({ wrong, rows: [], total: 0, pages: 0 });
  const [wanted, setWanted] = useState(1);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const have = loaded.wrong === wrong ? loaded.pages : 0;
  useEffect(() => {
    if (have >= wanted) return;
    const gone = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const asked = { id, wrong, pageNum: have + 1, pageSize: PAGE };
        const page = await api(calls.product.importRows, asked, gone.signal);
        setFailure('');
        setLoaded((before) => ({
          wrong,
          rows: [...(have === 0 ? [] : before.rows), ...page.list],
          total: page.total,
          pages: have + 1,
        }));
      } catch (error) {
        if (!gone.signal.aborted) setFailure(failureText(error, lang));
      }
    };
    void ask();
    return () => gone.abort();
  }, [id, wrong, have, wanted, tries, lang]);
  return {
    rows: have === 0 ? [] : loaded.rows,
    total: have === 0 ? 0 : loaded.total,
    loading: have < wanted && failure === '',
    failure,
    more: () => setWanted(have + 1),
    retry: () => setTries((before) => before + 1),
    fromStart: () => setWanted(1),
  };
}

/** A row of the report as the common table shows it. */
function useShown(): (row: ImportRow) => SheetRow {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const comma = lang === 'zh' ? '、' : ', ';
  return ({ number: place, name, articleNumber, effect, changes, faults, values }) => ({
    number: place,
    name: (
      <>
        <p>{name === '' ? t('noName') : name}</p>
        <p className="num text-sm break-all text-soft">{articleNumber}</p>
      </>
    ),
    outcome: t(EFFECT[effect]),
    look: effect === 'unchanged' ? 'unchanged' : 'good',
    detail: changes.map((column) => inLang(column, lang)).join(comma),
    faults: faults.map(({ column, message }) => ({ column: column && inLang(column, lang), message })),
    values: {
      label: t('values'),
      list: values.map(({ column, text }) => ({ column: inLang(column, lang), text })),
    },
  });
}

/** What each row would do, or what is wrong with it: a table on a desktop, cards on a phone. */
export function ImportReport({ current }: { current: ProductImport }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const shown = useShown();
  const anyWrong = current.counts.wrong > 0;
  const [onlyWrong, setOnlyWrong] = useState(anyWrong);
  const { rows, total, loading, failure, more, retry, fromStart } = useRows(current.id, onlyWrong);
  return (
    <section aria-labelledby="import-rows">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="import-rows" className="text-lg">
          {t('rowsTitle')}
        </h2>
        {anyWrong && current.counts.wrong < current.total && (
          <Checkbox
            label={t('onlyWrong')}
            checked={onlyWrong}
            onChange={(event) => {
              fromStart();
              setOnlyWrong(event.target.checked);
            }}
          />
        )}
      </div>
      <SheetRows
        labelledBy="import-rows"
        heads={{ row: t('row'), name: t('Exhibit'), outcome: t('outcome') }}
        rows={rows.map(shown)}
      />
      {failure !== '' && (
        <p className="note note-bad mt-3" role="alert">
          {failure}{' '}
          <button type="button" className="link" onClick={retry}>
            {t('TryAgain')}
          </button>
        </p>
      )}
      {(loading || rows.length < total) && failure === '' && (
        <p className="mt-4 text-center">
          <Button kind="quiet" busy={loading} onClick={more}>
            {loading ? t('loading') : t('more', { count: number(Math.min(PAGE, total - rows.length), lang) })}
          </Button>
        </p>
      )}
    </section>
  );
}
