import { calls } from '../../calls.ts';
import { defineWork } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementRecord } from './announcement-record.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公告', en: 'Announcement' });

const load = defineWork(async ({ api, params }) => {
  const id = params['id'] ?? 'new';
  const [announcement, { categories }, { list: countries }] = await Promise.all([
    id === 'new' ? null : api(calls.announcement.get, { id }),
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  return { announcement, categories, countries };
});
export const clientLoader = load.browser;

/** One announcement: a draft to be written, or what has become of it. */
export default function AnnouncementScreen() {
  const { announcement, categories, countries } = load.useData();
  const key = announcement === null ? 'new' : `${announcement.id} ${announcement.version}`;
  if (announcement === null || announcement.state === 'draft')
    return <AnnouncementEditor key={key} announcement={announcement} categories={categories} countries={countries} />;
  return <AnnouncementRecord announcement={announcement} categories={categories} />;
}
