import { describe, expect, it } from 'vitest';
import {
  accountStep,
  addressLine,
  deadCode,
  registration,
  secondsToWait,
  type RegistrationAddress,
  type Sent,
} from './registration-progress.ts';

const email: RegistrationAddress = { kind: 'email', email: 'wang@fair.example' };
const mobile: RegistrationAddress = { kind: 'mobile', areaCode: '86', mobile: '13800138000' };
const sent: Sent = { to: email, way: 'code', at: 1_000_000, waitSeconds: 60, wrongTries: 0, code: '' };

describe('registration progress', () => {
  it('counts the seconds until another code may be sent', () => {
    expect(secondsToWait(sent, 1_000_000)).toBe(60);
    expect(secondsToWait(sent, 1_000_000 + 59_500)).toBe(1);
    expect(secondsToWait(sent, 1_000_000 + 60_000)).toBe(0);
    expect(secondsToWait(null, 1_000_000)).toBe(0);
  });
  it('knows nothing where there is no window', () => {
    expect(registration()).toMatchObject({ email: '', mobile: '', sent: null, token: '' });
  });
  it('writes an address in one line', () => {
    expect([email, mobile, { ...mobile, areaCode: '' }].map(addressLine)).toEqual([
      'wang@fair.example',
      '+86 13800138000',
      '13800138000',
    ]);
  });
});

describe('accountStep', () => {
  const stepsOf = (kind: 'email' | 'mobile', progress: { sent: Sent | null; token: string }) =>
    ['0', '1', '2', '7', undefined].map((wanted) => accountStep(kind, wanted, progress));

  it('is the first one until something was sent', () => {
    expect(stepsOf('email', { sent: null, token: '' })).toEqual(['0', '0', '0', '0', '0']);
  });
  it('asks for the code before the password', () => {
    expect(stepsOf('email', { sent, token: '' })).toEqual(['0', '1', '1', '0', '0']);
    expect(stepsOf('email', { sent: { ...sent, code: '123456' }, token: '' })).toEqual(['0', '1', '2', '0', '0']);
  });
  it('does not take a code sent by one way for the other', () => {
    const right = { ...sent, code: '123456' };
    expect(stepsOf('mobile', { sent: right, token: '' })).toEqual(['0', '0', '0', '0', '0']);
    expect(stepsOf('mobile', { sent: { ...right, to: mobile }, token: '' })).toEqual(['0', '1', '2', '0', '0']);
  });
  it('asks for the mailbox where a link was sent, and for the password once it is opened', () => {
    const link: Sent = { ...sent, way: 'link' };
    expect(stepsOf('email', { sent: link, token: '' })).toEqual(['0', '1', '1', '0', '0']);
    expect(stepsOf('email', { sent: null, token: 'of-the-link' })).toEqual(['0', '0', '2', '0', '0']);
    expect(stepsOf('mobile', { sent: null, token: 'of-the-link' })).toEqual(['0', '0', '0', '0', '0']);
  });
});

describe('deadCode', () => {
  it('is a code typed wrong five times', () => {
    expect([4, 5].map((wrongTries) => deadCode({ ...sent, wrongTries }, sent.at))).toEqual([null, 'tries']);
  });
  it('is a code older than ten minutes', () => {
    expect([600_000, 600_001].map((age) => deadCode(sent, sent.at + age))).toEqual([null, 'time']);
  });
});
