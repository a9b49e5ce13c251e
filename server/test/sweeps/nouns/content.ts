import { sql } from 'kysely';
import {
  announcementRow,
  articleRow,
  drawnFileRow,
  programmeRow,
  suggestionRow,
} from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import { makeCollection, makeOrganizersPicture, makeOrganizersVideo, makePageLink } from '../../world.ts';
import type { Making, Noun, Nouns } from './noun.ts';

const articleWith = (more: object): Noun => ({
  make: async ({ scope }) => {
    const row = articleRow(scope.exhibition.id, more);
    await insertRows(scope.db, 'article', [row]);
    return row.id;
  },
});

const programmeWith = (more: object): Noun => ({
  make: async ({ scope }) => {
    const row = programmeRow(scope.exhibition.id, more);
    await insertRows(scope.db, 'programme', [row]);
    return row.id;
  },
});

const announcementWith = (more: object): Noun => ({
  make: async ({ stage, scope }) => {
    const row = announcementRow(scope.exhibition.id, stage.people.organizer.accountId, more);
    await insertRows(scope.db, 'announcement', [row]);
    return row.id;
  },
});

/** Those of earlier calls go: a place holds no more. */
async function makeLink({ test, scope }: Making): Promise<string> {
  await sql`
    delete from page_link where place = 'carousel' and id not in (select id from page_link where place = 'carousel' order by sort desc limit 6)`.execute(
    scope.db,
  );
  return (await makePageLink(test, { place: 'carousel' }, scope)).id;
}

async function makeCollectionOf({ test, company, scope }: Making): Promise<string> {
  await sql`
    delete from collection where id not in (select id from collection order by sort desc limit 6)`.execute(scope.db);
  return (await makeCollection(test, [company.id], {}, scope)).id;
}

const DELETED = { deleted_at: new Date().toISOString() };
const IN_A_DAY = new Date(Date.now() + 86_400_000).toISOString();

/** What the organizer of a fair has written, or was sent. */
export const contentNouns: Nouns = {
  article: { ...articleWith({}), owned: 'never' },
  draftArticle: articleWith({ state: 'draft' }),
  deletedArticle: articleWith(DELETED),
  articlePicture: {
    make: async ({ scope: { db, exhibition } }) => {
      const row = drawnFileRow(exhibition.id, exhibition.id, {}, { width: 1200, height: 675 }, 'article');
      await insertRows(db, 'file', [row]);
      return row.id;
    },
  },
  programme: programmeWith({}),
  deletedProgramme: programmeWith(DELETED),
  suggestion: {
    make: async ({ scope }) => {
      const row = suggestionRow(scope.exhibition.id);
      await insertRows(scope.db, 'suggestion', [row]);
      return row.id;
    },
  },
  announcement: announcementWith({}),
  scheduledAnnouncement: announcementWith({ state: 'scheduled', send_at: IN_A_DAY }),
  sentAnnouncement: announcementWith({ state: 'sent', sent_at: new Date().toISOString() }),
  pageLink: { make: makeLink },
  pagePicture: { make: ({ test, scope }) => makeOrganizersPicture(test, 'carousel', scope) },
  pageVideo: { make: ({ test, scope }) => makeOrganizersVideo(test, scope) },
  collection: {
    make: makeCollectionOf,
    foreign: async ({ test, a }) => ({
      draft: (await makeCollection(test, [a.id], { published: false })).id,
      empty: (await makeCollection(test, [])).id,
    }),
  },
  managedCollection: { make: makeCollectionOf },
  collectionPicture: { make: ({ test, scope }) => makeOrganizersPicture(test, 'collection', scope) },
};
