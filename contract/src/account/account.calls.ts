// The set of calls that is named account, each from the room of its noun.
export * from '../binding/binding.calls.ts';
export * from '../login/code.calls.ts';
export * from '../login/login.calls.ts';
export * from '../registration/registration.calls.ts';
export * from '../session/session.calls.ts';
export * from './own-account.calls.ts';
