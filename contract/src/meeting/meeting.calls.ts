import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema, searchText, text, versioned } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { editor, everybody, reviewer } from '../roles.ts';
import {
  managedMeeting,
  meeting,
  meetingDetail,
  meetingForm,
  meetingKind,
  meetingStage,
  meetingState,
} from './meeting.shapes.ts';

const publicCall = callsOf('/visitor/v2/meeting', everybody);

export const browse = publicCall({
  does: 'Published meetings as the organizer has sorted them, what is over last, each with how the caller stands to it',
  path: 'list',
  input: page.extend({
    kind: meetingKind.optional(),
    stage: meetingStage.optional(),
    /** Those alone for which the caller has signed up. */
    own: z.boolean().default(false),
  }),
  output: pageSchema(meeting),
  cacheable: true,
});

export const detail = publicCall({
  does: 'One published meeting with how the caller stands to it; the address of an online one is told while its room is open, to whoever is approved and has agreed',
  path: 'get',
  input: z.object({ id: id('meeting') }),
  output: meetingDetail,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$meeting' },
});

const call = callsOf('/organizer/v1/meeting', [editor]);

export const list = call({
  does: 'Every meeting as the organizer has sorted them, drafts too',
  path: 'list',
  roles: [editor, reviewer],
  input: page.extend({ keyword: searchText, state: meetingState.optional(), stage: meetingStage.optional() }),
  output: pageSchema(managedMeeting),
});

export const get = call({
  does: 'One meeting, a draft too',
  path: 'get',
  roles: [editor, reviewer],
  input: z.object({ id: id('managedMeeting') }),
  output: managedMeeting,
  errors: ['notFound'],
  example: { id: '$managedMeeting' },
});

const saved = z.object({ id: z.string(), version: z.int() });

export const save = call({
  does: 'Make a draft of a meeting, or edit a meeting as it was read. Appointments that new times leave out are cancelled, and both sides told',
  path: 'save',
  input: z.object({
    /** Null makes a new one. */
    id: id('managedMeeting').nullable(),
    version: z.int().min(1).nullable(),
    form: meetingForm,
    requestId,
  }),
  output: saved,
  errors: ['notFound', 'editConflict', 'conflict', 'meetingCancelled', 'meetingFixed'],
  example: {
    id: '$managedMeeting',
    version: 1,
    form: {
      title: { zh: '海外买家对接会', en: 'Overseas buyers meet suppliers' },
      description: { zh: '每场洽谈 20 分钟。', en: 'Twenty minutes an appointment.' },
      place: { zh: '2F 会议室 A', en: 'Meeting Room A, 2F' },
      kind: 'onsite',
      room: '',
      startsAt: '2027-03-10T02:00:00Z',
      endsAt: '2027-03-10T08:00:00Z',
      deadline: '2027-03-08T16:00:00Z',
      visitorsMax: 60,
      exhibitorsMax: 30,
      tables: 20,
      slotMinutes: 20,
      breaks: [{ startsAt: '2027-03-10T04:00:00Z', endsAt: '2027-03-10T05:00:00Z' }],
    },
  },
});

export const publish = call({
  does: 'Publish a draft: from then on everybody sees it and may sign up',
  path: 'publish',
  input: versioned('managedMeeting'),
  output: saved,
  errors: ['notFound', 'editConflict', 'meetingOver'],
  example: { id: '$managedMeeting', version: 1 },
});

export const cancel = call({
  does: 'Cancel a published meeting with all its appointments; everybody who signed up is told why',
  path: 'cancel',
  input: versioned('publishedMeeting').extend({ reason: text(LIMITS.meetingReasonMax) }),
  output: saved,
  errors: ['notFound', 'editConflict', 'meetingCancelled', 'meetingOver'],
  example: { id: '$publishedMeeting', version: 1, reason: '场地调整' },
});

export const remove = call({
  does: 'Delete a draft as it was read',
  path: 'remove',
  input: versioned('managedMeeting'),
  errors: ['notFound', 'editConflict', 'meetingPublished'],
  example: { id: '$managedMeeting', version: 1 },
});
