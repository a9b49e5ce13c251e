/**
 * What was typed as a number, full-width or with commas between thousands too: null for nothing, and not a number where it is none, so that the call's
 * own schema refuses it.
 */
export function numberOf(typed: string): number | null {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');
  return plain === '' ? null : Number(plain);
}
