import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema, searchText } from '../fields.ts';
import { exhibitorAdmin, visitor } from '../roles.ts';
import {
  EMPLOYEE_SORTS,
  employeeCard,
  employeeForm,
  employeeRecord,
  employeeRow,
  employeeState,
} from './employee.shapes.ts';

const call = callsOf('/visitor/v2/exhibitorEmployee/manager', [exhibitorAdmin]);

export const saveEmployee = call({
  does: 'Add an employee, who is invited by e-mail, or with an id edit one; the later of two edits is told',
  path: 'update',
  input: employeeForm,
  output: z.object({ id: z.string(), version: z.int(), invited: z.boolean() }),
  errors: [
    'notFound',
    'editConflict',
    'conflict',
    'userExists',
    'employeeLimit',
    'lastAdmin',
    'employeeInvitationLimit',
  ],
  rate: { perMinute: 30 },
  example: {
    name: { zh: '王芳', en: 'Wang Fang' },
    position: { zh: '销售经理', en: 'Sales manager' },
    email: 'wang.fang@company.example',
    areaCode: '86',
    mobile: '13800138099',
  },
});

export const employees = call({
  does: "The company's employees with the number in each state; without a state those who have not resigned",
  path: 'list',
  input: page.extend({
    keyword: searchText,
    state: employeeState.optional(),
    sort: z.enum(EMPLOYEE_SORTS).default('default'),
    descending: z.boolean().default(true),
  }),
  /** `counts`: of those that the keyword finds. */
  output: pageSchema(employeeRow).extend({
    counts: z.object({ active: z.int(), invited: z.int(), waiting: z.int(), resigned: z.int() }),
    /** So many are active or invited, of so many that may be at once. */
    used: z.int(),
    employeesMax: z.int(),
  }),
  example: { keyword: '', pageNum: 1, pageSize: 20 },
});

export const employee = call({
  does: 'One employee of the own company, and what may be done with them',
  path: 'detail',
  input: z.object({ id: id('employee') }),
  output: employeeRecord,
  errors: ['notFound'],
  example: { id: '$employee' },
});

export const resignEmployee = call({
  does: 'An employee has left: ends the sessions, hands contacts, intent orders, chats and sign-ups for meetings to a colleague; an invitation is withdrawn',
  path: 'resigned',
  input: z.object({ id: id('employee'), toId: id('colleague') }),
  output: z.object({ contacts: z.int(), orders: z.int(), chats: z.int(), meetings: z.int() }),
  errors: ['notFound', 'lastAdmin', 'ownResignation'],
  example: { id: '$employee', toId: '$colleague' },
});

export const restoreEmployee = call({
  does: 'Bring an employee who has resigned back, without the admin flag',
  path: 'restore',
  input: z.object({ id: id('formerEmployee') }),
  errors: ['notFound', 'userExists', 'employeeLimit', 'employeeInvitationLimit'],
  example: { id: '$formerEmployee' },
});

export const inviteEmployee = call({
  does: 'Send the invitation to somebody who has not come yet once more',
  path: 'invite',
  input: z.object({ id: id('invitedEmployee') }),
  errors: ['notFound', 'employeeInvitationLimit'],
  example: { id: '$invitedEmployee' },
});

export const waitingEmployees = call({
  does: "Who asked by the company's code to become an employee, and that code",
  path: 'waitingList',
  output: z.object({
    exhibitorCode: z.string(),
    list: z.array(
      z.object({ id: z.string(), name: z.string(), position: z.string(), account: z.string(), since: z.string() }),
    ),
  }),
});

export const answerEmployee = call({
  does: 'Agree to an employee who asked by the company code, or refuse',
  path: 'answerWaiting',
  input: z.object({ id: id('waitingEmployee'), agree: z.boolean() }),
  errors: ['notFound', 'userExists', 'employeeLimit'],
  example: { id: '$waitingEmployee', agree: true },
});

export const renewCode = call({
  does: 'Give the company a new exhibitor code; the old one ends',
  path: 'renewCode',
  output: z.object({ exhibitorCode: z.string() }),
});

export const employeesToMeet = call({
  does: 'Whom a visitor can talk to at an exhibitor: name, position and picture of those who have come',
  path: '/visitor/v2/exhibitorEmployee/visitor/getExhibitorEmployeeList',
  roles: [visitor],
  input: z.object({ exhibitorId: id('exhibitor') }),
  output: z.object({ list: z.array(employeeCard) }),
  errors: ['notFound'],
  example: { exhibitorId: '$exhibitor' },
});
