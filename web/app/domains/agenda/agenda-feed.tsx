import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { agendaTexts } from './agenda.texts.ts';

/** The secret address at which the reader's own calendar reads the agenda; seen once, when it is made. */
export function AgendaFeed({ openedAt }: { openedAt: string | null }) {
  const t = useTexts(agendaTexts);
  const lang = useLang();
  const [address, setAddress] = useState('');
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const open = async (): Promise<void> => setAddress((await api(calls.agenda.openFeed, {})).address);
  const close = async (): Promise<void> => {
    await api(calls.agenda.closeFeed, {});
    setAddress('');
  };
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="agenda-feed">
      <h2 id="agenda-feed" className="text-lg">
        {t('feed')}
      </h2>
      <p className="text-soft">{t('feedLead')}</p>
      <p className="note">{t('feedWarning')}</p>
      {address !== '' && (
        <div className="grid gap-1.5" role="status">
          <p translate="no">
            <CopyButton value={address} />
          </p>
          <p className="text-sm text-soft">{t('feedOnce')}</p>
        </div>
      )}
      <FormFailure message={failure} />
      {openedAt === null ? (
        <div>
          <Button busy={busy} onClick={() => void run(open, { success: t('feedOpened') })}>
            {t('feedOpen')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="num mr-auto text-sm text-soft">{t('feedSince', { time: beijingTime(openedAt, lang) })}</p>
          <ConfirmedAct
            small
            label={t('feedReplace')}
            title={t('feedReplaceTitle')}
            act={t('feedReplaceAct')}
            said={t('feedOpened')}
            onAct={open}
          >
            {t('feedReplaceLead')}
          </ConfirmedAct>
          <ConfirmedAct
            small
            label={t('feedClose')}
            title={t('feedCloseTitle')}
            act={t('feedCloseAct')}
            said={t('feedClosed')}
            onAct={close}
          >
            {t('feedCloseLead')}
          </ConfirmedAct>
        </div>
      )}
    </section>
  );
}
