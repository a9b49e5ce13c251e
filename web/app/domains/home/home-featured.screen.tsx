import { saveFeatured } from '@fairbridge/contract/home/home.calls.ts';
import type { FeaturedExhibitor } from '@fairbridge/contract/home/home.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf } from '../../editing/draft-key.ts';
import { useEditor } from '../../editing/use-editor.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ExhibitorPicker } from '../../components/home/exhibitor-picker.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { areRefs, useExhibitorNames } from '../../components/home/exhibitor-names.ts';
import { HomeConfigPage } from '../../shell/organizer/home-tabs.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '推荐展商', en: 'Featured exhibitors' });

/** The fair has one list of them. */
const ALL = 'all';

const load = defineClientLoad(async ({ api: ask }) => {
  const [stands, autosaved] = await Promise.all([ask(calls.home.listFeatured, {}), autosavedOf(ask, 'featured', ALL)]);
  return { ...stands, autosaved };
});
export const clientLoader = load.browser;

type Values = { exhibitors: readonly FeaturedExhibitor[] };
const isValues = (values: unknown): boolean =>
  typeof values === 'object' && values !== null && 'exhibitors' in values && areRefs(values.exhibitors);

export default function HomeFeaturedScreen() {
  const { version } = load.useData();
  return <Featured key={version} />;
}

function useFeaturedEditor() {
  const { version, exhibitors, autosaved } = load.useData();
  const [saved] = useState<Values>(() => ({ exhibitors }));
  return useEditor<Values>({
    kind: 'featured',
    draftKey: ALL,
    version,
    saved,
    autosaved,
    isValid: isValues,
    latest: async () => {
      const now = await api(calls.home.listFeatured, {});
      return { version: now.version, values: { exhibitors: now.exhibitors } };
    },
  });
}

function Featured() {
  const t = useTexts(homeConfigTexts);
  const { revalidate } = useRevalidator();
  const namesOf = useExhibitorNames();
  const editor = useFeaturedEditor();
  const { form } = editor;
  const save = (): Promise<void> =>
    editor.submit({
      schema: saveFeatured.input,
      inputOf: ({ exhibitors }, version) => ({ version, ids: exhibitors.map(({ id }) => id) }),
      send: async (input) => {
        const { version } = await api(saveFeatured, input);
        toast.good(t('saved'));
        if (await editor.saved(version)) await revalidate();
      },
    });
  return (
    <HomeConfigPage part="featured">
      <p className="mb-4 max-w-[70ch] text-soft">{t('featuredLead', { max: LIMITS.featuredMax })}</p>
      <EditorNotices editor={editor} labelOf={() => t('featured')} say={(_path, value) => namesOf(value)} />
      <EditorForm editor={editor} onSubmit={save} className="">
        <ExhibitorPicker
          label={t('featured')}
          empty={`${t('noFeatured')} · ${t('noFeaturedLead')}`}
          max={LIMITS.featuredMax}
          chosen={form.values.exhibitors}
          onChange={(exhibitors) => form.set('exhibitors', exhibitors)}
        />
        <SaveBar editor={editor} className="mt-5">
          <Button type="submit" busy={form.busy}>
            {t('saveFeatured')}
          </Button>
        </SaveBar>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
    </HomeConfigPage>
  );
}
