import type { CallApi } from '@fairbridge/contract/client.ts';
import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { roomOpensAt, roomStateAt } from '@fairbridge/contract/meeting/meeting-room.rules.ts';
import type { Meeting, MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StageMark } from './meeting-marks.tsx';
import { currentMember, loadOwnAppointments, memberOf, useLoadedFor } from './meeting-member.ts';
import { MEETINGS, meetingPath, signupPath } from './meeting-path.ts';
import { onlineMeetingTexts } from './online-meeting.texts.ts';
import { useNow } from './use-now.ts';
import { useReloadOnOpening } from './use-reload-on-opening.ts';

// a guest's page carries nothing of it
const OnlineSchedule = lazyWithRetry(() => import('./online-schedule.tsx'));

/** `room`: '' for whom, and while, the server does not tell it. */
type OnlineMeeting = Meeting & Pick<MeetingDetail, 'outside' | 'room'>;
type Loaded = {
  of: string | null;
  meetings: readonly OnlineMeeting[];
  appointments: readonly OwnAppointment[];
};

const agrees = ({ own }: Meeting): boolean =>
  own !== null && !own.withdrawn && own.audit === 'approved' && own.participation === 'agreed';

async function withRoom(api: CallApi, meeting: Meeting): Promise<OnlineMeeting> {
  if (!agrees(meeting)) return { ...meeting, outside: false, room: '' };
  const { outside, room } = await api(calls.meeting.detail, { id: meeting.id });
  return { ...meeting, outside, room };
}

const SHOWN = 12;

const load = defineLoad(
  async ({ api }): Promise<Loaded> => {
    const [{ list }, appointments] = await Promise.all([
      // those over come last
      api(calls.meeting.browse, { kind: 'online', pageSize: SHOWN }),
      loadOwnAppointments(api, { only: 'open' }),
    ]);
    const open = list
      .filter(({ stage }) => stage === 'begun' || stage === 'toStart')
      .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
    return {
      of: currentMember(),
      meetings: await Promise.all(open.map((meeting) => withRoom(api, meeting))),
      appointments: appointments.filter(({ meeting: { kind } }) => kind === 'online'),
    };
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(onlineMeetingTexts.title, lang),
  description: wordsIn(onlineMeetingTexts.lead, lang),
}));

const isOpen = (meeting: Meeting, now: Date | null): boolean => now !== null && roomStateAt(meeting, now) === 'open';

/** The way into the room, or what is missing to get it. */
function WayIn({ meeting, now }: { meeting: OnlineMeeting; now: Date | null }) {
  const t = useTexts(onlineMeetingTexts);
  const lang = useLang();
  const isMember = memberOf(useUser()) !== null;
  const { id, title, outside, room, own, signupStatus } = meeting;
  useReloadOnOpening(outside && room === '' && isOpen(meeting, now), now);
  if (agrees(meeting)) {
    if (!outside) return <p className="text-soft">{t('fromAgenda')}</p>;
    if (room === '')
      return <p className="num text-soft">{t('opensAt', { time: beijingTime(roomOpensAt(meeting), lang) })}</p>;
    return (
      <a
        href={room}
        target="_blank"
        rel="noopener noreferrer"
        className="button"
        aria-label={t('joinOf', { name: inLang(title, lang) })}
      >
        {t('join')}
      </a>
    );
  }
  if (own !== null && !own.withdrawn) {
    if (own.audit !== 'approved') return <p className="text-soft">{t(own.audit)}</p>;
    return (
      <>
        <p>{t('confirm')}</p>
        <ButtonLink to={meetingPath(id)}>{t('toConfirm')}</ButtonLink>
      </>
    );
  }
  if (signupStatus === 'ended') return <p className="text-soft">{t('over')}</p>;
  return (
    <>
      <p className="text-soft">{t(isMember ? 'notSignedUp' : 'logIn')}</p>
      <ButtonLink to={signupPath(id)}>{t('signUp')}</ButtonLink>
    </>
  );
}

function Room({ meeting, now }: { meeting: OnlineMeeting; now: Date | null }) {
  const { id, title, startsAt, endsAt, stage } = meeting;
  return (
    <li className="card flex flex-col gap-3 p-5">
      <p>
        <StageMark stage={stage} />
      </p>
      <h3 className="text-lg break-words">
        <LocalLink to={meetingPath(id)} className="hover:text-action hover:underline">
          <Says text={title} />
        </LocalLink>
      </h3>
      <p>
        <SpanTime startsAt={startsAt} endsAt={endsAt} />
      </p>
      <div className="mt-auto grid justify-items-start gap-2 border-t border-line pt-3">
        <WayIn meeting={meeting} now={now} />
      </div>
    </li>
  );
}

/** Online meetings that run now or come next, with the way in, and a member's own schedule. */
export default function OnlineMeetingScreen() {
  const { of, meetings, appointments } = load.useData();
  const t = useTexts(onlineMeetingTexts);
  const now = useNow();
  const isTheirs = useLoadedFor(of);
  const isMember = memberOf(useUser()) !== null;
  return (
    <div className="page pt-8 pb-10">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-[62ch] text-soft">{t('lead')}</p>
      <div className={`grid items-start gap-8 ${isMember ? 'lg:grid-cols-[1fr_25rem]' : ''}`}>
        <section aria-labelledby="online-meetings">
          <h2 id="online-meetings" className="mb-3 text-xl">
            {t('meetings')}
          </h2>
          {meetings.length === 0 ? (
            <EmptyState title={t('none')}>
              <p>{t('noneLead')}</p>
              <ButtonLink to={MEETINGS} className="mt-5">
                {t('allMeetings')}
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-4 md:grid-cols-2">
                {meetings.map((meeting) => (
                  <Room key={meeting.id} meeting={meeting} now={now} />
                ))}
              </ul>
              <p className="mt-5">
                <LocalLink to={MEETINGS} className="link">
                  {t('allMeetings')}
                </LocalLink>
              </p>
            </>
          )}
        </section>
        {isMember && (
          <section className="card p-5 md:p-6" aria-labelledby="online-agenda">
            <h2 id="online-agenda" className="mb-2 text-xl">
              {t('agenda')}
            </h2>
            {isTheirs && now !== null ? (
              <Suspense fallback={<SkeletonLine className="h-24" />}>
                <OnlineSchedule appointments={appointments} now={now} />
              </Suspense>
            ) : (
              <SkeletonLine className="h-24" />
            )}
          </section>
        )}
      </div>
    </div>
  );
}
