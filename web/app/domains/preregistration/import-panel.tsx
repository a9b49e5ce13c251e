import { sendBytes } from '@fairbridge/contract/client.ts';
import type { ImportReport, RowOutcome } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { useRef, useState } from 'react';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { saveFile } from '../../saving.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { preregistrationTexts } from './preregistration.texts.ts';

const OUTCOME = {
  created: 'outcomeCreated',
  duplicateInFile: 'duplicateInFile',
  duplicateInList: 'duplicateInList',
  wrong: 'wrong',
  overLimit: 'overLimit',
} as const satisfies Record<RowOutcome, keyof typeof preregistrationTexts>;

type Preview = { file: File; report: ImportReport };

function useImport(onImported: () => Promise<void>) {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (file: File, mode: 'preview' | 'all' | 'good'): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      const report = await sendBytes(calls.preregistration.importSheet, { mode }, file, caller);
      if (mode !== 'preview' && report.created > 0) {
        toast.good(t('imported', { created: report.created }));
        setPreview(null);
        await onImported();
        return;
      }
      setPreview({ file, report });
      if (mode !== 'preview') setFailure(t('changed'));
    } catch (error) {
      setPreview(null);
      setFailure(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  return { preview, busy, failure, run };
}

function Rows({ report, problems }: { report: ImportReport; problems: boolean }) {
  const t = useTexts(preregistrationTexts);
  const columns = {
    name: t('name'),
    email: t('email'),
    company: t('company'),
    position: t('position'),
    country: t('country'),
    mobile: t('mobileColumn'),
  };
  const colon = useLang() === 'zh' ? '：' : ': ';
  const shown = problems ? report.rows.filter(({ outcome }) => outcome !== 'created') : report.rows;
  return (
    <div className="max-h-96 overflow-auto border border-line">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('colleague')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, name, email, outcome, faults }) => (
            <tr key={number}>
              <td className="num">{number}</td>
              <td>
                <p className="break-words">{name}</p>
                <p className="text-sm text-soft">
                  <AddressLine email={email} />
                </p>
              </td>
              <td className={outcome === 'created' ? 'text-good' : 'text-bad'}>
                {faults.length === 0
                  ? t(OUTCOME[outcome])
                  : faults.map(({ column, message }) => (
                      <p key={column + message}>
                        {columns[column]}
                        {colon}
                        {message}
                      </p>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Judged({ preview, busy, run }: { preview: Preview } & Pick<ReturnType<typeof useImport>, 'busy' | 'run'>) {
  const t = useTexts(preregistrationTexts);
  const { file, report } = preview;
  const { good } = report;
  const bad = report.rows.length - good;
  const [problems, setProblems] = useState(bad > 0);
  return (
    <div className="grid gap-3">
      <p className="font-semibold" role="status">
        <span className="break-all text-soft">{file.name}</span>
        <br />
        {bad === 0 ? t('previewAll', { good }) : t('previewSome', { good, bad })}
      </p>
      {bad > 0 && good > 0 && (
        <Checkbox
          label={t('onlyProblems')}
          checked={problems}
          onChange={(event) => setProblems(event.target.checked)}
        />
      )}
      <Rows report={report} problems={problems && bad > 0} />
      {good > 0 && (
        <Button busy={busy} className="justify-self-start" onClick={() => void run(file, bad === 0 ? 'all' : 'good')}>
          {t(bad === 0 ? 'importAll' : 'importGood', { good })}
        </Button>
      )}
    </div>
  );
}

/** Many colleagues at once: template, upload, preview row by row, and only then for good. */
export function ImportPanel({ onImported }: { onImported: () => Promise<void> }) {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const input = useRef<HTMLInputElement>(null);
  const { preview, busy, failure, run } = useImport(onImported);
  return (
    <div className="grid gap-4">
      <p>{t('importLead')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SaveButton save={() => saveFile(calls.preregistration.template, { lang })}>{t('template')}</SaveButton>
        <Button kind={preview === null ? 'action' : 'quiet'} busy={busy} onClick={() => input.current?.click()}>
          {busy ? t('reading') : t(preview === null ? 'chooseFile' : 'chooseOther')}
        </Button>
        <span className="text-sm text-soft">{t('fileRule')}</span>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          className="sr-only"
          aria-label={t('chooseFile')}
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) void run(file, 'preview');
            // the same file may be chosen again after it was mended
            event.target.value = '';
          }}
        />
      </div>
      <FormFailure message={failure} />
      {preview !== null && <Judged key={preview.file.name} preview={preview} busy={busy} run={run} />}
    </div>
  );
}
