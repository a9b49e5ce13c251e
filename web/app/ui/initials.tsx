import { colourOf, initialsOf } from './initials-of.ts';

/** Stands for somebody without a picture, as large as what it is in. The name stands beside it, so it says nothing by itself. */
export function Initials({ name }: { name: string }) {
  const initials = initialsOf(name);
  return (
    <svg viewBox="0 0 40 40" className="size-full" aria-hidden="true" data-initials={initials}>
      <rect width="40" height="40" fill={colourOf(name)} />
      <text
        x="20"
        y="20"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        fontSize={initials.length > 1 ? 15 : 18}
        fontWeight="600"
      >
        {initials}
      </text>
    </svg>
  );
}
