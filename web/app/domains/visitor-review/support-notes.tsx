import type { SupportNote } from '@fairbridge/contract/support/support.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { supportTexts } from '../../components/support/support.texts.ts';

const NOTE_MAX = 1_000;
const schema = async () => (await import('@fairbridge/contract/support/support.shapes.ts')).newNote;

function NewNote({ id }: { id: string }) {
  const t = useTexts(supportTexts);
  const { run } = useAction({ reload: true });
  const form = usePersistentForm(`support.${id}`, () => ({ text: '' }));
  const save = (): void =>
    void form.submit({
      schema,
      input: { id, text: form.values.text },
      send: async (input) => {
        const done = await run(() => api(calls.support.writeNote, input), { success: t('noteDone') });
        if (done) form.reset({ text: '' });
      },
    });
  return (
    <PostForm form={form} className="grid gap-3" onSubmit={save}>
      <Textarea label={t('note')} required rows={3} maxLength={NOTE_MAX} {...form.text('text')} />
      <FormFailure message={form.failure} />
      <div>
        <Button type="submit" small busy={form.busy}>
          {t('noteSave')}
        </Button>
      </div>
    </PostForm>
  );
}

/** What the staff wrote about a visitor for one another, newest first, and room for more. */
export function SupportNotes({ id, notes }: { id: string; notes: readonly SupportNote[] }) {
  const t = useTexts(supportTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });
  const [deleted, setDeleted] = useState<SupportNote | null>(null);
  const remove = async (note: SupportNote): Promise<void> => {
    await run(() => api(calls.support.deleteNote, { id: note.id }), { success: t('noteDeleteDone') });
    setDeleted(null);
  };
  return (
    <OrganizerPart title={t('notes')}>
      <p className="mb-3 text-sm text-soft">{t('notesLead')}</p>
      <NewNote id={id} />
      {notes.length === 0 ? (
        <p className="mt-4 text-soft">{t('noNotes')}</p>
      ) : (
        <ul className="mt-4">
          {notes.map((note) => {
            const at = beijingTime(note.at, lang);
            return (
              <li key={note.id} className="border-t border-line py-3">
                <p className="break-words whitespace-pre-wrap">{note.text}</p>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
                  <p className="num text-sm text-soft">{t('noteBy', { at, by: note.by })}</p>
                  <Button
                    small
                    kind="plain"
                    aria-haspopup="dialog"
                    aria-label={t('noteDeleteOf', { at })}
                    onClick={() => setDeleted(note)}
                  >
                    {t('Delete')}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <ConfirmDialog
        open={deleted !== null}
        title={t('noteDeleteTitle')}
        act={t('Delete')}
        kind="bad"
        busy={busy}
        onConfirm={() => void (deleted !== null && remove(deleted))}
        onClose={() => setDeleted(null)}
      >
        <p>{t('noteDeleteLead')}</p>
      </ConfirmDialog>
    </OrganizerPart>
  );
}
