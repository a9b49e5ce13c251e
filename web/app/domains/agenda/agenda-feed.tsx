import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { agendaTexts } from './agenda.texts.ts';

type Asked = 'feedReplace' | 'feedClose';

/** The secret address at which the reader's own calendar reads the agenda; seen once, when it is made. */
export function AgendaFeed({ openedAt }: { openedAt: string | null }) {
  const t = useTexts(agendaTexts);
  const lang = useLang();
  const [address, setAddress] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { busy, failure, forget, run } = useAction({ showFailure: 'here', reload: true });
  const open = async (): Promise<void> => {
    setAddress((await api(calls.agenda.openFeed, {})).address);
    setAsked(null);
  };
  const close = async (): Promise<void> => {
    await api(calls.agenda.closeFeed, {});
    setAddress('');
    setAsked(null);
  };
  const start = () => void run(open, { success: t('feedOpened') });
  const ask = (what: Asked | null) => {
    forget();
    setAsked(what);
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
      {openedAt === null ? (
        <div>
          <Button busy={busy} onClick={start}>
            {t('feedOpen')}
          </Button>
          {asked === null && failure !== '' && (
            <p className="mt-2 text-bad" role="alert">
              {failure}
            </p>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="num mr-auto text-sm text-soft">{t('feedSince', { time: beijingTime(openedAt, lang) })}</p>
          <Button small kind="quiet" aria-haspopup="dialog" onClick={() => ask('feedReplace')}>
            {t('feedReplace')}
          </Button>
          <Button small kind="quiet" aria-haspopup="dialog" onClick={() => ask('feedClose')}>
            {t('feedClose')}
          </Button>
        </div>
      )}
      {asked !== null && (
        <ConfirmDialog
          open
          title={t(`${asked}Title`)}
          act={t(`${asked}Act`)}
          kind={asked === 'feedClose' ? 'bad' : 'action'}
          busy={busy}
          failure={failure}
          onClose={() => ask(null)}
          onConfirm={asked === 'feedReplace' ? start : () => void run(close, { success: t('feedClosed') })}
        >
          <p>{t(`${asked}Lead`)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
