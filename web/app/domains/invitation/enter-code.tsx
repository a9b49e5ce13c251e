import { useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { joinTexts } from './code.texts.ts';

/** Where a code is typed, and where one that was wrong is typed anew. */
export default function EnterCode({ failure = '' }: { failure?: string }) {
  const t = useTexts(joinTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const go = (): void => {
    const typed = code.replaceAll(/[^A-Za-z0-9]/g, '');
    if (typed !== '') void navigate(localPath(lang, `/join/${typed}`));
  };
  return (
    <PostForm onSubmit={go}>
      <h1 className="text-2xl">{t('enterTitle')}</h1>
      <p className="text-soft">{t('enterLead')}</p>
      <FormFailure message={failure} />
      <Input
        name="code"
        label={t('code')}
        autoComplete="off"
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div>
        <Button type="submit">{t('continue')}</Button>
      </div>
    </PostForm>
  );
}
