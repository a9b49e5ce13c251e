import { exhibitorList } from '@fairbridge/contract/exhibitor/exhibitor.list.ts';
import { productList } from '@fairbridge/contract/product/product.list.ts';
import { describe, expect, it } from 'vitest';
import { isAnything, searchedBy } from '../../components/search/searched-by.ts';
import { searchPath } from './search-path.ts';

describe('a saved search', () => {
  it('comes back to the address it was made from, newest first', () => {
    const query = new URLSearchParams('keyword=SL+480&category=a&category=b&ingredient=c&pageNum=3&sort=default');
    const searched = searchedBy('product', productList.facets, query);
    expect(isAnything(searched)).toBe(true);
    expect(searchPath(searched)).toBe('/find/product?keyword=SL+480&category=a&category=b&ingredient=c&sort=newest');
    expect(searchPath(searchedBy('exhibitor', exhibitorList.facets, new URLSearchParams('hall=H1')))).toBe(
      '/find/actor?hall=H1',
    );
  });
  it('is none where nothing is asked', () => {
    expect(
      isAnything(searchedBy('product', productList.facets, new URLSearchParams('sort=newest&pageNum=2&keyword=+'))),
    ).toBe(false);
  });
});
