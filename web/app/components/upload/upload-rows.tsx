import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Upload } from './upload-queue.ts';
import { uploadTexts } from './upload.texts.ts';
import type { Uploads } from './use-uploads.ts';

/** A file that was refused, or did not arrive: its name, what is wrong, and what can be done. */
export function RefusedRow({
  name,
  error,
  children,
  onDismiss,
}: {
  name: string;
  error: string;
  children?: ReactNode;
  onDismiss: () => void;
}) {
  const t = useTexts(uploadTexts);
  return (
    <div className="note note-bad flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 break-words" role="alert">
        <strong className="break-all">{name}</strong>: {error}
      </span>
      <span className="flex items-center gap-3">
        {children}
        <IconButton icon="close" label={t('dismiss', { name })} onClick={onDismiss} />
      </span>
    </div>
  );
}

/** A file on its way: its name, how much of it has gone in percent, and a way to cancel. `percent` is null before anything goes. */
export function RunningRow({
  name,
  percent,
  said,
  children,
  onCancel,
}: {
  name: string;
  percent: number | null;
  /** Instead of the percent. */
  said?: string;
  children?: ReactNode;
  onCancel: () => void;
}) {
  const t = useTexts(uploadTexts);
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="num text-sm text-soft">{said ?? (percent === null ? '' : t('percent', { percent }))}</span>
        {children}
        <IconButton icon="close" label={t('cancel', { name })} onClick={onCancel} />
      </div>
      <progress
        className="h-1.5 w-full appearance-none overflow-hidden rounded bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        {...(percent !== null && { value: percent })}
        max={100}
        aria-label={t('uploading', { name })}
      />
    </div>
  );
}

function Row({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTexts(uploadTexts);
  const { key, name, step, share, error, mayRetry, mend } = upload;
  const dismiss = (): void => uploads.dismiss(key);
  if (step !== 'failed')
    return (
      <RunningRow
        name={name}
        percent={step === 'sending' || step === 'paused' ? Math.round(share * 100) : 0}
        {...(step !== 'sending' && { said: t(step) })}
        onCancel={dismiss}
      />
    );
  return (
    <RefusedRow name={name} error={error} onDismiss={dismiss}>
      {mayRetry && (
        <button type="button" className="link" onClick={() => uploads.retry(key)}>
          {t('TryAgain')}
        </button>
      )}
      {mend !== null && (
        <button
          type="button"
          className="link"
          onClick={() => {
            dismiss();
            mend();
          }}
        >
          {t('mend')}
        </button>
      )}
    </RefusedRow>
  );
}

/** Files on their way, how many of them have arrived, and those that were refused. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const t = useTexts(uploadTexts);
  const { list, running, batch } = uploads;
  return (
    <div className="w-full empty:hidden">
      <p role="status" className={`num text-sm text-soft ${running > 0 && batch.of > 1 ? 'mt-3' : 'sr-only'}`}>
        {batch.of > 1 ? t('progress', batch) : ''}
      </p>
      {list.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {list.map((upload) => (
            <li key={upload.key}>
              <Row upload={upload} uploads={uploads} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
