import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { getSession, updateUser, useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '修改问卷', en: 'Edit questionnaire' });

const HERE = '/personal/questionnaire/change';

const load = defineClientLoad(async ({ api, query }) => {
  const own = await api(calls.questionnaire.get, {});
  const isVisitor = getSession()?.user.subjectType === 'VISITOR';
  // the survey after the fair is the visitors' second questionnaire, once the organizer asks something there
  const survey = isVisitor ? await api(calls.questionnaire.get, { site: 'visit' }) : null;
  const surveyed = survey !== null && survey.questions.length > 0 ? survey : null;
  return { own, survey: surveyed, shown: query.get('site') === 'visit' && surveyed !== null ? surveyed : own };
});
export const clientLoader = load.browser;

const WORDS = {
  register: { title: 'changeTitle', lead: 'changeLead' },
  visit: { title: 'changeTitle', lead: 'visitLead' },
  exhibitor: { title: 'exhibitorTitle', lead: 'exhibitorLead' },
} as const;

/** The own questionnaire after the registration, of both roles (specification, section 2). */
export default function QuestionnaireChangeScreen() {
  const t = useTexts(questionnaireTexts);
  const user = useUser();
  const { revalidate } = useRevalidator();
  const { shown, survey } = load.useData();
  const words = WORDS[shown.site];
  return (
    <PersonalFrame title={t(words.title)} lead={t(words.lead)}>
      {survey !== null && (
        <Tabs
          label={t('sites')}
          current={shown.site === 'visit' ? `${HERE}?site=visit` : HERE}
          tabs={[
            { to: HERE, label: t('changeTitle') },
            { to: `${HERE}?site=visit`, label: t('visitTitle') },
          ]}
        />
      )}
      {shown.questions.length === 0 ? (
        <EmptyState title={t('noQuestions')} />
      ) : (
        <QuestionnaireForm
          key={shown.site}
          questionnaire={shown}
          owner={user?.subjectId ?? ''}
          send={t('Save')}
          onSaved={async (saved) => {
            updateUser(saved.user);
            toast.good(t('saved'));
            await revalidate();
          }}
        />
      )}
    </PersonalFrame>
  );
}
