import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { usePreregistrationSite, useRegistrationMode } from '../site/site.ts';
import { Sheet } from '../ui/dialog.tsx';
import { AccountLinks } from './account-links.tsx';
import { MenuLinks } from './menu-links.tsx';
import { mainMenu, sideMenu } from './menus.ts';
import { shellTexts } from './shell.texts.ts';

/**
 * Open since the last press, until it is closed or leads to another page. A page that was on its way already when the button was pressed
 * arrives under the open menu: whoever pressed it meanwhile wants the menu.
 */
function useOpenSince(presses: number): { open: boolean; close: () => void } {
  const { pathname } = useLocation();
  const coming = useNavigation().state !== 'idle';
  const [seen, setSeen] = useState({ presses, pathname, coming, open: true });
  if (seen.presses !== presses) setSeen({ presses, pathname, coming, open: true });
  else if (seen.pathname !== pathname) setSeen({ ...seen, pathname, coming: false, open: seen.open && seen.coming });
  else if (seen.coming && !coming) setSeen({ ...seen, coming: false });
  return { open: seen.open, close: () => setSeen({ ...seen, open: false }) };
}

/** The phone's whole menu; its first press brings it (`header.tsx`). */
export default function PhoneMenu({ presses, user }: { presses: number; user: CurrentUser | null }) {
  const { open, close } = useOpenSince(presses);
  const t = useTexts(shellTexts);
  const mode = useRegistrationMode();
  const site = usePreregistrationSite();
  const link = 'flex min-h-12 items-center border-b border-line px-1 text-lg';
  return (
    <Sheet open={open} onClose={close} title={t('menu')}>
      <nav aria-label={t('mainMenu')} className="grid text-ink">
        <MenuLinks
          items={[...mainMenu(user, mode), ...sideMenu(user, mode, site)]}
          className={(here) => `${link} ${here ? 'font-semibold text-action' : ''}`}
        >
          <AccountLinks user={user} className={link} />
        </MenuLinks>
      </nav>
    </Sheet>
  );
}
