import type { ManagedQuestion, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useAction } from '../../ui/use-action.ts';
import { questionEditorTexts } from './question-editor.texts.ts';

/** What the list can do with its questions. After each act, and after a refused one too, the list is loaded anew. */
export function useQuestionActions(site: Site, version: number, asked: readonly ManagedQuestion[]) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });

  /** Puts a question before the one that stands at `place` now; the number of questions puts it last. */
  const move = (question: ManagedQuestion, place: number): Promise<boolean> => {
    const from = asked.indexOf(question);
    const others = asked.filter((one) => one !== question);
    const at = place > from ? place - 1 : place;
    const codes = [...others.slice(0, at), question, ...others.slice(at)].map(({ code }) => code);
    return run(() => api(calls.questionnaire.sort, { site, version, codes }), {
      success: t('sorted', { name: inLang(question.title, lang), place: at + 1 }),
    });
  };

  const remove = ({ code, version: own }: ManagedQuestion): Promise<boolean> =>
    run(() => api(calls.questionnaire.remove, { code, version: own }), {
      success: ({ done }) => t(done === 'deleted' ? 'deleted' : 'retiredDone'),
    });

  return { busy, move, remove };
}
