import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { Checkbox, Input } from '../../ui/field.tsx';
import type { FormErrors } from '../../ui/form.ts';
import { storeRegistration, registration } from '../registration/registration-progress.ts';
import type { Consent } from './register-sending.ts';
import { registrationTexts } from './registration.texts.ts';

export type ConsentValues = {
  accepted: boolean;
  minor: boolean;
  guardianName: string;
  guardianContact: string;
  advertisingSharing: boolean;
};
type Flag = 'accepted' | 'minor' | 'advertisingSharing';

/** As it stood before this page was loaded again. */
export function storedConsent(): ConsentValues {
  const { accepted, minor, guardianName, guardianContact, advertisingSharing } = registration();
  return { accepted, minor, guardianName, guardianContact, advertisingSharing };
}

/** The consent as the calls take it: to the policy in the version of today, in the language it was read in (ruling 2.10). */
export function useConsent(): (values: ConsentValues) => Consent {
  const lang = useLang();
  const version = useExhibition()?.consentVersion ?? '';
  return ({ accepted, minor, guardianName, guardianContact, advertisingSharing }) => ({
    accepted,
    version,
    language: lang,
    minor,
    ...(minor && { guardianName, guardianContact }),
    advertisingSharing,
  });
}

/** Consent to the privacy policy; whoever is under 18 names a guardian. What is typed is kept in this window. */
export function ConsentFields({
  values: { accepted, minor, guardianName, guardianContact, advertisingSharing },
  errors,
  visitor = true,
  setFlag,
  setText,
}: {
  values: ConsentValues;
  errors: FormErrors;
  /** Employees are asked for nothing on behalf of advertisers. */
  visitor?: boolean;
  setFlag: (key: Flag, value: boolean, field: string) => void;
  setText: (key: 'guardianName' | 'guardianContact', value: string, field: string) => void;
}) {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const version = useExhibition()?.consentVersion ?? '';
  // One rule for both fields: it is shown at the one that is empty.
  const guardian = errors['consent.guardianName'];
  const named = guardianName.trim() !== '';
  const flag = (key: Flag, value: boolean, field: string): void => {
    setFlag(key, value, field);
    storeRegistration({ [key]: value });
  };
  const type = (key: 'guardianName' | 'guardianContact', value: string): void => {
    setText(key, value, 'consent.guardianName');
    storeRegistration({ [key]: value });
  };
  return (
    <div className="grid gap-3">
      <Checkbox
        name="consent.accepted"
        checked={accepted}
        onChange={(event) => flag('accepted', event.target.checked, 'consent.accepted')}
        error={errors['consent.accepted']}
        label={
          <>
            {t('consentBefore')}{' '}
            <a className="link" href={localHref(lang, '/agreement')} target="_blank" rel="noopener">
              {t('privacy')}
              <span className="sr-only">{t('newWindow')}</span>
            </a>
            {version !== '' && <span className="num text-soft">{t('consentVersion', { version })}</span>}
          </>
        }
      />
      <Checkbox
        label={t('minor')}
        name="consent.minor"
        checked={minor}
        onChange={(event) => flag('minor', event.target.checked, 'consent.guardianName')}
      />
      {visitor && (
        <Checkbox
          label={t('advertisingSharing')}
          name="consent.advertisingSharing"
          checked={advertisingSharing}
          onChange={(event) => flag('advertisingSharing', event.target.checked, 'consent.advertisingSharing')}
        />
      )}
      {minor && (
        <fieldset className="ml-7 grid gap-4 border-l-4 border-line pl-4">
          <legend className="sr-only">{t('guardian')}</legend>
          <Input
            label={t('guardianName')}
            required
            name="consent.guardianName"
            value={guardianName}
            onChange={(event) => type('guardianName', event.target.value)}
            error={named ? undefined : guardian}
          />
          <Input
            label={t('guardianContact')}
            required
            name="consent.guardianContact"
            value={guardianContact}
            onChange={(event) => type('guardianContact', event.target.value)}
            error={named ? guardian : undefined}
          />
        </fieldset>
      )}
    </div>
  );
}
