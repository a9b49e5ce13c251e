/** Random letters and digits; also where the page came over plain HTTP and the browser has no `randomUUID`. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the same id to the same order and a new one to a changed order: sending again after a lost answer stores it once (G57),
 * and a corrected order is not taken for the earlier one.
 */
export function requestIds(make: () => string = randomId): (order: unknown) => string {
  let last = { order: '', id: '' };
  return (order) => {
    const text = JSON.stringify(order);
    if (text !== last.order) last = { order: text, id: make() };
    return last.id;
  };
}
