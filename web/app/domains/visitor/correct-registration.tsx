import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useAction } from '../../ui/use-action.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';

const PARTS = [
  { to: '/l-register/account-email-info/0', text: 'stepPerson' },
  { to: '/register/account-info/1', text: 'stepCompany' },
  { to: '/questionnaire', text: 'stepQuestions' },
] as const;

/** After a review that was not approved: why, the steps to correct, and handing them in again (ruling 2.6). */
export function CorrectRegistration({ reason }: { reason: string }) {
  const t = useTexts(registrationTexts);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const handIn = async (): Promise<void> => updateUser((await api(calls.visitor.submitAgain, {})).user);
  return (
    <div className="mt-4 grid gap-5">
      {reason !== '' && (
        <blockquote className="note note-bad">
          <p className="font-semibold">{t('reasonTitle')}</p>
          <p className="whitespace-pre-line">{reason}</p>
        </blockquote>
      )}
      <div>
        <h2 className="text-lg">{t('correctLead')}</h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {PARTS.map(({ to, text }) => (
            <li key={to}>
              <LocalLink to={to} className="flex min-h-12 items-center justify-between gap-4 hover:text-action">
                <span>{t(text)}</span>
                <span className="inline-flex items-center gap-1.5 text-action">
                  <Icon name="edit" size={18} />
                  {t('correct')}
                </span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
      <FormFailure message={failure} />
      <Button className="justify-self-start" busy={busy} onClick={() => void run(handIn, { success: t('handedIn') })}>
        {t('handInAgain')}
      </Button>
    </div>
  );
}
