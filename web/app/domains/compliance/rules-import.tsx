import { sendBytes } from '@fairbridge/contract/client.ts';
import type { ComplianceReport } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';

type Looked = { file: File; report: ComplianceReport };

function Rows({ rows }: Pick<ComplianceReport, 'rows'>) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const colon = lang === 'zh' ? '：' : ': ';
  return (
    <div className="max-h-80 overflow-auto border border-line">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('rule')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, name, outcome, faults }) => (
            <tr key={number}>
              <td className="num">{number}</td>
              <td className="break-words">{name}</td>
              <td className={outcome === 'wrong' ? 'text-bad' : ''}>
                {faults.length === 0
                  ? t(outcome)
                  : faults.map(({ column, message }) => (
                      <p key={column.en + message}>
                        {inLang(column, lang)}
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

/** A filled-in sheet of rules: looked at row by row, and only then for good. */
export function RulesImport({ onImported }: { onImported: (count: number) => void }) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const run = async (file: File, mode: 'preview' | 'all'): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      const report = await sendBytes(calls.compliance.importSheet, { mode }, file, caller);
      if (report.stored > 0) onImported(report.stored);
      else setLooked({ file, report });
    } catch (error) {
      setLooked(null);
      setFailure(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  const rows = looked?.report.rows ?? [];
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong').length;
  const changing = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length;
  return (
    <div className="grid gap-4">
      <p>{t('importLead')}</p>
      <DropZone
        label={t('file')}
        icon="upload"
        words={{ drop: t('drop'), choose: t('choose') }}
        accept=".xlsx"
        multiple={false}
        onFiles={([file]) => file !== undefined && void run(file, 'preview')}
      >
        {looked !== null && <p className="text-sm break-all text-soft">{looked.file.name}</p>}
      </DropZone>
      <FormFailure message={failure} />
      {looked !== null && (
        <>
          <Rows rows={rows} />
          <p role="status" className={wrong > 0 ? 'text-bad' : ''}>
            {wrong > 0 ? t('importWrong', { count: wrong }) : changing === 0 ? t('nothingToImport') : ''}
          </p>
          {wrong === 0 && changing > 0 && (
            <Button busy={busy} className="justify-self-start" onClick={() => void run(looked.file, 'all')}>
              {t('importNow', { count: changing })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
