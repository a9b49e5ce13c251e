import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { adminsOnlyTexts } from './admins-only.texts.ts';

/** Why there is nothing here for staff who are no administrators, and whom to ask; below it where they can go instead. */
export function AdminsOnly({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  const t = useTexts(adminsOnlyTexts);
  return (
    <EmptyState title={title}>
      <p>{lead ?? t('lead')}</p>
      {children}
    </EmptyState>
  );
}

/** The same in the place of a whole screen, below its heading. */
export function AdminsOnlyPage({ heading, ...words }: { heading: string } & Parameters<typeof AdminsOnly>[0]) {
  return (
    <div className="page py-8">
      <h1 className="mb-5 text-2xl">{heading}</h1>
      <AdminsOnly {...words} />
    </div>
  );
}
