import type { Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { writtenAnswersTexts } from './written-answers.texts.ts';

/** All answers to the questions of a place as a sheet: numbered, without whom. */
export function AnswersExport({ site }: { site: Site }) {
  const t = useTexts(writtenAnswersTexts);
  const lang = useLang();
  const may = useCanCall(calls.questionnaire.getAnswers);
  if (!may) return null;
  return (
    <SaveButton save={() => downloadFile(calls.questionnaire.getAnswers, { site, lang })}>{t('exportAll')}</SaveButton>
  );
}
