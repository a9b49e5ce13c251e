import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { allMatching, expected, selectionOf, someAsRead } from '../selection.ts';
import { everybody, registeredVisitor, reviewer } from '../roles.ts';
import {
  checkedLetter,
  listedVip,
  openVipStatus,
  ownVip,
  VIP_SORTS,
  vipCounts,
  vipForm,
  vipRecord,
} from './vip.shapes.ts';

const call = callsOf('/visitor/v2/vip', [reviewer]);

export const insert = call({
  does: 'Apply for a VIP invitation; again after a refusal',
  path: 'insert',
  roles: [registeredVisitor],
  input: vipForm,
  output: ownVip,
  errors: ['vipPending', 'vipPassed', 'conflict'],
  rate: { perMinute: 10 },
  example: {
    passportNumber: 'E12345678',
    passportPhoto: '$privatePicture',
    avatarPhoto: '$privatePicture',
    name: 'WANG MIN',
    sex: 'female',
    nationality: 'CN',
    photoDeclaration: true,
  },
});

export const get = call({
  does: 'The own VIP application and how it stands',
  path: 'get',
  roles: [registeredVisitor],
  output: ownVip,
});

export const photo = call({
  does: 'One of the own VIP photos',
  path: 'photo',
  roles: [registeredVisitor],
  answers: 'file',
  input: z.object({ id: id('privatePicture') }),
  output: fileOut,
  errors: ['notFound'],
  example: { id: '$privatePicture' },
});

export const invitationLetter = call({
  does: 'The letter of invitation as PDF, once the application has passed',
  path: 'invitationLetter',
  roles: [registeredVisitor],
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  errors: ['vipNotPassed'],
  rate: { perMinute: 20 },
  example: { lang: 'en' },
});

export const checkLetter = call({
  does: 'Is a letter of invitation genuine? By the code on it',
  path: 'checkLetter',
  roles: everybody,
  input: z.object({ code: z.string().trim().min(1).max(200, { abort: true }) }),
  output: checkedLetter,
  rate: { perMinute: 30 },
  example: { code: 'FBL1.IL-2026-ABCDEFGH.0000000000000000000000' },
});

/** Part of name, company or e-mail. */
const vipFilter = { keyword: searchText };

export const list = call({
  does: 'VIP applications by status and keyword, with the number in each status',
  path: '/organizer/v1/vip/list',
  input: page.extend({
    ...vipFilter,
    status: openVipStatus.optional(),
    sort: z.enum(VIP_SORTS).default('queue'),
    /** Not of the order of the queue: it goes one way only. */
    descending: z.boolean().default(true),
  }),
  output: pageSchema(listedVip).extend({ counts: vipCounts }),
  example: { status: 'pending' },
});

export const record = call({
  does: 'One VIP application with its history',
  path: '/organizer/v1/vip/get',
  input: z.object({ id: id('vipApplication') }),
  output: vipRecord,
  errors: ['notFound'],
  example: { id: '$vipApplication' },
});

export const reviewPhoto = call({
  does: 'A photo of a VIP application, for its reviewer',
  path: '/organizer/v1/vip/photo',
  answers: 'file',
  input: z.object({ id: id('appliedPicture') }),
  output: fileOut,
  errors: ['notFound'],
  example: { id: '$appliedPicture' },
});

const decision = {
  status: openVipStatus.exclude(['pending']),
  /** Shown to the visitor; required when not passed. */
  reason: optionalText(500),
};

/** Nobody is turned away without being told why. */
function needsReason(
  value: { status: 'passed' | 'failed'; reason: string },
  context: z.core.$RefinementCtx<unknown>,
): void {
  if (value.status === 'failed' && value.reason === '')
    context.addIssue({ code: 'custom', message: 'required', path: ['reason'], input: value });
}

/** Those that stood there already are not counted and not told again. */
const changed = z.object({ changed: z.int() });

export const review = call({
  does: 'Pass VIP applications, or not with a reason: some as they were read, or all pending ones that match a keyword but for some; all of them or none. Each decision is told by a notice and an e-mail',
  path: '/organizer/v1/vip/review',
  input: z
    .object({
      selection: selectionOf(
        someAsRead('vipApplication', LIMITS.reviewedAtOnceMax),
        allMatching('vipApplication', z.object(vipFilter)).extend({
          expected: expected.max(LIMITS.decidedMatchingMax),
        }),
      ),
      ...decision,
    })
    .superRefine(needsReason),
  output: changed,
  errors: ['notFound', 'decidedMeanwhile', 'editConflict'],
  example: { selection: { records: [{ id: '$vipApplication', version: 1 }] }, status: 'passed' },
});
