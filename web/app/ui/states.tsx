import type { ReactNode } from 'react';

/** Nothing here, and what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="card px-6 py-12 text-center">
      <svg
        viewBox="0 0 120 70"
        width="120"
        height="70"
        className="mx-auto mb-4 text-line"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d="M10 62V28l50-20 50 20v34M10 62h100M26 62V38h28v24M66 38h28v16H66z" />
      </svg>
      <p className="text-lg font-semibold">{title}</p>
      {children !== undefined && <div className="mx-auto mt-3 max-w-xl text-soft">{children}</div>}
    </div>
  );
}
