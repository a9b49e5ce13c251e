import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';

const load = defineLoad(({ api }) => api(calls.exhibition.page, {}));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({ title: wordsIn(contentTexts.questions, lang) }));

export default function QuestionsScreen() {
  const { questions } = load.useData();
  const t = useTexts(contentTexts);
  const lang = useLang();
  return (
    <div className="page-narrow pt-8">
      <h1 className="text-3xl">{t('questions')}</h1>
      <p className="mt-1 mb-6 text-soft">
        {t('questionsLead')}{' '}
        <LocalLink to="/suggest" className="link">
          {t('questionsAsk')}
        </LocalLink>
      </p>
      {questions.length === 0 && <EmptyState title={t('questionsEmpty')} />}
      {questions.map(({ question, answer }, index) => (
        <details key={index} className="group card mb-2.5 open:border-action">
          <summary className="flex min-h-13 list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-action">
            {inLang(question, lang)}
            <span aria-hidden="true" className="text-xl text-soft group-open:rotate-45">
              +
            </span>
          </summary>
          <Paragraphs text={inLang(answer, lang)} className="px-5 pb-5" />
        </details>
      ))}
    </div>
  );
}
