import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';

/** Fields that need not be filled in, folded away; what has words in it begins unfolded. */
export function FormFold({
  title,
  hint,
  filled,
  children,
}: {
  title: string;
  hint: string;
  filled: boolean;
  children: ReactNode;
}) {
  const [begun] = useState(filled);
  return (
    <details className="group rounded-sign border border-line" open={begun}>
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 px-4 py-2 hover:text-action">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft">{hint}</span>
        <span className="ml-auto transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none">
          <Icon name="down" />
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4">{children}</div>
    </details>
  );
}
