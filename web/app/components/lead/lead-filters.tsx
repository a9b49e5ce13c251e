import { LEAD_KINDS, type Colleague } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Select } from '../../ui/field.tsx';
import type { LeadQuery } from './lead-query.ts';
import { leadTexts } from './lead.texts.ts';

/** What the inbox is narrowed by beside its words, as a list and as a board alike. */
export function LeadFilters({ asked, colleagues }: { asked: LeadQuery; colleagues: readonly Colleague[] | null }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { kind, employee, due } = asked;
  const people = (colleagues ?? []).map(({ id, name }) => ({ value: id, label: inLang(name, lang) }));
  return (
    <>
      <Select
        label={t('Type')}
        name="kind"
        placeholder={t('anyKind')}
        defaultValue={kind ?? ''}
        options={LEAD_KINDS.map((one) => ({ value: one, label: t(one) }))}
      />
      <Select
        label={t('employee')}
        name="employee"
        placeholder={t('anybody')}
        defaultValue={employee ?? ''}
        options={[{ value: 'me', label: t('me') }, { value: 'nobody', label: t('nobody') }, ...people]}
      />
      <Select
        label={t('followUp')}
        name="due"
        placeholder={t('anyDay')}
        defaultValue={due ? 'true' : ''}
        options={[{ value: 'true', label: t('dueOnly') }]}
      />
    </>
  );
}
