import { saveFeatured } from '@fairbridge/contract/home/home.calls.ts';
import type { FeaturedExhibitor } from '@fairbridge/contract/home/home.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
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
const load = defineClientLoad((given) =>
  loadOnly(given, 'featured', 'all', () => given.api(calls.home.listFeatured, {})),
);
export const clientLoader = load.browser;

type Values = { exhibitors: readonly FeaturedExhibitor[] };

export default function HomeFeaturedScreen() {
  return <Featured key={load.useData().record.version} />;
}

function Featured() {
  const t = useTexts(homeConfigTexts);
  const { revalidate } = useRevalidator();
  const namesOf = useExhibitorNames();
  const editor = useRecordEditor({
    loaded: load.useData(),
    valuesOf: ({ exhibitors }): Values => ({ exhibitors }),
    like: { exhibitors: areRefs },
    get: () => api(calls.home.listFeatured, {}),
  });
  const { form } = editor;
  const inputOf = ({ exhibitors }: Values, version: number) => ({ version, ids: exhibitors.map(({ id }) => id) });
  const save = (): Promise<void> =>
    saveBy(editor, { call: saveFeatured, inputOf }, async (_saved, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await revalidate();
    });
  return (
    <HomeConfigPage part="featured">
      <p className="mb-4 max-w-[70ch] text-soft">{t('featuredLead', { max: LIMITS.featuredMax })}</p>
      <EditorFrame editor={editor} save={save} labelOf={() => t('featured')} say={(_path, value) => namesOf(value)}>
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
      </EditorFrame>
    </HomeConfigPage>
  );
}
