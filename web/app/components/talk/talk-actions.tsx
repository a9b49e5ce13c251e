import { useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { canShareScreen } from './devices.ts';
import { TalkDevices } from './talk-devices.tsx';
import type { TalkView } from './talk-session.ts';
import { talkTexts } from './talk.texts.ts';
import { callUp, closeTalk, hangUp, talkSession } from './talks.ts';

/** After a call: again, or away with it. */
function After({ view }: { view: TalkView }) {
  const t = useTexts(talkTexts);
  const { facing, media, over, refused, lacking } = view;
  const unheard =
    over === 'overMissed' ||
    over === 'overBusy' ||
    over === 'overLost' ||
    over === 'overUnconnected' ||
    (over === null && refused !== 'noCalls');
  const devices = refused !== null || lacking !== null || over === 'overUnconnected';
  return (
    <div className="talk-acts">
      {refused === 'noCamera' && (
        <RoundButton icon="handset" look="good" label={t('audioCall')} onClick={() => callUp(facing, 'audio')} />
      )}
      {unheard && (
        <RoundButton
          icon={media === 'video' ? 'camera' : 'handset'}
          look="good"
          label={t('callAgain')}
          onClick={() => callUp(facing, media)}
        />
      )}
      <RoundButton icon="close" label={t('close')} onClick={closeTalk} />
      {devices && (
        <LocalLink to="/chat/test" className="w-full text-center text-sm underline">
          {t('test')}
        </LocalLink>
      )}
    </div>
  );
}

/** What one does while a call rings or goes on. */
export function TalkActions({ view }: { view: TalkView }) {
  const t = useTexts(talkTexts);
  const [choosing, setChoosing] = useState(false);
  const { phase, toggles } = view;
  if (phase === 'over') return <After view={view} />;
  const session = talkSession();
  const { microphone, camera, screen } = toggles;
  return (
    <>
      <div className="talk-acts">
        <RoundButton
          icon={microphone ? 'microphone' : 'microphoneOff'}
          look={microphone ? 'plain' : 'off'}
          label={t(microphone ? 'mute' : 'unmute')}
          onClick={() => session?.mute()}
        />
        <RoundButton
          icon={camera ? 'camera' : 'cameraOff'}
          look={camera ? 'plain' : 'off'}
          label={t(camera ? 'cameraOff' : 'cameraOn')}
          onClick={() => void session?.toggleCamera()}
        />
        {canShareScreen() && (
          <RoundButton
            icon="screen"
            look={screen ? 'off' : 'plain'}
            label={t(screen ? 'stopSharing' : 'share')}
            onClick={() => void session?.toggleScreen()}
          />
        )}
        <RoundButton
          icon="sliders"
          look={choosing ? 'off' : 'plain'}
          label={t('devices')}
          pressed={choosing}
          onClick={() => setChoosing(!choosing)}
        />
        <RoundButton
          icon="hangUp"
          look="bad"
          label={t(phase === 'calling' || phase === 'asking' ? 'cancel' : 'hangUp')}
          onClick={hangUp}
        />
      </div>
      {choosing && <TalkDevices view={view} />}
    </>
  );
}
