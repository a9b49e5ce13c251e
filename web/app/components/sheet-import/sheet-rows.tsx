/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import type { ReactNode } from 'react';
import { useLang } from '../../i18n/lang.tsx';

/** `column` is null where the whole row is meant. */
type Fault = { column: string | null; message: string };

export type SheetRow = {
  /** As the person sees it in the spreadsheet. */
  number: number;
  name: ReactNode;
  /** What becomes of it; where something is wrong, that is told instead. */
  outcome: string;
  /** It is taken in as it stands, or not. */
  look: keyof typeof LOOKS;
  /** More of what becomes of it. */
  detail?: string;
  faults: readonly Fault[];
  /** What stands in its cells, as it was understood. */
  values?: { label: string; list: readonly { column: string; text: string }[] };
};

/** What is wrong with a row, by column. */
function Faults({ faults }: { faults: readonly Fault[] }) {
  const colon = useLang() === 'zh' ? '：' : ': ';
  return (
    <ul className="grid gap-1">
      {faults.map(({ column, message }) => (
        <li key={`${column ?? ''} ${message}`} className="break-words">
          {column !== null && <strong className="font-semibold">{column + colon}</strong>}
          <span className="text-bad">{message}</span>
        </li>
      ))}
    </ul>
  );
}

const cell = 'max-md:block max-md:border-b-0 max-md:p-0';
const LOOKS = { good: 'font-semibold text-good', bad: 'text-bad', plain: '', unchanged: 'text-soft' } as const;

/** All cells of a row, on demand: what is taken in is seen before it is. */
function Values({ label, list }: NonNullable<SheetRow['values']>) {
  return (
    <details className="mt-1 text-sm">
      <summary className="cursor-pointer text-soft">{label}</summary>
      <dl className="mt-1 grid gap-1">
        {list.map(({ column, text }) => (
          <div key={column}>
            <dt className="text-soft">{column}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Row({ head, row }: { head: string; row: SheetRow }) {
  const { number, name, outcome, look, detail = '', faults, values } = row;
  return (
    <tr
      role="row"
      className="max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-3 max-md:gap-y-1 max-md:rounded max-md:border max-md:border-line max-md:bg-card max-md:p-3"
    >
      <td role="cell" className={`num ${cell}`}>
        <span className="text-soft md:hidden">{head} </span>
        {number}
      </td>
      <td role="cell" className={`${cell} min-w-0 break-words md:max-w-md`}>
        {name}
      </td>
      <td role="cell" className={`${cell} max-md:col-span-2`}>
        {faults.length > 0 ? <Faults faults={faults} /> : <p className={LOOKS[look]}>{outcome}</p>}
        {detail !== '' && <p className="text-sm text-soft">{detail}</p>}
        {values !== undefined && values.list.length > 0 && <Values {...values} />}
      </td>
    </tr>
  );
}

/** What came of each row of a sheet, or would come: a table on a desktop, cards on a phone. */
export function SheetRows({
  heads,
  rows,
  labelledBy,
  scrolls = false,
}: {
  heads: Record<'row' | 'name' | 'outcome', string>;
  rows: readonly SheetRow[];
  labelledBy?: string;
  /** By themselves, where the button that takes them in is to stay in reach. */
  scrolls?: boolean;
}) {
  const table = (
    <table role="table" aria-labelledby={labelledBy} className="table max-md:block md:border md:border-line md:bg-card">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className="w-16">
            {heads.row}
          </th>
          <th role="columnheader" scope="col">
            {heads.name}
          </th>
          <th role="columnheader" scope="col" className="md:w-1/2">
            {heads.outcome}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-2">
        {rows.map((row) => (
          <Row key={row.number} head={heads.row} row={row} />
        ))}
      </tbody>
    </table>
  );
  return scrolls ? <div className="max-h-96 overflow-auto">{table}</div> : table;
}
