import type { ReactNode } from 'react';
import { BackLink } from '../../ui/back-link.tsx';

/** The top of a console screen: the way back to its list, its title, one sentence of what it is for, what can be done with the whole, then the content. */
export function OrganizerPage({
  back,
  title,
  lead,
  actions,
  children,
}: {
  /** The list that a record belongs to. */
  back?: { to: string; label: string };
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {back !== undefined && <BackLink to={back.to}>{back.label}</BackLink>}
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          {lead !== undefined && <p className="mt-1 max-w-[70ch] text-soft">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}

/** One part of a screen, on its own card. */
export function OrganizerPart({
  title,
  actions,
  children,
}: {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card mb-5 p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
