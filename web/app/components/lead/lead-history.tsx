import type { Lead, LeadEntry } from '@fairbridge/contract/lead/lead.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingMinute } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ClosingLine } from '../inquiry/closing-line.tsx';
import { leadTexts } from './lead.texts.ts';

/** What an entry says besides what somebody wrote. */
function useSentence(buyer: string): (entry: LeadEntry) => string {
  const t = useTexts(leadTexts);
  const lang = useLang();
  return ({ kind, by, state, to, dueOn }) => {
    const name = by === null ? t('portal') : inLang(by.name, lang);
    if (kind === 'note') return t('wroteNote', { name });
    if (kind === 'meetingNote') return t('wroteMeetingNote', { name });
    if (kind === 'reply') return t('wroteReply', { name });
    if (kind === 'message') return t('wroteMessage', { name: buyer });
    if (kind === 'quoteSent') return t('didQuote', { name });
    if (kind === 'quoteExpired') return t('quoteExpired');
    if (kind === 'quoteAccepted' || kind === 'quoteDeclined') return t(kind, { name: buyer });
    if (kind === 'assigned')
      return to === null ? t('didRelease', { name }) : t('didAssign', { name, to: inLang(to.name, lang) });
    if (kind === 'followUp')
      return dueOn === null ? t('didNoFollowUp', { name }) : t('didFollowUp', { name, day: beijingDay(dueOn, lang) });
    return t('didState', { name, stage: t(state ?? 'new') });
  };
}

function NoteEditor({ entry, onDone }: { entry: LeadEntry; onDone: () => void }) {
  const t = useTexts(leadTexts);
  const { busy, run } = useAction();
  const [text, setText] = useState(entry.text);
  const save = async (): Promise<void> => {
    if (await run(() => api(calls.lead.editNote, { id: entry.id, text }), { success: t('noteSaved') })) onDone();
  };
  return (
    <PostForm className="mt-2 grid gap-3" onSubmit={() => void save()}>
      <Textarea
        label={t('note')}
        name="note"
        rows={3}
        maxLength={LIMITS.leadNoteMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" small busy={busy}>
          {t('Save')}
        </Button>
        <Button kind="plain" small onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </PostForm>
  );
}

function Written({ entry, onChange }: { entry: LeadEntry; onChange: () => void }) {
  const t = useTexts(leadTexts);
  const { busy, run } = useAction();
  const [editing, setEditing] = useState(false);
  const close = (): void => {
    setEditing(false);
    onChange();
  };
  if (editing) return <NoteEditor entry={entry} onDone={close} />;
  const remove = async (): Promise<void> => {
    if (await run(() => api(calls.lead.removeNote, { id: entry.id }), { success: t('noteRemoved') })) onChange();
  };
  return (
    <>
      <p className="mt-1 break-words whitespace-pre-line">
        <LinkedText text={entry.text} />
      </p>
      {(entry.may.edit || entry.may.remove) && (
        <div className="flex gap-1">
          {entry.may.edit && (
            <Button kind="plain" small onClick={() => setEditing(true)}>
              {t('editNote')}
            </Button>
          )}
          {entry.may.remove && (
            <Button kind="plain" small busy={busy} onClick={() => void remove()}>
              {t('Delete')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Entry({ entry, buyer, onChange }: { entry: LeadEntry; buyer: string; onChange: () => void }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const sentence = useSentence(buyer);
  const isWritten = ['note', 'meetingNote', 'reply', 'message'].includes(entry.kind);
  return (
    <li className="border-l-2 border-line py-1 pl-3">
      <p className="text-sm text-soft">
        <span className="num">{beijingMinute(entry.at, lang)}</span> · {sentence(entry)}
        {entry.editedAt !== null && ` · ${t('edited')}`}
      </p>
      {isWritten && <Written entry={entry} onChange={onChange} />}
      {(entry.kind === 'state' || entry.kind === 'quoteDeclined') && entry.text !== '' && (
        <p className="break-words">{t('reason', { reason: entry.text })}</p>
      )}
    </li>
  );
}

function Closed({ lead: { kind, closing } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  if (closing === null) return null;
  return (
    <li className="border-l-2 border-line py-1 pl-3">
      <p className="text-sm text-soft">
        <span className="num">{beijingMinute(closing.at, lang)}</span> ·{' '}
        {t('didClose', { kind: t(kind === 'order' ? 'thisOrder' : 'thisInquiry') })}
      </p>
      <ClosingLine closing={closing} />
    </li>
  );
}

type Props = { lead: Lead; entries: readonly LeadEntry[]; onChange: () => void };

/** What happened to a lead, from its arrival on. */
export function LeadHistory({ lead, entries, onChange }: Props) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const isBefore = ({ at }: LeadEntry): boolean => lead.closing === null || at <= lead.closing.at;
  const [before, after] = [entries.filter(isBefore), entries.filter((entry) => !isBefore(entry))];
  return (
    <ol className="grid gap-2">
      <li className="border-l-2 border-line py-1 pl-3 text-sm text-soft">
        <span className="num">{beijingMinute(lead.createdAt, lang)}</span> · {t('arrived', { kind: t(lead.kind) })}
      </li>
      {before.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} entry={entry} buyer={lead.buyer.name} onChange={onChange} />
      ))}
      <Closed lead={lead} />
      {after.map((entry) => (
        <Entry key={`${entry.kind} ${entry.id}`} entry={entry} buyer={lead.buyer.name} onChange={onChange} />
      ))}
    </ol>
  );
}
