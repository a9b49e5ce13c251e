export const APPOINTMENTS = '/meetingAppointments';

/** Own appointments with this one first, as notices name it. */
export const appointmentPath = (id: string): string => `${APPOINTMENTS}?${new URLSearchParams({ appointment: id })}`;

/** Own appointments of one meeting. */
export const appointmentsOf = (meetingId: string): string => `${APPOINTMENTS}?${new URLSearchParams({ meetingId })}`;

/** Who of the other side takes part in a meeting. */
export const partnersPath = (meetingId: string): string => `/meetingList/${meetingId}/partners`;

/** Where one signs up for a meeting, and says whether one takes part. */
export const signupPath = (meetingId: string): string => `/purchaseMeeting?${new URLSearchParams({ meetingId })}`;

/** Everybody's page of a meeting. */
export const meetingPath = (meetingId: string): string => `/meetingList/${meetingId}`;
