import { mostChoices } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import type { Option, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toggled } from './answers.ts';
import { questionnaireTexts } from './questionnaire.texts.ts';

export type ChoicesProps = {
  question: Question;
  choices: readonly string[];
  /** Of the controls, so that a form and its preview can stand on one page. */
  name: string;
  onChange: (choices: readonly string[]) => void;
};

/** Three beside one another where there is room, fewer in a narrow place. */
const ROOMY = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,28%)),1fr))] gap-x-4 gap-y-1';

/** The option's name; one that is no longer offered says so, and stands only where it was chosen. */
export function useOptionName(): (option: Option) => string {
  const t = useTexts(questionnaireTexts);
  const lang: Lang = useLang();
  return ({ name, retired }) => (retired ? t('retired', { name: inLang(name, lang) }) : inLang(name, lang));
}

/** One of the choices; an optional question can be left without an answer again. */
export function SingleChoice({ question, choices, name, onChange }: ChoicesProps) {
  const t = useTexts(questionnaireTexts);
  const nameOf = useOptionName();
  const [chosen = ''] = choices;
  return (
    <div className={ROOMY}>
      {question.options.map((option) => (
        <label key={option.code} className="choice max-md:py-2.5">
          <input
            type="radio"
            name={name}
            value={option.code}
            checked={chosen === option.code}
            onChange={() => onChange([option.code])}
          />
          <span>{nameOf(option)}</span>
        </label>
      ))}
      {!question.required && chosen !== '' && (
        <button type="button" className="link min-h-9 justify-self-start" onClick={() => onChange([])}>
          {t('noAnswer')}
        </button>
      )}
    </div>
  );
}

/** Several of the choices, up to the question's maximum. */
export function MultipleChoice({ question, choices, name, onChange }: ChoicesProps) {
  const nameOf = useOptionName();
  const max = mostChoices(question);
  const full = max !== null && choices.length >= max;
  return (
    <div className={ROOMY}>
      {question.options.map((option) => {
        const checked = choices.includes(option.code);
        return (
          <label key={option.code} className={`choice max-md:py-2.5 ${full && !checked ? 'text-soft' : ''}`}>
            <input
              type="checkbox"
              name={name}
              value={option.code}
              checked={checked}
              aria-disabled={full && !checked ? true : undefined}
              onChange={() => onChange(toggled(choices, option.code, max))}
            />
            <span>{nameOf(option)}</span>
          </label>
        );
      })}
    </div>
  );
}

/** So many chips stand in sight before the rest is folded away. */
const SHOWN = 8;

/** What has been chosen of a long list, each to be taken back by one press. */
export function ChosenChips({ question, choices, onChange }: Omit<ChoicesProps, 'name'>) {
  const t = useTexts(questionnaireTexts);
  const nameOf = useOptionName();
  const [all, setAll] = useState(false);
  if (choices.length === 0) return null;
  const shown = all ? choices : choices.slice(0, SHOWN);
  const labelOf = (code: string): string => {
    const option = question.options.find((one) => one.code === code);
    return option === undefined ? code : nameOf(option);
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {shown.map((code) => (
        <button
          key={code}
          type="button"
          className="chip"
          aria-label={t('remove', { name: labelOf(code) })}
          onClick={() => onChange(choices.filter((one) => one !== code))}
        >
          {labelOf(code)}
          <Icon name="close" size={14} />
        </button>
      ))}
      {choices.length > SHOWN && (
        <button type="button" className="link num min-h-8" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('moreChosen', { count: choices.length - SHOWN })}
        </button>
      )}
      <button type="button" className="link min-h-8" onClick={() => onChange([])}>
        {t('clear')}
      </button>
    </div>
  );
}
