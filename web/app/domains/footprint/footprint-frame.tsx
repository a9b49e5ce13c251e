import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { footprintTexts } from './footprint.texts.ts';

/** Every list of footprints: title, tabs, what may be done with the list, and its pages. */
export function FootprintFrame({
  title,
  lead,
  above,
  tabs,
  current,
  aside,
  page,
  children,
}: {
  title: string;
  lead?: string;
  above?: ReactNode;
  tabs: readonly Tab[];
  current: string;
  aside?: ReactNode;
  page: { pageNum: number; pageSize: number; total: number };
  children: ReactNode;
}) {
  const t = useTexts(footprintTexts);
  return (
    <MemberPage>
      <h1 className="mb-4 text-2xl">{title}</h1>
      {above}
      <Tabs label={t('lists')} current={current} tabs={tabs} />
      {(lead !== undefined || (aside !== undefined && page.total > 0)) && (
        <div className="-mt-3 mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6">
          <p className="max-w-3xl text-soft">{lead}</p>
          {page.total > 0 && aside}
        </div>
      )}
      {children}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </MemberPage>
  );
}

/** The tabs of a visitor's own lists. */
export function useVisitorTabs(): readonly Tab[] {
  const t = useTexts(footprintTexts);
  return [
    { to: '/footprint/exhibitor', label: t('Exhibitors') },
    { to: '/footprint/product', label: t('Exhibits') },
    { to: '/footprint/exhibitor?side=me', label: t('tabMe') },
  ];
}
