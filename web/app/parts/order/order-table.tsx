/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import type { ReactNode } from 'react';

/** A table on a desktop, cards on a phone: one set of rows, whose roles stay when the display changes. */
export function OrderTable({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <table role="table" aria-label={label} className="table max-md:block md:border md:border-line md:bg-card">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {children}
      </tbody>
    </table>
  );
}

export function OrderRow({ children }: { children: ReactNode }) {
  return (
    <tr role="row" className="max-md:block max-md:rounded max-md:border max-md:border-line max-md:bg-card max-md:p-2">
      {children}
    </tr>
  );
}

/** One cell; on a phone it carries its column's name. */
export function OrderCell({ name, children, plain = false }: { name: string; plain?: boolean; children: ReactNode }) {
  return (
    <td
      role="cell"
      className={`max-md:border-b-0 ${plain ? 'max-md:block' : 'max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-2'}`}
    >
      {!plain && (
        <span className="text-sm text-soft md:hidden" aria-hidden="true">
          {name}
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </td>
  );
}
