import { z } from 'zod';

const shape = z.object({ exhibitionId: z.string(), announcementId: z.string() });

/** An announcement is to be sent, or sent on where its worker was lost. */
export const announcementDue = { name: 'announcement.due', shape };

/** An announcement was taken back: its notices are to disappear. */
export const announcementTakenBack = { name: 'announcement.takenBack', shape };
