import type { VisitorPrivacy } from '@fairbridge/contract/visitor/visitor-browse.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { SettingsLoading } from '../../ui/settings-loading.tsx';
import { useSettings, type SettingsPlace } from '../../ui/use-settings.ts';
import { PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { privacyTexts } from './privacy.texts.ts';

const PRIVACY: SettingsPlace<VisitorPrivacy, Partial<VisitorPrivacy>> = {
  read: (signal) => api(calls.visitor.privacy, {}, signal),
  with: (privacy, change) => ({ ...privacy, ...change }),
  write: (privacy) => api(calls.visitor.setPrivacy, privacy),
};

/** What a visitor decides about being seen by others; each change is saved at once. */
export function PrivacySeen() {
  const t = useTexts(privacyTexts);
  const { settings: privacy, failure, save, again } = useSettings(PRIVACY, t('seenSaved'));
  return (
    <PersonalSection title={t('seenTitle')}>
      {privacy === null && (
        <SettingsLoading failure={failure} words={{ loading: t('loading'), again: t('TryAgain') }} again={again} />
      )}
      {privacy !== null && (
        <div className="grid max-w-2xl gap-4">
          <Checkbox
            label={t('listed')}
            hint={t('listedHint')}
            checked={privacy.listed}
            onChange={(event) => void save({ listed: event.target.checked })}
          />
          <Checkbox
            label={t('looksShown')}
            hint={t('looksShownHint')}
            checked={privacy.looksShown}
            onChange={(event) => void save({ looksShown: event.target.checked })}
          />
          <Checkbox
            label={t('advertisingSharing')}
            hint={t('advertisingSharingHint')}
            checked={privacy.advertisingSharing}
            onChange={(event) => void save({ advertisingSharing: event.target.checked })}
          />
          <Checkbox
            label={t('tracked')}
            hint={t('trackedHint')}
            checked={privacy.tracked}
            onChange={(event) => void save({ tracked: event.target.checked })}
          />
        </div>
      )}
    </PersonalSection>
  );
}
