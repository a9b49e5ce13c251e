export const MEETINGS = '/meetingList';
const SIGN_UP = '/purchaseMeeting';
export const APPOINTMENTS = '/meetingAppointments';

export const meetingPath = (id: string): string => `${MEETINGS}/${id}`;
/** Where one signs up for a meeting, or sees the own sign-up; without one, chooses the meeting. */
export const signupPath = (id?: string): string =>
  id === undefined ? SIGN_UP : `${SIGN_UP}?meetingId=${encodeURIComponent(id)}`;
/** The same with the form unfolded. */
export const editSignupPath = (id: string): string => `${signupPath(id)}&edit=1`;
/** Who of the other side takes part in a meeting. */
export const partnersPath = (id: string): string => `${meetingPath(id)}/partners`;
/** Own appointments of one meeting. */
export const appointmentsPath = (id: string): string => `${APPOINTMENTS}?meetingId=${encodeURIComponent(id)}`;
/** One own appointment with its room on the web and the own notes. */
export const appointmentDetailPath = (id: string): string => `${APPOINTMENTS}/${id}`;
/** Own appointments with this one first, as notices name it. */
export const appointmentPath = (id: string): string => `${APPOINTMENTS}?appointment=${encodeURIComponent(id)}`;
