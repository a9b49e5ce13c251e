import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingOf, Page } from './page.ts';
import { policyOf } from './security-headers.ts';

describe('encodingOf', () => {
  it('takes brotli before gzip, and neither where it is refused', () => {
    expect(
      ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'br;q=0.5', 'identity', undefined].map((accepted) =>
        encodingOf(accepted),
      ),
    ).toEqual(['br', 'gzip', 'gzip', 'br', 'identity', 'identity']);
  });
});

describe('Page', () => {
  const text = '<p>fair</p>'.repeat(400);
  const page = () =>
    new Page({ status: 200, type: 'text/html; charset=utf-8', body: Buffer.from(text), headers: {}, keep: true });

  it('gives the same bytes back in every encoding, whichever was asked for first', async () => {
    const one = page();
    expect(gunzipSync(await one.bytes('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await one.bytes('br')).toString()).toBe(text);
    expect((await one.bytes('identity')).toString()).toBe(text);
  });
  it('packs once', async () => {
    const one = page();
    expect(await one.bytes('br')).toBe(await one.bytes('br'));
  });
  it('has an etag that follows its content', () => {
    expect(page().etag).toBe(page().etag);
    const other = new Page({ status: 200, type: 'text/html', body: Buffer.from('other'), headers: {}, keep: true });
    expect(other.etag).not.toBe(page().etag);
  });
});

describe('policyOf', () => {
  const html = '<script nonce="abc">own()</script><script>foreign()</script><script nonce="abc" src="/a.js"></script>';

  it("allows the page's own inline scripts by hash and no other", () => {
    const { policy } = policyOf(html, 'abc');
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
  });
  it('leaves no nonce in the page, so that it is the same for everybody', () => {
    expect(policyOf(html, 'abc').html).toBe(
      '<script>own()</script><script>foreign()</script><script src="/a.js"></script>',
    );
  });
});
