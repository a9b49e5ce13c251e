import { translator } from '@fairbridge/contract/text.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { calls } from '../calls.ts';
import { api } from '../api.ts';
import { langOf, localPath, withoutBase } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { onLogout } from '../logout-hooks.ts';
import { lazyWithRetry } from '../lazy-with-retry.ts';
import { useExhibition } from '../site/site.ts';
import { useGroup } from '../site/use-group.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { clearSecondStepNeeded, useSecondStepNeeded } from '../session/second-step-needed.ts';
import { clearAccessClosed, useAccessClosed } from '../session/access-closed.ts';
import { answerExpiry, clearExpiry, useExpiry } from '../session/expiry.ts';
import { closeFirstPassword, useFirstPasswordOffer } from '../session/first-password.ts';
import { useOpenedInvitation } from '../session/opened-invitation.ts';
import { isLoggingOut } from '../session/log-out.ts';
import { clearSession, getSession, SESSION_KEY, updateUser, useSession, useUser } from '../session/session.ts';
import { logOff } from './log-off.ts';
import { useFreshUnreadChats } from './ask-unread-chats.ts';
import { sessionDialogsTexts } from './session-dialogs.texts.ts';
import { storeTarget } from '../session/target.ts';
import { UnreadChatsAtFoot } from './unread-chats-at-foot.tsx';
import { openUnreadStream } from './unread-stream.ts';
import { useUnreadTitle } from './unread-title.ts';

// Few are asked for it: the form comes with the question.
const FirstPasswordForm = lazyWithRetry(() => import('../components/account/first-password-form.tsx'));

// Comes with a session that ends.
const LogInAgain = lazyWithRetry(() => import('../components/login/log-in-again.tsx'));

// Asked once a window, of visitors and exhibitors.
const ConsentAsked = lazyWithRetry(() => import('../components/page/consent-asked.tsx'));

// Comes with the link of an invitation.
const InvitationOfAnother = lazyWithRetry(() => import('./invitation-of-another.tsx'));

const REFRESH_SECONDS = 60;

/** Where whoever this is logs in again, whatever page stands open. */
const OWN_LOGIN = { ORGANIZER: '/organizer/login', ACTOR: '/login/actor', VISITOR: '/login/person' } as const;

/** Asks who I am when the window comes back, at most once a minute: roles, review and unread notices may have changed meanwhile. */
function useRefreshOnFocus(): void {
  useEffect(() => {
    let last = 0;
    const over = new AbortController();
    const refresh = (): void => {
      const token = getSession()?.token;
      if (token === undefined || isLoggingOut(token) || document.visibilityState !== 'visible') return;
      if (Date.now() - last < REFRESH_SECONDS * 1000) return;
      last = Date.now();
      api(calls.account.info, {}, over.signal).then(updateUser, () => null);
    };
    refresh();
    // whoever logs out meanwhile is nobody by the time the question arrives
    const takeBack = onLogout(() => Promise.resolve(over.abort()));
    window.addEventListener('focus', refresh);
    return () => {
      takeBack();
      window.removeEventListener('focus', refresh);
    };
  }, []);
}

/** Another window has logged out: this one goes to the log-in, and says why. */
function tellLoggedOut({ key, newValue }: StorageEvent): void {
  if (key !== SESSION_KEY || newValue !== null) return;
  const lang = langOf(withoutBase(location.pathname));
  toast.info(translator(sessionDialogsTexts, lang)('loggedOutElsewhere'));
}
// not an effect: what it would belong to goes with the session
if (!import.meta.env.SSR) window.addEventListener('storage', tellLoggedOut);

const TYPED = 'fairbridge.autosave.';
/** Forgets a session that has ended, but not what was typed as it did: its author finds it after the next log-in, and nobody else does. */
function forgetEnded(): void {
  const typed = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(TYPED));
  clearSession();
  for (const [key, value] of typed) localStorage.setItem(key, String(value));
}

/** Somebody has logged in again, here or in another window: nothing is to be asked any more. */
function useLoggedInAgain(expired: boolean): void {
  const token = useSession()?.token ?? null;
  const { revalidate } = useRevalidator();
  const ended = useRef<string | null>(null);
  useEffect(() => {
    if (!expired) ended.current = null;
    else if (ended.current === null) ended.current = token;
    else if (ended.current !== token) {
      clearExpiry();
      void revalidate();
    }
  }, [expired, token, revalidate]);
}

