import type { ReviewedPost } from '@fairbridge/contract/newsfeed/post-review.shapes.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { useMay } from '../../session/may.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Input, Select } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import { PostStateTag } from './post-state-tag.tsx';
import { authorName } from './post-author.tsx';
import { postQueueQuery, POSTS_PATH, queueAddress, REVIEWED_STATES } from '../../parts/newsfeed/post-queue-query.ts';
import { postReviewTexts } from './post-review.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '商圈动态', en: 'Posts' });

const load = defineWork(async ({ api, query }) => {
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

function Row({ post }: { post: ReviewedPost }) {
  const t = useTexts(postReviewTexts);
  const lang = useLang();
  return (
    <RecordRow>
      <RecordCell name={t('post')} plain>
        <LocalLink to={`${POSTS_PATH}/${post.id}`} className="link line-clamp-2 max-w-[44ch] break-words">
          {post.text}
        </LocalLink>
        {post.pictures.length > 0 && (
          <p className="num text-sm text-soft">{t('pictureCount', { count: post.pictures.length })}</p>
        )}
        {post.video !== null && <p className="num text-sm text-soft">{t('withVideo')}</p>}
      </RecordCell>
      <RecordCell name={t('author')}>
        <p>{authorName(post.author, lang)}</p>
        <p className="text-sm text-soft">
          <Says text={post.author.company} />
        </p>
      </RecordCell>
      <RecordCell name={t('writtenShort')}>
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(post.createdAt, lang)}</span>
      </RecordCell>
      <RecordCell name={t('state')}>
        <PostStateTag state={post.state} />
      </RecordCell>
      <RecordCell name={t('reports')}>
        <span className={`num ${post.reports > 0 ? 'font-semibold text-bad' : 'text-soft'}`}>{post.reports}</span>
      </RecordCell>
    </RecordRow>
  );
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
    >
      <div className="max-md:col-span-2 md:w-64">
        <Input label={t('keyword')} name="keyword" type="search" maxLength={200} defaultValue={keyword} />
      </div>
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

/** Posts of the business circle: what waits, what is reported, everything. */
export default function PostQueueScreen() {
  const t = useTexts(postReviewTexts);
  const lang = useLang();
  const may = useMay(calls.postReview.publish);
  const { asked, page } = load.useData();
  const { counts, list, total } = page;
  return (
    <OrganizerPage title={t('title')} lead={t(may ? 'lead' : 'leadView')}>
      <Tabs
        label={t('queues')}
        current={queueAddress(asked.queue)}
        tabs={[
          { to: queueAddress('all'), label: t('queueAll') },
          { to: queueAddress('underReview'), label: t('queueUnderReview'), count: counts.underReview },
          { to: queueAddress('reported'), label: t('queueReported'), count: counts.reported },
        ]}
      />
      <Filters />
      <p className="num mb-3 font-semibold" aria-live="polite">
        {t('found', { count: number(total, lang) })}
      </p>
      {list.length === 0 ? (
        <EmptyState title={t(EMPTY[asked.queue])} />
      ) : (
        <RecordTable
          label={t('title')}
          columns={[
            { key: 'post', label: t('post') },
            { key: 'author', label: t('author') },
            { key: 'written', label: t('written') },
            { key: 'state', label: t('state') },
            { key: 'reports', label: t('reports') },
          ]}
        >
          {list.map((post) => (
            <Row key={post.id} post={post} />
          ))}
        </RecordTable>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={total} />
    </OrganizerPage>
  );
}
