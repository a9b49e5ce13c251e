import { applicationRow } from '../../../../demo/factories/exhibitor-application.factory.ts';
import { exhibitorTaskRow } from '../../../../demo/factories/exhibitor-task.factory.ts';
import { sql } from 'kysely';
import {
  announcementRow,
  articleRow,
  drawnFileRow,
  programmeRow,
  suggestionRow,
} from '../../../../demo/factories/factories.ts';
import { makeCollection, makeOrganizersPicture, makeOrganizersVideo, makePageLink } from '../../world.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../../src/core/id.ts';
import { insertRow, type Making, type Noun, type Nouns } from './noun.ts';

const articleWith = (more: object): Noun => ({
  make: ({ ctx }) => insertRow(ctx, 'article', articleRow(ctx.exhibition.id, more)),
});

const programmeWith = (more: object): Noun => ({
  make: ({ ctx }) => insertRow(ctx, 'programme', programmeRow(ctx.exhibition.id, more)),
});

const announcementWith = (more: object): Noun => ({
  make: ({ stage, ctx }) =>
    insertRow(ctx, 'announcement', announcementRow(ctx.exhibition.id, stage.people.organizer.accountId, more)),
});

/** Those of earlier calls go: a place holds no more. */
async function makeLink({ test, ctx }: Making): Promise<string> {
  await sql`
    delete from page_link where place = 'carousel' and id not in (select id from page_link where place = 'carousel' order by sort desc limit 6)`.execute(
    ctx.db,
  );
  return (await makePageLink(test, { place: 'carousel' }, ctx)).id;
}

async function makeCollectionOf({ test, company, ctx }: Making): Promise<string> {
  await sql`
    delete from collection where id not in (select id from collection order by sort desc limit 6)`.execute(ctx.db);
  return (await makeCollection(test, [company.id], {}, ctx)).id;
}

const DELETED = { deleted_at: new Date().toISOString() };
const IN_A_DAY = new Date(Date.now() + 86_400_000).toISOString();

/** What the organizer of a fair has written, or was sent. */
export const contentNouns: Nouns = {
  article: { ...articleWith({}), owned: 'never' },
  draftArticle: articleWith({ state: 'draft' }),
  deletedArticle: articleWith(DELETED),
  articlePicture: {
    make: ({ ctx }) =>
      insertRow(
        ctx,
        'file',
        drawnFileRow(ctx.exhibition.id, ctx.exhibition.id, {}, { width: 1200, height: 675 }, 'article'),
      ),
  },
  programme: programmeWith({}),
  deletedProgramme: programmeWith(DELETED),
  fairClone: {
    make: ({ stage, ctx }) =>
      insertRow(ctx, 'fair_clone', {
        id: newId(),
        exhibition_id: ctx.exhibition.id,
        account_id: stage.people.organizer.accountId,
        // rows travel as JSON, so a JSON column takes the value as it is
        wanted: {
          ...contract.fair.clone.example,
          owner: '',
          fair: { slogan: { zh: '', en: '' }, ...contract.fair.clone.example.fair },
        } as unknown as string,
      }),
  },
  planRevision: {
    make: ({ ctx }) =>
      insertRow(ctx, 'plan_revision', {
        id: newId(),
        exhibition_id: ctx.exhibition.id,
        floor: '',
        added: 0,
        changed: 0,
        removed: 0,
        // rows travel as JSON, so a JSON column takes the value as it is
        plan: { floors: [], elements: [], booths: [] } as unknown as string,
      }),
  },
  failedMail: {
    make: ({ ctx }) =>
      insertRow(ctx, 'message', {
        id: newId(),
        exhibition_id: ctx.exhibition.id,
        kind: 'email',
        mail_kind: 'badge',
        recipient: 'reader@fair.example',
        state: 'failed',
        failure_reason: 'mailboxFull',
        failure: '552 full',
        subject: 'Badge',
        body: 'Badge',
      }),
    owned: 'never',
  },
  suppressedAddress: {
    make: ({ ctx }) =>
      insertRow(ctx, 'suppressed_address', {
        id: newId(),
        exhibition_id: ctx.exhibition.id,
        address: `${newId().toLowerCase()}@fair.example`,
      }),
    owned: 'never',
  },
  suggestion: {
    make: ({ ctx }) => insertRow(ctx, 'suggestion', suggestionRow(ctx.exhibition.id)),
  },
  announcement: announcementWith({}),
  scheduledAnnouncement: announcementWith({ state: 'scheduled', send_at: IN_A_DAY }),
  sentAnnouncement: announcementWith({ state: 'sent', sent_at: new Date().toISOString() }),
  pageLink: { make: makeLink },
  fairLogo: { make: ({ test, ctx }) => makeOrganizersPicture(test, 'fairLogo', ctx) },
  pagePicture: { make: ({ test, ctx }) => makeOrganizersPicture(test, 'carousel', ctx) },
  pageVideo: { make: ({ test, ctx }) => makeOrganizersVideo(test, ctx) },
  collection: {
    make: makeCollectionOf,
    foreign: async ({ test, a }) => ({
      draft: (await makeCollection(test, [a.id], { published: false })).id,
      empty: (await makeCollection(test, [])).id,
    }),
  },
  managedCollection: { make: makeCollectionOf },
  collectionPicture: { make: ({ test, ctx }) => makeOrganizersPicture(test, 'collection', ctx) },
  exhibitorTask: {
    make: ({ ctx }) => insertRow(ctx, 'exhibitor_task', exhibitorTaskRow(ctx.exhibition.id)),
    foreign: async ({ test: { ctx } }) => ({
      draft: await insertRow(ctx, 'exhibitor_task', exhibitorTaskRow(ctx.exhibition.id, { published: false })),
    }),
    owned: 'never',
  },
  exhibitorApplication: {
    make: ({ ctx }) => insertRow(ctx, 'exhibitor_application', applicationRow(ctx.exhibition.id)),
  },
  managedExhibitorTask: {
    make: ({ ctx }) => insertRow(ctx, 'exhibitor_task', exhibitorTaskRow(ctx.exhibition.id)),
  },
};