/** Notices are a visitor's and an exhibitor's. */
function useUnreadLine(): void {
  const session = useSession();
  const token = session === null || session.user.subjectType === 'ORGANIZER' ? null : session.token;
  useEffect(() => (token === null ? undefined : openUnreadStream(token)), [token]);
}

/** Somebody has logged in with a code who has no password: it may be set now or later. */
function FirstPassword() {
  const t = useTexts(sessionDialogsTexts);
  return (
    <Dialog open title={t('firstPasswordTitle')} onClose={closeFirstPassword}>
      <p>{t('firstPasswordLead')}</p>
      <Suspense fallback={<div className="bone mt-4 h-64" />}>
        <FirstPasswordForm onDone={closeFirstPassword} />
      </Suspense>
    </Dialog>
  );
}

/**
 * The dialogs that a session may bring: expired (specification, section 8), exhibitor side not open (section 1), no password yet.
 * Loaded with the session: a guest has none of them.
 */
export default function SessionDialogs() {
  const t = useTexts(sessionDialogsTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const group = useGroup();
  const expired = useExpiry();
  const user = useUser();
  const disabled = useExhibition()?.configSwitch.exhibitorDisabled ?? false;
  const told = useAccessClosed();
  const firstPassword = useFirstPasswordOffer();
  const adminDoor = useSecondStepNeeded();
  const invitation = useOpenedInvitation();
  useRefreshOnFocus();
  useUnreadLine();
  useFreshUnreadChats();
  useUnreadTitle();

  useLoggedInAgain(expired !== null);

  const leave = (to: string, forget = clearSession): void => {
    forget();
    clearAccessClosed();
    void navigate(localPath(lang, to));
  };
  const toExhibitors = (): void => {
    const token = getSession()?.token ?? '';
    clearSecondStepNeeded();
    leave('/login/actor');
    void logOff(token);
  };
  const logInAgain = (): void => {
    const to = OWN_LOGIN[user?.subjectType ?? 'VISITOR'];
    answerExpiry();
    leave(to, forgetEnded);
    storeTarget(pathname + search, group);
  };
  if (expired?.suspended === true && user?.subjectType === 'VISITOR')
    return (
      <Dialog open title={t('suspendedTitle')}>
        <p>{expired.message}</p>
        <div className="dialog-actions">
          <Button
            onClick={() => {
              answerExpiry();
              leave('/');
            }}
          >
            {t('understood')}
          </Button>
        </div>
      </Dialog>
    );
  if (expired !== null && user !== null)
    return (
      <Dialog open title={t('expiredTitle')}>
        <p>{expired.message}</p>
        {user.hasPassword ? (
          <Suspense fallback={<div className="bone mt-4 h-56" />}>
            <LogInAgain user={user} onOtherWay={logInAgain} />
          </Suspense>
        ) : (
          <div className="dialog-actions">
            <Button onClick={logInAgain}>{t('logInAgain')}</Button>
          </div>
        )}
      </Dialog>
    );
  if (adminDoor !== null)
    return (
      <ConfirmDialog
        open
        title={t('adminTitle')}
        act={t('toExhibitors')}
        cancel={t('stay')}
        onConfirm={toExhibitors}
        onClose={clearSecondStepNeeded}
      >
        <p>{adminDoor}</p>
      </ConfirmDialog>
    );
  const closed = (disabled || told) && user?.subjectType === 'ACTOR';
  if (firstPassword && user?.hasPassword === false && !closed) return <FirstPassword />;
  if (!closed && (user?.subjectType === 'VISITOR' || user?.subjectType === 'ACTOR'))
    return (
      <>
        <Suspense fallback={null}>
          <ConsentAsked key={user.userAccountId} />
        </Suspense>
        {invitation !== null && invitation.email !== user.email && (
          <Suspense fallback={null}>
            <InvitationOfAnother invitation={invitation} user={user} />
          </Suspense>
        )}
        <UnreadChatsAtFoot />
      </>
    );
  return (
    <Dialog open={closed} title={t('closedTitle')}>
      <p>{t('closedLead')}</p>
      <div className="dialog-actions">
        <Button onClick={() => leave('/')}>{t('understood')}</Button>
      </div>
    </Dialog>
  );
}
