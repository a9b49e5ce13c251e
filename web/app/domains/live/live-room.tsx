import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { products as productsCall } from '@fairbridge/contract/live/live.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { useLiveNow } from '../../components/live/use-live-now.ts';
import { useLiveRoom, type ShownRoom } from '../../components/live/use-live-room.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LiveScreen } from './live-screen.tsx';
import { RoomExhibit, RoomExhibits } from './room-exhibits.tsx';
import { RoomHead, type ShownLive } from './room-head.tsx';
import { liveRoomTexts } from './live-room.texts.ts';

const LiveChat = lazyWithRetry(() => import('../../components/live/live-chat.tsx'));

type Exhibits = OutputOf<typeof productsCall>;
export type RoomData = { live: ShownLive; exhibits: Exhibits };

/** The exhibits, asked for again when another one is pinned: who may see which is for the server to say. */
function useExhibits(id: string, first: Exhibits, pinned: string): Exhibits {
  const [asked, setAsked] = useState({ pinned: '', exhibits: first });
  useEffect(() => {
    if (pinned === '') return;
    const leaving = new AbortController();
    api(calls.live.products, { id }, leaving.signal).then(
      (exhibits) => setAsked({ pinned, exhibits }),
      // those of before stay
      () => null,
    );
    return () => leaving.abort();
  }, [id, pinned]);
  return asked.pinned === '' ? first : asked.exhibits;
}

function Host({ live }: { live: ShownLive }) {
  const t = useTexts(liveRoomTexts);
  const { exhibitor } = live;
  if (exhibitor === null) return <p className="text-soft">{t('byOrganizer')}</p>;
  return (
    <section aria-label={t('host')} className="card flex items-center gap-3 p-3">
      <Picture
        address={exhibitor.logo}
        alt=""
        sizes="48px"
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-sign object-cover"
      />
      <LocalLink
        to={exhibitorPath(exhibitor.id)}
        className="min-w-0 flex-1 font-semibold hover:text-action hover:underline"
      >
        <Says text={exhibitor.name} />
      </LocalLink>
      {exhibitor.booth !== null && <BoothPlate booth={exhibitor.booth} />}
      <Icon name="arrow" />
    </section>
  );
}

const PANEL = 'card flex h-[30rem] flex-col overflow-hidden lg:h-full lg:max-h-[44rem]';

type PanelName = 'chat' | 'exhibits';

/** Chat and exhibits beside the picture, one at a time. */
function Panels({
  live,
  exhibits,
  pinned,
  room,
  isOver,
}: RoomData & { pinned: string | null; room: ShownRoom | null; isOver: boolean }) {
  const t = useTexts(liveRoomTexts);
  const [open, setOpen] = useState<PanelName>(isOver && exhibits.list.length > 0 ? 'exhibits' : 'chat');
  const tab = (name: PanelName, label: string) => (
    <button
      type="button"
      role="tab"
      id={`room-tab-${name}`}
      aria-selected={open === name}
      aria-controls={`room-panel-${name}`}
      className={`min-h-11 flex-1 border-b-[3px] px-3 ${open === name ? 'border-action font-semibold' : 'border-transparent text-soft hover:text-ink'}`}
      onClick={() => setOpen(name)}
    >
      {label}
    </button>
  );
  // the organizer shows none
  if (live.exhibitor === null && exhibits.list.length === 0)
    return (
      <section aria-labelledby="room-chat" className={PANEL}>
        <h2 id="room-chat" className="border-b border-line px-3 py-2.5 text-lg">
          {t('chat')}
        </h2>
        <div className="min-h-0 flex-1">
          <Suspense fallback={null}>
            <LiveChat liveId={live.id} room={room} isOver={isOver} />
          </Suspense>
        </div>
      </section>
    );
  return (
    <div className={PANEL}>
      <div role="tablist" aria-label={t('panels')} className="flex border-b border-line">
        {tab('chat', t('chat'))}
        {tab(
          'exhibits',
          exhibits.list.length === 0 ? t('exhibits') : t('exhibitsCount', { count: exhibits.list.length }),
        )}
      </div>
      <div
        id={`room-panel-${open}`}
        role="tabpanel"
        aria-labelledby={`room-tab-${open}`}
        className="min-h-0 flex-1 overflow-auto"
      >
        {open === 'chat' ? (
          <Suspense fallback={null}>
            <LiveChat liveId={live.id} room={room} isOver={isOver} />
          </Suspense>
        ) : (
          <RoomExhibits products={exhibits.list} pinned={pinned} />
        )}
      </div>
    </div>
  );
}

/** A live with its picture, its exhibits and its chat, from before it begins until its replay. */
export function LiveRoom({ live, exhibits: first }: RoomData) {
  const t = useTexts(liveRoomTexts);
  const lang = useLang();
  const room = useLiveRoom(live.id, true);
  const { now, renew } = useLiveNow(live.id, room);
  // whichever is told: a pinned one that not everybody may see is only said to be there
  const told = room?.state ?? null;
  const mark = told === null ? (now?.pinnedProductId ?? '') : `${String(told.hasPinned)} ${told.pinnedProductId ?? ''}`;
  const exhibits = useExhibits(live.id, first, mark);
  const pinned = exhibits.list.find(({ id }) => id === exhibits.pinnedProductId) ?? null;
  const state = now?.state ?? live.state;
  return (
    <article className="page">
      <Crumbs
        label={t('path')}
        crumbs={[
          { to: '/', label: t('home') },
          { to: '/live', label: t('lives') },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 pt-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <div className="max-md:-mx-5">
            <LiveScreen live={live} now={now} renew={renew} />
          </div>
          {pinned !== null && state === 'onLive' && (
            <div className="card border-accent p-3" aria-live="polite">
              <RoomExhibit product={pinned} isPinned />
            </div>
          )}
          <RoomHead live={live} now={now} />
        </div>
        <div className="lg:row-span-2">
          <Panels
            live={live}
            exhibits={exhibits}
            pinned={state === 'onLive' ? exhibits.pinnedProductId : null}
            room={room}
            isOver={state === 'ended' || state === 'replay'}
          />
        </div>
        <div className="grid content-start gap-4">
          <Host live={live} />
          {inLang(live.introduction, lang) !== '' && (
            <section>
              <h2 className="mb-2 text-lg">{t('about')}</h2>
              <Paragraphs text={inLang(live.introduction, lang)} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
