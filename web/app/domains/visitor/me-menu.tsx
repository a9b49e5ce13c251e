import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import type { ReactNode } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { LanguageSwitch } from '../../shell/header.tsx';
import { IdentitySwitch } from '../../shell/own-links.tsx';
import { usePersonalMenu } from '../../shell/personal/personal-frame.tsx';
import { personalTexts } from '../../shell/personal/personal.texts.ts';
import { UnreadChatsMark } from '../../shell/unread-chats-mark.tsx';
import { UnreadMark } from '../../shell/unread-mark.tsx';
import { useSignOut } from '../../shell/use-session-actions.ts';
import { SchemeSelect } from '../../ui/scheme-select.tsx';
import { schemeTexts } from '../../ui/scheme-select.texts.ts';
import { NavIcon, type NavIconName } from '../../ui/nav-icons.tsx';
import { meTexts } from './me.texts.ts';

const ROW = 'flex min-h-12 w-full items-center gap-3 px-4 text-left hover:bg-tint';

/** Every room of the personal centre in its group: the index of a phone, whose other pages lead back to it. */
export function MeMenu({ user }: { user: CurrentUser }) {
  const t = useTexts(personalTexts);
  return (
    <nav aria-label={t('menu')} className="md:hidden">
      {usePersonalMenu().map(({ text, entries }) => (
        <section key={text} className="mb-5" aria-label={t(text)}>
          <h2 className="mb-1.5 px-1 text-sm font-normal text-soft">{t(text)}</h2>
          <ul className="card divide-y divide-line overflow-hidden">
            {entries.map(({ to, text: name, icon }) => (
              <li key={to}>
                <LocalLink to={to} className={ROW}>
                  <span className="text-action">
                    <NavIcon name={icon} />
                  </span>
                  <span className="flex-1">{t(name)}</span>
                  {to === '/mail' && <UnreadMark count={user.unreadNotices} className="text-sm" />}
                  {to === '/chat' && <UnreadChatsMark className="text-sm" />}
                  <span className="text-soft">
                    <NavIcon name="next" size={16} />
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Shown where it has something to press: not everybody is two. */
function Row({ icon, children }: { icon: NavIconName; children: ReactNode }) {
  return (
    <li className="hidden items-center gap-3 px-4 has-[a,button,select]:flex">
      <span className="text-action">
        <NavIcon name={icon} />
      </span>
      {children}
    </li>
  );
}

/** The page in the other language, for guests too. */
function LanguageRow() {
  const t = useTexts(sharedTexts);
  return (
    <Row icon="globe">
      <span className="flex-1">{t('Language')}</span>
      <LanguageSwitch className="link inline-flex min-h-12 items-center" />
    </Row>
  );
}

/** Light or dark, on this device. */
function SchemeRow() {
  const t = useTexts(schemeTexts);
  return (
    <Row icon="contrast">
      <span className="flex-1">{t('appearance')}</span>
      <SchemeSelect className="input my-1 w-auto" />
    </Row>
  );
}

export function GuestRows() {
  const t = useTexts(meTexts);
  return (
    <ul aria-label={t('more')} className="card divide-y divide-line overflow-hidden">
      <LanguageRow />
      <SchemeRow />
    </ul>
  );
}

/** In which language and colours and as whom one is here, and the way out. */
export function MeRows({ user }: { user: CurrentUser }) {
  const t = useTexts(meTexts);
  const signOut = useSignOut();
  const act = 'min-h-12 flex-1 text-left hover:text-action';
  return (
    <ul aria-label={t('more')} className="card divide-y divide-line overflow-hidden">
      <LanguageRow />
      <SchemeRow />
      <Row icon="swap">
        <IdentitySwitch user={user} className={act} />
      </Row>
      <Row icon="leave">
        <button type="button" className={act} onClick={() => void signOut()}>
          {t('logout')}
        </button>
      </Row>
    </ul>
  );
}
