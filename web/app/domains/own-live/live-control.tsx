import type { OwnLive } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import LiveChat from '../../components/live/live-chat.tsx';
import { livePath } from '../../components/live/live-path.ts';
import { LiveStateBadge } from '../../components/live/live-state.tsx';
import { SpanTime } from '../../components/content/span-time.tsx';
import { LiveVideo } from '../../components/live/live-video.tsx';
import { ScreenNote } from '../../components/live/screen-note.tsx';
import { useLiveNow, type LiveNow } from '../../components/live/use-live-now.ts';
import { useLiveRoom } from '../../components/live/use-live-room.ts';
import type { LoadArgs } from '../../define-load.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, number } from '../../i18n/numbers.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AirButtons } from './air-buttons.tsx';
import { CameraLeaving, CameraPanel, LineState } from './camera-panel.tsx';
import { LiveAudience } from './live-audience.tsx';
import { EncoderPanel } from './encoder-panel.tsx';
import type { LiveOwner } from './live-owner.ts';
import { ownLiveTexts } from './own-live.texts.ts';
import { PinPanel } from './pin-panel.tsx';
import { useCamera } from './use-camera.ts';
import { useEncoder, type Encoder } from './use-encoder.ts';

const hasEnded = (state: OwnLive['state']): boolean => state === 'replay' || state === 'ended';

export async function loadLiveControl({ api, params }: LoadArgs) {
  const id = params['id'] ?? '';
  const [live, exhibits] = await Promise.all([api(calls.ownLive.get, { id }), api(calls.live.products, { id })]);
  const audience = hasEnded(live.state) ? await api(calls.ownLive.audience, { id }) : null;
  return { live, exhibits, audience };
}

function Sending({ encoder }: { encoder: Encoder | null }) {
  const t = useTexts(ownLiveTexts);
  const isSending = encoder?.isPublishing === true;
  const missing = isSending ? encoder.missing : null;
  const word = missing === 'picture' ? 'onlySound' : missing === 'sound' ? 'onlyPicture' : 'isSending';
  return (
    <p className="flex flex-wrap items-center gap-x-2" role="status" data-sending={isSending}>
      <StatusBadge
        look={
          isSending && missing === null
            ? { icon: 'check', colour: 'text-good' }
            : { icon: 'warning', colour: isSending ? 'text-bad' : 'text-soft' }
        }
        word={t(isSending ? word : 'isNotSending')}
      />
      {isSending && encoder.publishingSince !== null && (
        <span className="num text-sm text-soft">{t('sinceTime', { time: beijingClock(encoder.publishingSince) })}</span>
      )}
    </p>
  );
}

/** Why the server has closed the last stream. */
function Closed({ closed: { reason, codec } }: { closed: NonNullable<Encoder['closed']> }) {
  const t = useTexts(ownLiveTexts);
  return (
    <div className="note mb-5" role="alert" data-closed={reason}>
      <p className="font-semibold">{t('closed')}</p>
      <p>{reason === 'codec' ? t('codec', { codec: codec === '' ? t('unknownCodec') : codec }) : t(reason)}</p>
    </div>
  );
}

type LiveControlProps = { owner: LiveOwner; data: Awaited<ReturnType<typeof loadLiveControl>> };
type StageProps = {
  owner: LiveOwner;
  live: OwnLive;
  state: LiveNow['state'];
  encoder: Encoder | null;
  isOff: boolean;
  ask: () => Promise<Encoder>;
};

const playbackOf = (preview: string | null) => (preview === null ? null : { flv: preview, hls: null });

/** What the encoder sends, before anybody else sees it and after. */
function Stage({ owner, live, state, encoder, isOff, ask }: StageProps) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const isOver = hasEnded(state);
  const preview = encoder?.preview ?? null;
  return (
    <div className="relative aspect-video w-full overflow-hidden rounded bg-black" data-stage>
      {isOver ? (
        <ScreenNote cover={live.cover.address} title={t(live.stoppedByOrganizer ? 'stopped' : 'overTitle')}>
          <p>{t(state === 'replay' ? 'overLead' : live.replayRemoved ? 'overReplayRemoved' : 'overNoReplay')}</p>
          <ButtonLink to={livePath(live.id)} kind="accent">
            {t('see')}
          </ButtonLink>
        </ScreenNote>
      ) : encoder === null || preview === null ? (
        <ScreenNote cover={live.cover.address} title={t(isOff ? 'offTitle' : 'noPreview')}>
          {!isOff && <p>{t('noPreviewLead')}</p>}
          {isOff && !owner.isFair && <p>{t('offLead')}</p>}
        </ScreenNote>
      ) : (
        <LiveVideo
          title={inLang(live.title, lang)}
          playback={playbackOf(preview)}
          cover={live.cover.address}
          isComing={encoder.isPublishing}
          missing={encoder.missing}
          renew={async () => playbackOf((await ask()).preview)}
        />
      )}
    </div>
  );
}

