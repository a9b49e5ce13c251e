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
type NumberSetting = (typeof POST_LIMITS)[number] | 'replayDays';

const typed = (value: string): number | string => (/^\d{1,9}$/.test(value.trim()) ? Number(value) : value);

/** Whole numbers of the settings, saved together. */
export function NumberSettings({
  names,
  lead,
  act,
  settings,
  onSave,
}: {
  names: readonly NumberSetting[];
  lead: string;
  act: string;
  settings: FairSettings;
  onSave: (numbers: InputOf<typeof saveSettings>) => Promise<void>;
}) {
  const t = useTexts(settingsTexts);
  const form = useForm<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(names.map((name) => [name, String(settings[name])])),
  );
  const submit = (): void => {
    const input = Object.fromEntries(names.map((name) => [name, typed(form.values[name] ?? '')]));
    void form.submit({ schema: saveSettings.input, input, send: onSave });
  };
  return (
    <PostForm form={form} onSubmit={submit} className="grid gap-4 py-4">
      <p className="max-w-[62ch] text-soft">{lead}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {names.map((name) => (
          <Input key={name} label={t(name)} inputMode="numeric" maxLength={4} {...form.text(name)} />
        ))}
      </div>
      <FormFailure message={form.failure} />
      <Button type="submit" kind="quiet" busy={form.busy} className="justify-self-start">
        {act}
      </Button>
    </PostForm>
  );
}
