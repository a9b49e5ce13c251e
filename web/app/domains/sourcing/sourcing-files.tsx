import type { SourcingFile } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { FILE_READERS } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useCanCall } from '../../session/can-call.ts';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { sourcingFileTexts } from './sourcing-file.texts.ts';

/** Files of a requirement, to be downloaded. Its own buyer and the organizer see who else reads them. */
export function SourcingFiles({ files, later = null }: { files: readonly SourcingFile[]; later?: number | null }) {
  const t = useTexts(sourcingFileTexts);
  const lang = useLang();
  const reviews = useCanCall(calls.organizerSourcing.file);
  const reads = useCanCall(calls.sourcing.file);
  return (
    <>
      <ul className="grid gap-2">
        {files.map(({ id, name, readers }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-all">{name}</span>
            {later === null && <span className="text-sm text-soft">{inLang(FILE_READERS[readers], lang)}</span>}
            {(reads || reviews) && (
              <SaveButton
                small
                label={t('downloadOf', { name })}
                save={() => downloadFile(reviews ? calls.organizerSourcing.file : calls.sourcing.file, { id })}
              >
                {t('download')}
              </SaveButton>
            )}
          </li>
        ))}
      </ul>
      {later !== null && later > 0 && <p className="text-soft">{t('later', { count: later })}</p>}
    </>
  );
}
