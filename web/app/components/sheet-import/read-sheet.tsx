import type { SheetFault } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { SHEET_FILES } from './accept.ts';
import { readSheetTexts } from './read-sheet.texts.ts';
import { useSheetImport } from './use-sheet-import.ts';

/** Reads a sheet into a form: all of its rows, or what is wrong with which. */
export function ReadSheet<Read extends { faults: readonly SheetFault[] }>({
  hint,
  read,
  template,
  onRead,
}: {
  hint: string;
  read: (file: File) => Promise<Read>;
  /** Fetches the sheet to fill in. */
  template: () => Promise<void>;
  onRead: (read: Read) => void;
}) {
  const t = useTexts(readSheetTexts);
  const lang = useLang();
  const { looked, busy, look } = useSheetImport<never, Read>({
    send: read,
    isTaken: ({ faults }) => faults.length === 0,
    onTaken: onRead,
    told: 'toast',
  });
  const faults = busy || looked === null ? [] : looked.report.faults;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton kind="quiet" small busy={busy} label={t('import')} accept={SHEET_FILES} onFile={look}>
          <Icon name="upload" size={18} />
          {t('import')}
        </FileButton>
        <SaveButton small save={template}>
          {t('template')}
        </SaveButton>
        <span className="field-hint min-w-0 flex-1 basis-60">{hint}</span>
      </div>
      {faults.length > 0 && (
        <div className="note note-bad" role="alert">
          <p className="font-semibold">{t('wrong', { count: faults.length })}</p>
          <ul className="mt-1 grid max-h-60 gap-0.5 overflow-y-auto text-sm">
            {faults.map(({ row, column, message }) => (
              <li key={`${row} ${column.en} ${message}`}>
                {t('fault', { row, column: inLang(column, lang), message })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
