import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { LocalLink, useTexts } from '../i18n/lang.tsx';
import { sessionTexts } from '../session/session.texts.ts';
import { isRegistered } from '../session/registration-step.ts';
import { useRegistrationMode } from '../site/site.ts';
import { ChatIcon } from '../ui/chat-icon.tsx';
import { Icon } from '../ui/icons.tsx';
import { registrationOnly, workbenchPath } from './menus.ts';
import { shellTexts } from './shell.texts.ts';
import { UnreadChatsMark } from './unread-chats-mark.tsx';
import { UnreadMark } from './unread-mark.tsx';
import { useSignOut, useSwitchIdentity } from './use-session-actions.ts';

/** Who is a visitor and an exhibitor's employee changes between the two here (ruling 2.7); an employee may become a visitor as well. */
export function IdentitySwitch({ user, className }: { user: CurrentUser; className: string }) {
  const t = useTexts(sessionTexts);
  const switchTo = useSwitchIdentity();
  if (user.subjectType === 'ORGANIZER' || !user.roles.includes('ACTOR')) return null;
  const other = user.subjectType === 'ACTOR' ? 'VISITOR' : 'ACTOR';
  return (
    <button type="button" className={className} onClick={() => void switchTo(other)}>
      {t(other === 'ACTOR' ? 'toExhibitor' : 'toVisitor')}
    </button>
  );
}

/** To the messages, with how many wait; staff of the organizer have none. */
function Messages({ user, className }: { user: CurrentUser; className: string }) {
  const t = useTexts(shellTexts);
  if (user.subjectType === 'ORGANIZER') return null;
  return (
    <LocalLink to="/mail" className={`${className} gap-1.5`}>
      <Icon name="mail" />
      <span className="lg:max-xl:sr-only">{t('messages')}</span>
      <UnreadMark count={user.unreadNotices} className="text-sm" />
    </LocalLink>
  );
}

/** To the conversations, with how many have something to read. */
function Chats({ className }: { className: string }) {
  const t = useTexts(sharedTexts);
  return (
    <LocalLink to="/chat" className={`${className} gap-1.5`}>
      <ChatIcon />
      <span className="lg:max-xl:sr-only">{t('Chat')}</span>
      <UnreadChatsMark className="text-sm" />
    </LocalLink>
  );
}

/** What the header has for whoever is signed in; guests, who are most, do not load it. The name leads to what is the person's own. */
export default function OwnLinks({ user, className }: { user: CurrentUser; className: string }) {
  const t = useTexts(shellTexts);
  const signOut = useSignOut();
  const closed = registrationOnly(user, useRegistrationMode());
  const chats = user.subjectType === 'ACTOR' || (user.subjectType === 'VISITOR' && !closed && isRegistered(user));
  return (
    <>
      {!closed && (
        <LocalLink to={workbenchPath(user)} className={className}>
          {t('workbench')}
        </LocalLink>
      )}
      {chats && <Chats className={className} />}
      <Messages user={user} className={className} />
      <LocalLink to="/me" className={`${className} max-w-40 font-semibold`}>
        <span className="truncate">{user.name || user.email || `+${user.mobile}`}</span>
      </LocalLink>
      <IdentitySwitch user={user} className={className} />
      <button type="button" className={className} onClick={() => void signOut()}>
        {t('logout')}
      </button>
    </>
  );
}
