import type { Media } from '@fairbridge/contract/talk/talk.states.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import type { Facing } from './talk-session.ts';
import { showTalks } from './talk-root.tsx';
import { talkTexts } from './talk.texts.ts';
import { callUp } from './talks.ts';

const SIGN = { audio: 'handset', video: 'camera' } as const;

/** In the head of a conversation: to call whoever one writes with. */
export default function TalkButtons({ facing }: { facing: Facing }) {
  const t = useTexts(talkTexts);
  const call = (media: Media): void => {
    showTalks();
    callUp(facing, media);
  };
  return (['audio', 'video'] as const).map((media) => {
    const label = t(media === 'audio' ? 'audioCall' : 'videoCall');
    return (
      <button
        key={media}
        type="button"
        className="grid size-9 shrink-0 place-items-center rounded-sign hover:bg-tint"
        aria-label={label}
        title={label}
        onClick={() => call(media)}
      >
        <NavIcon name={SIGN[media]} />
      </button>
    );
  });
}
