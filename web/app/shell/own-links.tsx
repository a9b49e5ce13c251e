import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { LocalLink, useTexts } from '../i18n/lang.tsx';
import { sessionTexts } from '../session/session.texts.ts';
import { useSignOut, useSwitchIdentity } from './use-session-actions.ts';
import { registrationOnly, workbenchPath } from './menus.ts';
import { shellTexts } from './shell.texts.ts';
import { useRegistrationMode } from '../site/site.ts';

/** Who is a visitor and an exhibitor's employee changes between the two here (ruling 2.7); an employee may become a visitor as well. */
function IdentitySwitch({ user, className }: { user: CurrentUser; className: string }) {
  const t = useTexts(sessionTexts);
  const switchTo = useSwitchIdentity();
  if (user.subjectType === 'ORGANIZER' || !user.roles.includes('ACTOR')) return null;
  const other = user.subjectType === 'ACTOR' ? 'VISITOR' : 'ACTOR';
  return (
    <button type="button" className={className} onClick={() => void switchTo(other)}>
      {t(other === 'ACTOR' ? 'iAmExhibitor' : 'iAmVisitor')}
    </button>
  );
}

/** The personal centre: a visitor's begins with the profile, everybody else's with the account. */
function OwnLink({ user, className }: { user: CurrentUser; className: string }) {
  const t = useTexts(shellTexts);
  const visitor = user.subjectType === 'VISITOR';
  return (
    <LocalLink to={visitor ? '/profile' : '/personal/change-password'} className={className}>
      {t(visitor ? 'personalCentre' : 'accountSettings')}
    </LocalLink>
  );
}

/** What the header has for whoever is signed in; guests, who are most, do not load it. */
export default function OwnLinks({ user, className }: { user: CurrentUser; className: string }) {
  const t = useTexts(shellTexts);
  const signOut = useSignOut();
  const closed = registrationOnly(user, useRegistrationMode());
  return (
    <>
      {!closed && (
        <LocalLink to={workbenchPath(user)} className={className}>
          {t('workbench')}
        </LocalLink>
      )}
      <LocalLink to="/mail" className={`${className} max-w-40 truncate font-semibold`}>
        {user.name || user.email || `+${user.mobile}`}
        {user.unreadNotices > 0 && (
          <span className="num ml-1.5 rounded-full bg-accent px-1.5 text-sm text-on-accent">
            {user.unreadNotices}
            <span className="sr-only">{t('unread', { count: user.unreadNotices })}</span>
          </span>
        )}
      </LocalLink>
      <OwnLink user={user} className={className} />
      <IdentitySwitch user={user} className={className} />
      <button type="button" className={className} onClick={() => void signOut()}>
        {t('logout')}
      </button>
    </>
  );
}
