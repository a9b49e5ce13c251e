import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import type { FilmState, FilmUpload } from './film-upload.ts';
import { RefusedRow, RunningRow } from './upload-rows.tsx';
import { videoTexts } from './video.texts.ts';

type Sending = Extract<FilmState, { step: 'sending' }>;

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

function Running({ film, sending }: { film: FilmUpload; sending: Sending }) {
  const t = useTexts(videoTexts);
  const { name, sent, total, paused } = sending;
  const percent = Math.floor((sent / total) * 100);
  return (
    <div>
      <RunningRow
        name={name}
        percent={percent}
        said={t('figures', { percent, sent: megabytes(sent), total: megabytes(total) })}
        onCancel={film.cancel}
      >
        <Button kind="quiet" small onClick={paused ? film.goOn : film.pause}>
          {t(paused ? 'goOn' : 'pause')}
        </Button>
      </RunningRow>
      <p className="num mt-1 text-sm text-soft">
        <Left sending={sending} />
      </p>
    </div>
  );
}

/** How far the video is; says so to those who hear it when the step changes, not at every part. */
export function VideoProgress({ film, state }: { film: FilmUpload; state: FilmState }) {
  const t = useTexts(videoTexts);
  return (
    <>
      {state.step === 'sending' && <Running film={film} sending={state} />}
      <div role="status">
        {state.step === 'preparing' && (
          <RunningRow name={state.name} percent={null} said={t('preparing')} onCancel={film.cancel} />
        )}
      </div>
      {state.step === 'failed' && (
        <RefusedRow name={state.name} error={state.message} onDismiss={film.cancel}>
          {state.mayRetry && (
            <button type="button" className="link" onClick={film.retry}>
              {t('TryAgain')}
            </button>
          )}
        </RefusedRow>
      )}
    </>
  );
}
