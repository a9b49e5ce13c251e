import type { CallApi } from '@fairbridge/contract/client.ts';
import { Suspense, useState } from 'react';
import { redirect } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { defineClientLoad } from '../../define-load.ts';
import type { ShownExhibit } from '../../components/chat/bubble-body.tsx';
import { chatTexts } from '../../components/chat/chat.texts.ts';
import { Thread } from '../../components/chat/thread.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { useSeenWindow } from '../../components/chat/use-seen-window.ts';
import { openingHoursTexts } from '../../components/opening-hours/opening-hours.texts.ts';
import { canCall, useCanCall } from '../../session/can-call.ts';
import { BackToMe } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { ChatRoutingButton } from './chat-routing.tsx';
import { ConversationList } from './conversation-list.tsx';
import { chatAddress, onlyOf, placeOf, type Only } from './conversations.ts';
import { conversationsTexts } from './conversations.texts.ts';

// What few open comes with the press.
const CustomerPanel = lazyWithRetry(() => import('../../components/customer/customer-panel.tsx'));
const CompanyHours = lazyWithRetry(() => import('../../components/opening-hours/company-hours.tsx'));

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '在线洽谈', en: 'Chat' });

/** The conversation that another page asks for: a buyer's with an exhibitor, or a company's with a buyer. */
async function asked(api: CallApi, query: URLSearchParams): Promise<string | null> {
  const [exhibitorId, visitorId] = [query.get('exhibitor'), query.get('visitor')];
  const exhibit = await exhibitOf(api, query.get('product'));
  if (exhibitorId !== null && canCall(calls.chat.open))
    return (await api(calls.chat.open, { exhibitorId, ...(exhibit !== null && { productId: exhibit.id }) })).id;
  if (visitorId !== null && canCall(calls.chat.openWith)) return (await api(calls.chat.openWith, { visitorId })).id;
  return null;
}

/** The exhibit that a buyer comes from; one that may not be seen is not offered. */
async function exhibitOf(api: CallApi, id: string | null): Promise<ShownExhibit | null> {
  if (id === null || !canCall(calls.product.detail)) return null;
  try {
    const { product } = await api(calls.product.detail, { id });
    return { id: product.id, name: product.name, strength: product.strength, picture: product.cover };
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return null;
  }
}

const load = defineClientLoad(async ({ api, query, lang }) => {
  const id = await asked(api, query);
  if (id !== null) {
    const product = query.get('product');
    const address = chatAddress({ with: id });
    throw redirect(localPath(lang, product === null ? address : `${address}&product=${encodeURIComponent(product)}`));
  }
  return {
    open: query.get('with'),
    only: onlyOf(query.get('only')),
    at: placeOf(query.get('at')),
    exhibit: await exhibitOf(api, query.get('product')),
  };
});
export const clientLoader = load.browser;

/** On a phone: back to the list, as the browser's own way back does. */
function WayBack({ only }: { only: Only | null }) {
  const t = useTexts(chatTexts);
  return (
    <LocalLink
      to={chatAddress({ only })}
      aria-label={t('back')}
      className="-ml-1 grid size-9 shrink-0 place-items-center md:hidden"
    >
      <Icon name="back" />
    </LocalLink>
  );
}

/** When the company answers: its administrators say so here. */
function HoursButton() {
  const t = useTexts(openingHoursTexts);
  const mayChange = useCanCall(calls.openingHours.change);
  const [open, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CompanyHours onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Who it is that the company talks with. Nobody's customer: a guest, a buyer who has written nothing yet, a colleague's. */
function Beside({ conversationId }: { conversationId: string }) {
  const { record } = useRecord(conversationId, (signal) => api(calls.chat.get, { conversationId }, signal));
  const visitor = record?.customer === true ? record.visitor : null;
  if (visitor === null) return <aside className="chat-side" />;
  return (
    <aside className="chat-side">
      <Suspense fallback={null}>
        <CustomerPanel key={visitor.id} id={visitor.id} />
      </Suspense>
    </aside>
  );
}

/** The own conversations beside the one that is open; on a phone one after the other. */
export default function ChatScreen() {
  const { open, only, at, exhibit } = load.useData();
  const t = useTexts(conversationsTexts);
  const company = useCanCall(calls.chat.openWith);
  const routes = useCanCall(calls.chatRouting.save);
  const beside = useMedia('(min-width: 1360px)', false);
  useSeenWindow();
  return (
    <div className="page py-3 max-md:px-0! md:py-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 md:px-0">
        {!company && open === null && <BackToMe />}
        <h1 className="text-2xl">{t('Chat')}</h1>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          {routes && <ChatRoutingButton />}
          <HoursButton />
          <LocalLink
            to="/chat/test"
            className={`link inline-flex min-h-7 items-center ${open === null ? '' : 'max-md:hidden'}`}
          >
            {t('callTest')}
          </LocalLink>
        </div>
      </div>
      <div className={`chat ${company ? 'chat-work' : ''} ${company && open !== null ? 'chat-three' : ''}`}>
        <ConversationList open={open} only={only} />
        {open === null ? (
          <p className="hidden place-items-center p-8 text-soft md:grid">{t('choose')}</p>
        ) : (
          <section aria-label={t('Chat')} className="chat-thread chat-whole">
            <Thread
              key={`${open} ${at ?? ''}`}
              id={open}
              asked={exhibit}
              sought={at}
              calls
              before={<WayBack only={only} />}
            />
          </section>
        )}
        {company && open !== null && beside && <Beside conversationId={open} />}
      </div>
    </div>
  );
}
