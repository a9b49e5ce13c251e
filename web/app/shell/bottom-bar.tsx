import { useLocation } from 'react-router';
import { bare } from '../i18n/address.ts';
import { LocalLink, useTexts } from '../i18n/lang.tsx';
import { useUser } from '../session/session.ts';
import { Icon } from '../ui/icons.tsx';
import { isAt } from './menu-links.tsx';
import { bottomBar } from './menus.ts';
import { shellTexts } from './shell.texts.ts';
import { useRegistrationMode } from '../site/site.ts';
import { UnreadMark } from './unread-mark.tsx';

/** Home, Find, Live, Messages, Me: below 750 px. */
export function BottomBar() {
  const t = useTexts(shellTexts);
  const user = useUser();
  const path = bare(useLocation().pathname);
  return (
    <nav
      aria-label={t('sideMenu')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 grid auto-cols-fr grid-flow-col border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {bottomBar(user, useRegistrationMode()).map(({ to, text, icon }) => {
        const here = isAt(path, to);
        return (
          <LocalLink
            key={text}
            to={to}
            aria-current={here ? 'page' : undefined}
            className={`relative grid min-h-14 place-content-center justify-items-center gap-0.5 text-xs ${here ? 'font-semibold text-action' : 'text-soft'}`}
          >
            <Icon name={icon} size={22} />
            {t(text)}
            {to === '/mail' && <UnreadMark count={user?.unreadNotices ?? 0} className="absolute top-1 left-1/2 ml-1" />}
          </LocalLink>
        );
      })}
    </nav>
  );
}
