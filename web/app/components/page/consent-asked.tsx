import { useEffect, useState } from 'react';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { askedConsent } from '@fairbridge/contract/page/agreement.calls.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localHref } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { consentAskedTexts } from './consent-asked.texts.ts';

type Asked = NonNullable<OutputOf<typeof askedConsent>['asked']>;

/** Whoever put it off is not asked again in this window. */
const PUT_OFF = 'consent put off';

function putOff(version: string): void {
  try {
    sessionStorage.setItem(PUT_OFF, version);
  } catch {
    // then the question comes again with the next page
  }
}

function wasPutOff(version: string): boolean {
  try {
    return sessionStorage.getItem(PUT_OFF) === version;
  } catch {
    return false;
  }
}

/** Asks whoever is signed in to agree to a newer agreement, where its organizer wants that, and says what has changed. */
export default function ConsentAsked() {
  const t = useTexts(consentAskedTexts);
  const lang = useLang();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  useEffect(() => {
    const stop = new AbortController();
    api(calls.content.askedConsent, {}, stop.signal).then(
      (answer) => setAsked(answer.asked === null || wasPutOff(answer.asked.version) ? null : answer.asked),
      () => null,
    );
    return () => stop.abort();
  }, []);
  if (asked === null) return null;
  const later = (): void => {
    putOff(asked.version);
    setAsked(null);
  };
  const agree = async (): Promise<void> => {
    await api(calls.content.giveConsent, { consent: { accepted: true, version: asked.version, language: lang } });
    setAsked(null);
  };
  return (
    <ConfirmDialog
      open
      title={t('title')}
      onClose={later}
      act={t('agree')}
      cancel={t('later')}
      busy={busy}
      failure={failure}
      onConfirm={() => void run(agree)}
    >
      <p className="num">{t('lead', { version: asked.version })}</p>
      <p className="note mt-3 whitespace-pre-line">
        <Says text={asked.changes} />
      </p>
      <p className="mt-3">
        <a className="link" href={localHref(lang, '/agreement')} target="_blank" rel="noopener">
          {t('read')}
          <span className="sr-only">{t('newWindow')}</span>
        </a>
      </p>
      <p className="mt-3 text-sm text-soft">{t('laterHint')}</p>
    </ConfirmDialog>
  );
}
