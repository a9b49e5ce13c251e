import { sql } from 'kysely';
import type { Domain } from '../../core/domain.ts';
import { appointmentHandlers } from './meeting-appointment.handlers.ts';
import { meetingDeskHandlers } from './meeting-desk.handlers.ts';
import { roomHandlers } from './meeting-room.handlers.ts';
import { signupHandlers } from './meeting-signup.handlers.ts';
import { heldMeetings } from './meeting.handover.ts';
import { meetingHandlers } from './meeting.handlers.ts';
import { remindOfAppointments } from './meeting.reminders.ts';

export const meeting = {
  handlers: (services) => ({
    meeting: meetingHandlers(services),
    meetingSignup: signupHandlers(services),
    meetingAppointment: appointmentHandlers(services),
    meetingRoom: roomHandlers(services),
    meetingDesk: meetingDeskHandlers(services),
  }),
  schedules: [remindOfAppointments],
  handovers: [heldMeetings],
  tables: {
    meeting: { notPersonal: 'procurement meetings of the organizer', retention: 'organizer' },
    meeting_signup: {
      personal: [
        {
          column: 'visitor_id',
          of: 'visitor',
          erase: {
            blank: {
              contact_name: '',
              email: '',
              mobile_area_code: '',
              mobile: '',
              website: '',
              company_name: '',
              title: '',
              description: '',
              other_requirements: '',
              answers: '',
            },
          },
        },
        { column: 'employee_id', of: 'subject', erase: { blank: { contact_name: '', email: '', mobile: '' } } },
      ],
      exempt: { email: 'of the sign-up, found by its visitor or employee', mobile: 'of the sign-up, as its e-mail' },
      files: { product_image: { uses: ['meeting'] }, certificates: { uses: ['meeting'], list: true } },
      retention: { one: 'visitor or company in a meeting' },
    },
    meeting_appointment: {
      personal: [{ column: 'employee_id', of: 'subject', erase: 'keep' }],
      exempt: { proposed_by: 'which side has proposed it' },
      retention: { limit: 'meetingProposalsPerDay' },
    },
    meeting_presence: {
      // who of the company is in a room; the row of a buyer names nobody
      personal: [{ column: 'employee_id', of: 'subject', erase: 'delete' }],
      retention: { with: 'meeting_appointment' },
    },
    meeting_note: {
      personal: [
        { column: 'visitor_id', of: 'visitor', erase: 'delete' },
        // that there is a note, and since when, is told to whom it is about; its words are the company's
        { column: 'about_visitor_id', of: 'visitor', hidden: ['text', 'employee_id'], erase: 'delete' },
      ],
      exempt: { employee_id: 'a colleague who wrote about somebody else' },
      retention: { with: 'meeting_appointment' },
    },
    meeting_wish: {
      notPersonal: 'which sign-up would like to meet which other one',
      retention: { one: 'pair of sign-ups in a meeting' },
    },
    meeting_booking: {
      notPersonal: 'times that an appointment occupies, gone with it',
      expires: sql<boolean>`expires_at <= now()`,
    },
  },
} as const satisfies Domain;
