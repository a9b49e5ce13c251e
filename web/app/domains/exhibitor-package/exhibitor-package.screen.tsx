import { savePackages } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import { data, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { canCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { exhibitorPackageTexts } from './exhibitor-package.texts.ts';
import { PackageFields } from './package-fields.tsx';
import { PACKAGES_LIKE, toPackagesInput, toPackageValues } from './package-values.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参展套餐', en: 'Packages' });

const load = defineClientLoad((given) => {
  // who only reads the records of exhibitors has come by an address, not by a button
  if (!canCall(calls.exhibitorRecord.savePackages))
    throw data({ failure: { name: 'notAllowed', message: '' } }, { status: 403 });
  return loadOnly(given, 'packages', 'all', () => given.api(calls.exhibitorRecord.packages, {}));
});
export const clientLoader = load.browser;

/** What exhibitors can book, with the limits of each. */
export default function ExhibitorPackageScreen() {
  return <Editor key={load.useData().record.version} />;
}

function Editor() {
  const t = useTexts(exhibitorPackageTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const loaded = load.useData();
  const editor = useRecordEditor({
    loaded,
    valuesOf: toPackageValues,
    like: PACKAGES_LIKE,
    get: () => api(calls.exhibitorRecord.packages, {}),
    under: 'form',
  });
  const save = (): Promise<void> =>
    saveBy(editor, { call: savePackages, inputOf: toPackagesInput }, async (_saved, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await revalidate();
    });
  return (
    <OrganizerPage title={t('title')} lead={t('lead')} back={{ to: EXHIBITORS_PATH, label: t('back') }}>
      <EditorFrame editor={editor} save={save} labelOf={fieldLabels(exhibitorPackageTexts, lang, 'title')}>
        <OrganizerPart title={t('packages')}>
          <PackageFields form={editor.form} bookings={loaded.record.bookings} />
        </OrganizerPart>
        <SaveBar editor={editor}>
          <Button type="submit" busy={editor.form.busy}>
            {t('Save')}
          </Button>
        </SaveBar>
      </EditorFrame>
    </OrganizerPage>
  );
}
