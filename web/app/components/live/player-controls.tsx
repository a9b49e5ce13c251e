import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { playerTexts } from './player.texts.ts';

const SIGNS = {
  play: 'M7 4.500v15l12-7.500z',
  stop: 'M6.500 6.500h11v11h-11z',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11',
  silent: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  part: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  small: 'M3.500 5h17v14h-17zM12 12h7v5.500h-7z',
} as const;

function Control({ sign, label, onPress }: { sign: keyof typeof SIGNS; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="grid size-10 place-items-center rounded-sign text-white hover:bg-white/20"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name="play" path={SIGNS[sign]} size={22} />
    </button>
  );
}

/** Whether there is sound, as the element has it. */
function useMuted(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    const { current: element } = video;
    if (element === null) return;
    const read = (): void => setMuted(element.muted || element.volume === 0);
    read();
    element.addEventListener('volumechange', read);
    return () => element.removeEventListener('volumechange', read);
  }, [video]);
  return isMuted;
}

function useWholeScreen(frame: RefObject<HTMLElement | null>): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const read = (): void =>
      setWhole(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  return isWhole;
}

/** Phones of Apple show nothing but the video itself as a whole screen. */
const showWhole = (video: HTMLVideoElement, frame: HTMLElement): void => {
  if ('requestFullscreen' in frame) void frame.requestFullscreen().catch(() => null);
  else if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen();
};

function setMuted(video: HTMLVideoElement, isMuted: boolean): void {
  video.muted = isMuted;
  if (!isMuted && video.volume === 0) video.volume = 1;
}

/** What a live has instead of the browser's own controls: it cannot be wound. */
export function PlayerControls({
  video,
  frame,
  isOn,
  onTurn,
}: {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
  isOn: boolean;
  /** Stops, and plays again from now on. */
  onTurn: () => void;
}) {
  const t = useTexts(playerTexts);
  const isMuted = useMuted(video);
  const isWhole = useWholeScreen(frame);
  const turnSound = (): void => {
    if (video.current !== null) setMuted(video.current, !isMuted);
  };
  const turnWhole = (): void => {
    if (isWhole) void document.exitFullscreen();
    else if (video.current !== null && frame.current !== null) showWhole(video.current, frame.current);
  };
  return (
    <div
      role="group"
      aria-label={t('controls')}
      className="absolute inset-x-0 bottom-0 flex items-center gap-1 bg-black/55 px-2 py-1"
    >
      <Control sign={isOn ? 'stop' : 'play'} label={t(isOn ? 'stop' : 'play')} onPress={onTurn} />
      <Control sign={isMuted ? 'silent' : 'sound'} label={t(isMuted ? 'unmute' : 'mute')} onPress={turnSound} />
      <span className="flex-1" />
      {isOn && document.pictureInPictureEnabled && (
        <Control
          sign="small"
          label={t('small')}
          onPress={() => void video.current?.requestPictureInPicture().catch(() => null)}
        />
      )}
      <Control
        sign={isWhole ? 'part' : 'whole'}
        label={t(isWhole ? 'leaveFullScreen' : 'fullScreen')}
        onPress={turnWhole}
      />
    </div>
  );
}
