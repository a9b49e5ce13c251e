import { sendBytes } from '@fairbridge/contract/file-client.ts';
import { api, caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { ownZone } from '../../i18n/own-minute.ts';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { agendaTexts } from './agenda.texts.ts';

type Props = { times: number; importedAt: string | null };

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
        {importedAt !== null && (
          <ConfirmedAct
            small
            label={t('busyClear')}
            title={t('busyClearTitle')}
            act={t('Delete')}
            said={t('busyCleared')}
            onAct={() => api(calls.agenda.clearBusy, {})}
          >
            {t('busyClearLead')}
          </ConfirmedAct>
        )}
      </div>
    </section>
  );
}
