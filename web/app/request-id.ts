/** Random letters and digits; also where the page came over plain HTTP and the browser has no `randomUUID`. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the same id to what is sent again as it was, and a new one to what was changed: after a lost answer it is stored once (G57), and
 * what was corrected is not taken for what came before.
 */
export function requestIds(make: () => string = randomId): (sent: unknown) => string {
  let last = { sent: '', id: '' };
  return (sent) => {
    const text = JSON.stringify(sent);
    if (text !== last.sent) last = { sent: text, id: make() };
    return last.id;
  };
}
