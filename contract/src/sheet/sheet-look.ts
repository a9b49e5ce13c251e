import { z } from 'zod';
import { call } from '../call.ts';
import type { Role } from '../roles.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { sheetOutline } from './sheet.shapes.ts';

/** The call that looks at a spreadsheet before it is imported; each import has one. */
export const sheetLook = <W extends Role>(path: string, roles: readonly W[]) =>
  call({
    does: 'What a spreadsheet holds, before it is imported: what each column is taken for, and the rows that are asked about. Keeps nothing',
    path,
    roles,
    takes: 'bytes',
    input: z.object({}),
    output: sheetOutline,
    errors: SHEET_ERRORS,
    rate: { perMinute: 20 },
    example: {},
  });
