import type { NotificationSetting } from '@fairbridge/contract/notification/notification.calls.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Select } from '../../ui/field.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { useAct } from '../../ui/use-act.ts';
import { notificationTexts } from './notification.texts.ts';

type Change = { language?: 'zh' | 'en'; wanted?: Partial<NotificationSetting['wanted']> };
const CATEGORIES = [
  ['notice', 'noticeHint'],
  ['digest', 'digestHint'],
  ['news', 'newsHint'],
  ['invitation', 'invitationHint'],
] as const;

function useSettings() {
  const t = useTexts(notificationTexts);
  const lang = useLang();
  const [setting, setSetting] = useState<NotificationSetting | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const { busy, run } = useAct();
  useEffect(() => {
    const leaving = new AbortController();
    api(calls.notification.getSetting, {}, leaving.signal).then(
      (loaded) => {
        setSetting(loaded);
        setFailure('');
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureText(error, lang));
      },
    );
    return () => leaving.abort();
  }, [lang, tries]);
  /** Shows the change at once; what the server then says holds, and a failure puts it back. */
  const save = async (change: Change): Promise<void> => {
    if (setting === null || busy) return;
    setSetting({ ...setting, ...change, wanted: { ...setting.wanted, ...change.wanted } });
    await run(async () => setSetting(await api(calls.notification.saveSetting, change)), {
      said: t('saved'),
      onFailure: () => setSetting(setting),
    });
  };
  return { setting, failure, save, again: () => setTries((before) => before + 1) };
}

/** Which e-mails of this fair somebody receives, and in which language: for the personal centre of whoever is signed in. Saves each change at once. */
export function NotificationSettings() {
  const t = useTexts(notificationTexts);
  const { setting, failure, save, again } = useSettings();
  if (setting === null)
    return failure === '' ? (
      <p className="text-soft" role="status">
        {t('loading')}
      </p>
    ) : (
      <div role="alert">
        <p className="field-error mb-3">{failure}</p>
        <Button kind="quiet" onClick={again}>
          {t('again')}
        </Button>
      </div>
    );
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
