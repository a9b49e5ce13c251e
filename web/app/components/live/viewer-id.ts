const KEY = 'fairbridge.viewer';
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const made = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => SIGNS[byte % SIGNS.length]).join('');
let here: string | null = null;

/** By what a guest is counted once, in this tab. */
export function viewerId(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null && /^[a-z0-9]{24}$/.test(known)) return known;
    const id = made();
    sessionStorage.setItem(KEY, id);
    return id;
  } catch {
    return (here ??= made());
  }
}
