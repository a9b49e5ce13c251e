import { z } from 'zod';
import { MAIL_FAILURE_NAMES } from './mail.failures.ts';

export const mailFailure = z.enum(MAIL_FAILURE_NAMES);
