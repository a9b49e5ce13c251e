import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { AppointmentRoom } from '@fairbridge/contract/meeting/meeting-room.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../../calls.ts';
import { api } from '../../api.ts';
import { failureOf } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { keepaliveApi } from '../../keepalive-api.ts';
import { onLogout } from '../../logout-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';
import { appointmentDetailTexts } from './appointment-detail.texts.ts';

type Note = AppointmentRoom['note'];
type Saving = 'kept' | 'saving' | 'failed';

/** So long after the last key it is saved. */
const PAUSE_MS = 1_500;

/** What is typed is saved at a pause, and when the page is left; `other`: what stands there by now, where somebody else was quicker. */
function useNote(id: string, begun: Note) {
  const [text, setText] = useState(begun.text);
  const [saving, setSaving] = useState<Saving>('kept');
  const [other, setOther] = useState<Note | null>(null);
  const kept = useRef(begun);
  const typed = useRef(begun.text);
  const sending = useRef<Promise<void> | null>(null);

  const send = useRef(async (ask: typeof api): Promise<void> => {
    const now = typed.current;
    if (now.trim() === kept.current.text) return setSaving('kept');
    setSaving('saving');
    try {
      const { version } = await ask(calls.meetingRoom.saveNote, { id, version: kept.current.version, text: now });
      kept.current = { text: now.trim(), version };
      setSaving('kept');
    } catch (error) {
      setSaving('failed');
      if (failureOf(error)?.name === 'editConflict') setOther((await api(calls.meetingRoom.get, { id })).note);
    }
  });
  /** One after the other, so that each goes on from the version before. */
  const save = useRef((ask: typeof api = api): Promise<void> => {
    sending.current = (sending.current ?? Promise.resolve())
      .then(() => send.current(ask))
      .catch(() => setSaving('failed'));
    return sending.current;
  });

  useEffect(() => {
    if (other !== null || text.trim() === kept.current.text) return undefined;
    const timer = setTimeout(() => void save.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, other]);
  useEffect(() => {
    const { current: last } = save;
    const leave = (): void => void last(keepaliveApi);
    window.addEventListener('pagehide', leave);
    const stop = onLogout(() => last());
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, []);

  const write = (given: string): void => {
    typed.current = given;
    setText(given);
    setSaving(given.trim() === kept.current.text ? 'kept' : 'saving');
  };
  /** Goes on from what stands there: with it, or with what was typed here. */
  const settle = (latest: Note, take: boolean): void => {
    kept.current = latest;
    setOther(null);
    write(take ? latest.text : typed.current);
    if (!take) void save.current();
  };
  return { text, saving, other, write, settle, save: () => void save.current() };
}

/** The own notes of an appointment, saved as they are typed. */
export function AppointmentNote({ id, note, isCompany }: { id: string; note: Note; isCompany: boolean }) {
  const t = useTexts(appointmentDetailTexts);
  const { text, saving, other, write, settle, save } = useNote(id, note);
  return (
    <section className="card grid gap-3 p-4 md:p-5" aria-label={t('notes')}>
      <Textarea
        label={t('notes')}
        hint={t(isCompany ? 'notesCompany' : 'notesOwn')}
        name="note"
        rows={10}
        maxLength={LIMITS.meetingNoteMax}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={save}
      />
      {other === null ? (
        <p className={`flex flex-wrap items-center gap-3 text-sm ${saving === 'failed' ? 'text-bad' : 'text-soft'}`}>
          {saving === 'kept' && text !== '' && t('Saved')}
          {saving === 'saving' && t('saving')}
          {saving === 'failed' && (
            <>
              <span role="alert">{t('notSaved')}</span>
              <Button small kind="quiet" onClick={save}>
                {t('TryAgain')}
              </Button>
            </>
          )}
        </p>
      ) : (
        <div className="note grid gap-3" role="alert">
          <p>{t('changedElsewhere')}</p>
          <p className="break-words whitespace-pre-line">{other.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button small onClick={() => settle(other, false)}>
              {t('keepMine')}
            </Button>
            <Button small kind="quiet" onClick={() => settle(other, true)}>
              {t('takeLatest')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
