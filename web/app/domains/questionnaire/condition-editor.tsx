import { isChoice, offeredOptions } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import type { Condition, ManagedQuestion } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useId } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Select } from '../../ui/field.tsx';
import { inTreeOrder } from './question-form-values.ts';
import { questionEditorTexts } from './question-editor.texts.ts';

function Choices({
  source,
  condition,
  onChange,
}: {
  source: ManagedQuestion;
  condition: Condition;
  onChange: (condition: Condition) => void;
}) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const toggle = (code: string): void => {
    const { choices } = condition;
    const next = choices.includes(code) ? choices.filter((one) => one !== code) : [...choices, code];
    onChange({ ...condition, choices: next });
  };
  const offered = new Set(offeredOptions(source).map(({ code }) => code));
  const rows = inTreeOrder(source.options).filter(({ option }) => offered.has(option.code));
  return (
    <fieldset className="mt-4">
      <legend className="field-label mb-1">{t('conditionChoices')}</legend>
      <div className="max-h-72 overflow-y-auto rounded-sign border border-line bg-card px-3 py-2">
        {rows.map(({ option, depth }) => (
          <label key={option.code} className="choice" style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
            <input
              type="checkbox"
              checked={condition.choices.includes(option.code)}
              onChange={() => toggle(option.code)}
            />
            <span>{inLang(option.name, lang)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Of whom a question is asked: everybody, or whom has chosen something in an earlier question. */
export function ConditionEditor({
  earlier,
  condition,
  error,
  onChange,
}: {
  /** The questions before this one. */
  earlier: readonly ManagedQuestion[];
  condition: Condition | null;
  error: string | undefined;
  onChange: (condition: Condition | null) => void;
}) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const id = useId();
  const sources = earlier.filter(isChoice);
  const source = sources.find(({ code }) => code === condition?.question);
  if (sources.length === 0 && condition === null) return <p className="text-soft">{t('conditionNobody')}</p>;
  return (
    <div data-field>
      <Select
        id={id}
        label={t('conditionSource')}
        hint={t('conditionLead')}
        error={error}
        placeholder={t('conditionNone')}
        options={sources.map(({ code, title }) => ({ value: code, label: inLang(title, lang) }))}
        value={source?.code ?? ''}
        onChange={({ target: { value } }) => onChange(value === '' ? null : { question: value, choices: [] })}
      />
      {source !== undefined && condition !== null && (
        <Choices source={source} condition={condition} onChange={onChange} />
      )}
    </div>
  );
}
