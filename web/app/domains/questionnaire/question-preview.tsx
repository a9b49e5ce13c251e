import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { htmlLang, LangProvider, useLang, useTexts } from '../../i18n/lang.tsx';
import { PreviewLanguages } from '../../components/content/preview-languages.tsx';
import { fitted, type Given } from './answers.ts';
import { QuestionList } from './question-list.tsx';

const NO_ERRORS = {};

/** Questions as they are asked, in either language, to be tried out; nothing is sent. */
export function QuestionPreview({ questions, label }: { questions: readonly Question[]; label: string }) {
  const t = useTexts(sharedTexts);
  const here = useLang();
  const [lang, setLang] = useState<Lang>(here);
  const [given, setGiven] = useState<Given>({});
  return (
    <div role="group" aria-label={label}>
      <div className="mb-4 flex gap-2">
        <PreviewLanguages lang={lang} names={{ zh: t('Chinese'), en: t('English') }} onChange={setLang} />
      </div>
      <LangProvider value={lang}>
        <div lang={htmlLang(lang)}>
          <QuestionList questions={questions} given={fitted(questions, given)} errors={NO_ERRORS} onChange={setGiven} />
        </div>
      </LangProvider>
    </div>
  );
}
