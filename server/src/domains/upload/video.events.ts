import { z } from 'zod';

const one = z.object({ exhibitionId: z.string(), videoId: z.string() });

/** The last byte of a video is here: it is to be judged and prepared. */
export const videoReceived = { name: 'upload.videoReceived', shape: one };

/** A video was begun a day ago. */
export const videoKept = { name: 'upload.videoKept', shape: one };
