import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/chat/quick-reply.calls.ts';
import type { QuickReply } from '@fairbridge/contract/chat/quick-reply.shapes.ts';
import { inLang, cutText } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { htmlLang, useLang, useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { QuickReplyForm } from './quick-reply-form.tsx';
import { quickRepliesTexts } from './quick-replies.texts.ts';

const SIDES = ['zh', 'en'] as const;
/** So much of a sentence tells which one is meant. */
const NAMED = 30;

export type QuickRepliesProps = {
  /** Gets the words that were selected, in the language in which they stood. */
  onPick: (words: string) => void;
  onClose: () => void;
};

/** A sentence in each of its languages, each to be put in by a press. */
function Words({ reply: { text }, onPick }: { reply: QuickReply } & Pick<QuickRepliesProps, 'onPick'>) {
  return (
    <div className="min-w-0 flex-1 divide-y divide-line">
      {SIDES.filter((side) => text[side] !== '').map((side) => (
        <button
          key={side}
          type="button"
          lang={htmlLang(side)}
          className="block w-full px-3 py-2 text-left break-words whitespace-pre-wrap hover:bg-tint"
          onClick={() => onPick(text[side])}
        >
          {text[side]}
        </button>
      ))}
    </div>
  );
}

type RowsProps = Pick<QuickRepliesProps, 'onPick'> & {
  replies: OutputOf<typeof list>;
  /** Null where this person only uses them. */
  onAct: ((what: 'edit' | 'remove', reply: QuickReply) => void) | null;
};

function Rows({ replies, onPick, onAct }: RowsProps) {
  const t = useTexts(quickRepliesTexts);
  const lang = useLang();
  if (replies.list.length === 0)
    return (
      <div className="py-8 text-center">
        <p className="font-semibold">{t('none')}</p>
        <p className="text-soft">{t(onAct === null ? 'noneStaff' : 'noneLead')}</p>
      </div>
    );
  return (
    <ul
      aria-label={t('list')}
      className="max-h-[min(26rem,55dvh)] divide-y divide-line overflow-auto rounded border border-line"
    >
      {replies.list.map((reply) => {
        const text = cutText(inLang(reply.text, lang), NAMED);
        return (
          <li key={reply.id} className="flex items-start gap-1">
            <Words reply={reply} onPick={onPick} />
            {onAct !== null && (
              <span className="flex shrink-0 gap-1 p-1">
                <IconButton icon="edit" label={t('edit', { text })} onClick={() => onAct('edit', reply)} />
                <IconButton icon="trash" label={t('remove', { text })} onClick={() => onAct('remove', reply)} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Removing({ reply, onRemoved, onClose }: { reply: QuickReply; onRemoved: () => void; onClose: () => void }) {
  const t = useTexts(quickRepliesTexts);
  const lang = useLang();
  return (
    <RemoveDialog
      title={t('removeTitle')}
      act={t('Delete')}
      said={t('removed')}
      reload={false}
      remove={() => api(calls.quickReply.remove, { id: reply.id })}
      onRemoved={onRemoved}
      onClose={onClose}
    >
      <p className="mb-2 line-clamp-3 break-words">{inLang(reply.text, lang)}</p>
      <p>{t('removeLead')}</p>
    </RemoveDialog>
  );
}

type LoadedReplies = { replies: OutputOf<typeof list> | null; failure: string };

/** All of them; below, for those who keep them, how many there are and a way to one more. */
function Body({
  item: { replies, failure },
  onPick,
  onAct,
  onAdd,
}: { item: LoadedReplies; onAdd: () => void } & Pick<RowsProps, 'onPick' | 'onAct'>) {
  const t = useTexts(quickRepliesTexts);
  if (failure !== '')
    return (
      <p className="note note-bad" role="alert">
        {failure}
      </p>
    );
  if (replies === null)
    return (
      <div className="grid gap-2" aria-busy="true">
        <p className="sr-only" role="status">
          {t('loading')}
        </p>
        {[1, 2, 3].map((at) => (
          <SkeletonLine key={at} className="h-12" />
        ))}
      </div>
    );
  const count = replies.list.length;
  return (
    <>
      {count > 0 && <p className="mb-3 text-soft">{t('lead')}</p>}
      <Rows replies={replies} onPick={onPick} onAct={onAct} />
      {onAct !== null && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <span className="num text-sm text-soft">{t('used', { count, max: replies.max })}</span>
          {count < replies.max && (
            <Button small kind="quiet" onClick={onAdd}>
              {t('add')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

type Asked = { what: 'add' } | { what: 'edit' | 'remove'; reply: QuickReply };

/** Sentences that the company or the fair's customer service keeps to answer with: one that is pressed goes into the box, and nowhere else. */
export function QuickReplies({ onPick, onClose }: QuickRepliesProps) {
  const t = useTexts(quickRepliesTexts);
  const keeps = useCanCall(calls.quickReply.save);
  const [asked, setAsked] = useState<Asked | null>(null);
  // each change is another record
  const [changes, setChanges] = useState(0);
  const { record, failure } = useRecord(String(changes), (signal) => api(calls.quickReply.list, {}, signal));
  const stop = (): void => setAsked(null);
  const changed = (): void => {
    setChanges(changes + 1);
    stop();
  };
  if (keeps && asked !== null && asked.what !== 'remove')
    return (
      <Dialog key="form" open onClose={stop} title={t(asked.what === 'add' ? 'add' : 'editTitle')}>
        <QuickReplyForm reply={asked.what === 'add' ? null : asked.reply} onSaved={changed} onClose={stop} />
      </Dialog>
    );
  return (
    <>
      <Dialog key="list" open wide onClose={onClose} title={t('title')}>
        <Body
          item={{ replies: record, failure }}
          onPick={onPick}
          onAct={keeps ? (what, reply) => setAsked({ what, reply }) : null}
          onAdd={() => setAsked({ what: 'add' })}
        />
      </Dialog>
      {keeps && asked?.what === 'remove' && <Removing reply={asked.reply} onRemoved={changed} onClose={stop} />}
    </>
  );
}
