import { Field } from './field.tsx';

type Props = {
  label: string;
  value: string;
  error: string | undefined;
  /** As typed or pasted. */
  onType: (typed: string) => void;
};

/** The code that was sent, or that an app shows, as a step of its own. */
export function CodeInput({ label, value, error, onType }: Props) {
  return (
    <Field label={label} required {...(error !== undefined && { error })}>
      {(wiring) => (
        <input
          {...wiring}
          name="code"
          className="input num text-center text-3xl tracking-[0.4em]"
          value={value}
          onChange={(event) => onType(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="••••••"
          autoFocus
        />
      )}
    </Field>
  );
}
