import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Steps } from '../../ui/steps.tsx';
import { registrationTexts } from './registration.texts.ts';

/** The four parts of the registration: account, you, company, interests. */
export type RegistrationPart = 0 | 1 | 2 | 3;

/** Every step of the registration in the same frame: where one is, what is asked and why. */
export function RegistrationFrame({
  part,
  title,
  lead,
  wide = false,
  children,
}: {
  part: RegistrationPart;
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(registrationTexts);
  return (
    <div className="page py-8 md:py-12">
      <div className={`mx-auto ${wide ? 'max-w-3xl' : 'max-w-xl'}`}>
        <p className="mb-3 font-semibold text-action">{t('title')}</p>
        <Steps labels={[t('stepAccount'), t('stepPerson'), t('stepCompany'), t('stepQuestions')]} current={part} />
        <h1 className="text-2xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}
