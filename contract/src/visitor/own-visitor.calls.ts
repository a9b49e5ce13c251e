import { callsOf } from '../call.ts';
import { id, text } from '../fields.ts';
import { registeredVisitor, visitor } from '../roles.ts';
import { z } from 'zod';
import { currentUser } from '../account/account.shapes.ts';
import { idType, ownVisitor, visitorCompany, visitorPerson, visitorProfile } from './visitor.shapes.ts';

const call = callsOf('/visitor/v2/visitor', [visitor]);

const step = z.object({ user: currentUser, next: z.string() });

export const own = call({
  does: "The visitor's own record",
  path: 'getVisitor',
  output: ownVisitor,
});

export const completePerson = call({
  does: 'Registration step 1: account info',
  path: '/visitor/v2/account/completeVisitor',
  input: visitorPerson,
  output: step,
  errors: ['stepNotOpen'],
  example: {
    name: '王敏',
    title: 'lady',
    position: '采购经理',
    department: '采购部',
    mobileAreaCode: '86',
    mobile: '13800000000',
  },
});

export const completeCompany = call({
  does: 'Registration step 2: company info',
  path: '/visitor/v2/account/addVisitor',
  input: visitorCompany,
  output: step,
  errors: ['stepNotOpen'],
  example: { company: '禾田农资有限公司', country: 'CN', province: '江苏', city: '南京', address: '', website: '' },
});

export const submitAgain = call({
  does: 'After a review that was not approved: hand the corrected registration in again; it is under review then',
  path: 'submitAgain',
  output: z.object({ user: currentUser }),
  errors: ['stepNotOpen'],
});

export const previous = call({
  does: 'The record of an earlier exhibition, to fill the forms with; null without one',
  path: 'getPreviousVisitor',
  output: z.object({ visitor: ownVisitor.nullable() }),
});

export const change = call({
  does: 'Change own person and company data after the registration is complete',
  path: 'updateVisitor',
  roles: [registeredVisitor],
  input: visitorProfile,
  output: z.object({ user: currentUser }),
  example: { person: completePerson.example, company: completeCompany.example },
});

export const setAvatar = call({
  does: 'Use an own uploaded picture as the avatar; null takes it off',
  path: 'setAvatar',
  input: z.object({ picture: id('avatar').nullable() }),
  output: z.object({ user: currentUser }),
  errors: ['notFound'],
  example: { picture: '$avatar' },
});

export const certify = call({
  does: 'Real-name check: does the name belong to the ID number? The number is kept sealed; only an identity card is checked',
  path: '/visitor/v2/userInfo/getFaceIdentify',
  input: z.object({
    name: text(60),
    idType: idType.default('idCard'),
    idNumber: z.string().trim().min(1).max(30, { abort: true }),
  }),
  output: z.object({ certified: z.boolean(), idNumberMasked: z.string() }),
  errors: ['identityMismatch', 'certificateFailed', 'tooManyTries'],
  example: { name: '王敏', idType: 'idCard' as const, idNumber: '11010519491231002X' },
});
