import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementRecord } from './announcement-record.tsx';
import { announcementTexts } from './announcement.texts.ts';
import { SendDialog, type Sending } from './send-dialog.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '公告', en: 'Announcement' });

const load = defineClientLoad(async (given) => {
  const { api, params } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const draftKey = isNew ? draftKeyOf(given) : id;
  const [announcement, autosaved, unfinished, { categories }, { list: countries }] = await Promise.all([
    isNew ? null : api(calls.announcement.get, { id }),
    autosavedOf(api, 'announcement', draftKey),
    isNew ? unfinishedOf(api, 'announcement', draftKey) : [],
    api(calls.exhibition.vocabulary, {}),
    api(calls.exhibition.countries, {}),
  ]);
  return { draftKey, announcement, autosaved, unfinished, categories, countries };
});
export const clientLoader = load.browser;

/** One announcement: a draft to be written, or what has become of it. */
export default function AnnouncementScreen() {
  const t = useTexts(announcementTexts);
  const { revalidate } = useRevalidator();
  const opened = load.useData();
  const { draftKey, announcement, categories } = opened;
  // asked of what is saved: a new draft has an address of its own by then, and so another form
  const [sending, setSending] = useState<Sending | null>(null);
  const onSent = async (scheduled: boolean): Promise<void> => {
    setSending(null);
    toast.good(t(scheduled ? 'scheduledNow' : 'sendingNow'));
    await revalidate();
  };
  if (announcement !== null && announcement.state !== 'draft')
    return <AnnouncementRecord announcement={announcement} categories={categories} />;
  return (
    <>
      <AnnouncementEditor key={`${draftKey} ${announcement?.version ?? 0}`} {...opened} onSend={setSending} />
      <SendDialog sending={sending} onSent={onSent} onClose={() => setSending(null)} />
    </>
  );
}
