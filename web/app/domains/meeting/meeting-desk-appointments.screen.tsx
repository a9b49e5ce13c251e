import { appointmentState, type ManagedAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { APPOINTMENT_STATE_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDay } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { useAction } from '../../ui/use-action.ts';
import { appointmentQuery } from './meeting-desk-address.ts';
import { AppointDialog } from './meeting-desk-appoint.tsx';
import { MeetingDeskPage } from './meeting-desk-head.tsx';
import { SignupDialog } from './meeting-desk-signup-dialog.tsx';
import { meetingDeskTexts } from './meeting-desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '对接会洽谈', en: 'Meeting appointments' });

const load = defineClientLoad(async ({ api: ask, params, query: address }) => {
  const id = params['id'] ?? '';
  const query = appointmentQuery(id);
  const asked = query.read(address);
  const { keyword, state, pageNum } = asked;
  const filter = { meetingId: id, keyword, ...(state !== undefined && { state }) };
  const [meeting, page] = await Promise.all([
    ask(calls.meeting.get, { id }),
    ask(calls.meetingDesk.appointments, { ...filter, pageNum, pageSize: 25 }),
  ]);
  return { meeting, query, asked, filter, page };
});
export const clientLoader = load.browser;

const LOOK: Record<ManagedAppointment['state'], StatusTone> = {
  proposed: { icon: 'clock', colour: 'text-ink' },
  confirmed: { icon: 'check', colour: 'text-good' },
  declined: { icon: 'close', colour: 'text-soft' },
  expired: { icon: 'clock', colour: 'text-soft' },
  cancelled: { icon: 'close', colour: 'text-soft' },
  held: { icon: 'check', colour: 'text-good' },
  missed: { icon: 'warning', colour: 'text-bad' },
};
const PROPOSER = { visitor: 'byVisitor', exhibitor: 'byExhibitor', organizer: 'byOrganizer' } as const;

type Slot = { startsAt: string; endsAt: string };

/** When the appointment is and at which table, or the slots that are held for it. */
function When({ appointment: { agreed, table, proposed } }: { appointment: ManagedAppointment }) {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const span = ({ startsAt, endsAt }: Slot): string => `${beijingClock(startsAt)}–${beijingClock(endsAt)}`;
  const days = Map.groupBy(proposed, ({ startsAt }) => beijingDay(startsAt, lang));
  const held = proposed.length > 0 && (
    <div className="num text-sm text-soft">
      <p>{t('slotsOpen')}</p>
      {[...days].map(([day, slots]) => (
        <p key={day}>{[day, slots.map(span).join(lang === 'zh' ? '、' : ', ')].join(' ')}</p>
      ))}
    </div>
  );
  if (agreed === null) return held === false ? <span className="text-sm text-soft">{t('noneAgreed')}</span> : held;
  return (
    <>
      <p className="num font-semibold whitespace-nowrap">{span(agreed)}</p>
      <p className="num text-sm text-soft">
        {[beijingDay(agreed.startsAt, lang), table === null ? '' : t('table', { number: table })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {held}
    </>
  );
}

function useColumns(openSignup: (id: string) => void): readonly ResourceColumn<ManagedAppointment>[] {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const party = ({ signupId, companyName, contactName }: ManagedAppointment['visitor'], booth = '') => (
    <>
      <button type="button" className="link text-left" aria-haspopup="dialog" onClick={() => openSignup(signupId)}>
        {companyName}
      </button>
      <p className="text-sm text-soft">{[contactName, booth].filter(Boolean).join(' · ')}</p>
    </>
  );
  return [
    { key: 'time', label: t('time'), main: true, cell: (appointment) => <When appointment={appointment} /> },
    { key: 'buyer', label: t('buyer'), cell: ({ visitor }) => party(visitor) },
    { key: 'exhibitor', label: t('Exhibitor'), cell: ({ exhibitor }) => party(exhibitor, exhibitor.boothNumber) },
    {
      key: 'state',
      label: t('Status'),
      cell: ({ state, proposedBy, reason }) => (
        <>
          <StatusBadge look={LOOK[state]} word={inLang(APPOINTMENT_STATE_NAMES[state], lang)} />
          <p className="line-clamp-2 max-w-[32ch] text-sm break-words text-soft">
            {reason === '' ? t(PROPOSER[proposedBy]) : reason}
          </p>
        </>
      ),
    },
  ];
}

function Filters() {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  return (
    <Select
      label={t('Status')}
      name="state"
      defaultValue={load.useData().asked.state ?? ''}
      placeholder={t('anyStatus')}
      options={appointmentState.options.map((value) => ({
        value,
        label: inLang(APPOINTMENT_STATE_NAMES[value], lang),
      }))}
    />
  );
}

function Export() {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { filter } = load.useData();
  if (!useCanCall(calls.meetingDesk.exportAppointments)) return null;
  return (
    <SaveButton small save={() => downloadFile(calls.meetingDesk.exportAppointments, { ...filter, lang })}>
      {t('export')}
    </SaveButton>
  );
}

function Cancelling({
  appointment,
  between,
  onClose,
}: {
  appointment: ManagedAppointment | null;
  between: (appointment: ManagedAppointment) => string;
  onClose: () => void;
}) {
  const t = useTexts(meetingDeskTexts);
  const { busy, failure, forget, run } = useAction({ reload: true, showFailure: 'here' });
  const close = (): void => {
    forget();
    onClose();
  };
  const cancel = async (reason: string): Promise<void> => {
    if (appointment === null) return;
    const { id, version } = appointment;
    const send = () => api(calls.meetingDesk.cancelAppointment, { id, version, reason });
    if (await run(send, { success: t('cancelledNow') })) close();
  };
  return (
    <ReasonDialog
      open={appointment !== null}
      title={t('cancelTitle', { between: appointment === null ? '' : between(appointment) })}
      lead={t('cancelLead')}
      act={t('cancelAct')}
      kind="bad"
      required
      busy={busy}
      failure={failure}
      onSend={(reason) => void cancel(reason)}
      onClose={close}
    />
  );
}

/** The appointments of a meeting in the order of time; the organizer books, cancels and marks them. */
export default function MeetingDeskAppointmentsScreen() {
  const t = useTexts(meetingDeskTexts);
  const { meeting, query, asked, page } = load.useData();
  const mayAct = useCanCall(calls.meetingDesk.appoint);
  const [cancelling, setCancelling] = useState<ManagedAppointment | null>(null);
  const [signupId, setSignupId] = useState<string | null>(null);
  const [appointing, setAppointing] = useState(false);
  const { stage } = meeting;
  const between = ({ visitor, exhibitor }: ManagedAppointment): string =>
    t('between', { buyer: visitor.companyName, exhibitor: exhibitor.companyName });
  const mark = ({ id, version }: ManagedAppointment, state: 'held' | 'missed') => ({
    label: t(state === 'held' ? 'markHeld' : 'markMissed'),
    send: () => api(calls.meetingDesk.markAppointment, { id, version, state }),
    said: t('marked'),
  });
  const booksNow = mayAct && meeting.state === 'published' && (stage === 'toStart' || stage === 'begun');
  return (
    <MeetingDeskPage
      meeting={meeting}
      part="appointments"
      actions={
        booksNow && (
          <Button aria-haspopup="dialog" onClick={() => setAppointing(true)}>
            <Icon name="plus" />
            {t('appointDots')}
          </Button>
        )
      }
    >
      <RecordList
        list="meeting-appointments"
        label={t('appointments')}
        query={query}
        asked={asked}
        page={page}
        search={t('Search')}
        searchHint={t('searchAppointments')}
        filters={<Filters />}
        tools={page.total > 0 && <Export />}
        columns={useColumns(setSignupId)}
        nameOf={between}
        actsOf={(row) =>
          mayAct
            ? [
                ...(row.may.mark && row.state !== 'held' ? [mark(row, 'held')] : []),
                ...(row.may.mark && row.state !== 'missed' ? [mark(row, 'missed')] : []),
                ...(row.may.cancel ? [{ label: t('cancelDots'), bad: true, act: () => setCancelling(row) }] : []),
              ]
            : []
        }
        empty={
          <EmptyState title={t('noAppointments')}>
            <p>{t('noAppointmentsLead')}</p>
          </EmptyState>
        }
        emptyFiltered={<NothingFound title={t('noMatchingAppointments')} to={query.path} act={t('ShowAll')} />}
      />
      <Cancelling appointment={cancelling} between={between} onClose={() => setCancelling(null)} />
      <SignupDialog id={signupId} onClose={() => setSignupId(null)} />
      {appointing && <AppointDialog meetingId={meeting.id} onClose={() => setAppointing(false)} />}
    </MeetingDeskPage>
  );
}
