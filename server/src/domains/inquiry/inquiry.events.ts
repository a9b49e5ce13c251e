import { z } from 'zod';

const shape = z.object({ exhibitionId: z.string(), inquiryId: z.string() });

/** An inquiry has arrived at a supplier. */
export const inquiryCreated = { name: 'inquiry.created', shape };

/** Its buyer has written it anew, before the supplier saw it. */
export const inquiryChanged = { name: 'inquiry.changed', shape };

/** Its buyer wants nothing more of it. */
export const inquiryClosed = { name: 'inquiry.closed', shape };

/** Its buyer has taken it back, before the supplier saw it. */
export const inquiryWithdrawn = { name: 'inquiry.withdrawn', shape };

/** Somebody of the supplier has opened it for the first time. */
export const inquirySeen = { name: 'inquiry.seen', shape };
