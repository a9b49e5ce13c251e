import { catalogue, withDatabase } from './catalogue.ts';
import { withBare } from './compare.ts';
import { load } from './load.ts';
import { startPortal } from './portal-process.ts';
import { atLeast, measured, type Row } from './table.ts';

const PAGE = '/find/product';
const SECONDS = 8;

/** Anonymous HTML: from the page cache against a bare reply with the same packed bytes, and rendered anew each time. */
export async function measurePages(): Promise<Row[]> {
  const folder = catalogue(100_000, 5_000);
  return withDatabase(folder, async (url) => {
    const headers = { 'accept-encoding': 'br' };
    const portal = await startPortal(folder);
    const uncached = await startPortal(folder, { CACHE_PAGES: '0' });
    try {
      const packed = await fetch(portal.origin + PAGE, { headers: { 'accept-encoding': 'identity' } });
      const { brotliCompressSync } = await import('node:zlib');
      const body = brotliCompressSync(Buffer.from(await packed.arrayBuffer()), { params: { 1: 5 } });
      const route = {
        path: '/page',
        statements: [],
        body: body.toString('base64'),
        type: 'text/html; charset=utf-8',
        encoding: 'br',
      };
      const bare = await withBare(url, [route], (origin) =>
        load({ url: `${origin}/page`, method: 'GET', connections: 32, seconds: SECONDS, headers }),
      );
      const kept = await load({ url: portal.origin + PAGE, method: 'GET', connections: 32, seconds: SECONDS, headers });
      const rendered = await load({
        url: uncached.origin + PAGE,
        method: 'GET',
        connections: 4,
        seconds: SECONDS,
        headers,
      });
      const errors = kept.errors + rendered.errors;
      if (errors > 0) throw new Error(`${errors} answers were errors`);
      return [
        measured('page, packed', body.length, 'bytes'),
        measured('kept pages: rate', kept.perSecond, '/s'),
        measured('kept pages: bare reply', bare.perSecond, '/s'),
        atLeast('kept pages: share of a bare reply', kept.perSecond / bare.perSecond, 0.5, ''),
        atLeast('list page rendered anew', rendered.perSecond, 150, '/s'),
      ];
    } finally {
      await portal.stop();
      await uncached.stop();
    }
  });
}
