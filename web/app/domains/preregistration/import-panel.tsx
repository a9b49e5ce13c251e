import { sendBytes } from '@fairbridge/contract/file-client.ts';
import type { ImportReport, RowOutcome } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { useState } from 'react';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { SHEET_FILES } from '../../components/sheet-import/accept.ts';
import { SheetRows } from '../../components/sheet-import/sheet-rows.tsx';
import { useSheetImport } from '../../components/sheet-import/use-sheet-import.ts';
import { downloadFile } from '../../download.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
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

function useImport(onImported: () => Promise<void>) {
  const t = useTexts(preregistrationTexts);
  return useSheetImport<'all' | 'good', ImportReport>({
    send: (file, mode) => sendBytes(calls.preregistration.importSheet, { mode }, file, caller),
    isTaken: ({ created }) => created > 0,
    onTaken: ({ created }) => {
      toast.good(t('imported', { created }));
      return onImported();
    },
    changed: t('changed'),
  });
}
type Import = ReturnType<typeof useImport>;

/** The rows as they would be taken in. */
function Rows({ rows }: Pick<ImportReport, 'rows'>) {
  const t = useTexts(preregistrationTexts);
  const columns = {
    name: t('Name'),
    email: t('Email'),
    company: t('Company'),
    position: t('position'),
    country: t('Country'),
    mobile: t('Mobile'),
  };
  return (
    <SheetRows
      scrolls
      heads={{ row: t('row'), name: t('colleague'), outcome: t('outcome') }}
      rows={rows.map(({ number, name, email, outcome, faults }) => ({
        number,
        name: (
          <>
            <p>{name}</p>
            <p className="text-sm text-soft">
              <AddressLine email={email} />
            </p>
          </>
        ),
        outcome: t(OUTCOME[outcome]),
        look: outcome === 'created' ? 'good' : 'bad',
        faults: faults.map(({ column, message }) => ({ column: columns[column], message })),
      }))}
    />
  );
}

function Judged({ looked, busy, run }: { looked: NonNullable<Import['looked']> } & Pick<Import, 'busy' | 'run'>) {
  const t = useTexts(preregistrationTexts);
  const { file, report } = looked;
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
      <Rows rows={problems && bad > 0 ? report.rows.filter(({ outcome }) => outcome !== 'created') : report.rows} />
      {good > 0 && (
        <Button busy={busy} className="justify-self-start" onClick={() => run(file, bad === 0 ? 'all' : 'good')}>
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
  const { looked, busy, failure, look, run } = useImport(onImported);
  return (
    <div className="grid gap-4">
      <p>{t('importLead')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SaveButton save={() => downloadFile(calls.preregistration.template, { lang })}>{t('template')}</SaveButton>
        <FileButton
          kind={looked === null ? 'action' : 'quiet'}
          busy={busy}
          label={t('chooseFile')}
          accept={SHEET_FILES}
          onFile={look}
        >
          {busy ? t('reading') : t(looked === null ? 'chooseFile' : 'chooseOther')}
        </FileButton>
        <span className="text-sm text-soft">{t('fileRule')}</span>
      </div>
      <FormFailure message={failure} />
      {looked !== null && <Judged key={looked.file.name} looked={looked} busy={busy} run={run} />}
    </div>
  );
}
