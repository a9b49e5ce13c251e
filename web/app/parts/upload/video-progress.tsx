import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { useVideoUpload, VideoUpload } from './use-video-upload.ts';
import { videoTexts } from './video.texts.ts';

type Upload = ReturnType<typeof useVideoUpload>;
type Sending = Extract<VideoUpload, { step: 'sending' }>;

/** Megabytes with one digit behind the point, so that the figure moves. */
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

function Left({ sending: { left, paused, waiting } }: { sending: Sending }) {
  const t = useTexts(videoTexts);
  if (paused) return t('paused');
  if (waiting) return t('waiting');
  if (left === null) return null;
  const time = left < 90 ? t('seconds', { count: left }) : t('minutes', { count: Math.ceil(left / 60) });
  return t('left', { time });
}

function Running({ upload, sending }: { upload: Upload; sending: Sending }) {
  const t = useTexts(videoTexts);
  const { name, sent, total, paused } = sending;
  const percent = Math.floor((sent / total) * 100);
  return (
    <div className="card grid gap-2 p-4">
      <p className="font-semibold break-all">{t('sending', { name })}</p>
      <progress
        className="h-2 w-full appearance-none overflow-hidden rounded bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        value={percent}
        max={100}
        aria-label={t('sending', { name })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="num">{t('figures', { percent, sent: megabytes(sent), total: megabytes(total) })}</span>
        <span className="num text-soft">
          <Left sending={sending} />
        </span>
        <span className="ml-auto flex gap-2">
          <Button kind="quiet" small onClick={paused ? upload.goOn : upload.pause}>
            {t(paused ? 'goOn' : 'pause')}
          </Button>
          <Button kind="plain" small onClick={upload.cancel}>
            {t('cancel')}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** How far the video is; says so to those who hear it when the step changes, not at every part. */
export function VideoProgress({ upload }: { upload: Upload }) {
  const t = useTexts(videoTexts);
  const { state } = upload;
  return (
    <>
      {state.step === 'sending' && <Running upload={upload} sending={state} />}
      <div role="status">
        {state.step === 'preparing' && (
          <div className="card flex items-center gap-4 p-4">
            <span className="grid flex-1 gap-1">
              <strong>{t('preparing')}</strong>
              <progress className="h-2 w-full accent-[var(--action)]" aria-label={t('preparing')} />
              <span className="text-sm text-soft">{t('preparingHint')}</span>
            </span>
            <Button kind="plain" small className="ml-auto" onClick={upload.cancel}>
              {t('cancel')}
            </Button>
          </div>
        )}
      </div>
      {state.step === 'failed' && (
        <div className="note note-bad flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 break-words" role="alert">
            <strong className="break-all">{state.name}</strong>: {state.message}
          </span>
          <span className="flex items-center gap-2">
            {state.mayRetry && (
              <button type="button" className="link" onClick={upload.retry}>
                {t('retry')}
              </button>
            )}
            <IconButton icon="close" label={t('dismiss')} onClick={upload.cancel} />
          </span>
        </div>
      )}
    </>
  );
}
