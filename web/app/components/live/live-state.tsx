import type { LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { liveTexts } from './live.texts.ts';

const LOOKS: Readonly<Record<LiveState, { icon: IconName; colour: string }>> = {
  onLive: { icon: 'live', colour: 'bg-bad text-paper' },
  upcoming: { icon: 'clock', colour: 'bg-accent text-on-accent' },
  replay: { icon: 'play', colour: 'bg-action text-on-action' },
  ended: { icon: 'check', colour: 'bg-card text-soft' },
};

/** How a live stands: sign and word on a small plate, which stands on pictures too. */
export function LiveStateBadge({ state }: { state: LiveState }) {
  const t = useTexts(liveTexts);
  const { icon, colour } = LOOKS[state];
  return (
    <span
      data-live-state={state}
      className={`inline-flex items-center gap-1 rounded-sign px-1.5 py-0.5 text-sm font-semibold whitespace-nowrap ${colour}`}
    >
      <Icon name={icon} size={15} />
      {t(state)}
    </span>
  );
}
