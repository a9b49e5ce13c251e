import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { releaseTexts } from '../../components/release/release.texts.ts';
import { toast } from '../../ui/toast.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementRecord } from './announcement-record.tsx';
import { announcementTexts } from './announcement.texts.ts';
import { SendDialog, type Sending, type Outcome } from './send-dialog.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公告', en: 'Announcement' });

const load = defineClientLoad(async (given) => {
  const { api } = given;
  const [loaded, { categories }, { list: countries }] = await Promise.all([
    loadRecord(given, 'announcement', (id) => api(calls.announcement.get, { id })),
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  return { ...loaded, categories, countries };
});
export const clientLoader = load.browser;

/** One announcement: a draft to be written, or what has become of it. */
export default function AnnouncementScreen() {
  const release = useTexts(releaseTexts);
  const t = useTexts(announcementTexts);
  const { revalidate } = useRevalidator();
  const opened = load.useData();
  const { record, categories } = opened;
  // asked of what is saved: a new draft has an address of its own by then, and so another form
  const [sending, setSending] = useState<Sending | null>(null);
  const onSent = async (outcome: Outcome): Promise<void> => {
    setSending(null);
    toast.good(outcome === 'waits' ? release('asked') : t(outcome === 'scheduled' ? 'scheduledNow' : 'sendingNow'));
    await revalidate();
  };
  if (record !== null && record.state !== 'draft')
    return <AnnouncementRecord announcement={record} categories={categories} />;
  return (
    <>
      <AnnouncementEditor key={editorKey(opened)} {...opened} onSend={setSending} />
      <SendDialog sending={sending} onSent={onSent} onClose={() => setSending(null)} />
    </>
  );
}
