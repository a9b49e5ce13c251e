/** What somebody types into the one field for e-mail or mobile, and what the calls take. */
export type TypedAccount = { account: string; areaCode: string };
export type CodeAddress = { email: string } | { mobile: string; areaCode: string };

/** The calling code that is meant until another is chosen. */
export const HOME_AREA_CODE = '86';

const narrow = (typed: string): string => typed.normalize('NFKC').trim();

/** Does it begin like a number, so that its country must be known? One with its country before it (+49, 0049) says it itself. */
export const needsAreaCode = (typed: string): boolean => /^(?!00)\(?\d[\d\s()./-]{2,}$/.test(narrow(typed));

const isNumber = (typed: string): boolean => /^[+(]?\d[\d\s()./-]{2,}$/.test(narrow(typed));

/** The address that a code can be sent to; null for what can be neither an e-mail nor a number. */
export function codeAddress({ account, areaCode }: TypedAccount): CodeAddress | null {
  const typed = account.trim();
  if (isNumber(typed)) return { mobile: typed, areaCode: needsAreaCode(typed) ? areaCode : '' };
  return typed.includes('@') ? { email: typed } : null;
}

/** The same as the log-in call takes it. */
export const logOnAccount = ({ account, areaCode }: TypedAccount): TypedAccount => ({
  account: account.trim(),
  areaCode: needsAreaCode(account) ? areaCode : '',
});
