import type { PostForm, PostRoom, PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { isOwnPost, mayEdit, stateAfterEdit, type Speaker } from './newsfeed.rules.ts';
import {
  forgetWithdrawn,
  insertPost,
  lockPost,
  lockSpeaker,
  postCount,
  postOfRequest,
  postsMax,
  rewritePost,
  writeState,
  type HeldPost,
} from './own-post.queries.ts';
import { ownMedia } from './post-media.queries.ts';

type Written = { id: string; version: number; state: PostState };

export const roomOf = async (ctx: FairContext, caller: Speaker): Promise<PostRoom> => ({
  used: await postCount(ctx, caller),
  max: await postsMax(ctx, caller),
});

type Media = Pick<HeldPost, 'pictures' | 'video' | 'video_cover'>;
const NONE: Media = { pictures: [], video: null, video_cover: null };

/** Pictures and a video that are the author's own and ready; what stands in the post already may stay. */
async function checkMedia(ctx: FairContext, caller: Speaker, form: PostForm, kept: Media): Promise<void> {
  const { pictures, video, videoCover } = form;
  const owner = caller.kind === 'visitor' ? caller.visitorId : caller.exhibitorId;
  const ids = [...pictures, video, videoCover].filter((id) => id !== null);
  const own = await ownMedia(ctx, owner, ids);
  const foreign = pictures.findIndex((id) => own.get(id) !== 'post' && !kept.pictures.includes(id));
  if (foreign >= 0) failFields({ field: `pictures.${foreign}`, rule: 'postPicture' });
  if (video !== null && own.get(video) !== 'postVideo' && video !== kept.video)
    failFields({ field: 'video', rule: 'postVideo' });
  if (videoCover !== null && own.get(videoCover) !== 'videoCover' && videoCover !== kept.video_cover)
    failFields({ field: 'videoCover', rule: 'postVideoCover' });
}

/** Codes of this fair, and files that are the author's own. */
async function checkForm(ctx: FairContext, caller: Speaker, form: PostForm, kept: Media = NONE): Promise<void> {
  const { receivers, categories } = ctx.exhibition;
  const receiver = form.receivers.findIndex((code) => !receivers.has(code));
  if (receiver >= 0) failFields({ field: `receivers.${receiver}`, rule: 'choice' });
  const category = form.categories.findIndex((code) => !categories.has(code));
  if (category >= 0) failFields({ field: `categories.${category}`, rule: 'choice' });
  await checkMedia(ctx, caller, form, kept);
}

const alike = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** The same request again answers the post it made; another text under the same id is a conflict (G57). */
async function sentBefore(
  ctx: FairContext,
  caller: Speaker,
  form: PostForm,
  requestId: string,
): Promise<Written | null> {
  const sent = await postOfRequest(ctx, caller, requestId);
  if (sent === null) return null;
  const same =
    sent.lang === form.lang &&
    sent.text === form.text &&
    alike(sent.receivers, form.receivers) &&
    alike(sent.categories, form.categories) &&
    alike(sent.pictures, form.pictures) &&
    sent.video === form.video &&
    sent.video_cover === form.videoCover;
  if (!same) fail('conflict');
  return { id: sent.id, version: sent.version, state: sent.state };
}

export async function createPost(
  ctx: FairContext,
  caller: Speaker,
  form: PostForm,
  requestId: string | null,
): Promise<Written> {
  return inTransaction(ctx, async (inner) => {
    await lockSpeaker(inner, caller);
    const before = requestId === null ? null : await sentBefore(inner, caller, form, requestId);
    if (before !== null) return before;
    const { used, max } = await roomOf(inner, caller);
    if (used >= max) fail('postLimit');
    await checkForm(inner, caller, form);
    const state = inner.exhibition.postReview ? 'underReview' : 'published';
    const id = await insertPost(inner, caller, { form, state, requestId });
    if (state === 'published') await invalidate(inner, { kind: 'post', id });
    return { id, version: 1, state };
  });
}

/** An own post, held for a change; a foreign id answers as a missing one (G2). */
async function lockOwnPost(ctx: FairContext, caller: Speaker, id: string): Promise<HeldPost> {
  const post = await lockPost(ctx, id);
  if (post === null || !isOwnPost(post, caller)) fail('notFound');
  return post;
}

export async function changePost(
  ctx: FairContext,
  caller: Speaker,
  { id, version, form }: { id: string; version: number; form: PostForm },
): Promise<Written> {
  return inTransaction(ctx, async (inner) => {
    const post = await lockOwnPost(inner, caller, id);
    if (!mayEdit(post.state)) fail('notFound');
    if (post.version !== version) fail('editConflict');
    await checkForm(inner, caller, form, post);
    const state = stateAfterEdit(post.state, inner.exhibition.postReview);
    const written = { id, version: await rewritePost(inner, id, form, state), state };
    if (post.state === 'published') await invalidate(inner, { kind: 'post', id });
    return written;
  });
}

/** All of them, or none where one is not the caller's to withdraw. Answers how many were not withdrawn before. */
export async function withdrawPosts(ctx: FairContext, caller: Speaker, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    let changed = 0;
    // in one order, so that two of them never wait for each other
    for (const id of [...new Set(ids)].toSorted()) if (await takeBack(inner, caller, id)) changed += 1;
    return changed;
  });
}

/** False for one that is gone already. */
async function takeBack(inner: FairContext, caller: Speaker, id: string): Promise<boolean> {
  const post = await lockOwnPost(inner, caller, id);
  if (post.state === 'withdrawn') return false;
  // what the organizer removed stays counted: withdrawing would make room for the next one
  if (!mayEdit(post.state)) fail('notFound');
  await writeState(inner, id, 'withdrawn');
  await forgetWithdrawn(inner, post);
  if (post.state === 'published') await invalidate(inner, { kind: 'post', id });
  return true;
}
