import type { ChatReport, transcript } from '@fairbridge/contract/chat/chat-report.calls.ts';
import type { Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { BubbleBody } from '../../components/chat/bubble-body.tsx';
import { useTalkLine } from '../../components/talk/talk-line.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { chatReportsTexts } from './chat-reports.texts.ts';

type Read = Pick<OutputOf<typeof transcript>, 'list' | 'hasMore'>;

/** Asked for by a press alone, since each reading is written down; then older ones above. */
function useTranscript(id: string) {
  const [read, setRead] = useState<Read | null>(null);
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const more = (): void => {
    const first = read?.list[0]?.seq;
    void run(async () => {
      const page = await api(calls.chatReport.transcript, {
        id,
        ...(first !== undefined && { beforeSeq: first }),
      });
      setRead({ list: [...page.list, ...(read?.list ?? [])], hasMore: page.hasMore });
    });
  };
  return { read, busy, failure, more };
}

/** What nobody has typed: who speaks for the company, and what is no longer there. */
function Event({ message: { body, at }, side }: { message: Message; side: ChatReport['side'] }) {
  const t = useTexts(chatReportsTexts);
  const lang = useLang();
  const talkLine = useTalkLine(side);
  if (body.kind === 'talk')
    return (
      <li className="chat-event num">
        {talkLine(body)} · {beijingTime(at, lang)}
      </li>
    );
  if (body.kind === 'recalled') return <li className="chat-event">{t('recalled')}</li>;
  if (body.kind !== 'assigned') return null;
  return (
    <li className="chat-event num">
      {body.employee === null ? t('nobodySpeaks') : t('speaksNow', { name: inLang(body.employee.name, lang) })} ·{' '}
      {beijingTime(at, lang)}
    </li>
  );
}

const isTyped = ({ kind }: Message['body']): boolean =>
  kind !== 'recalled' && kind !== 'recall' && kind !== 'assigned' && kind !== 'talk';

/** The reporter's side stands at the right, as whoever reported saw it. */
function Line({ message, side }: { message: Message; side: ChatReport['side'] }) {
  const t = useTexts(chatReportsTexts);
  const lang = useLang();
  const { body, author, at } = message;
  if (!isTyped(body)) return <Event message={message} side={side} />;
  return (
    <li className={message.side === side ? 'bubble-row bubble-own' : 'bubble-row'}>
      <p className="num px-1 text-sm text-soft">
        {author === null ? t('goneBuyer') : inLang(author.name, lang)} ·{' '}
        {t(message.side === 'exhibitor' ? 'Exhibitor' : 'Visitor')}
      </p>
      <div className="bubble-line">
        <div className="bubble">
          {body.kind === 'card' || body.kind === 'quote' || body.kind === 'invitation' ? (
            <p className="text-soft">{t(`${body.kind}Hidden`)}</p>
          ) : (
            <BubbleBody body={body} side="visitor" />
          )}
        </div>
      </div>
      <p className="num px-1 text-xs text-soft">
        <time dateTime={at}>{beijingTime(at, lang)}</time>
      </p>
    </li>
  );
}

/** What was said until the report came, once somebody of the staff asks for it. */
export function Transcript({ report: { id, side } }: { report: ChatReport }) {
  const t = useTexts(chatReportsTexts);
  const { read, busy, failure, more } = useTranscript(id);
  if (read === null)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-soft">{t('readLead')}</p>
        <Button small kind="quiet" busy={busy} onClick={more}>
          {t('read')}
        </Button>
        <FormFailure message={failure} />
      </div>
    );
  return (
    <section aria-label={t('transcript')} className="grid gap-2">
      <h3 className="text-lg">{t('transcript')}</h3>
      {read.hasMore && (
        <p className="text-center">
          <button type="button" className="link min-h-8" aria-disabled={busy} onClick={more}>
            {t('earlier')}
          </button>
        </p>
      )}
      <FormFailure message={failure} />
      {read.list.length === 0 ? (
        <p className="text-soft">{t('noMessages')}</p>
      ) : (
        <ol className="grid gap-3">
          {read.list.map((message) => (
            <Line key={message.id} message={message} side={side} />
          ))}
        </ol>
      )}
    </section>
  );
}
