import { isChoice } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import { kind as kindShape, type Kind } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Checkbox, Input, Select } from '../../ui/field.tsx';
import type { QuestionFormValues } from './question-form-values.ts';
import { questionEditorTexts } from './question-editor.texts.ts';

export type Edit = {
  draft: QuestionFormValues;
  errors: Readonly<Record<string, string>>;
  /** Changes a part of the draft; `field` is the error's that it takes away. */
  change: (part: Partial<QuestionFormValues>, field: string) => void;
};

/** What the two sides of a text are called. */
function useSides(): (label: string) => Bilingual {
  const t = useTexts(questionEditorTexts);
  return (label) => ({ zh: t('zh', { label }), en: t('en', { label }) });
}

/** `name`, `value`, `errors` and `onChange` of a text in both languages. */
const pairOf = ({ draft, errors, change }: Edit, name: 'title' | 'hint' | 'section' | 'unit') => ({
  name,
  value: draft[name],
  errors,
  onChange: (value: Bilingual, field: string) => change({ [name]: value }, field),
});

/** Title, hint and the part it begins. */
export function WordFields(edit: Edit) {
  const t = useTexts(questionEditorTexts);
  const sides = useSides();
  return (
    <div className="grid gap-5">
      <BilingualField labels={sides(t('questionTitle'))} need="either" max={300} {...pairOf(edit, 'title')} />
      <BilingualField labels={sides(t('questionHint'))} max={500} {...pairOf(edit, 'hint')} />
      <BilingualField
        labels={sides(t('questionSection'))}
        hint={t('sectionLead')}
        max={100}
        {...pairOf(edit, 'section')}
      />
    </div>
  );
}

type Bound = {
  least?: 'least' | 'leastValue';
  most: 'most' | 'mostValue' | 'mostCharacters';
  hint: 'noBound' | 'eighty' | 'fiveHundred';
};
/** What `min` and `max` of a kind mean; a single choice has none. */
const BOUNDS: Record<Kind, Bound | null> = {
  single: null,
  multiple: { least: 'least', most: 'most', hint: 'noBound' },
  tree: { least: 'least', most: 'most', hint: 'eighty' },
  text: { most: 'mostCharacters', hint: 'fiveHundred' },
  number: { least: 'leastValue', most: 'mostValue', hint: 'noBound' },
};

function BoundFields({ draft: formValues, errors, change, bound }: Edit & { bound: Bound }) {
  const t = useTexts(questionEditorTexts);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {bound.least !== undefined && (
        <Input
          label={t(bound.least)}
          error={errors['min']}
          inputMode="numeric"
          className="num max-w-40"
          maxLength={11}
          value={formValues.min}
          onChange={(event) => change({ min: event.target.value }, 'min')}
        />
      )}
      <Input
        label={t(bound.most)}
        hint={t(bound.hint)}
        error={errors['max']}
        inputMode="numeric"
        className="num max-w-40"
        maxLength={11}
        value={formValues.max}
        onChange={(event) => change({ max: event.target.value }, 'max')}
      />
    </div>
  );
}

/** Kind, whether it must be answered, and the bounds that its kind has. */
export function KindFields({ answers, ...edit }: Edit & { answers: number }) {
  const t = useTexts(questionEditorTexts);
  const sides = useSides();
  const { draft: formValues, errors, change } = edit;
  const bound = BOUNDS[formValues.kind];
  const kinds = kindShape.options.filter((one) => answers === 0 || one === formValues.kind);
  return (
    <div className="grid gap-5">
      <div className="max-w-xs">
        <Select
          label={t('kind')}
          error={errors['kind']}
          {...(answers > 0 && { hint: t('kindFixed', { count: answers }) })}
          options={kinds.map((one) => ({ value: one, label: t(one) }))}
          value={formValues.kind}
          onChange={({ target: { value } }) => {
            const next = kindShape.options.find((one) => one === value) ?? 'single';
            // bounds of another kind mean something else
            change(
              { kind: next, ...(isChoice({ kind: next }) === isChoice(formValues) ? {} : { min: '', max: '' }) },
              'kind',
            );
          }}
        />
      </div>
      <Checkbox
        label={t('mustAnswer')}
        checked={formValues.required}
        onChange={(event) => change({ required: event.target.checked }, 'required')}
      />
      {bound !== null && <BoundFields {...edit} bound={bound} />}
      {formValues.kind === 'number' && (
        <>
          <BilingualField labels={sides(t('Unit'))} max={20} {...pairOf(edit, 'unit')} />
          <Checkbox
            label={t('whole')}
            checked={formValues.whole}
            onChange={(event) => change({ whole: event.target.checked }, 'whole')}
          />
        </>
      )}
    </div>
  );
}
