import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { bare } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { RAIL_GROUPS, type RailGroup } from '../../site-map/workbench.ts';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { useCounts } from './workbench-counts.ts';
import { itemOf, tabsOf, type WorkbenchItem } from './workbench-menu.ts';
import { workbenchTexts } from './workbench.texts.ts';

/** The address of the line that the page belongs to. */
export function useHere(): string | null {
  const { pathname, search } = useLocation();
  return itemOf(bare(pathname), search)?.to ?? null;
}

/** How much there is, loud where it waits for somebody; nothing is not counted. */
function Count({ item: { count, waits = false } }: { item: WorkbenchItem }) {
  const t = useTexts(workbenchTexts);
  const lang = useLang();
  const counts = useCounts();
  if (count === undefined || counts === null || counts[count] === 0) return null;
  return (
    <span
      className={`num ml-auto shrink-0 text-sm ${waits ? 'rounded-full bg-accent px-1.5 font-semibold text-on-accent' : 'opacity-75'}`}
      data-count={count}
    >
      {number(counts[count], lang)}
      {waits && <span className="sr-only"> {t('waiting')}</span>}
    </span>
  );
}

function Line({ item, here }: { item: WorkbenchItem; here: boolean }) {
  const lang = useLang();
  const line = useRef<HTMLLIElement>(null);
  // in a low window the rail scrolls by itself: where one is stays in sight
  useEffect(() => {
    if (here) line.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <li ref={line}>
      <LocalLink
        to={item.to}
        aria-current={here ? 'page' : undefined}
        className={`flex min-h-11 items-center gap-3 rounded-sign px-3 lg:min-h-8 ${here ? 'bg-action font-semibold text-on-action' : 'hover:bg-tint'}`}
      >
        <NavIcon name={item.icon} size={18} />
        <span className="min-w-0 truncate">{inLang(item.title, lang)}</span>
        <Count item={item} />
      </LocalLink>
    </li>
  );
}

const TITLES = { business: 'business', booth: 'booth', own: 'Account' } as const satisfies Record<
  Exclude<RailGroup, 'start'>,
  keyof typeof workbenchTexts
>;

/** Every room this employee has, in groups. */
export function Rail({ items, label }: { items: readonly WorkbenchItem[]; label: string }) {
  const t = useTexts(workbenchTexts);
  const here = useHere();
  return (
    <nav aria-label={label} className="grid gap-4 lg:gap-2.5">
      {RAIL_GROUPS.map((group) => (
        <div key={group}>
          {group !== 'start' && <p className="px-3 pb-1 text-sm text-soft lg:pb-0.5">{t(TITLES[group])}</p>}
          <ul className="grid gap-0.5">
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                <Line key={item.to} item={item} here={item.to === here} />
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const TAB = 'relative grid min-h-14 w-full place-content-center justify-items-center gap-0.5 text-xs';

function TabCount({ item: { count } }: { item: WorkbenchItem }) {
  const t = useTexts(workbenchTexts);
  const counts = useCounts();
  const value = count === undefined || counts === null ? 0 : counts[count];
  if (value === 0) return null;
  return (
    <span className="num absolute top-1 left-1/2 ml-2 min-w-4 rounded-full bg-accent px-1 text-center text-on-accent">
      {value > 99 ? '99+' : value}
      <span className="sr-only"> {t('waiting')}</span>
    </span>
  );
}

/** What is done most, at the foot of a phone; the last tab opens everything else. */
export function BottomTabs({ items, onMe }: { items: readonly WorkbenchItem[]; onMe: () => void }) {
  const t = useTexts(workbenchTexts);
  const lang = useLang();
  const here = useHere();
  return (
    <nav
      aria-label={t('tabs')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {tabsOf(items).map((item) => (
          <li key={item.to}>
            <LocalLink
              to={item.to}
              aria-current={item.to === here ? 'page' : undefined}
              className={`${TAB} ${item.to === here ? 'font-semibold text-action' : 'text-soft'}`}
            >
              <NavIcon name={item.icon} size={22} />
              {inLang(item.title, lang)}
              {item.waits === true && <TabCount item={item} />}
            </LocalLink>
          </li>
        ))}
        <li>
          <button type="button" className={`${TAB} text-soft`} aria-haspopup="dialog" onClick={onMe}>
            <Icon name="person" size={22} />
            {t('me')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
