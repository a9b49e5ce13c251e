import { contrast, ON_ACCENT, ON_ACTION } from '@fairbridge/contract/fair-profile/contrast.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import type { ProfileValues } from './fair-profile-values.ts';
import { fairProfileTexts } from './fair-profile.texts.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
const COLOURS = [
  { name: 'action', hint: 'actionHint', text: ON_ACTION },
  { name: 'accent', hint: 'accentHint', text: ON_ACCENT },
] as const;

/** The two colours of the fair, each with what stands on it as it will be read. */
export function FairColours({ form }: { form: Form<ProfileValues> }) {
  const t = useTexts(fairProfileTexts);
  const lang = useLang();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {COLOURS.map(({ name, hint, text }) => {
        const value = form.values[name].trim();
        const known = COLOUR.test(value);
        return (
          <div key={name} className="grid gap-2">
            <Input
              label={t(name)}
              hint={t(hint)}
              required
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              {...form.text(name)}
            />
            <div className="flex flex-wrap items-center gap-3">
              <input
                type="color"
                className="h-10 w-14 cursor-pointer rounded-sign border border-line bg-card p-1"
                aria-label={t(name)}
                value={known ? value.toLowerCase() : '#000000'}
                onChange={({ target }) => form.set(name, target.value)}
              />
              {known && (
                <>
                  <span
                    className="rounded-sign px-4 py-2 font-semibold"
                    style={{ background: value, color: text }}
                    aria-hidden="true"
                  >
                    {t('sampleButton')}
                  </span>
                  <span className="num text-sm text-soft">
                    {t('contrastOf', { ratio: number(Math.floor(contrast(value, text) * 10) / 10, lang) })}
                  </span>
                </>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
