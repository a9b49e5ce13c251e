import { cutText } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { OwnPost, PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { OWN_LIST, ownPostsAddress, POST_STATES, sortedBy, type OwnPostQuery } from './own-post-query.ts';
import { ownPostTexts } from './own-post.texts.ts';
import { authorName } from './post-author.tsx';
import { postPath } from './post-card.tsx';
import { PostThumb } from './post-media.tsx';
import { PostStateTag } from './post-state-tag.tsx';

const editPath = (id: string): string => `/opportunity-manage/publish?post=${id}`;

/** Where a press on a post leads: to others' view of it, or to its form; nowhere where it has neither any more. */
const homeOf = ({ id, state, may }: OwnPost): string | null =>
  state === 'published' ? postPath(id) : may.edit ? editPath(id) : null;

function What({ post }: { post: OwnPost }) {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const to = homeOf(post);
  const look = 'line-clamp-3 max-w-[60ch] break-words';
  return (
    <div className="flex gap-4">
      <PostThumb media={post} />
      <div className="min-w-0 flex-1">
        {to === null ? (
          <p className={look}>{post.text}</p>
        ) : (
          <LocalLink to={to} className={`link ${look}`}>
            {post.text}
          </LocalLink>
        )}
        {!post.byMe && <p className="text-sm text-soft">{t('by', { name: authorName(post.author, lang) })}</p>}
        {post.reason !== '' && <p className="note note-bad mt-2">{t('reason', { reason: post.reason })}</p>}
      </div>
    </div>
  );
}

function useColumns(): readonly ResourceColumn<OwnPost>[] {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const count = (key: 'likes' | 'comments'): ResourceColumn<OwnPost> => ({
    key,
    label: t(key),
    right: true,
    order: { by: key, first: 'descending' },
    cell: (post) => <span className="num">{post.state === 'published' ? number(post[key], lang) : '—'}</span>,
  });
  return [
    { key: 'post', label: t('post'), main: true, cell: (post) => <What post={post} /> },
    { key: 'state', label: t('state'), cell: ({ state }) => <PostStateTag state={state} /> },
    {
      key: 'createdAt',
      label: t('writtenAt'),
      order: { by: 'createdAt', first: 'descending' },
      cell: ({ createdAt }) => (
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(createdAt, lang)}</span>
      ),
    },
    count('likes'),
    count('comments'),
  ];
}

/** What is withdrawn does not come back: it is asked once. */
function useWithdrawal(onDone: () => void) {
  const t = useTexts(ownPostTexts);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { busy, run } = useAction({ reload: true });
  const withdraw = async (): Promise<void> => {
    const done = await run(() => api(calls.newsfeed.withdrawChosen, { ids: [...asked] }), {
      success: t('withdrawDone'),
    });
    setAsked([]);
    if (done) onDone();
  };
  const dialog = (
    <ConfirmDialog
      open={asked.length > 0}
      onClose={() => setAsked([])}
      title={t(asked.length > 1 ? 'withdrawManyTitle' : 'withdrawTitle', { count: asked.length })}
      act={t('withdraw')}
      kind="bad"
      busy={busy}
      onConfirm={() => void withdraw()}
    >
      <p>{t('withdrawLead')}</p>
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}

function useMenu(ask: (ids: readonly string[]) => void): (post: OwnPost) => readonly RowAction[] {
  const t = useTexts(ownPostTexts);
  return ({ id, state, may }) => [
    ...(state === 'published' ? [{ label: t('see'), to: postPath(id) }] : []),
    ...(may.edit ? [{ label: t('edit'), to: editPath(id) }] : []),
    { label: t('copy'), to: `/opportunity-manage/publish?copy=${id}` },
    ...(may.withdraw ? [{ label: t('withdraw'), bad: true, act: () => ask([id]) }] : []),
  ];
}

function Filters({ asked }: { asked: OwnPostQuery }) {
  const t = useTexts(ownPostTexts);
  const { state, keyword, sort, descending } = asked;
  return (
    <FilterForm
      keep={{ state: state ?? '', sort: sort === 'createdAt' ? '' : sort, descending: descending ? '' : 'false' }}
      filtered={keyword !== ''}
      resetTo={ownPostsAddress({ ...asked, keyword: '' })}
      search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={keyword} />}
    />
  );
}

function Nothing({ asked: { state, keyword } }: { asked: OwnPostQuery }) {
  const t = useTexts(ownPostTexts);
  if (keyword !== '')
    return (
      <EmptyState title={t('emptySearch')}>
        <ButtonLink to={OWN_LIST} kind="quiet">
          {t('showAll')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={t(state === null ? 'empty' : 'emptyState')}>
      {state === null && <p>{t('emptyLead')}</p>}
    </EmptyState>
  );
}

function Head({ room }: Pick<Page, 'room'>) {
  const t = useTexts(ownPostTexts);
  const user = useUser();
  const admin = user?.subjectType === 'ACTOR' && user.exhibitorEmployee?.admin === true;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t(admin ? 'leadAdmin' : 'lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/find-opportunity" kind="quiet">
            {t('toCircle')}
          </ButtonLink>
          <ButtonLink to="/opportunity-manage/publish">
            <Icon name="plus" />
            {t('write')}
          </ButtonLink>
        </div>
      </div>
      <div className="mb-5">
        <LimitMeter text={t('room', room)} full={t('roomFull')} count={room.used} max={room.max} />
      </div>
    </>
  );
}

type Page = OutputOf<typeof contract.newsfeed.ownList>;

/** Own posts in every state; an administrator's list is the company's. */
export function OwnPostList({ asked, page }: { asked: OwnPostQuery; page: Page }) {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const { counts, list, total, room } = page;
  const selection = useSelection({
    rows: list.filter(({ may }) => may.withdraw),
    total,
    of: `${asked.state} ${asked.keyword}`,
  });
  const { ask, dialog } = useWithdrawal(selection.clear);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tab = (state: PostState | null, label: string, count: number) => ({
    to: ownPostsAddress({ ...asked, state }),
    label,
    count,
  });
  return (
    <MemberPage>
      <Head room={room} />
      <ResourceList
        list="ownPosts"
        label={t('title')}
        states={{
          label: t('states'),
          current: ownPostsAddress(asked),
          tabs: [tab(null, t('all'), all), ...POST_STATES.map((one) => tab(one, t(one), counts[one]))],
        }}
        filters={<Filters asked={asked} />}
        found={t('found', { count: number(total, lang) })}
        page={page}
        columns={useColumns()}
        nameOf={({ text }) => cutText(text, 40)}
        mayChoose={({ may }) => may.withdraw}
        actsOf={useMenu(ask)}
        sorting={{
          by: asked.sort,
          descending: asked.descending,
          to: (by, descending) => sortedBy(asked, by, descending),
        }}
        selection={selection}
        bar={
          <BulkActions selection={selection}>
            <BulkButton asks onPress={() => ask(selection.ids)}>
              {t('withdraw')}
            </BulkButton>
          </BulkActions>
        }
        empty={<Nothing asked={asked} />}
      />
      {dialog}
    </MemberPage>
  );
}
