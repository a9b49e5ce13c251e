import { save as saveCall } from '@fairbridge/contract/announcement/announcement.calls.ts';
import type { Announcement } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { Category } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { draftOf, formOf, wrongDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { AudienceFields, WordFields } from './announcement-fields.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementAddress, ANNOUNCEMENTS_PATH } from './announcement-query.ts';
import { announcementTexts } from './announcement.texts.ts';
import type { Coded } from './chosen-codes.tsx';
import { ReachWords } from './reach-words.tsx';
import { RemoveDraft } from './remove-draft.tsx';
import { SendDialog, type Sending } from './send-dialog.tsx';
import { useReach } from './use-reach.ts';

/** What is kept on the server: its id and version, null before the first time. */
type Kept = { id: string; version: number } | null;

/** A draft: both languages side by side, whom it reaches, and what its readers will see. */
export function AnnouncementEditor({
  announcement,
  categories,
  countries,
}: {
  announcement: Announcement | null;
  categories: readonly Category[];
  countries: readonly Coded[];
}) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState<Kept>(announcement);
  const [first, setFirst] = useState<AnnouncementDraft>(() => draftOf(announcement));
  const [conflict, setConflict] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const form = useForm<{ draft: AnnouncementDraft }>({ draft: first });
  const { draft } = form.values;
  const reach = useReach(draft);
  const changed = JSON.stringify(draft) !== JSON.stringify(first);
  const unsaved = useUnsaved(changed);

  const change = (part: Partial<AnnouncementDraft>, ...fields: string[]): void => {
    form.change('draft', (before) => ({ ...before, ...part }), fields[0]);
    for (const field of fields.slice(1)) form.change('draft', (before) => before, field);
  };
  /** Keeps the draft, where it is not kept as it stands, and goes on with what is kept. */
  const keep = (toSend: boolean, then: (now: NonNullable<Kept>) => Promise<void>): void => {
    const wrong = wrongDraft(draft, lang, toSend);
    if (Object.keys(wrong).length > 0) return form.setErrors(wrong);
    void form.submit({
      schema: saveCall.input,
      input: { id: kept?.id ?? null, version: kept?.version ?? null, form: formOf(draft) },
      send: async (input) => {
        if (kept !== null && !changed) return then(kept);
        const saved = await api(saveCall, input);
        setKept(saved);
        setFirst(draft);
        await then(saved);
      },
      onFailure: ({ name }) => {
        if (name !== 'editConflict' && name !== 'conflict') return false;
        setConflict(true);
        return true;
      },
    });
  };
  const save = (): void =>
    keep(false, async ({ id }) => {
      toast.good(t('saved'));
      if (announcement !== null) return;
      unsaved.allow();
      await navigate(localPath(lang, announcementAddress(id)), { replace: true });
    });
  const askToSend = (): void =>
    keep(true, async ({ id, version }) => {
      const { audience, byEmail, title } = formOf(draft);
      const counted = await api(calls.announcement.getAudience, { audience });
      if (counted.recipients === 0) return form.setFailure(t('reachNobody'));
      setSending({ id, version, byEmail, title: inLang(title, lang), reach: counted });
    });
  const onSent = async (scheduled: boolean): Promise<void> => {
    unsaved.allow();
    toast.good(t(scheduled ? 'scheduledNow' : 'sendingNow'));
    if (announcement === null && kept !== null)
      await navigate(localPath(lang, announcementAddress(kept.id)), { replace: true });
    else await revalidate();
  };
  const edit = { draft, errors: form.errors, change };
  return (
    <OrganizerPage
      title={t(announcement === null ? 'newTitle' : 'editTitle')}
      lead={
        <LocalLink to={ANNOUNCEMENTS_PATH} className="link">
          {t('back')}
        </LocalLink>
      }
    >
      <PostForm form={form} className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_24rem]" onSubmit={save}>
        <div className="min-w-0">
          <OrganizerPart title={t('words')}>
            <WordFields {...edit} />
          </OrganizerPart>
          <OrganizerPart title={t('who')}>
            <AudienceFields {...edit} categories={categories} countries={countries} />
          </OrganizerPart>
        </div>
        <div className="min-w-0 xl:sticky xl:top-20">
          <ReachWords reach={reach} byEmail={draft.byEmail} />
          <OrganizerPart title={t('preview')}>
            <AnnouncementPreview draft={draft} now={now} />
          </OrganizerPart>
        </div>
        <div className="sticky bottom-0 z-10 border-t border-line bg-paper py-3 xl:col-span-2">
          <FormFailure message={form.failure} />
          <div className="flex flex-wrap gap-3">
            <Button busy={form.busy} aria-haspopup="dialog" onClick={askToSend}>
              {t('sendDots')}
            </Button>
            <Button type="submit" kind="quiet" busy={form.busy}>
              {t('save')}
            </Button>
            {kept !== null && <RemoveDraft kept={kept} onRemoved={unsaved.allow} />}
          </div>
        </div>
      </PostForm>
      <SendDialog sending={sending} onSent={onSent} onClose={() => setSending(null)} />
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
      {unsaved.dialog}
    </OrganizerPage>
  );
}
