import type { OwnPost, PostRoom, PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAct } from '../../ui/use-act.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import { authorName } from './post-author.tsx';
import { postPath } from './post-card.tsx';
import { PostThumb } from './post-media.tsx';
import { PostStateTag } from './post-state-tag.tsx';

export const OWN_LIST = '/opportunity-manage/list';
export const POST_STATES = ['published', 'underReview', 'refused', 'withdrawn', 'removed'] as const;

export type OwnPosts = {
  list: readonly OwnPost[];
  total: number;
  pageNum: number;
  pageSize: number;
  counts: Readonly<Record<PostState, number>>;
  room: PostRoom;
  state: PostState | null;
};

function Row({ post, onWithdraw }: { post: OwnPost; onWithdraw: () => void }) {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const { state, may } = post;
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex gap-4">
        <PostThumb media={post} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-3 break-words whitespace-pre-line">{post.text}</p>
          <p className="num mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            <PostStateTag state={state} />
            {beijingMinute(post.publishedAt ?? post.createdAt, lang)}
            {state === 'published' && (
              <span>{t('counts', { likes: number(post.likes, lang), comments: number(post.comments, lang) })}</span>
            )}
            {!post.byMe && <span>{t('by', { name: authorName(post.author, lang) })}</span>}
          </p>
          {post.reason !== '' && <p className="note note-bad mt-2">{t('reason', { reason: post.reason })}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        {state === 'published' && (
          <ButtonLink small kind="quiet" to={postPath(post.id)}>
            {t('see')}
          </ButtonLink>
        )}
        {may.edit && (
          <ButtonLink small kind="quiet" to={`/opportunity-manage/publish?post=${post.id}`}>
            {t('edit')}
          </ButtonLink>
        )}
        <ButtonLink small kind="quiet" to={`/opportunity-manage/publish?copy=${post.id}`}>
          {t('copy')}
        </ButtonLink>
        {may.withdraw && (
          <Button small kind="plain" className="ml-auto text-bad" aria-haspopup="dialog" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}

function useWithdrawal() {
  const t = useTexts(ownPostTexts);
  const [asked, setAsked] = useState<string | null>(null);
  const { busy, run } = useAct({ reload: true });
  const withdraw = async (): Promise<void> => {
    if (asked === null) return;
    await run(() => api(calls.newsfeed.withdraw, { id: asked }), { said: t('withdrawDone') });
    setAsked(null);
  };
  return { asked, ask: setAsked, busy, withdraw };
}

const stateAddress = (state: PostState | null): string => (state === null ? OWN_LIST : `${OWN_LIST}?state=${state}`);

/** Own posts in every state; an administrator's list is the company's. */
export function OwnPostList({ posts }: { posts: OwnPosts }) {
  const t = useTexts(ownPostTexts);
  const user = useUser();
  const { asked, ask, busy, withdraw } = useWithdrawal();
  const { list, total, pageNum, pageSize, counts, room, state } = posts;
  const admin = user?.subjectType === 'ACTOR' && user.exhibitorEmployee?.admin === true;
  return (
    <MemberPage>
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
      <Tabs
        label={t('states')}
        current={stateAddress(state)}
        tabs={[
          { to: stateAddress(null), label: t('all') },
          ...POST_STATES.map((one) => ({ to: stateAddress(one), label: t(one), count: counts[one] })),
        ]}
      />
      {list.length === 0 ? (
        <EmptyState title={t(state === null ? 'empty' : 'emptyState')}>
          {state === null && <p>{t('emptyLead')}</p>}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {list.map((post) => (
            <Row key={post.id} post={post} onWithdraw={() => ask(post.id)} />
          ))}
        </ul>
      )}
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => ask(null)}
        title={t('withdrawTitle')}
        act={t('withdraw')}
        kind="bad"
        busy={busy}
        onConfirm={() => void withdraw()}
      >
        <p>{t('withdrawLead')}</p>
      </ConfirmDialog>
    </MemberPage>
  );
}
