import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { sheetColumnsTexts } from './sheet-columns.texts.ts';

type Left = { unknownHeads: readonly string[]; hiddenRows: number; totalRows: readonly number[] };

/** What of a file was not imported: columns, hidden rows, totals. */
export function SheetLeft({ unknownHeads, hiddenRows, totalRows }: Left) {
  const t = useTexts(sheetColumnsTexts);
  const lang = useLang();
  const comma = lang === 'zh' ? '、' : ', ';
  const told = [
    ...(unknownHeads.length > 0 ? [t('leftColumns', { heads: unknownHeads.join(comma) })] : []),
    ...(hiddenRows > 0 ? [t('leftHidden', { count: number(hiddenRows, lang) })] : []),
    ...(totalRows.length > 0 ? [t('leftTotals', { rows: totalRows.join(comma) })] : []),
  ];
  if (told.length === 0) return null;
  return (
    <ul className="note grid gap-1">
      {told.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