function Numbers({ live, now }: { live: OwnLive; now: LiveNow | null }) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const rows = [
    ['viewersNow', now?.viewers ?? live.viewers],
    ['watchedAll', live.watched],
    ['likesAll', now?.likes ?? live.likes],
    ['wantedAll', live.wanted],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {rows.map(([label, count]) => (
        <div key={label} className="card p-3">
          <dt className="text-sm text-soft">{t(label)}</dt>
          <dd className="num text-xl font-bold">{number(count, lang)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Loads the live anew where the stream has moved it on: a replay that is there, an end by somebody else. */
function useReloadWhenMoved(shown: OwnLive['state'], now: LiveNow | null): void {
  const { revalidate } = useRevalidator();
  const told = now?.state ?? shown;
  useEffect(() => {
    if (told !== shown) void revalidate();
  }, [told, shown, revalidate]);
}

/** How picture and sound are sent: open until the live is on the air, then folded away. What a camera sends goes on behind it. */
function SendingSettings({
  id,
  encoder,
  isOnAir,
  ask,
}: {
  id: string;
  encoder: Encoder;
  isOnAir: boolean;
  ask: StageProps['ask'];
}) {
  const t = useTexts(ownLiveTexts);
  const camera = useCamera(id, encoder.takesOpus);
  const sending = camera.sending?.isSending === true ? camera.sending : null;
  return (
    <div className="grid gap-3">
      {sending !== null && <LineState sending={sending} />}
      <CameraLeaving isSending={sending !== null} />
      <details open={!isOnAir} data-settings>
        <summary className={`card px-4 py-3 font-semibold ${isOnAir ? '' : 'hidden'}`}>{t('sendingSettings')}</summary>
        <div className={`grid content-start gap-5 ${isOnAir ? 'pt-3' : ''}`}>
          <CameraPanel camera={camera} />
          <EncoderPanel id={id} encoder={encoder} ask={ask} />
        </div>
      </details>
    </div>
  );
}

/** One live while it is prepared and on the air: the encoder, the picture, the exhibits and the chat. */
export function LiveControl({ owner, data: { live, exhibits, audience } }: LiveControlProps) {
  const t = useTexts(ownLiveTexts);
  const room = useLiveRoom(live.id, true);
  const { now } = useLiveNow(live.id, room);
  useReloadWhenMoved(live.state, now);
  const state = now?.state ?? live.state;
  const isOver = hasEnded(state);
  const [isEnding, setEnding] = useState(false);
  const isOnAir = state === 'onLive';
  const { encoder, isOff, ask } = useEncoder(live.id, live.may.send && !isOver && !isEnding);
  return (
    <div className={owner.isFair ? '' : 'page py-8'}>
      <BackLink to={owner.list}>{t(owner.isFair ? 'backToFair' : 'back')}</BackLink>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">
            <Says text={live.title} />
          </h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <LiveStateBadge state={state} />
            <p className="text-soft">
              <SpanTime startsAt={live.startsAt} endsAt={live.endsAt} />
            </p>
            {live.may.send && !isOver && !isOff && <Sending encoder={encoder} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {live.may.send && !isOver && !isOff && (
            <AirButtons
              live={live}
              isOnAir={isOnAir}
              isSending={encoder?.isPublishing === true}
              missing={encoder?.missing ?? null}
              onEnding={setEnding}
            />
          )}
          <ButtonLink kind="quiet" to={owner.edit(live.id)}>
            {t('Edit')}
          </ButtonLink>
          <ButtonLink kind="quiet" to={livePath(live.id)}>
            {t('see')}
          </ButtonLink>
        </div>
      </div>
      {isOff && <p className="note mb-5">{t('off')}</p>}
      {!live.may.send && !isOver && <p className="note mb-5">{t('hostsOnly')}</p>}
      {encoder !== null && encoder.closed !== null && <Closed closed={encoder.closed} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <Stage owner={owner} live={live} state={state} encoder={encoder} isOff={isOff} ask={ask} />
          {isOnAir && <p className="text-sm text-soft">{t('onAirNote')}</p>}
        </div>
        <div className="grid content-start gap-5 lg:row-span-2">
          <div className={isOnAir ? 'order-last' : ''}>
            {encoder !== null && <SendingSettings id={live.id} encoder={encoder} isOnAir={isOnAir} ask={ask} />}
          </div>
          {!owner.isFair && !isOver && (
            <PinPanel
              liveId={live.id}
              exhibits={exhibits.list}
              pinned={room?.state?.pinnedProductId ?? now?.pinnedProductId ?? null}
            />
          )}
          <section aria-label={t('chat')} className="card flex h-[26rem] flex-col overflow-hidden">
            <h2 className="border-b border-line px-3 py-2.5 text-lg">{t('chat')}</h2>
            <div className="min-h-0 flex-1">
              <LiveChat liveId={live.id} room={room} isOver={isOver} />
            </div>
          </section>
        </div>
        <div className="grid content-start gap-6">
          <Numbers live={live} now={now} />
          {audience !== null && <LiveAudience {...audience} />}
        </div>
      </div>
    </div>
  );
}
