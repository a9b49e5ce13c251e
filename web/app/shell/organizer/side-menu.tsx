import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { bare } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useExhibition } from '../../site/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { useFoldedGroups } from './folded-groups.ts';
import { forFair, groupsOf, itemOf, menuOf, topOf, waitingIn, type OrganizerMenuItem } from './organizer-menu.ts';
import { organizerShellTexts } from './organizer-shell.texts.ts';
import { MENU_GROUPS, type MenuGroup } from '../../site-map/organizer.ts';
import { useQueueCounts } from './queues.ts';

/** How much waits, at the end of a line; nothing where nothing does. */
function Waiting({ count, here = false }: { count: number; here?: boolean }) {
  const t = useTexts(organizerShellTexts);
  const lang = useLang();
  if (count === 0) return null;
  const shown = number(count, lang);
  return (
    <span
      className={`num ml-auto shrink-0 rounded-full px-2 text-sm leading-5 font-semibold ${here ? 'bg-on-action text-action' : 'bg-tint text-ink'}`}
    >
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t('waiting', { count: shown })}</span>
    </span>
  );
}

function Line({ item: { to, title, icon, queues = [] }, here }: { item: OrganizerMenuItem; here: boolean }) {
  const lang = useLang();
  const count = waitingIn([{ queues }], useQueueCounts());
  return (
    <li>
      <LocalLink
        to={to}
        aria-current={here ? 'page' : undefined}
        className={`flex min-h-11 items-center gap-3 rounded-sign px-3 lg:min-h-[24px] ${here ? 'bg-action font-semibold text-on-action' : 'hover:bg-tint'}`}
      >
        <NavIcon name={icon} />
        <span className="min-w-0 truncate">{inLang(title, lang)}</span>
        <Waiting count={count} here={here} />
      </LocalLink>
    </li>
  );
}

type GroupProps = {
  group: MenuGroup;
  items: readonly OrganizerMenuItem[];
  /** The room that one is in. */
  here: string | undefined;
  folded: boolean;
  onTurn: () => void;
};

/** Those at both ends are short and stand apart by themselves, so that the whole menu is in sight. */
const hasHeadOf = (group: MenuGroup): boolean => group !== MENU_GROUPS[0] && group !== MENU_GROUPS.at(-1);

/** A folded group still shows the room that one is in, and how much waits in the others. */
function Group({ group, items, here, folded, onTurn }: GroupProps) {
  const t = useTexts(organizerShellTexts);
  const id = useId();
  const hasHead = hasHeadOf(group);
  const shown = folded && hasHead ? items.filter(({ to }) => to === here) : items;
  const counts = useQueueCounts();
  return (
    <div className={hasHead ? '' : 'not-first:shadow-[0_-1px_var(--line)]'}>
      {hasHead && (
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls={id}
          className="flex min-h-11 w-full items-center gap-1.5 rounded-sign px-3 text-sm text-soft hover:text-ink lg:min-h-[24px]"
          onClick={onTurn}
        >
          {t(group)}
          <Icon name={folded ? 'down' : 'up'} size={14} />
          {folded && (
            <Waiting
              count={waitingIn(
                items.filter(({ to }) => to !== here),
                counts,
              )}
            />
          )}
        </button>
      )}
      <ul id={id}>
        {shown.map((item) => (
          <Line key={item.to} item={item} here={here === item.to} />
        ))}
      </ul>
    </div>
  );
}

/** The rooms of a role, by the work they are for. */
export function SideMenu({ user, label }: { user: CurrentUser; label: string }) {
  const { isFolded, turn } = useFoldedGroups();
  const fair = useExhibition();
  const menu = user.staffRole === null ? [] : topOf(forFair(menuOf(user.staffRole), fair));
  const here = itemOf(bare(useLocation().pathname), menu)?.to;
  return (
    <nav aria-label={label} className="grid gap-3 lg:gap-0">
      {groupsOf(menu).map(({ group, items }) => (
        <Group
          key={group}
          group={group}
          items={items}
          here={here}
          folded={isFolded(group)}
          onTurn={() => turn(group)}
        />
      ))}
    </nav>
  );
}
