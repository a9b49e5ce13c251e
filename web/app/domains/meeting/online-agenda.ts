import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { beijingDate } from '../../i18n/numbers.ts';

const MINUTE_MS = 60_000;

export type AgendaLine = {
  appointment: OwnAppointment;
  mark: 'now' | 'next' | null;
  /** Until it begins; 0 once it has. */
  minutes: number;
};

const minutesUntil = (iso: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / MINUTE_MS));

/** Agreed appointments that are not over: those of today in Beijing, and those of the next day that has any; in order, with what is now and what comes next. */
export function agendaOf(appointments: readonly OwnAppointment[], now: Date): AgendaLine[] {
  const coming = appointments
    .flatMap((appointment) => {
      const { agreed, state } = appointment;
      const isComing = state === 'confirmed' && agreed !== null && Date.parse(agreed.endsAt) > now.getTime();
      return isComing ? [{ appointment, ...agreed }] : [];
    })
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const next = coming.find(({ startsAt }) => Date.parse(startsAt) > now.getTime());
  const today = beijingDate(now.toISOString());
  const nextDay = coming.map(({ startsAt }) => beijingDate(startsAt)).find((day) => day > today);
  const shown = coming.filter(({ startsAt }) => {
    const day = beijingDate(startsAt);
    return day <= today || day === nextDay;
  });
  return shown.map((line) => ({
    appointment: line.appointment,
    mark: Date.parse(line.startsAt) <= now.getTime() ? 'now' : line === next ? 'next' : null,
    minutes: minutesUntil(line.startsAt, now),
  }));
}
