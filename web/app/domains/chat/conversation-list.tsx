import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingShortDay } from '../../i18n/short-day.ts';
import { ConnectionLine } from '../../components/chat/connection-line.tsx';
import { facingOf } from '../../components/chat/names.ts';
import { useCanCall } from '../../session/can-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { chatAddress, type Only } from './conversations.ts';
import { conversationsTexts } from './conversations.texts.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useConversations } from './use-conversations.ts';

/** So long after the last key the question is sent. */
const TYPING_MS = 300;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type ListProps = { open: string | null; only: Only | null };

/** All, what is unread, and for a company in which a buyer waits, whose they are, and what is settled; of colleagues' an administrator sees. */
function Filters({ open, only }: ListProps) {
  const t = useTexts(conversationsTexts);
  const company = useCanCall(calls.chat.openWith);
  const admin = useCanCall(calls.lead.assignees);
  const filters: readonly (Only | null)[] = [
    null,
    'unread',
    ...(company ? (['unanswered', 'me', 'nobody'] as const) : []),
    ...(admin ? (['colleagues'] as const) : []),
    ...(company ? (['resolved'] as const) : []),
  ];
  return (
    <nav aria-label={t('filters')} className="flex flex-wrap gap-1.5">
      {filters.map((one) => (
        <LocalLink
          key={one ?? 'all'}
          to={chatAddress({ with: open, only: one })}
          aria-current={one === only ? 'true' : undefined}
          className={`chip ${one === only ? 'bg-action! text-on-action!' : ''}`}
        >
          {t(one ?? 'All')}
        </LocalLink>
      ))}
    </nav>
  );
}

/** Messages that hold the words, below the conversations that do. */
function Found({ keyword, only }: { keyword: string; only: Only | null }) {
  const t = useTexts(conversationsTexts);
  const lang = useLang();
  const { record } = useRecord(keyword, (signal) => api(calls.chat.search, { keyword }, signal));
  if (record === null || record.list.length === 0) return null;
  return (
    <section aria-label={t('found')}>
      <h2 className="px-3 pt-4 pb-1 text-sm font-normal text-soft">{t('found')}</h2>
      <ul>
        {record.list.map(({ conversation, message }) => (
          <li key={message.id}>
            <LocalLink
              to={chatAddress({ with: conversation.id, only, at: message.seq })}
              className="block border-b border-line px-3 py-2 hover:bg-tint"
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="truncate font-semibold">{facingOf(conversation, lang).name || t('goneBuyer')}</span>
                <time dateTime={message.at} className="num shrink-0 text-xs text-soft">
                  {beijingShortDay(message.at, lang)}
                </time>
              </span>
              <span className="clamp-2 text-sm text-soft">
                {message.body.kind === 'text' ? message.body.text : t('exhibit')}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing there, and what to do next. */
function Nothing({ narrowed }: { narrowed: boolean }) {
  const t = useTexts(conversationsTexts);
  const company = useCanCall(calls.chat.openWith);
  if (narrowed) return <p className="px-3 py-10 text-center text-soft">{t('filteredEmpty')}</p>;
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <p className="text-lg font-semibold">{t(company ? 'emptyCompany' : 'emptyBuyer')}</p>
      <p className="text-soft">{t(company ? 'emptyCompanyLead' : 'emptyBuyerLead')}</p>
      <ButtonLink kind="quiet" to={company ? '/potential-order' : '/find/actor'}>
        {t(company ? 'toLeads' : 'toExhibitors')}
      </ButtonLink>
    </div>
  );
}

/** More comes when the end of the list is seen, or by a press. */
function More({ more, busy }: { more: () => void; busy: boolean }) {
  const t = useTexts(conversationsTexts);
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(more);
  useEffect(() => {
    ask.current = more;
  });
  useEffect(() => {
    if (end.current === null) return undefined;
    const watched = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting === true) ask.current();
    });
    watched.observe(end.current);
    return () => watched.disconnect();
  }, []);
  return (
    <div ref={end} className="p-3 text-center">
      <Button kind="quiet" small busy={busy} onClick={more}>
        {t('more')}
      </Button>
    </div>
  );
}

function Rows({ open, only, keyword }: ListProps & { keyword: string }) {
  const t = useTexts(conversationsTexts);
  const { page, failure, fetching, more, retry } = useConversations({ only, keyword });
  if (failure !== '' && page === null)
    return (
      <div className="grid justify-items-center gap-3 p-6 text-center">
        <p role="alert">{failure}</p>
        <Button kind="quiet" small onClick={retry}>
          {t('TryAgain')}
        </Button>
      </div>
    );
  if (page === null)
    return (
      <div className="grid gap-3 p-3" aria-busy="true">
        <p className="sr-only" role="status">
          {t('loading')}
        </p>
        {[1, 2, 3, 4, 5].map((at) => (
          <SkeletonLine key={at} className="h-16" />
        ))}
      </div>
    );
  return (
    <>
      {page.list.length === 0 ? (
        <Nothing narrowed={only !== null || keyword !== ''} />
      ) : (
        <ul aria-label={t('list')}>
          {page.list.map((one) => (
            <ConversationRow key={one.id} conversation={one} here={one.id === open} only={only} />
          ))}
        </ul>
      )}
      {page.cursor !== null && <More more={more} busy={fetching} />}
      {keyword.length > 1 && <Found keyword={keyword} only={only} />}
    </>
  );
}

/** Every conversation one has, the newest first. */
export function ConversationList({ open, only }: ListProps) {
  const t = useTexts(conversationsTexts);
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  return (
    <section aria-label={t('list')} className={`chat-list ${open === null ? '' : 'chat-list-behind'}`}>
      <div className="grid gap-2 border-b border-line p-3">
        <input
          type="search"
          className="input"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Filters open={open} only={only} />
      </div>
      {open === null && <ConnectionLine />}
      <div className="chat-rows">
        <Rows open={open} only={only} keyword={keyword} />
      </div>
    </section>
  );
}
