import { describe, expect, it } from 'vitest';
import { pageRequestOf } from './page-request.ts';

const matchRoute = (path: string) =>
  path === '/find/product' || path === '/en/find/product'
    ? { lang: path.startsWith('/en') ? ('en' as const) : ('zh' as const), query: ['keyword', 'class', 'pageNum'] }
    : path === '/'
      ? { lang: 'zh' as const, query: [] }
      : null;
const address = (path: string, search = '') => {
  const wanted = pageRequestOf(path, search, matchRoute);
  return wanted.kind === 'page' ? wanted.address : `-> ${wanted.to}`;
};

describe('pageRequestOf', () => {
  it('keeps the query keys the screen reads, in one order, and drops the rest', () => {
    expect(address('/find/product', '?pageNum=2&utm_source=x&keyword=SL&class=b&class=a&_=9')).toBe(
      '/find/product?keyword=SL&class=b&class=a&pageNum=2',
    );
    expect(address('/', '?fbclid=1')).toBe('/');
    expect(address('/find/product', '?keyword=')).toBe('/find/product');
  });
  it('makes all unknown paths of a language one page', () => {
    expect(['/nothing', '/wp-login.php', '//evil.example'].map((path) => address(path))).toEqual([
      '/404',
      '/404',
      '/404',
    ]);
    expect(address('/en/nothing')).toBe('/en/404');
  });
  it('sends an address with a closing slash to the one without, and never off the site', () => {
    expect(address('/find/product/', '?keyword=SL')).toBe('-> /find/product?keyword=SL');
    expect(address('//evil.example/')).toBe('/404');
  });
  it('cuts a long search between two characters, and renders no address of any length', () => {
    const keyword = (text: string) =>
      new URLSearchParams(address('/find/product', `?keyword=${encodeURIComponent(text)}`).slice(13)).get(
        '?keyword'.slice(1),
      );
    expect(keyword('草'.repeat(300))).toBe('草'.repeat(200));
    expect(keyword(`${'x'.repeat(199)}𠮷`)).toBe('x'.repeat(199));
    expect(address('/find/product', `?${'class=a%20b&'.repeat(2_000)}`).length).toBeLessThan(400);
    expect(address('/find/product', `?${`class=${'草'.repeat(200)}&`.repeat(20)}`)).toBe('/find/product');
    expect(address(`/${'x'.repeat(2_000)}`)).toBe('/404');
  });
});
