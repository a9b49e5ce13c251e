/** Names what a guest has typed before the log-in, where it is kept. */
export const begunSignup = (meetingId: string): string => `sign-up for meeting ${meetingId}`;
