import { z } from 'zod';
import { proof } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { newFair } from '../exhibition/set-up.calls.ts';
import { FAIR_STATES } from '../fair-state.ts';
import { bilingualOut, code, date, id, instant, text } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { requestId } from '../request-id.ts';
import { owner, STAFF_ROLES } from '../roles.ts';
import { FAIR_PART_NAMES } from './fair.parts.ts';

const call = callsOf('/organizer/v1/fair', [owner]);

const state = z.enum(FAIR_STATES);

/** A fair on this installation, as its staff see it in the list. */
const listedFair = z.object({
  code: z.string(),
  name: bilingualOut,
  shortName: bilingualOut,
  state,
  startsOn: z.string(),
  endsOn: z.string(),
  venue: bilingualOut,
  city: bilingualOut,
  /** Empty: it answers names that belong to no other fair. */
  host: z.string(),
  isDefault: z.boolean(),
  /** As what the caller belongs to its staff. */
  role: z.enum(STAFF_ROLES),
  /** The one whose console this is. */
  here: z.boolean(),
  exhibitors: z.int(),
  exhibits: z.int(),
  visitors: z.int(),
  /** When it is deleted; null while nobody wants that. */
  deletingAt: instant.nullable(),
});
export type ListedFair = z.output<typeof listedFair>;

const progress = z.object({
  id: z.string(),
  name: bilingualOut,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Of how many steps so many are done; both 0 while it waits. */
  step: z.int(),
  steps: z.int(),
  createdAt: instant,
});
export type FairProgress = z.output<typeof progress>;

export const list = call({
  does: 'The fairs of this installation whose staff the caller belongs to, with their state, days, host and counts; and those that are being made',
  path: 'list',
  output: z.object({ list: z.array(listedFair), making: z.array(progress) }),
});

export const get = call({
  does: 'The state of this fair: whether it is open, until when the preview link of a draft works, and when it is deleted',
  path: 'get',
  output: z.object({
    state,
    isDefault: z.boolean(),
    name: bilingualOut,
    /** Null without a preview link. */
    previewUntil: date.nullable(),
    deletingAt: instant.nullable(),
    /** Days between asking for the deletion and the deletion. */
    deletionDays: z.int(),
    /** Whether another fair would be left without a default one: then this one stays. */
    deletable: z.boolean(),
  }),
});

export const open = call({
  does: 'Open a draft or an archived fair: everybody sees it within a second, and may write again',
  path: 'open',
  errors: ['fairDeleting'],
});

export const archive = call({
  does: 'Archive an open fair: everything can still be read, nothing changes any more but what people do with their own data',
  path: 'archive',
  errors: ['fairIsDraft'],
});

export const makeDefault = call({
  does: 'Make this the fair that answers host names which belong to none',
  path: 'makeDefault',
  errors: ['fairIsDraft', 'fairDeleting'],
});

export const renewPreview = call({
  does: 'Make a link that shows a draft to whoever has it, read-only, until the end of a day; the one before opens nothing any more',
  path: 'renewPreview',
  input: z.object({ until: date }),
  /** Shown once: only its hash is kept. */
  output: z.object({ url: z.string() }),
  errors: ['fairNotDraft'],
  example: { until: '2099-01-01' },
});

export const endPreview = call({ does: 'End the preview link of a draft', path: 'endPreview' });

export const askDeletion = call({
  does: 'Have this fair deleted with everything in it, after two weeks in which any owner may take that back; all owners are told by e-mail',
  path: 'askDeletion',
  input: z.object({
    /** The Chinese or the English name of the fair, as it stands. */
    name: text(120),
    proof,
    humanCheck: humanCheckToken,
  }),
  output: z.object({ deletingAt: instant }),
  errors: [
    'fairIsDefault',
    'secondStepNeeded',
    'appCodeNeeded',
    'codeWrong',
    'codeUsed',
    'tooManyTries',
    'passwordWrong',
    'proofMissing',
    'humanCheckNeeded',
  ],
  example: { name: '国际五金展览会', proof: { token: 'of-a-fresh-code' } },
});

export const takeDeletionBack = call({
  does: 'Take back that this fair is to be deleted; all owners are told by e-mail',
  path: 'takeDeletionBack',
});

/** By which commands and links name it. */
const fairCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,29}$/, 'fairCode');

const fairShape = newFair.omit({ template: true }).extend({ code: fairCode });
type FairShape = z.output<typeof fairShape>;

function checkFair({ host, startsOn, endsOn }: FairShape, context: z.core.$RefinementCtx): void {
  const add = (message: string, field: string) => context.addIssue({ code: 'custom', message, path: [field] });
  if (host === '') add('required', 'host');
  if (endsOn < startsOn) add('fairDays', 'endsOn');
}
const fair = fairShape.superRefine(checkFair);

const exampleFair = {
  code: 'hardware',
  host: 'hardware.example',
  name: { zh: '国际五金展览会', en: 'International Hardware Fair' },
  shortName: { zh: '五金展', en: 'Hardware Fair' },
  venue: { zh: '国家会展中心', en: 'National Exhibition Center' },
  city: { zh: '上海', en: 'Shanghai' },
  startsOn: '2099-03-10',
  endsOn: '2099-03-12',
} as const;

export const create = call({
  does: 'Make another fair from a template, as a draft whose owner the caller is; its console answers at its host',
  path: 'create',
  input: z.object({ fair, template: newFair.shape.template, requestId }),
  output: z.object({ code: z.string() }),
  rate: { perMinute: 10 },
  example: { fair: exampleFair, template: 'plain' },
});

export const clone = call({
  does: 'Make another fair from one whose owner the caller is, in the background: the chosen parts as they are when it begins, whole or not at all; nothing of people',
  path: 'clone',
  input: z.object({ from: code, parts: z.array(z.enum(FAIR_PART_NAMES)).max(FAIR_PART_NAMES.length), fair, requestId }),
  output: z.object({ id: id('fairClone') }),
  errors: ['notFound'],
  rate: { perMinute: 10 },
  example: {
    from: 'agro',
    parts: ['words', 'settings'],
    fair: { ...exampleFair, code: 'hardware-2', host: 'two.example' },
  },
});

export const making = call({
  does: 'How far the making of a fair has come',
  path: 'making',
  input: z.object({ id: id('fairClone') }),
  output: progress,
  errors: ['notFound'],
  example: { id: '$fairClone' },
});
