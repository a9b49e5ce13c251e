import type { ManagedMeeting } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingSpan } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { appointmentQuery, MEETINGS, scheduleAddress, signupQuery } from './meeting-desk-address.ts';
import { meetingDeskTexts } from './meeting-desk.texts.ts';

/** The page of one meeting in the console: when and where it is, and the way between its parts. */
export function MeetingDeskPage({
  meeting,
  part,
  actions,
  children,
}: {
  meeting: ManagedMeeting;
  part: 'signups' | 'appointments' | 'schedule';
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const schedules = useCanCall(calls.meetingDesk.suggestSchedule);
  const { id, title, place, startsAt, endsAt, stage, counts, visitorsMax, exhibitorsMax } = meeting;
  const to = { signups: signupQuery(id).path, appointments: appointmentQuery(id).path, schedule: scheduleAddress(id) };
  const facts = [
    `${beijingDay(startsAt, lang)} ${beijingSpan(startsAt, endsAt)}`,
    inLang(place, lang),
    t('places', { ...counts, visitorsMax, exhibitorsMax }),
    stage === 'cancelled' ? t('cancelled') : '',
  ];
  return (
    <OrganizerPage
      back={{ to: MEETINGS, label: t('back') }}
      title={<Says text={title} />}
      lead={<span className="num">{facts.filter(Boolean).join(' · ')}</span>}
      actions={actions}
    >
      <Tabs
        label={t('parts')}
        current={to[part]}
        tabs={[
          { to: to.signups, label: t('signups'), count: counts.waiting },
          { to: to.appointments, label: t('appointments'), count: counts.appointments },
          ...(schedules ? [{ to: to.schedule, label: t('schedule') }] : []),
        ]}
      />
      {children}
    </OrganizerPage>
  );
}
