import { VIDEO, type VideoUse } from '@fairbridge/contract/limits.ts';
import { useEffect, useId, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import type { VideoFormValue } from './video-form-value.ts';
import { namesOf } from './file-names.ts';
import { OnePicture } from './one-picture.tsx';
import { RefusedRow } from './upload-rows.tsx';
import { useFilmUpload, type FilmOnTheWay } from './use-film-upload.ts';
import { VideoProgress } from './video-progress.tsx';
import { videoTexts } from './video.texts.ts';

type VideoUploadProps = {
  use: VideoUse;
  label: string;
  max: number;
  videos: readonly VideoFormValue[];
  onChange: (change: (before: readonly VideoFormValue[]) => readonly VideoFormValue[]) => void;
  /** Whether the cover is changed here; `false` where the form has a picture of its own for it. */
  covers?: boolean;
  /** Told of the film that is on its way, or null: who saves meanwhile hands it over. */
  onFilm: (film: FilmOnTheWay | null) => void;
  error: string | undefined;
};

const RULE = {
  kinds: VIDEO.kinds.join('/').toUpperCase(),
  megabytes: VIDEO.bytesMax / 1_000_000,
  minutes: VIDEO.secondsMax / 60,
};

function Placed({
  video,
  number,
  covers,
  onCover,
  onRemove,
}: {
  video: VideoFormValue;
  number: number;
  covers: boolean;
  onCover: (cover: VideoFormValue['cover']) => void;
  onRemove: () => void;
}) {
  const t = useTexts(videoTexts);
  return (
    <li className="card grid content-start gap-2 overflow-hidden p-2">
      <VideoPlayer video={{ url: video.url, cover: video.cover.url }} label={t('play', { number })} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {covers && (
          <OnePicture use="videoCover" label={t('cover')} hint={t('coverHint')} onDone={onCover}>
            {t('changeCover')}
          </OnePicture>
        )}
        <Button kind="plain" small onClick={onRemove}>
          <Icon name="trash" />
          {t('remove')}
        </Button>
      </div>
      {covers && <p className="field-hint">{t('coverHint')}</p>}
    </li>
  );
}

/** Videos of one use: chosen or dropped, sent in parts that survive a broken line, prepared by the server, each with a cover. */
export function VideoUpload(props: VideoUploadProps) {
  const { use, label, max, videos, covers = true, onChange, onFilm, error } = props;
  const t = useTexts(videoTexts);
  const lang = useLang();
  const id = useId();
  const [over, setOver] = useState('');
  const { film, state, onTheWay } = useFilmUpload(use, (video) => {
    onChange((before) => [...before, video].slice(0, max));
    toast.good(t('ready'));
  });
  const isRunning = onTheWay !== null;
  useEffect(() => onFilm(onTheWay), [onTheWay, onFilm]);
  const add = (files: readonly File[]): void => {
    const [first, ...others] = files;
    setOver(namesOf(others, lang));
    if (first !== undefined) film.add(first);
  };
  return (
    <fieldset data-field>
      <legend className="field-label mb-2">{label}</legend>
      {videos.length > 0 && (
        <ol className="mb-3 grid gap-3 sm:grid-cols-2" aria-label={label}>
          {videos.map((video, at) => (
            <Placed
              key={video.id}
              video={video}
              number={at + 1}
              covers={covers}
              onCover={(cover) =>
                onChange((before) => before.map((one) => (one.id === video.id ? { ...one, cover } : one)))
              }
              onRemove={() => onChange((before) => before.filter((one) => one.id !== video.id))}
            />
          ))}
        </ol>
      )}
      {!isRunning && videos.length < max && (
        <DropZone
          label={label}
          icon="live"
          words={{ drop: t('drop'), choose: t('choose') }}
          accept=".mp4,.avi,.flv,video/mp4,video/x-msvideo,video/x-flv"
          multiple={false}
          describedBy={error === undefined ? undefined : `${id}-error`}
          invalid={error !== undefined}
          onFiles={add}
        >
          <p className="num text-sm text-soft">{max === 1 ? t('ruleOne', RULE) : t('rule', { ...RULE, max })}</p>
          <p className="text-sm text-soft">{t('resumes')}</p>
        </DropZone>
      )}
      <div className="mt-3 grid gap-2">
        <VideoProgress film={film} state={state} />
        {over !== '' && <RefusedRow name={over} error={t('oneAtATime')} onDismiss={() => setOver('')} />}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error mt-1" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
