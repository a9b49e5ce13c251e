import { sendBytes } from '@fairbridge/contract/file-client.ts';
import { useState } from 'react';
import { api, caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { ownZone } from '../../i18n/own-minute.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { agendaTexts } from './agenda.texts.ts';

type Props = { times: number; importedAt: string | null };

function Clear() {
  const t = useTexts(agendaTexts);
  const [asked, setAsked] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const clear = async (): Promise<void> => {
    await api(calls.agenda.clearBusy, {});
    setAsked(false);
  };
  return (
    <>
      <Button small kind="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('busyClear')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('busyClearTitle')}
        act={t('Delete')}
        kind="bad"
        busy={busy}
        failure={failure}
        onClose={() => setAsked(false)}
        onConfirm={() => void run(clear, { success: t('busyCleared') })}
      >
        <p>{t('busyClearLead')}</p>
      </ConfirmDialog>
    </>
  );
}

/** When the reader is busy by their own calendar: a file is taken, replaced and deleted. */
export function AgendaBusy({ times, importedAt }: Props) {
  const t = useTexts(agendaTexts);
  const lang = useLang();
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const send = (file: File) => sendBytes(calls.agenda.importBusy, { zone: ownZone() }, file, caller);
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="agenda-busy">
      <h2 id="agenda-busy" className="text-lg">
        {t('busy')}
      </h2>
      <p className="text-soft">{t('busyLead')}</p>
      <FormFailure message={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="num mr-auto text-sm text-soft">
          {importedAt === null
            ? `${t('busyNone')} · ${t('busyLimit')}`
            : t('busyTimes', { count: times, time: beijingTime(importedAt, lang) })}
        </p>
        <FileButton
          small
          kind="quiet"
          label={t('busyFile')}
          accept=".ics,text/calendar"
          busy={busy}
          onFile={(file) => void run(() => send(file), { success: t('busyImported') })}
        >
          {t(importedAt === null ? 'busyImport' : 'busyAgain')}
        </FileButton>
        {importedAt !== null && <Clear />}
      </div>
    </section>
  );
}
