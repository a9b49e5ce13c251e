import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { AppointmentRoom, Attendance, RoomSides } from '@fairbridge/contract/meeting/meeting-room.shapes.ts';
import { roomOpensAt, roomStateAt } from '@fairbridge/contract/meeting/meeting-room.rules.ts';
import type { Span } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import type { Media } from '@fairbridge/contract/talk/talk.states.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { facingOf } from '../../components/chat/names.ts';
import { subscribeToChats } from '../../components/chat/subscribe-to-chats.ts';
import { showTalks } from '../../components/talk/talk-root.tsx';
import { talkTexts } from '../../components/talk/talk.texts.ts';
import { callUp } from '../../components/talk/talks.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { appointmentDetailTexts } from './appointment-detail.texts.ts';
import { useNow } from './use-now.ts';
import { useRoom } from './use-room.ts';

const DELAYS = [5, 10, 15, 20, LIMITS.meetingLateMinutesMax];
const MEDIA = ['video', 'audio'] as const;

/** Begins the call of chat in the conversation of the two. */
async function call(id: string, media: Media, lang: Lang): Promise<void> {
  const { conversationId } = await api(calls.meetingRoom.conversation, { id });
  const { name, picture } = facingOf(await api(calls.chat.get, { conversationId }), lang);
  showTalks();
  callUp({ conversationId, name, picture }, media);
}

function Other({ name, other: { here, since, lateMinutes } }: { name: string; other: Attendance }) {
  const t = useTexts(appointmentDetailTexts);
  const says = (): string => {
    if (here) return t('here', { name, time: since === null ? '' : beijingClock(since) });
    return lateMinutes === null ? t('away', { name }) : t('late', { name, minutes: lateMinutes });
  };
  return (
    <p className={`text-lg font-semibold break-words ${here ? 'text-good' : ''}`} role="status">
      {says()}
    </p>
  );
}

function Calling({ id }: { id: string }) {
  const t = useTexts(appointmentDetailTexts);
  const talk = useTexts(talkTexts);
  const lang = useLang();
  const { busy, run } = useAction();
  return (
    <div className="grid gap-2">
      <p>{t('callLead')}</p>
      <div className="flex flex-wrap gap-3">
        {MEDIA.map((media) => (
          <Button
            key={media}
            kind={media === 'video' ? 'action' : 'quiet'}
            busy={busy}
            onClick={() => void run(() => call(id, media, lang))}
          >
            {talk(`${media}Call`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function RunLate({ id, own, onSaid }: { id: string; own: Attendance; onSaid: (sides: RoomSides) => void }) {
  const t = useTexts(appointmentDetailTexts);
  const [minutes, setMinutes] = useState(String(DELAYS[1]));
  const { busy, run } = useAction();
  const tell = async (): Promise<void> =>
    onSaid(await api(calls.meetingRoom.sayLate, { id, minutes: Number(minutes) }));
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-8 cursor-pointer">{t('runLate')}</summary>
      {own.lateMinutes !== null && <p className="mt-2">{t('ownLate', { minutes: own.lateMinutes })}</p>}
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Select
          label={t('lateMinutes')}
          value={minutes}
          options={DELAYS.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
          onChange={({ target }) => setMinutes(target.value)}
        />
        <Button kind="quiet" busy={busy} onClick={() => void run(tell, { success: t('told') })}>
          {t('tell')}
        </Button>
      </div>
    </details>
  );
}

function OpenRoom({ room }: { room: AppointmentRoom }) {
  const t = useTexts(appointmentDetailTexts);
  const [inside, setInside] = useState(false);
  const { id, partner, meeting } = room.appointment;
  const { sides, setSides } = useRoom(id, room.sides, inside);
  // a call rings in this window from then on
  useEffect(() => {
    if (inside) subscribeToChats();
  }, [inside]);
  const name = partner.contactName === '' ? partner.companyName : partner.contactName;
  return (
    <div className="grid gap-4">
      <Other name={name} other={sides.other} />
      {inside && sides.other.here && <Calling id={id} />}
      {inside && <p className="text-soft">{t('inside')}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button kind={inside ? 'quiet' : 'action'} onClick={() => setInside(!inside)}>
          {t(inside ? 'leave' : 'enter')}
        </Button>
        {meeting.room !== '' && (
          <a href={meeting.room} className="link" target="_blank" rel="noopener noreferrer">
            {t('outside')}
          </a>
        )}
      </div>
      {!inside && <RunLate id={id} own={sides.own} onSaid={setSides} />}
    </div>
  );
}

/** The room of an agreed online appointment: before it opens, while it is open, and after. */
export function Room({ room, agreed }: { room: AppointmentRoom; agreed: Span }) {
  const t = useTexts(appointmentDetailTexts);
  const lang = useLang();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const state = now === null ? 'early' : roomStateAt(agreed, now);
  const isOver = now !== null && now.getTime() >= Date.parse(agreed.endsAt);
  // from the end on it can be marked, and from the opening on an outside address is told
  useEffect(() => {
    if (isOver || state === 'open') void revalidate();
  }, [isOver, state, revalidate]);
  return (
    <section className="card grid gap-4 p-4 md:p-5" aria-labelledby="appointment-room">
      <h2 id="appointment-room" className="text-lg">
        {t('roomTitle')}
      </h2>
      {state === 'early' && <p className="num">{t('opensAt', { time: beijingTime(roomOpensAt(agreed), lang) })}</p>}
      {state === 'closed' && <p>{t('closed')}</p>}
      {state === 'open' && <OpenRoom room={room} />}
      {state !== 'closed' && (
        <p>
          <LocalLink to="/chat/test" className="link">
            {t('test')}
          </LocalLink>
        </p>
      )}
    </section>
  );
}
