import { z } from 'zod';
import { currentUser, ownSession } from '../account/account.shapes.ts';
import { call } from '../call.ts';
import { done, id, emptyObject } from '../fields.ts';
import { exhibitor, organizer, visitor } from '../roles.ts';
import { REFUSED_ENTRY } from './entry.shapes.ts';

const signedInKinds = [visitor, exhibitor, organizer] as const;

export const logOff = call({
  does: 'End this session',
  path: '/visitor/v2/account/logout',
  roles: signedInKinds,
  input: emptyObject,
  output: done,
  errors: [],
  example: {},
});

export const info = call({
  does: 'The current user, roles and completion flags',
  path: '/visitor/v2/getInfo',
  method: 'GET',
  roles: signedInKinds,
  input: emptyObject,
  output: currentUser,
  errors: [],
  example: {},
});

export const infoByToken = call({
  does: 'subjectType, name, exhibitor and registration state of the caller',
  path: '/visitor/v2/userInfo/getUserInfoByToken',
  roles: signedInKinds,
  input: emptyObject,
  output: z.object({
    subjectType: z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']),
    name: z.string(),
    exhibitorId: z.string().nullable(),
    exhibitionUserRegister: z.boolean(),
  }),
  errors: [],
  example: {},
});

export const switchIdentity = call({
  does: 'Switch this session between visitor and exhibitor, without a new log-in',
  path: '/visitor/v2/account/switchIdentity',
  roles: [visitor, exhibitor],
  input: z.object({ subjectType: z.enum(['VISITOR', 'ACTOR']) }),
  output: z.object({ user: currentUser, landing: z.string() }),
  errors: REFUSED_ENTRY,
  example: { subjectType: 'VISITOR' },
});

export const sessions = call({
  does: "The account's sessions at this fair, newest first",
  path: '/visitor/v2/account/sessionList',
  roles: signedInKinds,
  input: emptyObject,
  output: z.object({ list: z.array(ownSession) }),
  errors: [],
  example: {},
});

export const endSession = call({
  does: 'End one other session of the own account',
  path: '/visitor/v2/account/endSession',
  roles: signedInKinds,
  input: z.object({ id: id('session') }),
  output: done,
  errors: ['notFound'],
  example: { id: '$session' },
});

export const endOtherSessions = call({
  does: 'End all sessions of the own account but this one',
  path: '/visitor/v2/account/endOtherSessions',
  roles: signedInKinds,
  input: emptyObject,
  output: z.object({ ended: z.int() }),
  errors: [],
  example: {},
});
