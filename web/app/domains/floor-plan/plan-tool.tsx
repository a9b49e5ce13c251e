import type { ButtonHTMLAttributes } from 'react';

type Given = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  label: string;
  /** The path of its drawing, on 24 by 24. */
  sign: string;
};

/** A button over the plan or the walk. */
export const PlanTool = ({ label, sign, ...rest }: Given) => (
  <button
    {...rest}
    type="button"
    className="grid size-11 place-items-center rounded-sign border border-line bg-card shadow hover:bg-tint"
    aria-label={label}
    title={label}
  >
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={sign} />
    </svg>
  </button>
);
