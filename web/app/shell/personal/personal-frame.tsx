import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { bare } from '../../i18n/address.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { useRegistrationMode } from '../../site/site.ts';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { isEntryAt, personalMenu, type PersonalEntry, type PersonalGroup } from './personal-menu.ts';
import { personalTexts } from './personal.texts.ts';

/** The rooms of whoever is signed in, in their groups. */
export function usePersonalMenu(): readonly PersonalGroup[] {
  const user = useUser();
  const registrationMode = useRegistrationMode();
  return personalMenu(user, { registered: user !== null && isRegistered(user), registrationMode });
}

function Entry({ entry: { to, text, icon }, here }: { entry: PersonalEntry; here: boolean }) {
  const t = useTexts(personalTexts);
  return (
    <li>
      <LocalLink
        to={to}
        aria-current={here ? 'page' : undefined}
        className={`flex min-h-10 items-center gap-3 border-l-[3px] px-3 ${here ? 'border-action bg-tint font-semibold text-action' : 'border-transparent hover:text-action'}`}
      >
        <NavIcon name={icon} size={18} />
        {t(text)}
      </LocalLink>
    </li>
  );
}

/** The column at the left of a desktop. A phone has one page for it, 'Me'. */
function PersonalMenu() {
  const t = useTexts(personalTexts);
  const path = bare(useLocation().pathname);
  return (
    <nav aria-label={t('menu')} className="hidden md:block">
      <LocalLink
        to="/me"
        aria-current={path === '/me' ? 'page' : undefined}
        className={`mb-4 flex min-h-10 items-center gap-3 border-l-[3px] px-3 text-lg font-bold ${path === '/me' ? 'border-action text-action' : 'border-transparent hover:text-action'}`}
      >
        {t('me')}
      </LocalLink>
      {usePersonalMenu().map(({ text, entries }) => (
        <div key={text} className="mb-5">
          <p className="mb-1 px-3 text-sm text-soft">{t(text)}</p>
          <ul className="border-l border-line">
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} here={isEntryAt(entry, path)} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** On a phone: back to the index of these pages. */
export function BackToMe() {
  const t = useTexts(personalTexts);
  return (
    <LocalLink
      to="/me"
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-soft md:hidden"
    >
      <Icon name="back" />
      {t('me')}
    </LocalLink>
  );
}

/** Every page of the personal centre: the menu beside it on a desktop, on a phone a way back to 'Me', which is the index itself. */
export function PersonalPage({ index = false, children }: { index?: boolean; children: ReactNode }) {
  return (
    <div
      className={`page grid gap-x-10 pb-10 md:grid-cols-[13rem_minmax(0,1fr)] md:pt-8 print:block! ${index ? 'pt-5' : 'pt-2'}`}
    >
      <PersonalMenu />
      <div className="min-w-0">
        {!index && <BackToMe />}
        {children}
      </div>
    </div>
  );
}

/** A page that visitors and exhibitors have: of a visitor it is a page of the personal centre, of an exhibitor one of its own. */
export function MemberPage({ children }: { children: ReactNode }) {
  const visitor = useUser()?.subjectType === 'VISITOR';
  return visitor ? <PersonalPage>{children}</PersonalPage> : <div className="page py-8">{children}</div>;
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
