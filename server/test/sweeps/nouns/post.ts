import { reportRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import { makeComment, makePost, makePostPicture, makePostVideo, makeVisitor } from '../../world.ts';
import { ownerOfPosts } from '../stage-owners.ts';
import type { Making, Noun, Nouns } from './noun.ts';

const postBy = (making: Making, state: string) =>
  makePost(making.test, ownerOfPosts(making.stage, making.owner).speaker, { state }, making.ctx);

const postIn = (state: string): Noun => ({ make: async (making) => (await postBy(making, state)).id });

/** A comment of the caller below a post of somebody who speaks for nobody here. */
async function commentBy({ stage, test, owner, ctx }: Making, removal = {}): Promise<string> {
  const host = await makeVisitor(test, {}, ctx);
  const post = await makePost(test, { visitor: { id: host.visitorId } }, {}, ctx);
  return (await makeComment(test, post, ownerOfPosts(stage, owner).speaker, removal)).id;
}

const videoOf = ({ stage, test, owner, ctx }: Making) => makePostVideo(test, ownerOfPosts(stage, owner).pictures, ctx);

/** What is said in the business circle. */
export const postNouns: Nouns = {
  post: {
    ...postIn('published'),
    foreign: async ({ test, people }) => {
      const author = { visitor: { id: people.visitorOne.visitorId } };
      const found: Record<string, string> = {};
      for (const state of ['underReview', 'refused', 'withdrawn', 'removed'])
        found[state] = (await makePost(test, author, { state })).id;
      const shut = await makeVisitor(test, { suspended_at: new Date().toISOString() });
      return { ...found, suspended: (await makePost(test, { visitor: { id: shut.visitorId } })).id };
    },
  },
  ownPost: { ...postIn('published'), owned: 'always' },
  anyPost: postIn('published'),
  waitingPost: postIn('underReview'),
  removedPost: postIn('removed'),
  reportedPost: {
    make: async (making) => {
      const post = await postBy(making, 'published');
      const { account } = ownerOfPosts(making.stage, making.owner);
      await insertRows(making.ctx.db, 'post_report', [reportRow(post, account)]);
      return post.id;
    },
  },
  postComment: { make: commentBy },
  ownPostComment: { make: commentBy, owned: 'always' },
  removedPostComment: {
    make: (making) => commentBy(making, { removed_at: new Date().toISOString(), removed_by: 'organizer' }),
  },
  postPicture: {
    make: ({ stage, test, owner, ctx }) => makePostPicture(test, ownerOfPosts(stage, owner).pictures, ctx),
    owned: 'always',
  },
  postVideo: { make: async (making) => (await videoOf(making)).video, owned: 'always' },
  postVideoCover: { make: async (making) => (await videoOf(making)).videoCover, owned: 'always' },
};
