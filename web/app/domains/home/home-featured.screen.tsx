import type { FeaturedExhibitor } from '@fairbridge/contract/home/home.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useAct } from '../../ui/use-act.ts';
import { ExhibitorPicker } from '../../parts/home/exhibitor-picker.tsx';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';
import { HomeConfigPage } from '../../shell/organizer/home-tabs.tsx';
import { SaveChanges } from './save-changes.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '推荐展商', en: 'Featured exhibitors' });

const load = defineWork(({ api: ask }) => ask(calls.home.listFeatured, {}));
export const clientLoader = load.browser;

export default function HomeFeaturedScreen() {
  const { version, exhibitors } = load.useData();
  // another version is another start
  return <Featured key={version} version={version} saved={exhibitors} />;
}

const idsOf = (list: readonly FeaturedExhibitor[]): string[] => list.map(({ id }) => id);

function Featured({ version, saved }: { version: number; saved: readonly FeaturedExhibitor[] }) {
  const t = useTexts(homeConfigTexts);
  const { busy, run } = useAct({ reload: true });
  const [chosen, setChosen] = useState(saved);
  const changed = idsOf(chosen).join() !== idsOf(saved).join();
  const save = (): void =>
    void run(() => api(calls.home.saveFeatured, { version, ids: idsOf(chosen) }), { said: t('saved') });
  return (
    <HomeConfigPage part="featured">
      <p className="mb-4 max-w-[70ch] text-soft">{t('featuredLead', { max: LIMITS.featuredMax })}</p>
      <ExhibitorPicker
        label={t('featured')}
        empty={`${t('noFeatured')} · ${t('noFeaturedLead')}`}
        max={LIMITS.featuredMax}
        chosen={chosen}
        onChange={setChosen}
      />
      <SaveChanges label={t('saveFeatured')} changed={changed} busy={busy} onSave={save} />
    </HomeConfigPage>
  );
}
