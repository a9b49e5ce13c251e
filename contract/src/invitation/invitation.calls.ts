import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { anonymous, exhibitor, exhibitorAdmin, registeredVisitor, reviewer, visitor } from '../roles.ts';
import {
  channelCount,
  codeInviter,
  invitation,
  invitationDirection,
  invitationState,
  invitedFrom,
  ownInvitationCode,
} from './invitation.shapes.ts';

const call = callsOf('/visitor/v2/inviteRecord', [exhibitor]);

/** As somebody types or reads it aloud. */
const typedCode = z.string().max(40, { abort: true }).min(1);

export const ownCode = call({
  does: 'Own invitation code with its link; made when first asked for. `renew` makes another one, and the old one ends',
  path: '/visitor/v2/exhibitorEmployee/getInviteCode',
  input: z.object({ renew: z.boolean().default(false) }),
  output: ownInvitationCode,
  rate: { perMinute: 30 },
});

export const invite = call({
  does: 'Invite a visitor as a company, or a company as a visitor. Whoever was invited by the other side agrees by it; a second one while the first is open is the first',
  path: 'newAddInviteRecrd',
  roles: [registeredVisitor, exhibitor],
  input: z.object({
    /** The exhibitor that a visitor invites, the visitor whom an exhibitor invites; of `post` the post, whose author is meant. */
    to: id('invitee', 'invitee'),
    from: invitedFrom,
    message: optionalText(LIMITS.invitationMessageMax),
    requestId,
  }),
  output: z.object({ id: z.string(), state: invitationState }),
  errors: ['notFound', 'alreadyContact', 'invitationRefused', 'invitationLimit', 'conflict'],
  rate: { perMinute: 30 },
  example: { to: '$invitee', from: 'person', message: '' },
});

export const introduce = call({
  does: 'Introduce companies to a visitor, as the organizer: each invites, and the visitor joins its pool by accepting. Whoever is in contact, invited already, or was declined or removed lately is left out',
  path: '/organizer/v1/visitor/introduce',
  roles: [reviewer],
  input: z.object({
    id: id('visitor'),
    exhibitorIds: z.array(id('exhibitor')).min(1).max(LIMITS.introducedAtOnceMax),
    /** Why these would suit: the visitor reads it as the organizer's. */
    message: optionalText(LIMITS.invitationMessageMax),
  }),
  output: z.object({ introduced: z.int(), left: z.int() }),
  errors: ['notFound', 'introductionNotApproved', 'introductionLimit', 'conflict'],
  rate: { perMinute: 60 },
  example: { id: '$visitor', exhibitorIds: ['$exhibitor'], message: '' },
});

export const list = call({
  does: 'Own invitations, sent or received. Staff read those of their own and those to the company as a whole, admins all',
  path: 'inviteRecordList',
  roles: [visitor, exhibitor],
  input: page.extend({ direction: invitationDirection, state: invitationState.optional() }),
  /** `open`: how many one has received and not answered. */
  output: pageSchema(invitation).extend({ open: z.int() }),
  example: { direction: 'received' },
});

export const answer = call({
  does: 'Accept or decline an invitation received; accepted, the visitor joins the pool of the company',
  path: 'newConfirmInviteRecord',
  roles: [registeredVisitor, exhibitor],
  input: z.object({ id: id('receivedInvitation'), accept: z.boolean() }),
  output: invitation,
  errors: ['notFound', 'conflict'],
  rate: { perMinute: 60 },
  example: { id: '$receivedInvitation', accept: true },
});

export const companyList = call({
  does: "The company's sent invitations: admins read all, staff those of their own",
  path: '/visitor/v2/PcInviteRecord/inviteRecordList',
  input: page.extend({ keyword: searchText, state: invitationState.optional() }),
  output: pageSchema(invitation).extend({
    counts: z.object({ all: z.int(), toBeConfirmed: z.int(), confirmed: z.int(), refused: z.int() }),
  }),
});

export const channels = call({
  does: 'How invitations come about: of each way how many were reached, registered, joined and declined. Staff read those of their own, admins all',
  path: '/visitor/v2/PcInviteRecord/channelList',
  output: z.object({ list: z.array(channelCount) }),
});

export const exportHistory = call({
  does: 'What the company has sent as a spreadsheet: invitations to visitors and letters to addresses, with what has become of each',
  path: '/visitor/v2/PcContactPerson/exportInviteRecord',
  roles: [exhibitorAdmin],
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 10 },
  example: { lang: 'zh' },
});

export const addRecord = call({
  does: 'Somebody follows the link of an invitation code or letter: who invites, and whether the visitor is in the pool of that company already. Of a code counted once a day from one address',
  path: '/visitor/v2/externalInterface/invitation/addRecord',
  roles: [anonymous, visitor],
  input: z.union([
    z.object({ code: typedCode }),
    z.object({ exhibitorId: id('exhibitor'), userAccountId: z.string().max(40, { abort: true }).min(1) }),
  ]),
  output: codeInviter.extend({ joined: z.boolean() }),
  errors: ['invitationCodeWrong', 'tooManyTries', 'notFound'],
  rate: { perMinute: 60 },
  example: { exhibitorId: '$exhibitor', userAccountId: 'A2V4X6Z8B0' },
});

export const joinByCode = call({
  does: 'Join the pool of a company by the invitation code of one of its staff',
  path: '/visitor/v2/contactPerson/addContactPersonByInviteCode',
  roles: [registeredVisitor],
  input: z.object({ code: typedCode }),
  output: codeInviter.extend({ state: invitationState }),
  errors: ['invitationCodeWrong', 'tooManyTries', 'alreadyContact'],
  rate: { perMinute: 30 },
  example: { code: 'ABCDEFGH23' },
});
