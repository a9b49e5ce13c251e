import type { ReactNode } from 'react';

/** A line: its label, and what is known; '' or null where nothing is. */
export type FactRow = readonly [label: string, value: ReactNode];

/** What is known of something, as labels and values. */
export function Facts({
  rows,
  empty,
  className = '',
  values = '',
}: {
  rows: readonly FactRow[];
  /** What stands for a value that is not known; without it such a line is left out. */
  empty?: ReactNode;
  className?: string;
  /** How the values look. */
  values?: string;
}) {
  const isKnown = (value: ReactNode): boolean => value !== '' && value !== null;
  return (
    <dl className={`facts ${className}`}>
      {rows
        .filter(([, value]) => isKnown(value) || empty !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={`min-w-0 break-words ${values}`}>{isKnown(value) ? value : empty}</dd>
          </div>
        ))}
    </dl>
  );
}
