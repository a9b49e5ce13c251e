import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { bare } from '../../i18n/address.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { useRegistrationMode } from '../../site/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { personalMenu, type PersonalEntry } from './personal-menu.ts';
import { personalTexts } from './personal.texts.ts';

function Entry({ entry: { to, text, icon }, here }: { entry: PersonalEntry; here: boolean }) {
  const t = useTexts(personalTexts);
  return (
    <li>
      <LocalLink
        to={to}
        aria-current={here ? 'page' : undefined}
        className={`flex min-h-11 items-center gap-3 border-b-[3px] px-3 whitespace-nowrap md:border-b-0 md:border-l-[3px] ${here ? 'border-action font-semibold text-action md:bg-tint' : 'border-transparent hover:text-action'}`}
      >
        <span className="hidden md:block">
          <Icon name={icon} size={18} />
        </span>
        {t(text)}
      </LocalLink>
    </li>
  );
}

/** One list of links: at the left on a desktop, in groups; a row that scrolls on a phone. */
function PersonalMenu() {
  const t = useTexts(personalTexts);
  const user = useUser();
  const registrationMode = useRegistrationMode();
  const path = bare(useLocation().pathname);
  const row = useRef<HTMLElement>(null);
  // On a phone the place where one is may lie beyond the edge of the row.
  useEffect(() => {
    const box = row.current;
    const here = box?.querySelector('[aria-current]');
    if (box === null || !(here instanceof HTMLElement)) return;
    box.scrollLeft = here.offsetLeft - (box.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  const groups = personalMenu(user, { registered: user !== null && isRegistered(user), registrationMode });
  return (
    <nav
      ref={row}
      aria-label={t('menu')}
      className="relative -mx-5 flex overflow-x-auto border-b border-line px-2 md:mx-0 md:block md:overflow-visible md:border-b-0 md:px-0"
    >
      {groups.map(({ text, entries }) => (
        <div key={text} className="contents md:mb-5 md:block">
          <p className="mb-1 hidden px-3 text-sm text-soft md:block">{t(text)}</p>
          <ul className="flex md:block md:border-l md:border-line">
            {entries.map((entry) => (
              <Entry
                key={entry.to}
                entry={entry}
                here={entry.to === path || (entry.within !== undefined && path.startsWith(entry.within))}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Every page of the personal centre: the menu beside it, on a phone above it. */
export function PersonalPage({ children }: { children: ReactNode }) {
  return (
    <div className="page grid gap-x-10 gap-y-6 pt-3 pb-10 md:grid-cols-[13rem_minmax(0,1fr)] md:pt-8">
      <PersonalMenu />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The same with the title and what the page is for. */
export function PersonalFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <PersonalPage>
      <h1 className="text-2xl">{title}</h1>
      {lead !== undefined && <p className="mt-2 max-w-2xl text-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </PersonalPage>
  );
}

/** One subject of a page, as a card with its heading. */
export function PersonalSection({
  title,
  aside,
  children,
}: {
  title: string;
  /** Beside the heading: a button that edits. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card mb-5 p-5" aria-label={title}>
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
