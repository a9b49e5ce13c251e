import { describe, expect, it } from 'vitest';
import { codeAddress, logOnAccount, needsAreaCode } from './typed-account.ts';

describe('needsAreaCode', () => {
  it.each(['138', '138 0013 8000', '１３８００１３８０００', '030-123456', '(212) 555-0102'])(
    'asks for the country of %j',
    (typed) => expect(needsAreaCode(typed)).toBe(true),
  );
  it.each(['', '13', '1380@fair.example', '+49 151 1234567', '0049 151 1234567', 'wang'])(
    'does not ask for %j',
    (typed) => expect(needsAreaCode(typed)).toBe(false),
  );
});

describe('codeAddress', () => {
  it('takes an e-mail without the spaces around it', () => {
    expect(codeAddress({ account: ' wang@fair.example ', areaCode: '86' })).toEqual({ email: 'wang@fair.example' });
  });
  it('takes a number with the chosen country, unless it says its own', () => {
    expect(codeAddress({ account: '138 0013 8000', areaCode: '86' })).toEqual({
      mobile: '138 0013 8000',
      areaCode: '86',
    });
    expect(codeAddress({ account: '+49 151 1234567', areaCode: '86' })).toEqual({
      mobile: '+49 151 1234567',
      areaCode: '',
    });
  });
  it('takes nothing else', () => {
    for (const account of ['', 'wang', '12']) expect(codeAddress({ account, areaCode: '86' })).toBeNull();
  });
});

describe('logOnAccount', () => {
  it('names a country for a number only', () => {
    expect(logOnAccount({ account: ' wang@fair.example', areaCode: '86' })).toEqual({
      account: 'wang@fair.example',
      areaCode: '',
    });
    expect(logOnAccount({ account: '13800138000', areaCode: '49' })).toEqual({
      account: '13800138000',
      areaCode: '49',
    });
  });
});
