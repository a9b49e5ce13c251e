import { Suspense, useState, type ComponentProps } from 'react';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import type { Sheet as SheetOf } from './dialog.tsx';

const Sheet = lazyWithRetry(async () => ({ default: (await import('./dialog.tsx')).Sheet }));

/** A sheet of a public page: it comes when it is first opened, and stays for the next time. */
export function LazySheet(props: ComponentProps<typeof SheetOf>) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
