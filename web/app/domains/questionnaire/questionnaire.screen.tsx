import { useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { REGISTRATION_COMPLETED } from '../../session/registration-step.ts';
import { updateUser, useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { RegistrationFrame } from '../../components/visitor/registration-frame.tsx';
import { track } from '../../tracking/track.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '观众问卷', en: 'Visitor questionnaire' });

const load = defineClientLoad(async ({ api }) => api(calls.questionnaire.get, {}));
export const clientLoader = load.browser;

/** Registration, part 4: the exhibition's questionnaire; saving it completes the registration. */
export default function QuestionnaireScreen() {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const user = useUser();
  const questionnaire = load.useData();
  return (
    <RegistrationFrame part={3} wide title={t('title')} lead={t('lead')}>
      <QuestionnaireForm
        questionnaire={questionnaire}
        owner={user?.subjectId ?? ''}
        send={t('submit')}
        onSaved={async (saved) => {
          track('001035005');
          if (saved.next === REGISTRATION_COMPLETED) track('001035006');
          updateUser(saved.user);
          await navigate(localPath(lang, saved.next));
        }}
      />
    </RegistrationFrame>
  );
}
