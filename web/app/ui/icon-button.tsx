import { Icon, type IconName } from './icons.tsx';

/** A small button that shows a sign and says in words, to those who ask, what it does. */
export function IconButton({
  icon,
  label,
  onClick,
  disabled = false,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      className="grid size-8 place-items-center rounded-sign hover:bg-tint disabled:opacity-30"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
