import { call } from '../call.ts';
import { nothing } from '../fields.ts';
import { visitor } from '../who.ts';
import { z } from 'zod';
import { currentUser } from '../account/account.shapes.ts';
import { ownVisitor, visitorCompany, visitorPerson } from './visitor.shapes.ts';

const step = z.object({ user: currentUser, next: z.string() });

export const own = call({
  does: "The visitor's own record",
  path: '/visitor/v2/visitor/getVisitor',
  who: [visitor],
  input: nothing,
  output: ownVisitor,
  errors: [],
  example: {},
});

export const completePerson = call({
  does: 'Registration step 1: account info',
  path: '/visitor/v2/account/completeVisitor',
  who: [visitor],
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
  who: [visitor],
  input: visitorCompany,
  output: step,
  errors: ['stepNotOpen'],
  example: { company: '禾田农资有限公司', country: 'CN', province: '江苏', city: '南京', address: '', website: '' },
});
