import { workDigestEvery, type WorkDigestEvery } from '@fairbridge/contract/workbench/workbench.digest.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Select } from '../../ui/field.tsx';
import { SettingsLoading } from '../../ui/settings-loading.tsx';
import { useSettings, type SettingsPlace } from '../../ui/use-settings.ts';
import { workDigestTexts } from './work-digest.texts.ts';

type Setting = { every: WorkDigestEvery };

const SETTING: SettingsPlace<Setting, Setting> = {
  read: (signal) => api(calls.workbench.getDigest, {}, signal),
  with: (_, change) => change,
  write: (_, change) => api(calls.workbench.saveDigest, change),
};

/** How often an employee of an exhibitor is written to about what waits at work. Saves each change at once. */
export function WorkDigest() {
  const t = useTexts(workDigestTexts);
  const { settings, failure, save, again } = useSettings(SETTING, t('Saved'));
  return (
    <section className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <p className="text-soft">{t('lead')}</p>
      </div>
      {settings === null ? (
        <SettingsLoading failure={failure} words={{ loading: t('loading'), again: t('TryAgain') }} again={again} />
      ) : (
        <div className="max-w-xs">
          <Select
            label={t('every')}
            value={settings.every}
            options={workDigestEvery.options.map((value) => ({ value, label: t(value) }))}
            onChange={({ target: { value } }) => {
              const every = workDigestEvery.safeParse(value);
              if (every.success) void save({ every: every.data });
            }}
          />
        </div>
      )}
    </section>
  );
}
