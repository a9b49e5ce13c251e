import { KINDS, type ManagedQuestion } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { isPlainObject } from '../../editing/three-way-merge.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { questionEditorTexts } from './question-editor.texts.ts';

/** How the parts of a question are called, and what is chosen in them. */
export function useQuestionDescriptions(questions: readonly ManagedQuestion[]): FieldDescriptions {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const both = (path: string, label: string): Record<string, string> => ({
    [`draft.${path}.zh`]: t('zh', { label }),
    [`draft.${path}.en`]: t('en', { label }),
  });
  const labels: Readonly<Record<string, string>> = {
    ...both('title', t('questionTitle')),
    ...both('hint', t('questionHint')),
    ...both('section', t('questionSection')),
    ...both('unit', t('unit')),
    'draft.kind': t('kind'),
    'draft.required': t('mustAnswer'),
    'draft.min': t('leastValue'),
    'draft.max': t('mostValue'),
    'draft.whole': t('whole'),
    'draft.options': t('optionsTitle'),
    'draft.condition': t('conditionTitle'),
  };
  /** `农药 / Pesticides`, one a line. */
  const optionWords = (options: readonly unknown[]): string =>
    options
      .map((option) => (isPlainObject(option) && isPlainObject(option['name']) ? option['name'] : {}))
      .map(({ zh, en }) => [zh, en].filter((name) => typeof name === 'string' && name !== '').join(' / '))
      .join('\n');
  const conditionWords = (condition: unknown): string => {
    const source = isPlainObject(condition) ? questions.find(({ code }) => code === condition['question']) : undefined;
    if (source === undefined || !isPlainObject(condition)) return t('conditionNone');
    const choices: unknown = condition['choices'];
    const names = source.options.filter(({ code }) => Array.isArray(choices) && choices.includes(code));
    return t('shownWhen', {
      question: inLang(source.title, lang),
      choices: names.map(({ name }) => inLang(name, lang)).join(t('or')),
    });
  };
  return {
    labelOf: (path) => labels[path] ?? '',
    say: (path, value) => {
      if (path === 'draft.options' && Array.isArray(value)) return optionWords(value);
      if (path === 'draft.condition') return conditionWords(value);
      const kind = KINDS.find((one) => path === 'draft.kind' && one === value);
      return kind === undefined ? null : t(kind);
    },
  };
}
