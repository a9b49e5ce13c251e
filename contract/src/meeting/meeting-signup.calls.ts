import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema, searchText, versioned } from '../fields.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import {
  ownSignup,
  participation,
  partner,
  partnerWish,
  signupForm,
  suggestedSignup,
} from './meeting-signup.shapes.ts';

const call = callsOf('/visitor/v2/meeting/signup', [registeredVisitor, exhibitor]);

export const get = call({
  does: 'The own sign-up for a meeting, or that of the own company; without one, what the form begins with',
  path: 'get',
  input: z.object({ meetingId: id('meeting') }),
  output: z.object({
    signup: ownSignup.nullable(),
    suggested: suggestedSignup,
    /** Whether this caller may sign up now. */
    maySignUp: z.boolean(),
  }),
  errors: ['notFound'],
  example: { meetingId: '$meeting' },
});

export const save = call({
  does: 'Sign up for a meeting, or the own company; edit a sign-up until it is approved, which puts it under review again; sign up again after a withdrawal',
  path: 'save',
  input: signupForm,
  output: ownSignup,
  errors: [
    'notFound',
    'notAllowed',
    'editConflict',
    'conflict',
    'signupOver',
    'meetingCancelled',
    'meetingFull',
    'meetingElsewhere',
    'signupApproved',
    'upgradeOnly',
  ],
  rate: { perMinute: 20 },
  example: {
    meetingId: '$openMeeting',
    version: null,
    contactName: '王敏',
    email: 'wang.min@fair.example',
    companyName: '禾田农化',
    title: '草铵膦原药',
  },
});

export const withdraw = call({
  does: 'Withdraw the own sign-up before the meeting begins; its appointments are cancelled and the other sides told',
  path: 'withdraw',
  input: versioned('ownSignup'),
  output: ownSignup,
  errors: ['notFound', 'notAllowed', 'editConflict', 'meetingBegun'],
  example: { id: '$ownSignup', version: 1 },
});

export const answerParticipation = call({
  does: 'Agree to take part once approved, or deny it, which lets the appointments go',
  path: 'answerParticipation',
  input: versioned('approvedSignup').extend({ participation: participation.exclude(['none']) }),
  output: ownSignup,
  errors: ['notFound', 'notAllowed', 'editConflict', 'signupNotApproved', 'meetingOver'],
  example: { id: '$approvedSignup', version: 1, participation: 'agreed' },
});

export const partners = call({
  does: 'Approved sign-ups of the other side of a meeting for whoever is approved too, the best fit first; never how to reach anybody',
  path: 'partners',
  input: page.extend({ meetingId: id('joinedMeeting'), keyword: searchText }),
  output: pageSchema(partner),
  errors: ['notFound', 'signupNotApproved'],
  example: { meetingId: '$joinedMeeting' },
});

export const wish = call({
  does: 'Say that somebody of the other side is wished for, or is not to be met; null says neither. The organizer’s schedule goes by it, the other side is never told',
  path: 'wish',
  input: z.object({ partnerId: id('partnerSignup'), wish: partnerWish.nullable() }),
  output: z.object({ wish: partnerWish.nullable() }),
  errors: ['notFound', 'notAllowed', 'signupNotApproved', 'meetingCancelled', 'meetingOver'],
  rate: { perMinute: 120 },
  example: { partnerId: '$partnerSignup', wish: 'want' },
});
