import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useAction } from '../../ui/use-action.ts';
import { favouriteListTexts } from './favourite-list.texts.ts';
import type { FavouriteKind } from '../../components/favourite/favourites.ts';

type FavouriteEntry = { kind: FavouriteKind; id: string; name: string; note: string; savedAt: string };

function NoteDialog({
  kind,
  id,
  note,
  onClose,
  onSaved,
}: FavouriteEntry & { onClose: () => void; onSaved: (note: string) => void }) {
  const t = useTexts(favouriteListTexts);
  const [text, setText] = useState(note);
  const { busy, run } = useAction();
  const save = async (): Promise<void> => {
    onSaved((await api(calls.favourite.setNote, { collectionSubjectType: kind, id, note: text })).note);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('noteTitle')}
      act={t('Save')}
      busy={busy}
      onConfirm={() => void run(save)}
      onClose={onClose}
    >
      <Textarea
        label={t('noteTitle')}
        hint={t('noteHint', { max: LIMITS.favouriteNoteMax })}
        value={text}
        maxLength={LIMITS.favouriteNoteMax}
        rows={4}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** A favourite's card with what its owner wrote to it, and when it was kept. */
export function FavouriteRow({ children, ...kept }: FavouriteEntry & { children: ReactNode }) {
  const t = useTexts(favouriteListTexts);
  const lang = useLang();
  const [note, setNote] = useState(kept.note);
  const [editing, setEditing] = useState(false);
  const { name } = kept;
  return (
    <li className="grid grid-rows-[1fr_auto] gap-1">
      {children}
      <div className="px-1 text-sm">
        {note !== '' && (
          <p className="my-1 border-l-[3px] border-accent pl-2 break-words whitespace-pre-line">{note}</p>
        )}
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-soft">
          <span className="num">{t('savedOn', { day: beijingDay(kept.savedAt, lang) })}</span>
          <button
            type="button"
            className="inline-flex min-h-8 items-center gap-1.5 hover:text-action"
            aria-label={t(note === '' ? 'addNoteTo' : 'editNote', { name })}
            onClick={() => setEditing(true)}
          >
            <Icon name="edit" size={15} />
            {t(note === '' ? 'addNote' : 'noteTitle')}
          </button>
        </div>
      </div>
      {editing && <NoteDialog {...kept} note={note} onClose={() => setEditing(false)} onSaved={setNote} />}
    </li>
  );
}
