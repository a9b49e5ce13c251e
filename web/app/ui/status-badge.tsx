import { Icon, type IconName } from './icons.tsx';

export type StatusTone = { icon: IconName; colour: string };

/** Where something stands: sign and word, not colour alone. */
export function StatusBadge({
  look: { icon, colour },
  word,
  size = 16,
}: {
  look: StatusTone;
  word: string;
  size?: number;
}) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}>
      <Icon name={icon} size={size} />
      {word}
    </span>
  );
}
