import type { WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Icon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/list/popover.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { NavIcon, type NavIconName } from '../../ui/nav-icons.tsx';
import { AttachButton, AttachTray } from './attach.tsx';
import { blanksIn, nextBlank, withPhrase, type Range } from './blanks.ts';
import { ExhibitLine, type ShownExhibit } from './bubble-body.tsx';
import { chatTexts } from './chat.texts.ts';
import { QuickReplies } from './quick-replies.tsx';
import { EMOJI, withSign } from './emoji.ts';
import { useEngine } from './engine.ts';
import { ExhibitPicker } from '../own-product/exhibit-picker.tsx';
import { Offers } from './offers.tsx';
import { quickRepliesTexts } from './quick-replies.texts.ts';
import { SendCard } from './send-card.tsx';
import { rememberExhibit } from './sent-exhibits.ts';
import { rememberFiles } from './sent-files.tsx';
import type { AttachedFiles } from './use-attaching.ts';
import { useDraft } from './use-draft.ts';

type ComposerProps = {
  conversationId: string;
  /** Of the company's side: it sends its own exhibits. */
  company: boolean;
  /** To somebody who may be sent quotes and invitations. */
  offers: boolean;
  /** The exhibit that a buyer comes from. */
  asked: ShownExhibit | null;
  files: AttachedFiles;
  /** False where it could not be taken: what is typed stays. */
  onSend: (body: WrittenBody) => boolean;
  onTyping: () => void;
};

// A book that few open comes with the press.
const PhraseBook = lazyWithRetry(() => import('../phrase-book/phrase-book.tsx'));

const TOOL = 'grid size-10 place-items-center rounded-sign hover:bg-tint';

function Emoji({ onPick }: { onPick: (sign: string) => void }) {
  const t = useTexts(chatTexts);
  return (
    <Popover button={<NavIcon name="smile" />} name={t('emoji')} className={TOOL}>
      <div className="grid w-max grid-cols-8">
        {EMOJI.map((sign) => (
          <button
            key={sign}
            type="button"
            className="grid size-9 place-items-center rounded-sign text-xl hover:bg-tint"
            onClick={() => onPick(sign)}
          >
            {sign}
          </button>
        ))}
      </div>
    </Popover>
  );
}

/** What a buyer comes from, to be sent by one press. */
function Asked({ exhibit, onSend, onDrop }: { exhibit: ShownExhibit; onSend: () => void; onDrop: () => void }) {
  const t = useTexts(chatTexts);
  return (
    <div className="mb-2 flex items-center gap-3 rounded border border-line bg-card p-2">
      <div className="min-w-0 flex-1">
        <ExhibitLine exhibit={exhibit} />
      </div>
      <button type="button" className="button button-small shrink-0" onClick={onSend}>
        {t('sendThis')}
      </button>
      <button
        type="button"
        className="grid size-8 shrink-0 place-items-center"
        aria-label={t('notThis')}
        onClick={onDrop}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** The field has the focus where there is a keyboard; on a phone it would cover what is to be read. */
function useFirstFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [field]);
}

/** Sentences that the company keeps, to be put into the box. */
function Replies({ insert }: { insert: (words: string) => void }) {
  const t = useTexts(quickRepliesTexts);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={TOOL}
        aria-label={t('open')}
        title={t('open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <NavIcon name="comment" />
      </button>
      {open && (
        <QuickReplies
          onClose={close}
          onPick={(words) => {
            close();
            insert(words);
          }}
        />
      )}
    </>
  );
}

type ToolsProps = Pick<ComposerProps, 'conversationId' | 'company' | 'offers' | 'files' | 'onSend'> & {
  insert: (sign: string) => void;
  insertPhrase: (phrase: string) => void;
};
type ToolDialog = 'phrases' | 'sendExhibit' | 'sendCard';

/** What else may be sent: a sign, files, a phrase, an exhibit of one's own, the own card. */
function Tools({ conversationId, company, offers, files, onSend, insert, insertPhrase }: ToolsProps) {
  const t = useTexts(chatTexts);
  const engine = useEngine();
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const close = (): void => setDialog(null);
  const send = (body: WrittenBody): void => {
    if (onSend(body)) close();
  };
  const tool = (kind: ToolDialog, icon: NavIconName) => (
    <button
      type="button"
      className={TOOL}
      aria-label={t(kind)}
      title={t(kind)}
      aria-haspopup="dialog"
      onClick={() => setDialog(kind)}
    >
      <NavIcon name={icon} />
    </button>
  );
  return (
    <>
      <Emoji onPick={insert} />
      <AttachButton files={files} className={TOOL} />
      {tool('phrases', 'journal')}
      {company && <Replies insert={insert} />}
      {company && tool('sendExhibit', 'order')}
      {offers && <Offers conversationId={conversationId} className={TOOL} onSend={onSend} />}
      {tool('sendCard', 'card')}
      {dialog === 'phrases' && (
        <Suspense fallback={null}>
          <PhraseBook
            engine={engine}
            onClose={close}
            onPick={(phrase) => {
              close();
              insertPhrase(phrase);
            }}
          />
        </Suspense>
      )}
      {dialog === 'sendExhibit' && (
        <ExhibitPicker
          title={t('pickTitle')}
          onClose={close}
          onPick={({ id, name, strength, cover }) => {
            rememberExhibit({ id, name, strength, picture: cover });
            send({ kind: 'product', productId: id });
          }}
        />
      )}
      {dialog === 'sendCard' && <SendCard onSend={() => send({ kind: 'card' })} onClose={close} />}
    </>
  );
}

/** How it is sent, what is still to be filled in, or by how much it is too long. */
function Hint({ id, length, blanks }: { id: string; length: number; blanks: number }) {
  const t = useTexts(chatTexts);
  const lang = useLang();
  const max = LIMITS.chatTextMax;
  if (blanks > 0)
    return (
      <p id={id} className="num ml-auto text-sm text-action" role="status">
        {t('blanksOpen', { count: blanks })}
      </p>
    );
  if (length <= max)
    return (
      <p id={id} className="chat-hint ml-auto text-xs text-soft max-md:hidden">
        {t('writeHint')}
      </p>
    );
  return (
    <p id={id} className="num ml-auto text-sm text-bad" role="alert">
      {t('tooLong', { max: number(max, lang), count: number(length, lang) })}
    </p>
  );
}

/** Text with Enter, and what else may be sent; what is typed is kept until it is sent. */
export function Composer({ conversationId, company, offers, asked, files, onSend, onTyping }: ComposerProps) {
  const t = useTexts(chatTexts);
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, type] = useDraft(conversationId);
  const [offered, setOffered] = useState(asked);
  useFirstFocus(field);
  const words = text.trim();
  // all files of a message go together: while one is on its way to the store, words go alone
  const ready = files.uploads.running > 0 ? [] : files.ready;
  const sendable = (words !== '' || ready.length > 0) && words.length <= LIMITS.chatTextMax;
  const sendFiles = (): boolean => {
    if (ready.length === 0) return true;
    rememberFiles(ready);
    const named = ready.map(({ fileId, kind, name }) => ({ fileId, name: kind === 'document' ? name : '' }));
    if (!onSend({ kind: 'files', files: named })) return false;
    files.clear();
    return true;
  };
  /** Once the field holds it. */
  const select = ({ from, to }: Range): void => {
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from, to);
    });
  };
  const send = (): void => {
    const open = nextBlank(text, 0);
    if (open !== null) return select(open);
    if (!sendable || !sendFiles()) return;
    if (words !== '' && !onSend({ kind: 'text', text: words })) return;
    type('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // from blank to blank, and behind the last one on
    const open = event.key === 'Tab' && !event.shiftKey ? nextBlank(text, field.current?.selectionEnd ?? 0) : null;
    if (open !== null) {
      event.preventDefault();
      return select(open);
    }
    // an input method takes Enter for its own choice
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const insert = (sign: string): void => {
    const box = field.current;
    const next = withSign(text, box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length, sign);
    type(next.text);
    select({ from: next.at, to: next.at });
  };
  const insertPhrase = (phrase: string): void => {
    const box = field.current;
    const place = { from: box?.selectionStart ?? text.length, to: box?.selectionEnd ?? text.length };
    const next = withPhrase(text, place, phrase);
    type(next.text);
    select(next.select);
  };
  const sendOffered = (exhibit: ShownExhibit): void => {
    rememberExhibit(exhibit);
    if (onSend({ kind: 'product', productId: exhibit.id })) setOffered(null);
  };
  return (
    <div className="chat-composer">
      {offered !== null && (
        <Asked exhibit={offered} onDrop={() => setOffered(null)} onSend={() => sendOffered(offered)} />
      )}
      <AttachTray files={files} />
      <PostForm className="flex items-end gap-2" onSubmit={send}>
        <textarea
          ref={field}
          rows={1}
          className="input chat-field"
          aria-label={t('write')}
          aria-describedby={hint}
          aria-invalid={words.length > LIMITS.chatTextMax || undefined}
          placeholder={t('write')}
          enterKeyHint="send"
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            type(target.value);
            if (target.value.trim() !== '') onTyping();
          }}
        />
        <button type="submit" className="button shrink-0" aria-disabled={!sendable || undefined}>
          {t('send')}
        </button>
      </PostForm>
      <div className="flex items-center gap-1 pt-1">
        <Tools {...{ conversationId, company, offers, files, onSend, insert, insertPhrase }} />
        <Hint id={hint} length={words.length} blanks={blanksIn(text).length} />
      </div>
    </div>
  );
}
