import { z } from 'zod';
import { currentUser, ownSession } from '../account/account.shapes.ts';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { exhibitor, signedInKinds, visitor } from '../roles.ts';
import { REFUSED_ENTRY } from './entry.shapes.ts';

const call = callsOf('/visitor/v2/account', signedInKinds);

export const logOff = call({
  does: 'End this session',
  path: 'logout',
});

export const info = call({
  does: 'The current user, roles and completion flags',
  path: '/visitor/v2/getInfo',
  method: 'GET',
  output: currentUser,
});

export const infoByToken = call({
  does: 'subjectType, name, exhibitor and registration state of the caller',
  path: '/visitor/v2/userInfo/getUserInfoByToken',
  output: z.object({
    subjectType: z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']),
    name: z.string(),
    exhibitorId: z.string().nullable(),
    exhibitionUserRegister: z.boolean(),
  }),
});

export const switchIdentity = call({
  does: 'Switch this session between visitor and exhibitor, without a new log-in',
  path: 'switchIdentity',
  roles: [visitor, exhibitor],
  input: z.object({ subjectType: z.enum(['VISITOR', 'ACTOR']) }),
  output: z.object({ user: currentUser, landing: z.string() }),
  errors: REFUSED_ENTRY,
  example: { subjectType: 'VISITOR' },
});

export const sessions = call({
  does: "The account's sessions at this fair, newest first",
  path: 'sessionList',
  output: z.object({ list: z.array(ownSession) }),
});

export const endSession = call({
  does: 'End one other session of the own account',
  path: 'endSession',
  input: z.object({ id: id('session') }),
  errors: ['notFound'],
  example: { id: '$session' },
});

export const endOtherSessions = call({
  does: 'End all sessions of the own account but this one',
  path: 'endOtherSessions',
  output: z.object({ ended: z.int() }),
});
