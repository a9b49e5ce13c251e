import autocannon from 'autocannon';

export type Measured = { perSecond: number; p50: number; p99: number; errors: number };
type Load = {
  url: string;
  connections: number;
  seconds: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  bodies?: readonly string[];
};

/** Load over loopback from this process: requests a second, latencies in ms, answers that were not 2xx. */
export async function load({
  url,
  connections,
  seconds,
  method = 'POST',
  headers = {},
  bodies = [],
}: Load): Promise<Measured> {
  const json = method === 'POST' ? { 'content-type': 'application/json' } : {};
  const requests = bodies.map((body) => ({ method, body, headers: { ...json, ...headers } }));
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      method,
      headers: { ...json, ...headers },
      ...(requests.length > 0 ? { requests } : {}),
    });
  await run(2); // warm-up
  const result = await run(seconds);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
  };
}

/** One after another: each body `times` times; latencies in ms. */
export async function oneByOne(
  url: string,
  bodies: readonly string[],
  times: number,
  headers: Record<string, string>,
): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>();
  for (let round = 0; round < times; round += 1) {
    for (const body of bodies) {
      const began = performance.now();
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      await response.arrayBuffer();
      taken.set(body, [...(taken.get(body) ?? []), performance.now() - began]);
    }
  }
  return taken;
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
