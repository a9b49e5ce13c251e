import { z } from 'zod';
import { callsOf } from '../call.ts';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { optionalLine } from '../fields.ts';
import { editor, organizer, reviewer, support } from '../roles.ts';
import { badgeLayout, badgeLayoutForm, printedBadge, USUAL_LAYOUT } from './badge-layout.shapes.ts';
import { holder } from './check-in.shapes.ts';

const call = callsOf('/organizer/v1/badgeLayout', [editor]);

export const get = call({
  does: 'How badges look that are printed on site: paper, and what stands on it',
  path: 'get',
  roles: [organizer],
  output: badgeLayout,
});

export const save = call({
  does: 'Change how badges look that are printed on site',
  path: 'save',
  input: badgeLayoutForm.extend({
    /** As it was read; 0 while the fair has none of its own. */
    version: z.int().min(0),
  }),
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: { ...USUAL_LAYOUT, version: 0 },
});

export const print = call({
  does: 'A badge that lets in, to be printed now; from the second time on with a reason',
  path: 'print',
  roles: [reviewer, support],
  input: z.object({ holder, reason: optionalLine(CONSOLE_LIMITS.entryReasonMax) }),
  output: printedBadge,
  errors: ['notFound', 'badgeNotValid', 'badgePrinted'],
  example: { holder: { visitorId: '$visitor' } },
});
