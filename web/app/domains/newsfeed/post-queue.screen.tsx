import { cutText } from '@fairbridge/contract/text.ts';
import type { ReviewedPost } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { postQuery, REVIEWED_STATES } from '../../components/newsfeed/post-queue-query.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Select } from '../../ui/field.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { RecordLink } from '../../ui/list/record-link.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
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
  const asked = postQuery.read(query);
  return { asked, page: await api(calls.postReview.list, { ...asked, pageSize: 25 }) };
});
export const clientLoader = load.browser;

function What({ post }: { post: ReviewedPost }) {
  const t = useTexts(postReviewTexts);
  const { id, text, pictures, video } = post;
  return (
    <>
      <RecordLink id={id} to={`${postQuery.path}/${id}`} className="line-clamp-2 max-w-[44ch] break-words">
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
    { key: 'written', label: t('written'), cell: ({ createdAt }) => <MinuteCell at={createdAt} /> },
    { key: 'state', label: t('Status'), cell: ({ state }) => <PostStateTag state={state} /> },
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
  const { queue, state, authorKind } = asked;
  return (
    <>
      <Select
        label={t('authorKind')}
        name="authorKind"
        placeholder={t('All')}
        options={[
          { value: 'exhibitor', label: t('Exhibitors') },
          { value: 'visitor', label: t('Visitors') },
        ]}
        defaultValue={authorKind ?? ''}
      />
      {queue !== 'underReview' && (
        <Select
          label={t('Status')}
          name="state"
          placeholder={t('anyState')}
          options={REVIEWED_STATES.map((one) => ({ value: one, label: own(one) }))}
          defaultValue={state ?? ''}
        />
      )}
    </>
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
      act={t(refusing ? 'Decline' : 'removeAct')}
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
  const nothing = <EmptyState title={t(EMPTY[query.queue])} />;
  const posts = usePendingPosts();
  const [asked, setAsked] = useState<PostAsked | null>(null);
  const { counts } = page;
  const panel = usePostPanel(may ? posts : null, setAsked);
  return (
    <OrganizerPage title={t('title')} lead={t(may ? 'lead' : 'leadView')}>
      <RecordList
        list="posts"
        label={t('title')}
        query={postQuery}
        asked={query}
        page={page}
        tabs={{
          label: t('queues'),
          of: [
            { asked: { queue: 'all' }, label: t('All') },
            { asked: { queue: 'underReview' }, label: t('queueUnderReview'), count: counts.underReview },
            { asked: { queue: 'reported' }, label: t('queueReported'), count: counts.reported },
          ],
          anew: { state: undefined, authorKind: undefined, keyword: '' },
        }}
        search={t('search')}
        searchHint={t('keyword')}
        filters={<Filters />}
        found={t('found', { count: number(page.total, lang) })}
        columns={useColumns()}
        nameOf={({ text }) => cutText(text, 40)}
        panel={panel}
        held={posts.held}
        empty={nothing}
        emptyFiltered={nothing}
      />
      <Reason asked={asked} posts={posts} onClose={() => setAsked(null)} />
    </OrganizerPage>
  );
}
