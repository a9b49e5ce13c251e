import { useEffect, useRef } from 'react';
import { canShareScreen } from '../../components/talk/devices.ts';
import { useDevices } from '../../components/talk/use-devices.ts';
import { useLevel } from '../../components/talk/use-level.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { cameraTexts } from './camera.texts.ts';
import type { CameraView, Line } from './camera-sender.ts';
import type { Camera, Tracks } from './use-camera.ts';

const LINE: Record<Line, StatusTone> = {
  good: { icon: 'check', colour: 'text-good' },
  slow: { icon: 'clock', colour: 'text-ink' },
  poor: { icon: 'warning', colour: 'text-bad' },
};

/** What the camera sees, as in a mirror; the screen as it is. */
function OwnPicture({ tracks: { picture, isScreen } }: { tracks: Tracks }) {
  const t = useTexts(cameraTexts);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = new MediaStream([picture]);
  }, [picture]);
  return (
    <video
      ref={video}
      className={`aspect-video w-full rounded bg-black object-contain ${isScreen ? '' : '-scale-x-100'}`}
      aria-label={t('picture')}
      autoPlay
      muted
      playsInline
    />
  );
}

function Level({ microphone }: { microphone: MediaStreamTrack | null }) {
  const t = useTexts(cameraTexts);
  const { level } = useLevel(microphone);
  if (microphone === null) return <p className="text-ink">{t('noMicrophone')}</p>;
  return <meter className="h-3 w-full" aria-label={t('level')} min={0} max={1} value={level} />;
}

function Devices({ camera, tracks }: { camera: Camera; tracks: Tracks }) {
  const t = useTexts(cameraTexts);
  const devices = useDevices(tracks.picture);
  const choices = [
    ['camera', 'videoinput', tracks.isScreen ? null : tracks.picture, camera.chooseCamera],
    ['microphone', 'audioinput', tracks.microphone, camera.chooseMicrophone],
  ] as const;
  return choices.map(([label, kind, track, choose]) => {
    const found = devices.filter((device) => device.kind === kind);
    if (track === null || found.length < 2) return null;
    return (
      <Select
        key={label}
        label={t(label)}
        value={track.getSettings().deviceId ?? ''}
        onChange={(event) => void choose(event.target.value)}
        options={found.map((device, at) => ({
          value: device.deviceId,
          label: device.label === '' ? t('deviceNumber', { number: at + 1 }) : device.label,
        }))}
      />
    );
  });
}

export function LineState({ sending: { line, kilobits } }: { sending: CameraView }) {
  const t = useTexts(cameraTexts);
  const lang = useLang();
  return (
    <p className="flex flex-wrap items-center gap-x-3" role="status" data-line={line}>
      <StatusBadge look={LINE[line]} word={t(line)} />
      {kilobits > 0 && <span className="num text-sm text-soft">{t('rate', { rate: number(kilobits, lang) })}</span>}
    </p>
  );
}

function Opened({ camera, tracks }: { camera: Camera; tracks: Tracks }) {
  const t = useTexts(cameraTexts);
  const { sending } = camera;
  const isSending = sending?.isSending === true;
  return (
    <>
      <OwnPicture tracks={tracks} />
      <Level microphone={tracks.microphone} />
      <Devices camera={camera} tracks={tracks} />
      {!isSending && sending !== null && sending.failure !== null && <FormFailure message={sending.failure.message} />}
      <p className="field-hint">{t(isSending ? 'stay' : 'sendLead')}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind={isSending ? 'bad' : 'action'} onClick={isSending ? camera.stop : camera.send}>
          {t(isSending ? 'stop' : 'send')}
        </Button>
        {canShareScreen() && (
          <Button kind="quiet" onClick={() => void (tracks.isScreen ? camera.chooseCamera() : camera.chooseScreen())}>
            {t(tracks.isScreen ? 'backToCamera' : 'screen')}
          </Button>
        )}
        {!isSending && (
          <Button kind="quiet" onClick={camera.close}>
            {t('close')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Going live with the camera and microphone of this device, in place of an encoder. */
export function CameraPanel({ camera }: { camera: Camera }) {
  const t = useTexts(cameraTexts);
  return (
    <section className="card grid content-start gap-3 p-4" data-camera>
      <h2 className="text-lg">{t('title')}</h2>
      {camera.trouble !== null && <FormFailure message={t(camera.trouble)} />}
      {camera.tracks === null ? (
        <>
          <p className="text-soft">{t('lead')}</p>
          <p>
            <Button kind="quiet" onClick={() => void camera.open()}>
              {t('open')}
            </Button>
          </p>
        </>
      ) : (
        <Opened camera={camera} tracks={camera.tracks} />
      )}
    </section>
  );
}

/** While the camera is sent the screen stays on, and leaving the page asks first. Not inside the folded settings: a dialog there is not shown. */
export function CameraLeaving({ isSending }: { isSending: boolean }) {
  const t = useTexts(cameraTexts);
  useWakeLock(isSending);
  const { asks, leave, stay } = useLeaving(isSending);
  return (
    <ConfirmDialog
      open={asks}
      title={t('leaveTitle')}
      act={t('leave')}
      kind="bad"
      busy={false}
      onConfirm={leave}
      onClose={stay}
    >
      <p>{t('leaveLead')}</p>
    </ConfirmDialog>
  );
}
