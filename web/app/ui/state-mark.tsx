import { Icon, type IconName } from './icons.tsx';

export type StateLook = { icon: IconName; colour: string };

/** Where something stands: sign and word, not colour alone. */
export function StateMark({
  look: { icon, colour },
  word,
  size = 16,
}: {
  look: StateLook;
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
