import pg from 'pg';

export type Statement = { text: string; values: unknown[] };

/** Records the statements that are sent while `work` runs: what a bare route has to send to do the same. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const original: unknown = Reflect.get(pg.Client.prototype, 'query');
  const spy = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    if (typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string') {
      const values = 'values' in first && Array.isArray(first.values) ? first.values : [];
      sent.push({ text: first.text, values });
    }
    return typeof original === 'function' ? Reflect.apply(original, this, given) : undefined;
  };
  Object.defineProperty(pg.Client.prototype, 'query', { value: spy, configurable: true, writable: true });
  try {
    await work();
  } finally {
    Object.defineProperty(pg.Client.prototype, 'query', { value: original, configurable: true, writable: true });
  }
  return sent;
}
