import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useLocation, useNavigate } from 'react-router';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { savePendingAction } from '../../session/pending-action.ts';
import { registrationStep } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { storeTarget } from '../../session/target.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Textarea } from '../../ui/field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { begunSignup } from './begun-signup.ts';
import { signupPageTexts } from './signup-page.texts.ts';

/** To a guest, and to a visitor whose registration is unfinished: what can be written before, and the ways in, which lead back here with what was written. */
export default function SignupGuest({ meetingId }: { meetingId: string }) {
  const t = useTexts(signupPageTexts);
  const lang = useLang();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = usePersistentForm(begunSignup(meetingId), () => ({ title: '', description: '' }));
  const go = (to: string): void => {
    savePendingAction(begunSignup(meetingId), form.values);
    storeTarget(pathname + search, 'everyone');
    void navigate(localPath(lang, to));
  };
  const nextStep = user === null ? null : registrationStep(user);
  return (
    <section className="card grid gap-5 p-5 md:p-6" aria-labelledby="sign-up-guest">
      <div className="grid gap-1">
        <h2 id="sign-up-guest" className="text-xl">
          {t(nextStep === null ? 'guestTitle' : 'goOnRegistering')}
        </h2>
        <p>{t('registeredOnly')}</p>
        {nextStep === null && <p className="text-soft">{t('loginHint')}</p>}
      </div>
      <PostForm form={form} className="grid gap-5" onSubmit={() => go(nextStep ?? '/login/person')}>
        <p className="field-hint">{t('begin')}</p>
        <Input label={t('seek')} hint={t('seekHint')} maxLength={LIMITS.articleTitleMax} {...form.text('title')} />
        <Textarea label={t('details')} rows={3} maxLength={LIMITS.meetingTextMax} {...form.text('description')} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit">{t(nextStep === null ? 'login' : 'goOnRegistering')}</Button>
          {nextStep === null && (
            <>
              <Button kind="quiet" onClick={() => go('/register/email/0')}>
                {t('register')}
              </Button>
              <Button kind="plain" onClick={() => go('/login/actor')}>
                {t('loginExhibitor')}
              </Button>
            </>
          )}
        </div>
      </PostForm>
    </section>
  );
}
