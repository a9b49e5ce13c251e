import { cutText } from '@fairbridge/contract/text.ts';
import type { ReviewedPost } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import {
  postQueueQuery,
  POSTS_PATH,
  queueAddress,
  REVIEWED_STATES,
} from '../../components/newsfeed/post-queue-query.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Select } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { RecordLink } from '../../ui/list/record-link.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import { authorName } from './post-author.tsx';
import { usePostPanel, type PostAsked } from './post-panel.tsx';
import { postReviewTexts } from './post-review.texts.ts';
import { PostStateTag } from './post-state-tag.tsx';
import { usePendingPosts, type PendingPosts } from './use-pending-posts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '商圈动态', en: 'Posts' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = postQueueQuery(query);
  const { queue, state, authorKind, keyword, pageNum } = asked;
  const page = await api(calls.postReview.list, {
    queue,
    keyword,
    pageNum,
    pageSize: 25,
    ...(state !== null && { state }),
    ...(authorKind !== null && { authorKind }),
  });
  return { asked, page };
});
export const clientLoader = load.browser;

function What({ post }: { post: ReviewedPost }) {
  const t = useTexts(postReviewTexts);
  const { id, text, pictures, video } = post;
  return (
    <>
      <RecordLink id={id} to={`${POSTS_PATH}/${id}`} className="line-clamp-2 max-w-[44ch] break-words">
        {text}
      </RecordLink>
      {pictures.length > 0 && <p className="num text-sm text-soft">{t('pictureCount', { count: pictures.length })}</p>}
      {video !== null && <p className="num text-sm text-soft">{t('withVideo')}</p>}
    </>
  );
}

function useColumns(): readonly ResourceColumn<ReviewedPost>[] {
  const t = useTexts(postReviewTexts);
  const lang = useLang();
  return [
    { key: 'post', label: t('post'), main: true, cell: (post) => <What post={post} /> },
    {
      key: 'author',
      label: t('author'),
      cell: ({ author }) => (
        <>
          <p>{authorName(author, lang)}</p>
          <p className="text-sm text-soft">
            <Says text={author.company} />
          </p>
        </>
      ),
    },
    {
      key: 'written',
      label: t('written'),
      cell: ({ createdAt }) => (
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(createdAt, lang)}</span>
      ),
    },
    { key: 'state', label: t('state'), cell: ({ state }) => <PostStateTag state={state} /> },
    {
      key: 'reports',
      label: t('reports'),
      right: true,
      cell: ({ reports }) => (
        <span className={`num ${reports > 0 ? 'font-semibold text-bad' : 'text-soft'}`}>{number(reports, lang)}</span>
      ),
    },
  ];
}

function Filters() {
  const t = useTexts(postReviewTexts);
  const own = useTexts(ownPostTexts);
  const { asked } = load.useData();
  const { queue, state, authorKind, keyword } = asked;
  return (
    <FilterForm
      keep={{ queue: queue === 'all' ? '' : queue }}
      filtered={keyword !== '' || state !== null || authorKind !== null}
      resetTo={queueAddress(queue)}
      search={<KeywordFilter label={t('search')} hint={t('keyword')} keyword={keyword} />}
    >
      <Select
        label={t('authorKind')}
        name="authorKind"
        placeholder={t('anyAuthor')}
        options={[
          { value: 'exhibitor', label: t('exhibitor') },
          { value: 'visitor', label: t('visitor') },
        ]}
        defaultValue={authorKind ?? ''}
      />
      {queue !== 'underReview' && (
        <Select
          label={t('state')}
          name="state"
          placeholder={t('anyState')}
          options={REVIEWED_STATES.map((one) => ({ value: one, label: own(one) }))}
          defaultValue={state ?? ''}
        />
      )}
    </FilterForm>
  );
}

const EMPTY = { underReview: 'emptyQueue', reported: 'emptyReported', all: 'emptyAll' } as const;

/** Asks for the reason that the author is told. */
function Reason({ asked, posts, onClose }: { asked: PostAsked | null; posts: PendingPosts; onClose: () => void }) {
  const t = useTexts(postReviewTexts);
  const refusing = asked?.what === 'refuse';
  return (
    <ReasonDialog
      open={asked !== null}
      title={t(refusing ? 'refuseTitle' : 'removeTitle')}
      lead={t(refusing ? 'refuseLead' : 'removeLead')}
      act={t(refusing ? 'refuseAct' : 'removeAct')}
      kind="bad"
      required
      busy={false}
      failure=""
      onSend={(reason) => {
        if (asked !== null) posts[asked.what](asked.post, reason);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Posts of the business circle: what waits, what is reported, everything. */
export default function PostQueueScreen() {
  const { queue, state, authorKind, keyword } = load.useData().asked;
  // what was decided belongs to the list that it was decided in
  return <PostQueue key={JSON.stringify([queue, state, authorKind, keyword])} />;
}

function PostQueue() {
  const t = useTexts(postReviewTexts);
  const lang = useLang();
  const may = useCanCall(calls.postReview.publish);
  const { asked: query, page } = load.useData();
  const posts = usePendingPosts();
  const [asked, setAsked] = useState<PostAsked | null>(null);
  const { counts, total } = page;
  const panel = usePostPanel(may ? posts : null, setAsked);
  return (
    <OrganizerPage title={t('title')} lead={t(may ? 'lead' : 'leadView')}>
      <ResourceList
        list="posts"
        label={t('title')}
        states={{
          label: t('queues'),
          current: queueAddress(query.queue),
          tabs: [
            { to: queueAddress('all'), label: t('queueAll') },
            { to: queueAddress('underReview'), label: t('queueUnderReview'), count: counts.underReview },
            { to: queueAddress('reported'), label: t('queueReported'), count: counts.reported },
          ],
        }}
        filters={<Filters />}
        found={t('found', { count: number(total, lang) })}
        page={page}
        columns={useColumns()}
        nameOf={({ text }) => cutText(text, 40)}
        panel={panel}
        held={posts.held}
        empty={<EmptyState title={t(EMPTY[query.queue])} />}
      />
      <Reason asked={asked} posts={posts} onClose={() => setAsked(null)} />
    </OrganizerPage>
  );
}
