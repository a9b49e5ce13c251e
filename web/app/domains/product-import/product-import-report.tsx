/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import type { ImportRow, ProductImport, RowEffect } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
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

function Outcome({ row: { effect, changes, faults } }: { row: ImportRow }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const colon = lang === 'zh' ? '：' : ': ';
  if (faults.length > 0)
    return (
      <ul className="grid gap-1">
        {faults.map(({ column, message }) => (
          <li key={`${column?.en ?? ''} ${message}`} className="break-words">
            {column !== null && <strong className="font-semibold">{inLang(column, lang) + colon}</strong>}
            <span className="text-bad">{message}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <p className={effect === 'unchanged' ? 'text-soft' : 'font-semibold text-good'}>{t(EFFECT[effect])}</p>
      {changes.length > 0 && (
        <p className="text-sm text-soft">
          {changes.map((column) => inLang(column, lang)).join(lang === 'zh' ? '、' : ', ')}
        </p>
      )}
    </>
  );
}

const cell = 'max-md:block max-md:border-b-0 max-md:p-0';

function Row({ row }: { row: ImportRow }) {
  const t = useTexts(productImportTexts);
  return (
    <tr
      role="row"
      className="max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-3 max-md:gap-y-1 max-md:rounded max-md:border max-md:border-line max-md:bg-card max-md:p-3"
    >
      <td role="cell" className={`num ${cell}`}>
        <span className="text-soft md:hidden">{t('row')} </span>
        {row.number}
      </td>
      <td role="cell" className={`${cell} min-w-0 md:max-w-md`}>
        <p className="break-words">{row.name === '' ? t('noName') : row.name}</p>
        <p className="num text-sm break-all text-soft">{row.articleNumber}</p>
      </td>
      <td role="cell" className={`${cell} max-md:col-span-2`}>
        <Outcome row={row} />
      </td>
    </tr>
  );
}

/** What each row would do, or what is wrong with it: a table on a desktop, cards on a phone. */
export function ImportReport({ current }: { current: ProductImport }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
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
      <table
        role="table"
        aria-labelledby="import-rows"
        className="table max-md:block md:border md:border-line md:bg-card"
      >
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className="w-16">
              {t('row')}
            </th>
            <th role="columnheader" scope="col">
              {t('exhibit')}
            </th>
            <th role="columnheader" scope="col" className="md:w-1/2">
              {t('outcome')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-2">
          {rows.map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </tbody>
      </table>
      {failure !== '' && (
        <p className="note note-bad mt-3" role="alert">
          {failure}{' '}
          <button type="button" className="link" onClick={retry}>
            {t('retry')}
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
