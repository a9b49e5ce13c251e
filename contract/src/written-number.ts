/** Arabic and Persian keyboards write their own digits, which NFKC leaves as they are. */
const westernDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/** A number as people write it, in the signs of a narrow keyboard: full-width and Arabic digits, dashes of any width, marks of a pasted one. */
export const inPlainSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, westernDigit)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

const TELEPHONE = /^[+(\d-][\d\s().+/·-]*(?:(?:[,;][\s,;]*)?(?:转|分机|ext\.?|extension|x|#)[\s.:]*\d{1,6})?$/iu;
const DIGITS_MIN = 4;
const DIGITS_MAX = 22;

/** A telephone of any country with its extension: '0571-8888 转 806', '+44 (0)20 7946 0958 ext. 12'. In plain signs. */
export function isTelephone(plain: string): boolean {
  const digits = plain.replaceAll(/\D/g, '').length;
  return TELEPHONE.test(plain) && digits >= DIGITS_MIN && digits <= DIGITS_MAX;
}

/** The number of a document, without the blanks it is printed with, in capitals. */
export const documentSigns = (typed: string): string => inPlainSigns(typed).replaceAll(/\s/g, '').toUpperCase();
