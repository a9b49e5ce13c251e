import type { NotificationSetting } from '@fairbridge/contract/notification/notification.calls.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Checkbox, Select } from '../../ui/field.tsx';
import { SettingsLoading } from '../../ui/settings-loading.tsx';
import { useSettings, type SettingsPlace } from '../../ui/use-settings.ts';
import { notificationTexts } from './notification.texts.ts';

type Change = { language?: 'zh' | 'en'; wanted?: Partial<NotificationSetting['wanted']> };
const CATEGORIES = [
  ['notice', 'noticeHint'],
  ['digest', 'digestHint'],
  ['news', 'newsHint'],
  ['invitation', 'invitationHint'],
] as const;

const SETTING: SettingsPlace<NotificationSetting, Change> = {
  read: (signal) => api(calls.notification.getSetting, {}, signal),
  with: (setting, change) => ({ ...setting, ...change, wanted: { ...setting.wanted, ...change.wanted } }),
  write: (_, change) => api(calls.notification.saveSetting, change),
};

/** Which e-mails of this fair somebody receives, and in which language: for the personal centre of whoever is signed in. Saves each change at once. */
export function NotificationSettings() {
  const t = useTexts(notificationTexts);
  const { settings: setting, failure, save, again } = useSettings(SETTING, t('Saved'));
  if (setting === null)
    return <SettingsLoading failure={failure} words={{ loading: t('loading'), again: t('TryAgain') }} again={again} />;
  return (
    <div className="grid gap-5">
      <p className={setting.address === null ? 'note' : 'text-soft'}>
        {setting.address === null ? t('noAddress') : t('sentTo', { address: setting.address })}
      </p>
      <fieldset className="grid gap-4">
        <legend className="field-label mb-2">{t('kinds')}</legend>
        {CATEGORIES.map(([category, hint]) => (
          <Checkbox
            key={category}
            label={t(category)}
            hint={t(hint)}
            checked={setting.wanted[category]}
            onChange={(event) => void save({ wanted: { [category]: event.target.checked } })}
          />
        ))}
        <p className="field-hint">{t('always')}</p>
      </fieldset>
      <div className="max-w-xs">
        <Select
          label={t('language')}
          value={setting.language}
          options={[
            { value: 'zh', label: t('zh') },
            { value: 'en', label: t('en') },
          ]}
          onChange={({ target: { value } }) => {
            if (isLang(value)) void save({ language: value });
          }}
        />
      </div>
    </div>
  );
}
