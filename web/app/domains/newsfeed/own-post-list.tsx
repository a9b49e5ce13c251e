import { cutText } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { OWN_POST_SORTS, type OwnPost, type PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ownPostTexts } from './own-post.texts.ts';
import { authorName } from './post-author.tsx';
import { postPath } from './post-card.tsx';
import { PostThumb } from './post-media.tsx';
import { PostStateTag } from './post-state-tag.tsx';

const STATES = ['published', 'underReview', 'refused', 'withdrawn', 'removed'] as const satisfies readonly PostState[];

export const ownPostQuery = defineListQuery(
  '/opportunity-manage/list',
  { state: anyTabOf(STATES), keyword: words },
  OWN_POST_SORTS,
);

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
    { key: 'state', label: t('Status'), cell: ({ state }) => <PostStateTag state={state} /> },
    {
      key: 'createdAt',
      label: t('writtenAt'),
      order: { by: 'createdAt', first: 'descending' },
      cell: ({ createdAt }) => <MinuteCell at={createdAt} />,
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
    ...(state === 'published' ? [{ label: t('View'), to: postPath(id) }] : []),
    ...(may.edit ? [{ label: t('Edit'), to: editPath(id) }] : []),
    { label: t('copy'), to: `/opportunity-manage/publish?copy=${id}` },
    ...(may.withdraw ? [{ label: t('withdraw'), bad: true, act: () => ask([id]) }] : []),
  ];
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
export function OwnPostList({ asked, page }: { asked: ReturnType<typeof ownPostQuery.read>; page: Page }) {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const { counts, list, total, room } = page;
  const selection = useSelection({
    rows: list.filter(({ may }) => may.withdraw),
    total,
    of: JSON.stringify([asked.state, asked.keyword]),
  });
  const { ask, dialog } = useWithdrawal(selection.clear);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <MemberPage>
      <Head room={room} />
      <RecordList
        list="ownPosts"
        label={t('title')}
        query={ownPostQuery}
        asked={asked}
        page={page}
        tabs={{
          label: t('states'),
          of: [undefined, ...STATES].map((state) => ({
            asked: { state },
            label: t(state ?? 'All'),
            count: state === undefined ? all : counts[state],
          })),
        }}
        search={t('search')}
        searchHint={t('searchHint')}
        found={t('found', { count: number(total, lang) })}
        columns={useColumns()}
        nameOf={({ text }) => cutText(text, 40)}
        mayChoose={({ may }) => may.withdraw}
        actsOf={useMenu(ask)}
        selection={selection}
        bar={
          <BulkActions selection={selection}>
            <BulkButton asks onPress={() => ask(selection.ids)}>
              {t('withdraw')}
            </BulkButton>
          </BulkActions>
        }
        empty={
          asked.state === undefined ? (
            <EmptyState title={t('empty')}>
              <p>{t('emptyLead')}</p>
            </EmptyState>
          ) : (
            <EmptyState title={t('emptyState')} />
          )
        }
        emptyFiltered={<NothingFound title={t('emptySearch')} to={ownPostQuery.path} act={t('ShowAll')} />}
      />
      {dialog}
    </MemberPage>
  );
}
