import { z } from 'zod';
import { callsOf } from '../call.ts';
import { code, id, page, pageSchema, text } from '../fields.ts';
import { editor, everybody, support } from '../roles.ts';
import { application, applicationFilter, applicationOffer, newApplication } from './exhibitor-application.shapes.ts';

const publicCall = callsOf('/visitor/v2/exhibitorApplication', everybody);

export const offer = publicCall({
  does: 'Whether companies can apply to exhibit now, and what they can choose',
  path: 'offer',
  output: applicationOffer,
  cacheable: true,
});

export const submit = publicCall({
  does: 'Apply to exhibit; whoever is not signed in passes a human check (action apply, subject empty). A receipt goes to the address',
  path: 'submit',
  input: newApplication,
  errors: ['applicationsClosed', 'humanCheckNeeded', 'tooManyTries'],
  rate: { perMinute: 10 },
  example: {
    name: { zh: '江苏禾田农化有限公司', en: 'Jiangsu Hetian Agrochemical Co., Ltd.' },
    country: 'CN',
    contactName: '李明',
    email: 'li.ming@hetian.example',
    mobile: { areaCode: '86', number: '13800138000' },
    area: '36 m²',
  },
});

const call = callsOf('/organizer/v1/exhibitorApplication', [editor]);

export const list = call({
  does: 'Applications to exhibit, the newest first, with how many wait',
  path: 'list',
  roles: [editor, support],
  input: page.extend(applicationFilter.shape),
  output: pageSchema(application).extend({
    counts: z.object({ waiting: z.int(), approved: z.int(), declined: z.int() }),
  }),
});

export const get = call({
  does: 'One application to exhibit',
  path: 'get',
  roles: [editor, support],
  input: z.object({ id: id('exhibitorApplication') }),
  output: application,
  errors: ['notFound'],
  example: { id: '$exhibitorApplication' },
});

const read = z.object({ id: id('exhibitorApplication'), version: z.int().min(1) });

export const approve = call({
  does: 'Make an exhibitor of an application and invite its contact as administrator, both or neither',
  path: 'approve',
  input: read.extend({
    /** Code of what it gets; empty: the first that the fair offers. */
    package: code.or(z.literal('')).default(''),
  }),
  output: z.object({ exhibitorId: z.string() }),
  errors: [
    'notFound',
    'decidedMeanwhile',
    'exhibitorExists',
    'employedElsewhere',
    'employeeInvitationLimit',
    'cannotSend',
  ],
  example: { id: '$exhibitorApplication', version: 1 },
});

export const decline = call({
  does: 'Decline an application; the contact is told by e-mail, with the reason',
  path: 'decline',
  input: read.extend({ reason: text(500) }),
  errors: ['notFound', 'decidedMeanwhile'],
  example: { id: '$exhibitorApplication', version: 1, reason: '展位已满' },
});
