import type { Bilingual } from '../text.ts';
import type { AppointmentState } from './meeting-appointment.shapes.ts';
import type { Audit, MeetingSide, Participation } from './meeting-signup.shapes.ts';
import type { MeetingKind, MeetingStage, SignupStatus } from './meeting.shapes.ts';

/** What the states of a meeting, of a sign-up and of an appointment are called. */
export const MEETING_KIND_NAMES: Readonly<Record<MeetingKind, Bilingual>> = {
  onsite: { zh: '现场', en: 'On site' },
  online: { zh: '线上', en: 'Online' },
};
export const MEETING_STAGE_NAMES: Readonly<Record<MeetingStage, Bilingual>> = {
  toStart: { zh: '未开始', en: 'To start' },
  begun: { zh: '已开始', en: 'Has begun' },
  ended: { zh: '已结束', en: 'Has ended' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};
export const SIGNUP_STATUS_NAMES: Readonly<Record<SignupStatus, Bilingual>> = {
  registered: { zh: '已报名', en: 'Registered' },
  notRegistered: { zh: '未报名', en: 'Not registered' },
  ended: { zh: '报名已结束', en: 'Sign-up ended' },
  notEnded: { zh: '报名中', en: 'Sign-up open' },
};
export const MEETING_SIDE_NAMES: Readonly<Record<MeetingSide, Bilingual>> = {
  visitor: { zh: '买家', en: 'Buyer' },
  exhibitor: { zh: '展商', en: 'Exhibitor' },
};
export const SIGNUP_AUDIT_NAMES: Readonly<Record<Audit, Bilingual>> = {
  review: { zh: '待审核', en: 'Under review' },
  approved: { zh: '已通过', en: 'Approved' },
  notApproved: { zh: '未通过', en: 'Not approved' },
};
export const PARTICIPATION_NAMES: Readonly<Record<Participation, Bilingual>> = {
  none: { zh: '未回复', en: 'No response' },
  agreed: { zh: '同意参加', en: 'Agreed' },
  denied: { zh: '不参加', en: 'Denied' },
};
export const APPOINTMENT_STATE_NAMES: Readonly<Record<AppointmentState, Bilingual>> = {
  proposed: { zh: '待答复', en: 'Proposed' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  declined: { zh: '已婉拒', en: 'Declined' },
  expired: { zh: '已失效', en: 'Expired' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  held: { zh: '已洽谈', en: 'Held' },
  missed: { zh: '未到场', en: 'Missed' },
};
