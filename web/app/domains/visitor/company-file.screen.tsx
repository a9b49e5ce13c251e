import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { updateUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { AreaFields } from '../../components/exhibition/area-fields.tsx';
import { companyFileTexts } from './company-file.texts.ts';
import { companyOf, changeOwn, ownSchema, personOf } from './own-parts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '公司资料', en: 'Company profile' });

const load = defineClientLoad(async (given) => {
  const [loaded, { list }] = await Promise.all([
    loadOnly(given, 'buyerCompany', 'own', () => given.api(calls.visitor.own, {})),
    given.api(calls.exhibition.countries, {}),
  ]);
  return { ...loaded, countries: list };
});
export const clientLoader = load.browser;

/** A country, its province and its city are one part: half of one place and half of another is none. */
const draftOf = (own: OwnVisitor) => {
  const { country, province, city, ...rest } = companyOf(own);
  return { ...rest, area: { country, province, city } };
};
const LIKE = { company: '', area: { country: '', province: '', city: '' }, address: '', website: '', fax: '' };

/** The company one buys for: the same fields and rules as in the registration. */
export default function CompanyFileScreen() {
  const t = useTexts(companyFileTexts);
  const { revalidate } = useRevalidator();
  const loaded = load.useData();
  const { record: own, countries } = loaded;
  const editor = useRecordEditor({ loaded, valuesOf: draftOf, like: LIKE, under: 'company' });
  const { form } = editor;
  const submit = (): Promise<void> =>
    editor.submit({
      schema: ownSchema,
      inputOf: ({ area, ...rest }) => ({ person: personOf(own), company: { ...rest, ...area } }),
      send: async ({ company }) => {
        updateUser(await changeOwn({ company }));
        toast.good(t('saved'));
        if (await editor.saved()) await revalidate();
      },
    });
  const optional = (label: string): string => t('optional', { label });
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      <div className="max-w-3xl">
        <EditorFrame
          editor={editor}
          save={submit}
          className="card grid gap-5 p-5"
          labelOf={fieldLabels(companyFileTexts, useLang(), 'place')}
        >
          <Input label={t('company')} required autoComplete="organization" {...form.text('company')} />
          <AreaFields
            countries={countries}
            value={form.values.area}
            errors={form.errors}
            onChange={(key, value) => form.change('area', (before) => ({ ...before, [key]: value }), key)}
          />
          <Input label={optional(t('Address'))} autoComplete="street-address" {...form.text('address')} />
          <div className="grid items-start gap-5 md:grid-cols-2">
            <Input label={optional(t('website'))} inputMode="url" autoComplete="url" {...form.text('website')} />
            <Input label={optional(t('fax'))} type="tel" inputMode="tel" autoComplete="off" {...form.text('fax')} />
          </div>
          <FormFailure message={form.failure} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={form.busy}>
              {t('Save')}
            </Button>
            <SavingLine editor={editor} />
          </div>
        </EditorFrame>
      </div>
    </PersonalFrame>
  );
}
