import type { ReactNode } from 'react';
import { useLang } from '../../i18n/lang.tsx';

type Fault = { column: string; message: string };

export type SheetRow = {
  /** As the person sees it in the spreadsheet. */
  number: number;
  name: ReactNode;
  /** What becomes of it; where something is wrong, that is told instead. */
  outcome: string;
  /** It is taken in as it stands, or not. */
  look: 'good' | 'bad' | 'plain';
  faults: readonly Fault[];
};

/** What is wrong with a row, by column. */
function Faults({ faults }: { faults: readonly Fault[] }) {
  const colon = useLang() === 'zh' ? '：' : ': ';
  return faults.map(({ column, message }) => (
    <p key={column + message}>
      {column}
      {colon}
      {message}
    </p>
  ));
}

const LOOKS = { good: 'text-good', bad: 'text-bad', plain: '' } as const;

/** What came of each row of a sheet; scrolls by itself, so that the button below stays in reach. */
export function SheetRows({
  heads,
  rows,
}: {
  heads: Record<'row' | 'name' | 'outcome', string>;
  rows: readonly SheetRow[];
}) {
  return (
    <div className="max-h-96 overflow-auto border border-line">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{heads.row}</th>
            <th scope="col">{heads.name}</th>
            <th scope="col">{heads.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, name, outcome, look, faults }) => (
            <tr key={number}>
              <td className="num">{number}</td>
              <td className="break-words">{name}</td>
              <td className={LOOKS[look]}>{faults.length === 0 ? outcome : <Faults faults={faults} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
