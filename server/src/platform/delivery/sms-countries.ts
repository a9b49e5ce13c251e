/** May an SMS go to this number? `SMS_COUNTRIES` lists calling codes, `*` is all; refused before anything is sent (G19: unlisted country codes). */
export function smsAllowed({ SMS_COUNTRIES }: { SMS_COUNTRIES: string }, mobile: string): boolean {
  if (SMS_COUNTRIES === '*') return true;
  const digits = mobile.replaceAll(/\D/g, '');
  return SMS_COUNTRIES.split(',').some((code) => digits.startsWith(code));
}
