import { browse as browseMeeting } from '@fairbridge/contract/meeting/meeting.calls.ts';
import { browse as browseCollections } from '@fairbridge/contract/collection/collection.calls.ts';
import { articles } from '@fairbridge/contract/article/public-article.calls.ts';
import { list as lives } from '@fairbridge/contract/live/live.calls.ts';
import { programmes } from '@fairbridge/contract/programme/public-programme.calls.ts';
import { browse as browseExhibitors } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { browse as browseProducts } from '@fairbridge/contract/product/product.calls.ts';
import { browse as browseVisitors } from '@fairbridge/contract/visitor/visitor.calls.ts';
import { clientOf } from './client.ts';

type Call = ReturnType<typeof clientOf>['call'];
type PublicList = {
  /** How the address of one of its records begins. */
  page: string;
  /** From the middle or the end of the list: the first may be another test's, and soon gone. */
  some: (call: Call) => Promise<{ list: readonly { id: string }[] }>;
};

/** What has a public page of its own. */
const PUBLIC_LISTS = {
  product: { page: '/find-exhibit/', some: (call) => call(browseProducts, { pageNum: 5, pageSize: 24 }) },
  exhibitor: { page: '/find-exhibitor/', some: (call) => call(browseExhibitors, { pageNum: 2, pageSize: 24 }) },
  article: { page: '/news/', some: (call) => call(articles, { pageNum: 5, pageSize: 1 }) },
  collection: { page: '/actorCollection/', some: (call) => call(browseCollections, { pageSize: 1 }) },
  programme: { page: '/programme/', some: (call) => call(programmes, { pageSize: 1 }) },
  live: { page: '/live/', some: (call) => call(lives, { pageSize: 1, state: 'replay' }) },
  visitor: { page: '/find-person/', some: (call) => call(browseVisitors, { pageNum: 2, pageSize: 24 }) },
  meeting: { page: '/meetingList/', some: (call) => call(browseMeeting, { pageSize: 1 }) },
} satisfies Record<string, PublicList>;

export type Ids = Record<keyof typeof PUBLIC_LISTS, string>;
const nouns = Object.keys(PUBLIC_LISTS) as (keyof Ids)[];

/** Something public of each kind. */
export async function publicIds(): Promise<Ids> {
  const { call } = clientOf(null);
  const found = nouns.map(async (noun) => {
    const { list } = await PUBLIC_LISTS[noun].some(call);
    return [noun, list[0]?.id ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Ids;
}

/** An address of the site map with its parameters filled in; where the page shows an object, with a real one. */
export function filledPath(path: string, ids: Ids): string {
  const noun = nouns.find((one) => path.startsWith(PUBLIC_LISTS[one].page)) ?? 'exhibitor';
  return path
    .replace(/\/:(id|code)\?$/, '')
    .replace('/:id', `/${ids[noun]}`)
    .replace('/:slug', '/glufosinate-ammonium')
    .replace('/:floor?', '/1F')
    .replace('/:step', '/0')
    .replace('/:type', '/vis')
    .replace('/:who', '/visitor')
    .replace('/:action', '/publish')
    .replace('/*', '/reviews');
}
