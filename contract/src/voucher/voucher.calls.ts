import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang } from '../fields.ts';
import { reviewer, support, visitor } from '../roles.ts';
import { checkedBadge, voucher } from './voucher.shapes.ts';

const call = callsOf('/visitor/v2/voucher', [visitor]);

export const get = call({
  does: 'The own badge, or why there is none yet',
  path: 'get',
  output: voucher,
});

export const badge = call({
  does: 'The own badge as PDF',
  path: 'badge',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  errors: ['voucherNotReady'],
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const confirmation = call({
  does: 'The letter that confirms the own registration, as PDF',
  path: 'confirmation',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  errors: ['voucherNotReady'],
  rate: { perMinute: 20 },
  example: { lang: 'en' },
});

export const verify = call({
  does: 'Check the QR code or the number of a badge without letting anybody in: whose it is, and whether it is valid',
  path: '/organizer/v1/badge/verify',
  roles: [support, reviewer],
  input: z.object({ code: z.string().trim().min(1).max(200, { abort: true }) }),
  output: checkedBadge,
  example: { code: 'FB1.0000000000000000000.0000000000000000000000' },
});

export const revoke = call({
  does: 'Revoke a badge that was lost or passed on; its owner gets a new one',
  path: '/organizer/v1/badge/revoke',
  roles: [support, reviewer],
  input: z.object({ id: id('badge') }),
  errors: ['notFound'],
  example: { id: '$badge' },
});
