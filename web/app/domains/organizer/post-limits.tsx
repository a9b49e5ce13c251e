import type { InputOf } from '@fairbridge/contract/call.ts';
import { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import type { FairSettings } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { settingsTexts } from './settings.texts.ts';

export const POST_LIMITS = ['postsVisitorMax', 'postsStandardMax', 'postsUpgradedMax', 'postsRegionalMax'] as const;
type Limits = Readonly<Record<(typeof POST_LIMITS)[number], string>>;

const typed = (value: string): number | string => (/^\d{1,9}$/.test(value.trim()) ? Number(value) : value);

/** How many posts an account may have, saved together. */
export function PostLimits({
  settings,
  onSave,
}: {
  settings: FairSettings;
  onSave: (limits: InputOf<typeof saveSettings>) => Promise<void>;
}) {
  const t = useTexts(settingsTexts);
  const form = useForm<Limits>(() => ({
    postsVisitorMax: String(settings.postsVisitorMax),
    postsStandardMax: String(settings.postsStandardMax),
    postsUpgradedMax: String(settings.postsUpgradedMax),
    postsRegionalMax: String(settings.postsRegionalMax),
  }));
  const submit = (): void => {
    const input = Object.fromEntries(POST_LIMITS.map((name) => [name, typed(form.values[name])]));
    void form.submit({ schema: saveSettings.input, input, send: onSave });
  };
  return (
    <PostForm form={form} onSubmit={submit} className="grid gap-4 py-4">
      <p className="max-w-[62ch] text-soft">{t('postLimitsLead')}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {POST_LIMITS.map((name) => (
          <Input key={name} label={t(name)} inputMode="numeric" maxLength={4} {...form.text(name)} />
        ))}
      </div>
      <FormFailure message={form.failure} />
      <Button type="submit" kind="quiet" busy={form.busy} className="justify-self-start">
        {t('savePostLimits')}
      </Button>
    </PostForm>
  );
}
