import { sendBytes } from '@fairbridge/contract/file-client.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { VocabularyReport } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { SHEET_FILES } from '../../components/sheet-import/accept.ts';
import { SheetRows } from '../../components/sheet-import/sheet-rows.tsx';
import { useSheetImport } from '../../components/sheet-import/use-sheet-import.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { vocabularyTexts } from './vocabulary.texts.ts';

type Props = { vocabulary: VocabularyName; onImported: (count: number) => void };

/** A filled-in sheet of entries: looked at row by row, and only then for good. */
export function VocabularyImport({ vocabulary, onImported }: Props) {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  const { looked, busy, failure, look, run } = useSheetImport<'all', VocabularyReport>({
    send: (file, mode) => sendBytes(calls.vocabulary.importSheet, { vocabulary, mode }, file, caller),
    isTaken: ({ stored }) => stored > 0,
    onTaken: ({ stored }) => onImported(stored),
  });
  const rows = looked?.report.rows ?? [];
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong').length;
  const changing = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length;
  return (
    <div className="grid gap-4">
      <p>{t('importLead')}</p>
      <DropZone
        label={t('file')}
        icon="upload"
        words={{ drop: t('drop'), choose: t('chooseFile') }}
        accept={SHEET_FILES}
        multiple={false}
        onFiles={([file]) => file !== undefined && look(file)}
      >
        {looked !== null && <p className="text-sm break-all text-soft">{looked.file.name}</p>}
      </DropZone>
      <FormFailure message={failure} />
      {looked !== null && (
        <>
          <SheetRows
            scrolls
            heads={{ row: t('row'), name: t('entry'), outcome: t('outcome') }}
            rows={rows.map(({ number, name, outcome, faults }) => ({
              number,
              name,
              outcome: t(outcome),
              look: outcome === 'wrong' ? 'bad' : 'plain',
              faults: faults.map(({ column, message }) => ({ column: inLang(column, lang), message })),
            }))}
          />
          <p role="status" className={wrong > 0 ? 'text-bad' : ''}>
            {wrong > 0 ? t('importWrong', { count: wrong }) : changing === 0 ? t('nothingToImport') : ''}
          </p>
          {wrong === 0 && changing > 0 && (
            <Button busy={busy} className="justify-self-start" onClick={() => run(looked.file, 'all')}>
              {t('importNow', { count: changing })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
