import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { accountTexts } from './account.texts.ts';
import { CODE_DIGITS, codeDigits } from './code-digits.ts';

/** The code that came by e-mail or SMS, and the button that sends one. */
export function CodeField({
  value,
  error,
  onChange,
  onFull,
  hint,
  sending,
}: {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** Called with the last digit, as it is typed or pasted. */
  onFull?: (code: string) => void;
  hint?: string | undefined;
  sending: { seconds: number; busy: boolean; again: boolean; send: () => void };
}) {
  const t = useTexts(accountTexts);
  const { seconds, busy, again, send } = sending;
  const type = (typed: string): void => {
    const digits = codeDigits(typed);
    onChange(digits);
    if (digits.length === CODE_DIGITS && digits !== value) onFull?.(digits);
  };
  return (
    <Field label={t('code')} required {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
      {(wiring) => (
        <div className="flex gap-2">
          <input
            {...wiring}
            name="code"
            value={value}
            onChange={(event) => type(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="input num min-w-0 flex-1 tracking-[0.3em]"
          />
          <Button kind="quiet" className="shrink-0" busy={busy || seconds > 0} onClick={send}>
            <span className="num">
              {seconds > 0 ? t('sendAgainIn', { seconds }) : t(again ? 'sendAgain' : 'sendCode')}
            </span>
          </Button>
        </div>
      )}
    </Field>
  );
}
