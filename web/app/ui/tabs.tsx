import { LocalLink } from '../i18n/lang.tsx';

export type Tab = { to: string; label: string; count?: number };

/** Tabs whose state is in the address: each is a link. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav aria-label={label} className="mb-6 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line">
      {tabs.map((tab) => (
        <LocalLink
          key={tab.to}
          to={tab.to}
          aria-current={tab.to === current ? 'page' : undefined}
          className={`-mb-px flex min-h-11 items-center gap-2 border-b-[3px] px-4 whitespace-nowrap ${tab.to === current ? 'border-action font-semibold' : 'border-transparent text-soft hover:text-ink'}`}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="num rounded-full bg-tint px-2 text-sm text-action">{tab.count}</span>
          )}
        </LocalLink>
      ))}
    </nav>
  );
}
