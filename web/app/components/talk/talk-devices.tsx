import { useId } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import type { TalkView } from './talk-session.ts';
import { talkTexts } from './talk.texts.ts';
import { talkSession } from './talks.ts';
import { useDevices } from './use-devices.ts';

function Choice({
  label,
  devices,
  onChoose,
}: {
  label: string;
  devices: readonly MediaDeviceInfo[];
  onChoose: (deviceId: string) => void;
}) {
  const t = useTexts(talkTexts);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <select id={id} onChange={(event) => onChoose(event.target.value)}>
        {devices.map((device, at) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label === '' ? t('deviceNumber', { number: at + 1 }) : device.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Which microphone and which camera. */
export function TalkDevices({ view: { toggles } }: { view: TalkView }) {
  const t = useTexts(talkTexts);
  const devices = useDevices(toggles.camera);
  const of = (kind: MediaDeviceKind): MediaDeviceInfo[] => devices.filter((device) => device.kind === kind);
  const [microphones, cameras] = [of('audioinput'), of('videoinput')];
  return (
    <div className="talk-devices">
      {microphones.length > 0 && (
        <Choice
          label={t('microphone')}
          devices={microphones}
          onChoose={(id) => void talkSession()?.useMicrophone(id)}
        />
      )}
      {cameras.length > 0 && (
        <Choice label={t('camera')} devices={cameras} onChoose={(id) => void talkSession()?.useCamera(id)} />
      )}
    </div>
  );
}
