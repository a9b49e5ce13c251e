import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, instant, typedPassword, verificationCode } from '../fields.ts';
import { humanCheckToken } from '../identity/identity.shapes.ts';
import { everybody, exhibitor, signedInKinds, visitor } from '../roles.ts';
import {
  addressFields,
  checkAddress,
  checkSamePassword,
  currentUser,
  newPasswordFields,
  proof,
} from './account.shapes.ts';

const call = callsOf('/visitor/v2/account', signedInKinds);
const PROOF = [
  'passwordWrong',
  'proofMissing',
  'secondStepNeeded',
  'appCodeNeeded',
  'codeWrong',
  'codeUsed',
  'tooManyTries',
  'humanCheckNeeded',
] as const;
const takeBackLink = z.object({ token: z.string().min(1).max(200, { abort: true }) });

export const setPassword = call({
  does: 'Set the first password of an account that has none, showing the token of a fresh code or of the log-in by code',
  path: 'setPassword',
  input: z
    .object({ ...newPasswordFields, proofToken: z.string().max(200, { abort: true }).default('') })
    .superRefine(checkSamePassword),
  output: z.object({ user: currentUser }),
  errors: ['passwordPresent', 'proofMissing'],
  example: { password: 'Field2026', confirmPassword: 'Field2026' },
});

export const changePassword = call({
  does: "Change the password, showing the current one; ends the account's other sessions",
  path: 'changePassword',
  input: z
    .object({ oldPassword: typedPassword, ...newPasswordFields, humanCheck: humanCheckToken })
    .superRefine(checkSamePassword),
  errors: ['passwordWrong', 'passwordMissing', 'tooManyTries', 'humanCheckNeeded'],
  example: { oldPassword: 'Zhanqiao26', password: 'Field2027', confirmPassword: 'Field2027' },
});

export const bindAddress = call({
  does: 'Bind an e-mail or mobile to the own account, in place of the one bound before; the old address is told',
  path: 'bindAddress',
  input: z
    .object({ ...addressFields, code: verificationCode, proof, humanCheck: humanCheckToken })
    .superRefine(checkAddress),
  output: z.object({ user: currentUser }),
  errors: ['accountTaken', ...PROOF],
  example: { email: 'new.address@fair.example', code: '123456', proof: { password: 'Zhanqiao26' } },
});

export const unbindAddress = call({
  does: 'Take an e-mail or mobile off the own account; one must stay',
  path: 'unbindAddress',
  input: z.object({ kind: z.enum(['email', 'mobile']), proof, humanCheck: humanCheckToken }),
  output: z.object({ user: currentUser }),
  errors: ['lastAddress', ...PROOF],
  example: { kind: 'mobile', proof: { password: 'Zhanqiao26' } },
});

export const readTakeBack = call({
  does: 'What the link to the old address of an account that guards a role would undo',
  path: 'readTakeBack',
  roles: everybody,
  input: takeBackLink,
  /** `account`: the address it gets back, half hidden. */
  output: z.object({ account: z.string(), changedAt: instant }),
  errors: ['linkInvalid'],
  example: { token: 'a-token-from-a-link' },
});

export const takeBack = call({
  does: 'Undo a change of e-mail or mobile by the link to the old address, once, within three days; ends all sessions',
  path: 'takeBack',
  roles: everybody,
  input: takeBackLink,
  errors: ['linkInvalid'],
  example: { token: 'a-token-from-a-link' },
});

export const exportData = call({
  does: 'All that is held about the own account, at every fair, as one JSON file',
  path: 'exportData',
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 5 },
});

export const deleteAccount = call({
  does: 'Delete the own account everywhere; what others still need stays without the name',
  path: 'deleteAccount',
  roles: [visitor, exhibitor],
  input: z.object({ proof, humanCheck: humanCheckToken }),
  errors: ['conflict', 'lastAdmin', 'addressJustChanged', ...PROOF],
  example: { proof: { password: 'Zhanqiao26' } },
});
