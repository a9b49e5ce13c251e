import { sql } from 'kysely';
import { countSql } from '../database/count-sql.ts';
import type { Db } from '../database/kysely.ts';
import { decryptBytes, encryptBytes } from '../encryption/encryption.ts';

/** What its seals are for. */
export const PRIVATE_PICTURE = 'private picture';
/** Somebody who starts anew leaves pictures behind: they go after a day (G44). */
const UNUSED_HOURS = 23;

export type PrivateUse = 'vipPassport' | 'vipAvatar';
type NewPicture = {
  id: string;
  exhibitionId: string;
  visitorId: string;
  use: PrivateUse;
  webp: Buffer;
  width: number;
  height: number;
};

/** Stores a picture that is nobody's business but its owner's and the organizer's, encrypted (G43). */
export async function putPrivatePicture(db: Db, secret: string, picture: NewPicture): Promise<void> {
  const { id, exhibitionId, visitorId, use, webp, width, height } = picture;
  await db
    .insertInto('private_picture')
    .values({
      id,
      exhibition_id: exhibitionId,
      visitor_id: visitorId,
      use,
      sealed: encryptBytes(secret, PRIVATE_PICTURE, webp),
      bytes: webp.length,
      width,
      height,
    })
    .execute();
}

/** The webp that was stored. */
export const openPrivatePicture = (secret: string, sealed: Buffer): Buffer =>
  decryptBytes(secret, PRIVATE_PICTURE, sealed);

/** Whose pictures: a visitor's, and the fair the visitor belongs to. */
type Place = { exhibitionId: string; visitorId: string };

const isUnused = ({ exhibitionId, visitorId }: Place) => sql<boolean>`
  p.exhibition_id = ${exhibitionId} and p.visitor_id = ${visitorId} and not exists (
    select 1 from vip_application v where v.passport_photo = p.id or v.avatar_photo = p.id)`;

/** How many pictures a visitor has uploaded and not handed in; those of yesterday are removed first. */
export async function countUnusedPictures(db: Db, place: Place): Promise<number> {
  const before = new Date(Date.now() - UNUSED_HOURS * 3_600_000);
  await sql`delete from private_picture p where ${isUnused(place)} and p.created_at < ${before}`.execute(db);
  return countSql(db, sql`from private_picture p where ${isUnused(place)}`);
}

/** Photos that were uploaded a day ago and not handed in. */
export async function removeForgottenPictures(db: Db, now: number): Promise<void> {
  const before = new Date(now - UNUSED_HOURS * 3_600_000);
  await sql`
    delete from private_picture p where p.created_at < ${before} and not exists (
      select 1 from vip_application v where v.passport_photo = p.id or v.avatar_photo = p.id)`.execute(db);
}

/** What was uploaded and not handed in is of no use any more: the application is there. */
export async function removeUnusedPictures(db: Db, place: Place): Promise<void> {
  await sql`delete from private_picture p where ${isUnused(place)}`.execute(db);
}
