import type { Insertable } from 'kysely';
import { newId } from '../../server/src/core/id.ts';
import type { Tables } from '../../server/src/platform/database/kysely.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The next full hour, so many days on. */
const inDays = (days: number): number => Math.ceil(Date.now() / HOUR) * HOUR + days * DAY;

type MeetingRow = Insertable<Tables['meeting']>;

/** A session that begins in ten days, lasts six hours and is published. */
export const meetingRow = (exhibitionId: string, given: Partial<MeetingRow> = {}) => ({
  exhibition_id: exhibitionId,
  title_zh: '示例采购对接会',
  title_en: 'Sample procurement meeting',
  description_zh: '',
  description_en: '',
  place_zh: '2F 会议室 A',
  place_en: 'Meeting Room A, 2F',
  kind: 'onsite',
  room: '',
  starts_at: new Date(inDays(10)),
  ends_at: new Date(inDays(10) + 6 * HOUR),
  deadline: new Date(inDays(8)),
  visitors_max: 60,
  exhibitors_max: 30,
  tables: 20,
  slot_minutes: 30,
  state: 'published',
  version: 1,
  ...given,
  id: given.id ?? newId(),
});

type SignupRow = Insertable<Tables['meeting_signup']>;

/** An approved sign-up of whoever is given. */
export const meetingSignupRow = (
  exhibitionId: string,
  given: Partial<SignupRow> & Pick<SignupRow, 'meeting_id'> & { number: number },
) => ({
  exhibition_id: exhibitionId,
  side: given.exhibitor_id === undefined ? 'visitor' : 'exhibitor',
  contact_name: '王敏',
  email: 'signup@fair.example',
  mobile_area_code: '',
  mobile: '',
  website: '',
  company_name: '禾田农化',
  business_nature: '',
  title: '',
  description: '',
  audit: 'approved',
  ...given,
  id: given.id ?? newId(),
});

type AppointmentRow = Insertable<Tables['meeting_appointment']>;

/** A proposal of the buyer, without the slots it holds. */
export const meetingAppointmentRow = (
  exhibitionId: string,
  given: Partial<AppointmentRow> & Pick<AppointmentRow, 'meeting_id' | 'visitor_signup_id' | 'exhibitor_signup_id'>,
) => ({
  exhibition_id: exhibitionId,
  state: 'proposed',
  proposed_by: 'visitor',
  ...given,
  id: given.id ?? newId(),
});
