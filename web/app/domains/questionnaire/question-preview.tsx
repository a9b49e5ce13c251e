import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { htmlLang, LangProvider, useLang, useTexts } from '../../i18n/lang.tsx';
import { PreviewLanguages } from '../../components/content/preview-languages.tsx';
import { fitted, type Given } from './answers.ts';
import { questionEditorTexts } from './question-editor.texts.ts';
import { QuestionList } from './question-list.tsx';

const NO_ERRORS = {};

/** Questions as they are asked, in either language, to be tried out; nothing is sent. */
export function QuestionPreview({ questions, label }: { questions: readonly Question[]; label: string }) {
  const t = useTexts(questionEditorTexts);
  const here = useLang();
  const [lang, setLang] = useState<Lang>(here);
  const [given, setGiven] = useState<Given>({});
  return (
    <div role="group" aria-label={label}>
      <div className="mb-4 flex gap-2">
        <PreviewLanguages lang={lang} names={{ zh: t('inChinese'), en: t('inEnglish') }} onChange={setLang} />
      </div>
      <LangProvider value={lang}>
        <div lang={htmlLang(lang)}>
          <QuestionList questions={questions} given={fitted(questions, given)} errors={NO_ERRORS} onChange={setGiven} />
        </div>
      </LangProvider>
    </div>
  );
}
