import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { downloadFile } from '../../download.ts';
import type { Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AppointmentStateMark } from './appointment-state.tsx';
import { appointmentTexts } from './appointment.texts.ts';
import { appointmentDetailPath } from './meeting-path.ts';
import { SlotDialog } from './slot-dialog.tsx';

type Act = 'decline' | 'counter' | 'move' | 'cancel';

/** After these somebody else has been quicker: the appointment is read again. */
const CHANGED = new Set<Failure['name']>(['editConflict', 'appointmentClosed', 'meetingCancelled', 'meetingOver']);

/**
 * An appointment inside a dialog: read again where somebody has been quicker, so that the dialog stays with what was typed, though the list
 * behind it might show the appointment no more.
 */
function useReread(given: OwnAppointment) {
  const [appointment, setAppointment] = useState(given);
  const reread = async (): Promise<void> => {
    const now = await api(calls.meetingAppointment.get, { id: given.id }).catch(() => null);
    if (now !== null) setAppointment(now);
  };
  return {
    appointment,
    onRefused: (failure: Failure | null): void => {
      if (failure !== null && CHANGED.has(failure.name)) void reread();
    },
    changed: appointment.version !== given.version || appointment.state !== given.state,
  };
}

/** Which one a dialog is about; as it is now where it has changed since. */
function Standing({
  appointment: { state, agreed, proposed },
  changed,
  children,
}: {
  appointment: OwnAppointment;
  changed: boolean;
  children?: ReactNode;
}) {
  const t = useTexts(appointmentTexts);
  const slots = agreed === null ? proposed : [agreed];
  return (
    <div className="grid gap-2">
      <div className={changed ? 'note' : 'text-soft'}>
        {changed && (
          <p className="flex flex-wrap gap-x-3">
            {t('now')} <AppointmentStateMark state={state} />
          </p>
        )}
        {slots.map((slot) => (
          <p key={slot.startsAt}>
            <SpanTime {...slot} />
          </p>
        ))}
      </div>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}

type DialogProps = { given: OwnAppointment; onClose: () => void };

/** Other slots for what the other side proposed, or for what is agreed. */
function OtherSlots({ given, act, onClose }: DialogProps & { act: 'counter' | 'move' }) {
  const t = useTexts(appointmentTexts);
  const { appointment, onRefused, changed } = useReread(given);
  const { id, version, partner } = appointment;
  const name = partner.companyName;
  const isMove = act === 'move';
  return (
    <SlotDialog
      title={t(isMove ? 'moveTitle' : 'counterTitle', { name })}
      lead={
        <Standing appointment={appointment} changed={changed}>
          {isMove ? t('moveLead') : undefined}
        </Standing>
      }
      act={t(isMove ? 'moveAct' : 'counterAct')}
      place={`appointment ${act} ${id}`}
      partnerId={partner.id}
      {...(appointment.mine && { held: appointment.proposed })}
      said={t(isMove ? 'moved' : 'countered')}
      send={({ slots, message, requestId }) =>
        isMove
          ? api(calls.meetingAppointment.move, { id, version, slots, message, requestId })
          : api(calls.meetingAppointment.answer, {
              id,
              version,
              answer: { kind: 'counter', slots, message },
              requestId,
            })
      }
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}

const PRESETS = {
  decline: ['presetTime', 'presetFit'],
  cancel: ['presetPlans', 'presetTime'],
} as const;

const DONE = { decline: 'declined', cancel: 'cancelled', withdraw: 'withdrawn' } as const;

/** Declines what the other side proposed, or cancels, with a reason. */
function WithReason({ given, act, onClose }: DialogProps & { act: 'decline' | 'cancel' }) {
  const t = useTexts(appointmentTexts);
  const { appointment, onRefused, changed } = useReread(given);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const { id, version, partner } = appointment;
  const isAgreed = appointment.agreed !== null;
  const words = act === 'cancel' && !isAgreed ? 'withdraw' : act;
  const lead = act === 'cancel' ? 'cancelLead' : isAgreed ? 'declineMoveLead' : 'declineLead';
  const send = async (reason: string): Promise<void> => {
    const work = () =>
      act === 'decline'
        ? api(calls.meetingAppointment.answer, { id, version, answer: { kind: 'decline', reason } })
        : api(calls.meetingAppointment.cancel, { id, version, reason });
    if (await run(work, { success: t(DONE[words]), onFailure: onRefused })) onClose();
  };
  return (
    <ReasonDialog
      open
      title={t(`${words}Title`, { name: partner.companyName })}
      lead={
        <Standing appointment={appointment} changed={changed}>
          {t(lead)}
        </Standing>
      }
      act={t(`${words}Act`)}
      kind="bad"
      {...(words === 'cancel' && { cancel: t('keep') })}
      presets={PRESETS[act].map((key) => ({ name: t(key), reason: t(`${key}Reason`) }))}
      required
      busy={busy}
      failure={failure}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}

/** What may be done about an appointment, but for accepting one of its slots. `isAlone`: on its own page, to which nothing leads then. */
export function AppointmentActs({ appointment, isAlone = false }: { appointment: OwnAppointment; isAlone?: boolean }) {
  const t = useTexts(appointmentTexts);
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction({ reload: true });
  const [act, setAct] = useState<Act | null>(null);
  const { id, version, may, partner, state, agreed, met, meeting } = appointment;
  const name = partner.companyName;
  const close = (): void => {
    setAct(null);
    void revalidate();
  };
  const opens = (of: Act, text: Act | 'withdraw', kind: 'quiet' | 'plain') => (
    <Button small kind={kind} aria-haspopup="dialog" title={`${t(text)} · ${name}`} onClick={() => setAct(of)}>
      {t(text)}
    </Button>
  );
  const mark = (as: 'held' | 'missed') =>
    void run(() => api(calls.meetingAppointment.mark, { id, version, state: as }), { success: t('marked') });
  return (
    <>
      {may.mark && <p className="mt-3 font-semibold">{t(met ? 'metLead' : 'markLead')}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        {may.mark && (
          <>
            <Button small busy={busy} title={`${t('held')} · ${name}`} onClick={() => mark('held')}>
              {t('held')}
            </Button>
            <Button small kind="quiet" busy={busy} title={`${t('missed')} · ${name}`} onClick={() => mark('missed')}>
              {t('missed')}
            </Button>
          </>
        )}
        {!isAlone && may.room && agreed !== null && (
          <ButtonLink small kind="quiet" to={appointmentDetailPath(id)} title={name}>
            {t(meeting.kind === 'online' && state === 'confirmed' ? 'toRoom' : 'toNotes')}
          </ButtonLink>
        )}
        {state === 'confirmed' && !may.mark && (
          <SaveButton
            small
            label={`${t('calendar')} · ${name}`}
            save={() => downloadFile(calls.meetingAppointment.calendar, { id })}
          >
            {t('calendar')}
          </SaveButton>
        )}
        {may.answer && opens('counter', 'counter', 'quiet')}
        {may.answer && opens('decline', 'decline', agreed === null ? 'quiet' : 'plain')}
        {may.move && opens('move', 'move', 'quiet')}
        {may.cancel && opens('cancel', agreed === null ? 'withdraw' : 'cancel', 'plain')}
      </div>
      {(act === 'counter' || act === 'move') && <OtherSlots given={appointment} act={act} onClose={close} />}
      {(act === 'decline' || act === 'cancel') && <WithReason given={appointment} act={act} onClose={close} />}
    </>
  );
}
