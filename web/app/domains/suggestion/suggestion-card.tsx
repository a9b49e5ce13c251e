import type { Suggestion } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { QuickReplies } from '../../components/chat/quick-replies.tsx';
import { quickRepliesTexts } from '../../components/chat/quick-replies.texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { suggestionDeskTexts } from './suggestion-desk.texts.ts';
import { SuggestionMark } from './suggestion-mark.tsx';
import { suggestionKindTexts } from './suggestion.texts.ts';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';

const VISITORS = '/organizer/visitors';

function From({ suggestion }: { suggestion: Suggestion }) {
  const t = useTexts(suggestionDeskTexts);
  const lang = useLang();
  const mayOpen = useCanOpen();
  const { from, name, company, visitorId } = suggestion;
  if (from === 'anonymous') return <span>{t('anonymous')}</span>;
  return (
    <span>
      {visitorId === '' || !mayOpen(VISITORS) ? (
        name || t('Visitor')
      ) : (
        <LocalLink to={`${VISITORS}/${visitorId}`} className="link">
          {name || t('Visitor')}
        </LocalLink>
      )}
      {inLang(company, lang) !== '' && ` · ${inLang(company, lang)}`} · {t(from)}
    </span>
  );
}

function WordsDialog({
  title,
  label,
  lead,
  first,
  max,
  act,
  busy,
  required,
  answers = false,
  onSend,
  onClose,
}: {
  title: string;
  label: string;
  lead: ReactNode;
  first: string;
  max: number;
  act: string;
  busy: boolean;
  required: boolean;
  /** Somebody reads it: what is often answered may be put in. */
  answers?: boolean;
  onSend: (words: string) => void;
  onClose: () => void;
}) {
  const quick = useTexts(quickRepliesTexts);
  const [words, setWords] = useState(first);
  const [picking, setPicking] = useState(false);
  return (
    <>
      <ConfirmDialog
        open
        wide
        title={title}
        onClose={onClose}
        act={act}
        busy={busy}
        disabled={required && words.trim() === ''}
        onConfirm={() => onSend(words)}
      >
        <p className="mb-4 text-soft">{lead}</p>
        <Textarea
          label={label}
          name="words"
          rows={7}
          maxLength={max}
          required={required}
          autoFocus
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {answers && (
          <p className="mt-2">
            <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setPicking(true)}>
              {quick('open')}
            </Button>
          </p>
        )}
      </ConfirmDialog>
      {picking && (
        <QuickReplies
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setWords(words.trim() === '' ? picked : `${words.trimEnd()}\n${picked}`);
            setPicking(false);
          }}
        />
      )}
    </>
  );
}

/** How to reach who wrote it, what was answered and noted. */
function Said({ suggestion: { contact, answeredAt, answer, note } }: { suggestion: Suggestion }) {
  const t = useTexts(suggestionDeskTexts);
  const lang = useLang();
  return (
    <>
      {contact !== '' && <p className="mt-2 text-sm break-words text-soft">{t('contact', { contact })}</p>}
      {answeredAt !== null && (
        <div className="mt-4 border-l-4 border-action pl-4">
          <p className="num text-sm text-soft">{t('answerGiven', { at: beijingTime(answeredAt, lang) })}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
      {note !== '' && (
        <div className="mt-4 border-l-4 border-accent pl-4">
          <p className="text-sm text-soft">{t('note')}</p>
          <p className="break-words whitespace-pre-line">{note}</p>
        </div>
      )}
    </>
  );
}

type Asking = 'answer' | 'note';

function AskedWords({
  asking,
  suggestion: { id, version, note, reachable },
  busy,
  onSend,
  onClose,
}: {
  asking: Asking;
  suggestion: Suggestion;
  busy: boolean;
  onSend: (act: () => Promise<unknown>, said: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(suggestionDeskTexts);
  if (asking === 'answer')
    return (
      <WordsDialog
        title={t('answerTitle')}
        label={t('answerLabel')}
        lead={t(reachable ? 'answerReach' : 'answerNowhere')}
        first=""
        max={2_000}
        act={t('send')}
        busy={busy}
        required
        answers
        onSend={(words) => onSend(() => api(calls.suggestion.answer, { id, version, answer: words }), t('sent'))}
        onClose={onClose}
      />
    );
  return (
    <WordsDialog
      title={t('note')}
      label={t('note')}
      lead={t('noteHint')}
      first={note}
      max={1_000}
      act={t('noteSave')}
      busy={busy}
      required={false}
      onSend={(words) => onSend(() => api(calls.suggestion.note, { id, version, note: words }), t('noteSaved'))}
      onClose={onClose}
    />
  );
}

/** One suggestion with what was answered and noted, and what can be done with it. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const t = useTexts(suggestionDeskTexts);
  const kinds = useTexts(suggestionKindTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });
  const [asking, setAsking] = useState<Asking | null>(null);
  const { id, version, state, answeredAt } = suggestion;
  const send = async (act: () => Promise<unknown>, said: string): Promise<void> => {
    if (await run(act, { success: said })) setAsking(null);
  };
  const isClosed = state === 'closed';
  return (
    <article className="card p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <SuggestionMark state={state} />
        <span className="rounded-sign border border-line px-2 py-0.5">{kinds(suggestion.kind)}</span>
        <From suggestion={suggestion} />
        <time dateTime={suggestion.createdAt} className="num text-soft">
          {beijingTime(suggestion.createdAt, lang)}
        </time>
      </p>
      <p className="prose mt-3 break-words whitespace-pre-line">{suggestion.text}</p>
      <Said suggestion={suggestion} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button small busy={busy} onClick={() => setAsking('answer')}>
          {t(answeredAt === null ? 'answer' : 'answerAgain')}
        </Button>
        <Button kind="quiet" small busy={busy} onClick={() => setAsking('note')}>
          {t('noteEdit')}
        </Button>
        <Button
          kind="plain"
          small
          busy={busy}
          onClick={() =>
            void run(() => api(calls.suggestion.setState, { id, version, state: isClosed ? 'new' : 'closed' }), {
              success: t(isClosed ? 'reopened' : 'closed'),
            })
          }
        >
          {t(isClosed ? 'reopen' : 'close')}
        </Button>
      </div>
      {asking !== null && (
        <AskedWords
          asking={asking}
          suggestion={suggestion}
          busy={busy}
          onSend={(act, said) => void send(act, said)}
          onClose={() => setAsking(null)}
        />
      )}
    </article>
  );
}
