import { LIMITS } from '@fairbridge/contract/limits.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { useDropped, useFileChooser } from '../../ui/drop-zone.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { UploadRows } from '../upload/upload-rows.tsx';
import type { ReadyFile } from './attaching.ts';
import { chatFilesTexts } from './chat-files.texts.ts';
import { CHAT_KINDS } from './chosen-files.ts';
import { FileThumb } from './sent-files.tsx';
import type { AttachedFiles } from './use-attaching.ts';

const MEGABYTES = LIMITS.documentBytesMax / 1_000_000;

/** Opens the chooser of files. */
export function AttachButton({ files, className }: { files: AttachedFiles; className: string }) {
  const t = useTexts(chatFilesTexts);
  const { input, ask } = useFileChooser({ label: t('attach'), accept: CHAT_KINDS, onFiles: files.add });
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('attach')}
        title={t('attachTitle', { megabytes: MEGABYTES, max: LIMITS.chatFilesMax })}
        onClick={() => ask()}
      >
        <NavIcon name="attach" />
      </button>
      {input}
    </>
  );
}

function Chosen({ file, onRemove }: { file: ReadyFile; onRemove: () => void }) {
  const t = useTexts(sharedTexts);
  return (
    <li className="flex max-w-full items-center gap-2 rounded border border-line bg-card p-1.5">
      <FileThumb file={file} />
      <span className="max-w-40 min-w-0 truncate text-sm">{file.name}</span>
      <button
        type="button"
        className="grid size-8 shrink-0 place-items-center rounded-sign hover:bg-tint"
        aria-label={t('RemoveOf', { name: file.name })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

/** What will be sent, what is on its way to the store, and what was refused. */
export function AttachTray({ files: { ready, uploads, remove } }: { files: AttachedFiles }) {
  const t = useTexts(chatFilesTexts);
  return (
    <div className="mb-2 max-h-[30dvh] overflow-y-auto empty:hidden has-[>:only-child:empty]:mb-0">
      {ready.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('chosen')}>
          {ready.map((file) => (
            <Chosen key={file.fileId} file={file} onRemove={() => remove(file.fileId)} />
          ))}
        </ul>
      )}
      {uploads.list.length > 0 && <UploadRows uploads={uploads} />}
    </div>
  );
}

/** A conversation on which files are dropped, and into which they are pasted. */
export function DropOn({ files, children }: { files: AttachedFiles; children: ReactNode }) {
  const t = useTexts(chatFilesTexts);
  const { over, zone } = useDropped(CHAT_KINDS, files.add);
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col" {...zone}>
      {children}
      {over && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded border-2 border-dashed border-action bg-tint text-lg">
          {t('dropHere')}
        </p>
      )}
    </div>
  );
}
