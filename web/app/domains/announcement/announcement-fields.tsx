import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { Category } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Checkbox, Input, RadioGroup } from '../../ui/field.tsx';
import { PEOPLE, type AnnouncementFormValues } from './announcement-form-values.ts';
import { announcementTexts } from './announcement.texts.ts';
import { ChosenCodes, type Coded } from './chosen-codes.tsx';
import { WordNotes } from './word-notes.tsx';

type Edit = {
  draft: AnnouncementFormValues;
  errors: Readonly<Record<string, string>>;
  /** Changes a part of the draft; `fields` are the errors that it takes away. */
  change: (part: Partial<AnnouncementFormValues>, ...fields: string[]) => void;
};

/** Title and text in both languages side by side, and where the announcement leads. */
export function WordFields({ draft: formValues, errors, change }: Edit) {
  const t = useTexts(announcementTexts);
  // a language that is begun has both, and one of the two is enough: whatever is typed changes what is missing
  const judged = ['title', 'body'].flatMap((field) => [`form.${field}`, `form.${field}.zh`, `form.${field}.en`]);
  return (
    <div className="grid gap-5">
      <BilingualField
        name="title"
        field="form.title"
        labels={{ zh: t('titleZh'), en: t('titleEn') }}
        max={LIMITS.announcementTitleMax}
        value={formValues.title}
        errors={errors}
        onChange={(title) => change({ title }, ...judged)}
      />
      <BilingualField
        name="body"
        field="form.body"
        labels={{ zh: t('bodyZh'), en: t('bodyEn') }}
        rows={9}
        max={LIMITS.announcementBodyMax}
        value={formValues.body}
        errors={errors}
        onChange={(body) => change({ body }, ...judged)}
      />
      <p className="field-hint -mt-3">{t('bodyHint')}</p>
      <WordNotes words={formValues} />
      <div className="max-w-xl">
        <Input
          name="link"
          label={t('link')}
          hint={t('linkHint')}
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.announcementLinkMax}
          value={formValues.link}
          error={errors['form.link']}
          onChange={(event) => change({ link: event.target.value }, 'form.link')}
        />
      </div>
    </div>
  );
}

/** The first message that belongs to a list, whichever of its entries it names. */
const listError = (errors: Edit['errors'], list: 'countries' | 'categories'): string | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith(`form.audience.${list}`))?.[1];

/** For whom it is meant, and whether it goes by e-mail too. */
export function AudienceFields({
  draft: formValues,
  errors,
  change,
  categories,
  countries,
}: Edit & { categories: readonly Category[]; countries: readonly Coded[] }) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const parentOf = (code: string | null): string | undefined => categories.find((one) => one.code === code)?.name[lang];
  const choices = offered(categories, formValues.categories).map(({ code, name, parent }): Coded => {
    const note = parentOf(parent);
    return { code, name, ...(note !== undefined && { note }) };
  });
  return (
    <div className="grid gap-6">
      <RadioGroup
        label={t('people')}
        name="people"
        className="sm:grid-cols-2 lg:grid-cols-3"
        value={formValues.people}
        options={PEOPLE.map((one) => ({ value: one, label: t(one), hint: t(`${one}Hint`) }))}
        onChange={(value) => change({ people: PEOPLE.find((one) => one === value) ?? 'approved' })}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <ChosenCodes
          label={t('countries')}
          hint={t('countriesHint')}
          name="country"
          error={listError(errors, 'countries')}
          offered={countries}
          chosen={formValues.countries}
          onChange={(chosen) => change({ countries: chosen }, 'form.audience.countries')}
        />
        <ChosenCodes
          label={t('categories')}
          hint={t('categoriesHint')}
          name="category"
          error={listError(errors, 'categories')}
          offered={choices}
          chosen={formValues.categories}
          onChange={(chosen) => change({ categories: chosen }, 'form.audience.categories')}
        />
      </div>
      <Checkbox
        label={t('byEmail')}
        hint={t('byEmailHint')}
        checked={formValues.byEmail}
        onChange={(event) => change({ byEmail: event.target.checked })}
      />
    </div>
  );
}
