/** Whether the digits of a CAS number, dashes left out, end in the right check digit: sum of the others from the right times 1, 2, 3... modulo 10. */
export function casCheck(digits: string): boolean {
  if (!/^\d{5,10}$/u.test(digits)) return false;
  const [check, ...rest] = [...digits].toReversed().map(Number);
  return rest.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
}

/** '1071836' as it is printed: '1071-83-6'. */
export function casText(digits: string): string {
  return `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;
}
