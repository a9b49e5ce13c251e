import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useDeviceLink } from '../../session/use-device-link.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { useHumanCheck } from '../identity/human-check.tsx';
import { loginLinkTexts } from './login-link.texts.ts';

/** Says so to whoever came by the link of the e-mail. */
export function KnownBrowser() {
  const t = useTexts(loginLinkTexts);
  const link = useDeviceLink();
  if (link === null) return null;
  return (
    <p className="note mb-5" role="status">
      {t(link)}
    </p>
  );
}

/** For whom strangers have used up the tries: a link to the mailbox, which makes this browser known to the account (G15). */
export function LoginLink({
  account,
  type,
  ask,
}: {
  account: string;
  type: 'vis' | 'actor' | 'organizer';
  ask: ReturnType<typeof useHumanCheck>['ask'];
}) {
  const t = useTexts(loginLinkTexts);
  const [sent, setSent] = useState(false);
  const { busy, run } = useAction();
  const send = async (): Promise<void> => {
    const humanCheck = await ask('loginLink', account);
    if (humanCheck === null) return;
    await api(calls.account.sendLoginLink, { account, type, humanCheck });
    setSent(true);
  };
  return (
    <div className="note grid gap-3">
      <p role="status">{t(sent ? 'sent' : 'lead')}</p>
      {!sent && (
        <Button kind="quiet" small busy={busy} onClick={() => void run(send)}>
          {t('send')}
        </Button>
      )}
    </div>
  );
}
