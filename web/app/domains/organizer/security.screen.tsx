import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useUser } from '../../session/session.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { hiddenAddress } from '../../components/account/personal-address.ts';
import { ChangeDialog, RenewDialog } from './security-change.tsx';
import { SetUpDialog } from './security-set-up.tsx';
import { securityTexts } from './security.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '登录安全', en: 'Login security' });

const load = defineClientLoad(({ api: ask }) => ask(calls.authenticator.read, {}));
export const clientLoader = load.browser;

/** So few recovery codes are worth a word. */
const FEW = 3;
type Doing = 'setUp' | 'takeOff' | 'renew' | null;

/** The second step of the own log-in: the authenticator app and its recovery codes. */
export default function SecurityScreen() {
  const t = useTexts(securityTexts);
  const lang = useLang();
  const user = useUser();
  const { since, recoveryCodesLeft, confirmedBy } = load.useData();
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<Doing>(null);
  const close = (done: boolean, told?: string): void => {
    setDoing(null);
    if (!done) return;
    if (told !== undefined) toast.good(told);
    void revalidate();
  };
  const now =
    since !== null
      ? t('byApp', { date: beijingDay(since, lang) })
      : confirmedBy === 'app'
        ? t('byRecovery')
        : t('byMail', { address: hiddenAddress(user === null ? '' : user.email || user.mobile) });
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <OrganizerPart title={t('secondStep')}>
        <p className="break-words">{now}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            {...(since !== null && { kind: 'quiet' as const })}
            aria-haspopup="dialog"
            onClick={() => setDoing('setUp')}
          >
            {t(since === null ? 'setUp' : 'replace')}
          </Button>
          {since !== null && (
            <Button kind="plain" aria-haspopup="dialog" onClick={() => setDoing('takeOff')}>
              {t('Remove')}
            </Button>
          )}
        </div>
      </OrganizerPart>
      {since !== null && (
        <OrganizerPart title={t('codes')}>
          <p className="num">{t('codesLeft', { left: recoveryCodesLeft })}</p>
          {recoveryCodesLeft <= FEW && <p className="mt-1 font-semibold text-bad">{t('codesFew')}</p>}
          <Button kind="quiet" className="mt-4" aria-haspopup="dialog" onClick={() => setDoing('renew')}>
            {t('renew')}
          </Button>
        </OrganizerPart>
      )}
      {user !== null && doing === 'setUp' && (
        <SetUpDialog
          user={user}
          confirmedBy={confirmedBy}
          replaces={since !== null}
          onClose={(done) => close(done, t('done'))}
        />
      )}
      {user !== null && doing === 'renew' && <RenewDialog user={user} confirmedBy={confirmedBy} onClose={close} />}
      {user !== null && doing === 'takeOff' && (
        <ChangeDialog
          user={user}
          confirmedBy={confirmedBy}
          title={t('takeOffTitle')}
          lead={t('takeOffLead')}
          button={t('Remove')}
          bad
          send={async (shown) => {
            await api(calls.authenticator.remove, shown);
            close(true, t('takenOff'));
          }}
          onClose={() => close(false)}
        />
      )}
    </OrganizerPage>
  );
}
