import { useTexts } from '../../i18n/lang.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import type { Upload, Uploads } from './use-uploads.ts';

function Sending({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTexts(ownProductTexts);
  const { name } = upload.file;
  const percent = Math.round(upload.share * 100);
  if (upload.error !== '')
    return (
      <li className="note note-bad flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 break-words" role="alert">
          <strong className="break-all">{name}</strong>: {upload.error}
        </span>
        <span className="flex items-center gap-2">
          {upload.mayRetry && (
            <button type="button" className="link" onClick={() => uploads.retry(upload)}>
              {t('retry')}
            </button>
          )}
          <IconButton icon="close" label={t('dismiss', { name })} onClick={() => uploads.dismiss(upload.key)} />
        </span>
      </li>
    );
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 flex-1 truncate">{t('uploading', { name })}</span>
      <progress
        className="h-2 w-28 accent-[var(--action)]"
        value={percent}
        max={100}
        aria-label={t('uploading', { name })}
      />
      <IconButton icon="close" label={t('cancelUpload', { name })} onClick={() => uploads.dismiss(upload.key)} />
    </li>
  );
}

/** Files on their way, and those that were refused. */
export function SendingList({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {uploads.list.map((upload) => (
        <Sending key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}
