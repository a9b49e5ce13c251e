import type { ManagedQuestion, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { questionEditorTexts } from './question-editor.texts.ts';

/** What the list can do with its questions. After each act, and after a refused one too, the list is loaded anew. */
export function useQuestionActs(site: Site, version: number, asked: readonly ManagedQuestion[]) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const act = async (work: () => Promise<string>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      toast.good(await work());
    } catch (error) {
      toast.error(failureOf(error)?.fields[0]?.message ?? failureText(error, lang));
    }
    await revalidate();
    setBusy(false);
  };

  /** Puts a question before the one that stands at `place` now; the number of questions puts it last. */
  const move = (question: ManagedQuestion, place: number): Promise<void> =>
    act(async () => {
      const from = asked.indexOf(question);
      const others = asked.filter((one) => one !== question);
      const at = place > from ? place - 1 : place;
      const codes = [...others.slice(0, at), question, ...others.slice(at)].map(({ code }) => code);
      await api(calls.questionnaire.sort, { site, version, codes });
      return t('sorted', { name: inLang(question.title, lang), place: at + 1 });
    });

  const remove = ({ code, version: own }: ManagedQuestion): Promise<void> =>
    act(async () => {
      const { done } = await api(calls.questionnaire.remove, { code, version: own });
      return t(done === 'deleted' ? 'deleted' : 'retiredDone');
    });

  return { busy, move, remove };
}
