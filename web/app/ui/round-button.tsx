import { NavIcon, type NavIconName } from './nav-icons.tsx';

type Look = 'plain' | 'off' | 'good' | 'bad';

const LOOK: Record<Look, string> = {
  plain: 'round-button',
  off: 'round-button round-button-off',
  good: 'round-button round-button-good',
  bad: 'round-button round-button-bad',
};

/** A large round button with a sign, on a dark ground: for what is done without looking for it, to mute, to hang up. `off`: what it shows is off now. */
export function RoundButton({
  icon,
  label,
  look = 'plain',
  pressed,
  onClick,
}: {
  icon: NavIconName;
  label: string;
  look?: Look;
  /** Of a button that stands for a state. */
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={LOOK[look]}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <NavIcon name={icon} size={22} />
    </button>
  );
}
