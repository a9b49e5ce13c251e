import { z } from 'zod';

/** Made by the client once for what it sends, so that sending it twice stores it once (G57). */
export const requestId = z
  .string()
  .regex(/^[A-Za-z0-9-]{10,64}$/)
  .optional();
