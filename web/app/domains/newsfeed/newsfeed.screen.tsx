import { cutText } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { feed } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import type { Post } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FeedFilters } from './feed-filters.tsx';
import { COMMENTS_PAGE_SIZE, feedAddress, feedInput, feedQuery, isFiltered, type FeedQuery } from './feed-query.ts';
import { newsfeedTexts } from './newsfeed.texts.ts';
import { PostCard } from './post-card.tsx';
import type { CommentPage } from './post-comments.tsx';

type Tags = OutputOf<typeof calls.newsfeed.tags>;
type Feed = OutputOf<typeof feed> & { asked: FeedQuery; cursor: string | null; tags: Tags; post: null };
type One = { post: Post; comments: CommentPage };

const load = defineLoad(
  async ({ api: ask, query }): Promise<Feed | One> => {
    const id = query.get('post');
    if (id !== null) {
      const [post, comments] = await Promise.all([
        ask(calls.newsfeed.get, { id }),
        ask(calls.newsfeed.comments, { id, pageNum: 1, pageSize: COMMENTS_PAGE_SIZE }),
      ]);
      return { post, comments };
    }
    const asked = feedQuery(query);
    const cursor = query.get('cursor');
    const [page, tags] = await Promise.all([
      ask(calls.newsfeed.feed, { ...feedInput(asked), ...(cursor !== null && { cursor }) }),
      ask(calls.newsfeed.tags, {}),
    ]);
    return { ...page, asked, cursor, tags, post: null };
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Feed | One>(({ data, lang }) => {
  const at = lang === 'zh' ? 0 : 1;
  if (data.post === null)
    return {
      title: newsfeedTexts.title[at],
      description: newsfeedTexts.lead[at],
      noindex: isFiltered(data.asked) || data.cursor !== null,
    };
  return {
    title: cutText(data.post.text.split('\n')[0] ?? '', 40),
    description: data.post.text,
    canonical: `/find-opportunity?post=${data.post.id}`,
    picture: data.post.pictures[0]?.address ?? '',
  };
});

/** 'Write a post' for whoever may; a guest is asked to log in, who has not finished registering to do so. */
function Publish() {
  const t = useTexts(newsfeedTexts);
  const user = useUser();
  const ask = useLoginTip();
  if (user?.subjectType === 'ORGANIZER') return null;
  const label = (
    <>
      <Icon name="plus" />
      {t('publish')}
    </>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {user !== null && (
        <ButtonLink to="/opportunity-manage/list" kind="quiet">
          {t('manage')}
        </ButtonLink>
      )}
      {user === null ? (
        <Button onClick={() => void ask('registration')}>{label}</Button>
      ) : (
        <ButtonLink to="/opportunity-manage/publish">{label}</ButtonLink>
      )}
    </div>
  );
}

/** Page after page below each other; without scripts the link leads to the next one. */
function Posts({ first }: { first: Feed }) {
  const t = useTexts(newsfeedTexts);
  const [later, setLater] = useState<{ list: readonly Post[]; next: string | null }>({ list: [], next: first.next });
  const { busy, run } = useAction();
  const more = (cursor: string): Promise<boolean> =>
    run(async () => {
      const page = await api(calls.newsfeed.feed, { ...feedInput(first.asked), cursor });
      setLater((before) => ({ list: [...before.list, ...page.list], next: page.next }));
    });
  const posts = [...first.list, ...later.list];
  const { next } = later;
  return (
    <>
      <div className="grid gap-4" aria-busy={busy}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <p className="pt-5 text-center text-soft">
        {next === null ? (
          t('end')
        ) : (
          <LocalLink
            to={feedAddress(first.asked, next)}
            className="button button-quiet"
            aria-disabled={busy || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!busy) void more(next);
            }}
          >
            {t('more')}
          </LocalLink>
        )}
      </p>
    </>
  );
}

function Nothing({ asked }: { asked: FeedQuery }) {
  const t = useTexts(newsfeedTexts);
  const filtered = isFiltered(asked);
  return (
    <EmptyState title={t(filtered ? 'emptyFilter' : 'empty')}>
      <p>{t(filtered ? 'emptyFilterLead' : 'emptyLead')}</p>
      {filtered && (
        <ButtonLink to="/find-opportunity" kind="quiet" className="mt-5">
          {t('clear')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The business circle (specification, section 2): what exhibitors and buyers tell each other, newest first. */
export default function NewsfeedScreen() {
  const t = useTexts(newsfeedTexts);
  const data = load.useData();
  if (data.post !== null)
    return (
      <div className="page-narrow pt-6 pb-8">
        <h1 className="sr-only">{t('title')}</h1>
        <LocalLink to="/find-opportunity" className="link mb-3 inline-flex min-h-9 items-center gap-1">
          <Icon name="back" size={18} />
          {t('backToAll')}
        </LocalLink>
        <PostCard key={data.post.id} post={data.post} comments={data.comments} />
      </div>
    );
  return (
    <div className="page-narrow pt-8 pb-8">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        <Publish />
      </div>
      <FeedFilters asked={data.asked} tags={data.tags} />
      {data.list.length === 0 ? (
        <Nothing asked={data.asked} />
      ) : (
        <Posts key={`${feedAddress(data.asked, data.cursor)} ${data.list[0]?.id ?? ''}`} first={data} />
      )}
    </div>
  );
}
