import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OwnNumberTiles, ownNumbers, type OwnNumbers } from '../../components/visitor/own-numbers.tsx';
import { ownVoucher } from '../../components/voucher/own-voucher.ts';
import { isRegistered } from '../../session/registration-step.ts';
import { getSession, useUser } from '../../session/session.ts';
import { workbenchPath } from '../../shell/menus.ts';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useRegistrationMode } from '../../site/site.ts';
import { WorkSkeleton } from '../../ui/skeleton.tsx';
import { MeCard } from './me-card.tsx';
import { MeGuest } from './me-guest.tsx';
import { MeMenu, MeRows } from './me-menu.tsx';
import { meTexts } from './me.texts.ts';
import { OpenRegistration } from './open-registration.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '我的', en: 'Me' });

/** Of a visitor; null for everybody else. `of`: whose. */
const load = defineClientLoad(async ({ api: ask }) => {
  const user = getSession()?.user;
  if (user?.subjectType !== 'VISITOR') return null;
  const [own, voucher] = await Promise.all([ask(calls.visitor.own, {}), ownVoucher(ask)]);
  return { of: user.userAccountId, own, ...voucher };
});
export const clientLoader = load.browser;
type Own = NonNullable<Awaited<ReturnType<typeof clientLoader>>>;

/** Null until they are there, and where there are none. */
function useNumbers(wanted: boolean): OwnNumbers | null {
  const [numbers, setNumbers] = useState<OwnNumbers | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    ownNumbers(api).then(
      (found) => {
        if (!left) setNumbers(found);
      },
      // the tiles lead on without numbers, too
      () => null,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return numbers;
}

function Visitor({ user, own: { own, voucher, keptAt } }: { user: CurrentUser; own: Own }) {
  const t = useTexts(meTexts);
  const busy = useRegistrationMode() === 1 && isRegistered(user);
  const numbers = useNumbers(busy);
  return (
    <PersonalPage index>
      <h1 className="sr-only md:not-sr-only md:mb-5 md:text-2xl">{t('title')}</h1>
      <OpenRegistration user={user} />
      <MeCard user={user} own={own} voucher={voucher} keptAt={keptAt} />
      {busy && <OwnNumberTiles numbers={numbers} />}
      <MeMenu user={user} />
      <MeRows user={user} />
    </PersonalPage>
  );
}

/** Of exhibitors and staff, whose work has frames of its own: the account, and the way there. */
function Account({ user }: { user: CurrentUser }) {
  const t = useTexts(meTexts);
  const lang = useLang();
  const company = user.exhibitorEmployee?.exhibitor.name;
  return (
    <PersonalPage index>
      <h1 className="sr-only md:not-sr-only md:mb-5 md:text-2xl">{t('title')}</h1>
      <section aria-label={t('title')} className="card mb-5 border-t-[6px] border-t-action p-5">
        <p className="text-xl font-bold break-words">{user.name || user.email || `+${user.mobile}`}</p>
        {company !== undefined && <p className="text-soft">{inLang(company, lang)}</p>}
        <LocalLink to={workbenchPath(user)} className="link inline-flex min-h-9 items-center">
          {t('workbench')}
        </LocalLink>
      </section>
      <MeMenu user={user} />
      <MeRows user={user} />
    </PersonalPage>
  );
}

/** Somebody has come in since the page was loaded. */
function LoadAnew() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <WorkSkeleton />;
}

/** Everything that is one's own in one place, and its index on a phone; to guests, what they would have here. */
export default function MeScreen() {
  const user = useUser();
  const own = load.useData();
  if (user === null) return <MeGuest />;
  if (user.subjectType !== 'VISITOR') return <Account user={user} />;
  return own?.of === user.userAccountId ? <Visitor user={user} own={own} /> : <LoadAnew />;
}
