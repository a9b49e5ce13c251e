import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { matchesShape } from '../../editing/matches-shape.ts';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { autosavedOf } from '../../editing/draft-key.ts';
import { useTexts } from '../../i18n/lang.tsx';
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

const load = defineClientLoad(async ({ api: ask }) => {
  const [own, { list }, autosaved] = await Promise.all([
    ask(calls.visitor.own, {}),
    ask(calls.exhibition.countries, {}),
    autosavedOf(ask, 'buyerCompany', 'own'),
  ]);
  return { own, countries: list, autosaved };
});
export const clientLoader = load.browser;

/** A country, its province and its city are one part: half of one place and half of another is none. */
const draftOf = (own: OwnVisitor) => {
  const { country, province, city, ...rest } = companyOf(own);
  return { ...rest, area: { country, province, city } };
};
type Draft = ReturnType<typeof draftOf>;
const LIKE = { company: '', area: { country: '', province: '', city: '' }, address: '', website: '', fax: '' };
const isDraft = (values: unknown): boolean => matchesShape(LIKE, values);
const NAMED = ['company', 'address', 'website', 'fax'] as const;

/** The fields as the call names them: `company.country`. */
function areaErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^company\./, ''), message]),
  );
}

/** The company one buys for: the same fields and rules as in the registration. */
export default function CompanyFileScreen() {
  const t = useTexts(companyFileTexts);
  const { revalidate } = useRevalidator();
  const { own, countries, autosaved } = load.useData();
  const [saved] = useState(() => draftOf(own));
  const editor = useEditor<Draft>({
    kind: 'buyerCompany',
    draftKey: 'own',
    version: 0,
    saved,
    autosaved,
    isValid: isDraft,
  });
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
        <EditorNotices editor={editor} labelOf={(path) => t(NAMED.find((one) => one === path) ?? 'place')} />
      </div>
      <EditorForm editor={editor} className="card grid max-w-3xl gap-5 p-5" onSubmit={submit}>
        <Input label={t('company')} required autoComplete="organization" {...form.text('company', 'company.company')} />
        <AreaFields
          countries={countries}
          value={form.values.area}
          errors={areaErrors(form.errors)}
          onChange={(key, value) => form.change('area', (before) => ({ ...before, [key]: value }), `company.${key}`)}
        />
        <Input
          label={optional(t('address'))}
          autoComplete="street-address"
          {...form.text('address', 'company.address')}
        />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Input
            label={optional(t('website'))}
            inputMode="url"
            autoComplete="url"
            {...form.text('website', 'company.website')}
          />
          <Input
            label={optional(t('fax'))}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...form.text('fax', 'company.fax')}
          />
        </div>
        <FormFailure message={form.failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          <SavingLine editor={editor} />
        </div>
      </EditorForm>
      <LeaveDialog editor={editor} save={submit} />
    </PersonalFrame>
  );
}
