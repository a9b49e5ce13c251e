import type { VisitorPrivacy } from '@fairbridge/contract/visitor/visitor-browse.shapes.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { useAct } from '../../ui/use-act.ts';
import { PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { privacyTexts } from './privacy.texts.ts';

function usePrivacy() {
  const t = useTexts(privacyTexts);
  const lang = useLang();
  const [privacy, setPrivacy] = useState<VisitorPrivacy | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const { busy, run } = useAct();
  useEffect(() => {
    const leaving = new AbortController();
    api(calls.visitor.privacy, {}, leaving.signal).then(
      (loaded) => {
        setPrivacy(loaded);
        setFailure('');
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureText(error, lang));
      },
    );
    return () => leaving.abort();
  }, [lang, tries]);
  /** Shows the change at once; a failure puts it back. */
  const save = async (change: Partial<VisitorPrivacy>): Promise<void> => {
    if (privacy === null || busy) return;
    const changed = { ...privacy, ...change };
    setPrivacy(changed);
    await run(async () => setPrivacy(await api(calls.visitor.setPrivacy, changed)), {
      said: t('seenSaved'),
      onFailure: () => setPrivacy(privacy),
    });
  };
  return { privacy, failure, save, again: () => setTries((before) => before + 1) };
}

/** What a visitor decides about being seen by others; each change is saved at once. */
export function PrivacySeen() {
  const t = useTexts(privacyTexts);
  const { privacy, failure, save, again } = usePrivacy();
  return (
    <PersonalSection title={t('seenTitle')}>
      {privacy === null && failure === '' && (
        <p className="text-soft" role="status">
          {t('loading')}
        </p>
      )}
      {failure !== '' && privacy === null && (
        <div role="alert">
          <p className="field-error mb-3">{failure}</p>
          <Button kind="quiet" onClick={again}>
            {t('again')}
          </Button>
        </div>
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
        </div>
      )}
    </PersonalSection>
  );
}
