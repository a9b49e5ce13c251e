import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import { setRules } from '@fairbridge/contract/lead/lead.calls.ts';
import {
  LEAD_RULE_KINDS,
  type Colleague,
  type LeadRuleKind,
  type LeadRules as Rules,
} from '@fairbridge/contract/lead/lead.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Checkbox, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { leadRulesTexts } from './lead-rules.texts.ts';

type Rule = { key: string; kind: LeadRuleKind; value: string; employeeId: string };
type Options = readonly { value: string; label: string }[];
type Values = Readonly<Record<LeadRuleKind, Options>>;

function RuleRow({
  rule,
  at,
  values,
  people,
  onChange,
  onRemove,
}: {
  rule: Rule;
  at: number;
  values: Values;
  people: Options;
  onChange: (change: Partial<Rule>) => void;
  onRemove: () => void;
}) {
  const t = useTexts(leadRulesTexts);
  return (
    <fieldset className="grid items-end gap-3 border-b border-line pb-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <legend className="sr-only">{t('rule', { number: at + 1 })}</legend>
      <Select
        label={t('by')}
        name={`kind-${rule.key}`}
        options={LEAD_RULE_KINDS.map((value) => ({ value, label: t(value) }))}
        value={rule.kind}
        onChange={({ target }) =>
          onChange({ kind: LEAD_RULE_KINDS.find((kind) => kind === target.value) ?? 'category', value: '' })
        }
      />
      <Select
        label={t('value')}
        name={`value-${rule.key}`}
        placeholder={t('select')}
        options={values[rule.kind]}
        value={rule.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <Select
        label={t('to')}
        name={`to-${rule.key}`}
        placeholder={t('select')}
        options={people}
        value={rule.employeeId}
        onChange={({ target }) => onChange({ employeeId: target.value })}
      />
      <Button kind="plain" small aria-label={t('removeRule', { number: at + 1 })} onClick={onRemove}>
        {t('Delete')}
      </Button>
    </fieldset>
  );
}

/** Which values a rule may go by. */
async function valuesOf(signal: AbortSignal, lang: 'zh' | 'en', languages: Options, { rules }: Rules): Promise<Values> {
  const [{ categories }, { list }] = await Promise.all([
    api(calls.exhibition.vocabulary, {}, signal),
    api(calls.exhibition.countries, {}, signal),
  ]);
  const named = ({ code, name }: (typeof list)[number] | (typeof categories)[number]) => ({
    value: code,
    label: inLang(name, lang),
  });
  const chosen = rules.map(({ value }) => value);
  return { category: offered(categories, chosen).map(named), country: list.map(named), language: languages };
}

const rulesFrom = ({ rules }: Rules): Rule[] =>
  rules.map(({ employee, ...rule }) => ({ ...rule, key: crypto.randomUUID(), employeeId: employee.id }));

function Turns({
  turns,
  colleagues,
  onChange,
}: {
  turns: readonly string[];
  colleagues: readonly Colleague[];
  onChange: (turns: string[]) => void;
}) {
  const t = useTexts(leadRulesTexts);
  const lang = useLang();
  return (
    <fieldset className="field">
      <legend className="field-label mb-1">{t('turns')}</legend>
      <p className="field-hint">{t('turnsHint')}</p>
      {colleagues.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={`turn-${id}`}
          label={inLang(name, lang)}
          checked={turns.includes(id)}
          onChange={({ target }) => onChange([...turns.filter((one) => one !== id), ...(target.checked ? [id] : [])])}
        />
      ))}
    </fieldset>
  );
}

const isWhole = ({ value, employeeId }: Rule): boolean => value !== '' && employeeId !== '';

type EditorProps = { saved: Rules; values: Values; colleagues: readonly Colleague[]; onClose: () => void };

function Editor({ saved, values, colleagues, onClose }: EditorProps) {
  const t = useTexts(leadRulesTexts);
  const lang = useLang();
  const { busy, failure, run } = useAction();
  const [rules, setAll] = useState(() => rulesFrom(saved));
  const [turns, setTurns] = useState(() => saved.turns.map(({ id }) => id));
  const [lacks, setLacks] = useState(false);
  const people = colleagues.map(({ id, name }) => ({ value: id, label: inLang(name, lang) }));
  const change = (key: string, to: Partial<Rule>): void =>
    setAll((all) => all.map((rule) => (rule.key === key ? { ...rule, ...to } : rule)));
  const add = (): void =>
    setAll((all) => [...all, { key: crypto.randomUUID(), kind: 'category', value: '', employeeId: '' }]);
  const save = async (): Promise<void> => {
    setLacks(!rules.every(isWhole));
    if (!rules.every(isWhole)) return;
    const input = { rules: rules.map(({ kind, value, employeeId }) => ({ kind, value, employeeId })), turns };
    if (await run(() => api(setRules, input), { showFailure: 'here', success: t('saved') })) onClose();
  };
  return (
    <PostForm className="grid gap-4" onSubmit={() => void save()}>
      <p className="text-soft">{t('lead')}</p>
      {rules.map((rule, at) => (
        <RuleRow
          key={rule.key}
          rule={rule}
          at={at}
          values={values}
          people={people}
          onChange={(to) => change(rule.key, to)}
          onRemove={() => setAll((all) => all.filter(({ key }) => key !== rule.key))}
        />
      ))}
      <div>
        <Button kind="quiet" small disabled={rules.length >= LIMITS.leadRulesMax} onClick={add}>
          {t('add')}
        </Button>
      </div>
      <Turns turns={turns} colleagues={colleagues} onChange={setTurns} />
      <FormFailure message={lacks && !rules.every(isWhole) ? t('unfinished') : failure} />
      <DialogActions act={t('Save')} busy={busy} onClose={onClose} />
    </PostForm>
  );
}

/** To whom new leads go by themselves. */
export function LeadRules({ colleagues, onClose }: { colleagues: readonly Colleague[]; onClose: () => void }) {
  const t = useTexts(leadRulesTexts);
  const lang = useLang();
  const languages = [
    { value: 'zh', label: t('Chinese') },
    { value: 'en', label: t('English') },
  ];
  const { record, failure } = useRecord('rules', async (signal) => {
    const saved = await api(calls.lead.rules, {}, signal);
    return { saved, values: await valuesOf(signal, lang, languages, saved) };
  });
  return (
    <Dialog open wide title={t('title')} onClose={onClose}>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record !== null && <Editor {...record} colleagues={colleagues} onClose={onClose} />}
    </Dialog>
  );
}
