import type { InquiryRecipient } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { answersIn, answersWith, type InquiryValues } from '../../components/inquiry/inquiry-form.ts';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { inquireTexts } from './inquire.texts.ts';

/** What the suppliers who are asked ask in turn, each with whose question it is. Nothing where none of them does. */
export function SupplierQuestions({
  form,
  recipients,
}: {
  form: Form<InquiryValues>;
  recipients: readonly InquiryRecipient[];
}) {
  const t = useTexts(inquireTexts);
  const lang = useLang();
  const asked = recipients.flatMap(({ exhibitor, questions }) => questions.map((one) => ({ ...one, exhibitor })));
  if (asked.length === 0) return null;
  const typed = answersIn(form.values);
  return (
    <fieldset className="grid gap-4">
      <legend className="field-label mb-1">{t('suppliersAsk')}</legend>
      <p className="field-hint">{t('suppliersAskLead')}</p>
      {asked.map(({ id, text, exhibitor }) => (
        <Input
          key={id}
          label={inLang(text, lang)}
          hint={inLang(exhibitor.name, lang)}
          name={`answer-${id}`}
          maxLength={500}
          value={typed[id] ?? ''}
          onChange={({ target }) => form.change('answers', (answers) => answersWith({ answers }, id, target.value))}
        />
      ))}
    </fieldset>
  );
}
