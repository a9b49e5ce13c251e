export const CODE_DIGITS = 6;

/** The digits of a code, whatever was pasted along with them: '您的验证码：123 456' is '123456'. */
export const codeDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODE_DIGITS);
