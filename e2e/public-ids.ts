import { browse as browseCollections } from '@fairbridge/contract/collection/collection.calls.ts';
import { articles } from '@fairbridge/contract/article/public-article.calls.ts';
import { list as lives } from '@fairbridge/contract/live/live.calls.ts';
import { programmes } from '@fairbridge/contract/programme/public-programme.calls.ts';
import { browse as browseExhibitors } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { browse as browseVisitors } from '@fairbridge/contract/visitor/visitor.calls.ts';
import { clientOf } from './client.ts';

export type Ids = {
  product: string;
  exhibitor: string;
  article: string;
  collection: string;
  programme: string;
  live: string;
  visitor: string;
};

/** Something public of each kind, from the middle or the end of its list: the first may be another test's, and soon gone. */
export async function publicIds(): Promise<Ids> {
  const { call } = clientOf(null);
  const [products, exhibitors, news, collections, events, replays, visitors] = await Promise.all([
    call(browse, { pageNum: 5, pageSize: 24 }),
    call(browseExhibitors, { pageNum: 2, pageSize: 24 }),
    call(articles, { pageSize: 6 }),
    call(browseCollections, { pageSize: 1 }),
    call(programmes, { pageSize: 1 }),
    call(lives, { pageSize: 1, state: 'replay' }),
    call(browseVisitors, { pageNum: 2, pageSize: 24 }),
  ]);
  return {
    product: products.list[0]?.id ?? '',
    exhibitor: exhibitors.list[0]?.id ?? '',
    article: news.list.at(-1)?.id ?? '',
    collection: collections.list[0]?.id ?? '',
    programme: events.list[0]?.id ?? '',
    live: replays.list[0]?.id ?? '',
    visitor: visitors.list[0]?.id ?? '',
  };
}
