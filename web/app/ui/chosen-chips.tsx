import { Icon } from './icons.tsx';

/** What is chosen, as chips; each is taken out by a press. */
export function ChosenChips({
  codes,
  nameOf,
  removes,
  label,
  onChange,
}: {
  codes: readonly string[];
  nameOf: (code: string) => string;
  /** What a press does, in words. */
  removes: (name: string) => string;
  label?: string;
  onChange: (codes: readonly string[]) => void;
}) {
  if (codes.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={label}>
      {codes.map((code) => (
        <li key={code}>
          <button
            type="button"
            className="chip"
            aria-label={removes(nameOf(code))}
            onClick={() => onChange(codes.filter((one) => one !== code))}
          >
            {nameOf(code)}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
