import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { newFileId, newId } from '../src/core/id.ts';
import { putPrivatePicture, type PrivateUse } from '../src/platform/files/private-pictures.ts';
import { encrypt } from '../src/platform/encryption/encryption.ts';
import { writeSheet } from '../src/platform/spreadsheet/write-sheet.ts';
import { PASSPORT } from '../src/domains/vip/vip.actions.ts';
import { hashOfLink } from '../src/domains/preregistration/preregistration.mails.ts';
import { badgeOf } from '../src/domains/voucher/voucher.queries.ts';
import type { ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { seeded } from './seeded.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import type { TestPortal } from './portal.ts';

/** Colour noise, that no encoder makes small: about as many bytes as asked for as png. */
export function colourNoise(width = 200, height = 200): Sharp {
  const random = seeded(width * 10_000 + height);
  const data = Buffer.from(Array.from({ length: width * height * 3 }, () => random.int(256)));
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A photo as it is stored: uploaded, not handed in. */
export async function makePrivatePicture(
  test: TestPortal,
  visitorId: string,
  ctx: FairContext = test.ctx,
  use: PrivateUse = 'vipPassport',
): Promise<string> {
  const id = newFileId();
  const webp = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#0f5b3e' } })
    .webp()
    .toBuffer();
  const { SECRET } = test.portal.services.config;
  const exhibitionId = ctx.exhibition.id;
  await putPrivatePicture(ctx.db, SECRET, { id, exhibitionId, visitorId, use, webp, width: 120, height: 120 });
  return id;
}

type Status = 'pending' | 'failed' | 'passed';

/** A VIP application that was handed in. */
export async function makeVipApplication(
  test: TestPortal,
  visitorId: string,
  { ctx = test.ctx, status = 'pending' }: { ctx?: FairContext; status?: Status } = {},
): Promise<{ id: string; passportPhoto: string; avatarPhoto: string }> {
  const passportPhoto = await makePrivatePicture(test, visitorId, ctx);
  const avatarPhoto = await makePrivatePicture(test, visitorId, ctx, 'vipAvatar');
  const id = newId();
  const row = {
    id,
    exhibition_id: ctx.exhibition.id,
    visitor_id: visitorId,
    name: 'WANG MIN',
    sex: 'female',
    nationality: 'CN',
    passport_sealed: encrypt(test.portal.services.config.SECRET, PASSPORT, 'E12345678'),
    passport_photo: passportPhoto,
    avatar_photo: avatarPhoto,
    status,
    reason: status === 'failed' ? '照片不清晰' : '',
    letter_number: status === 'passed' ? `IL-2026-${newId().slice(0, 8).toUpperCase()}` : null,
    decided_at: status === 'pending' ? null : new Date().toISOString(),
  };
  await insertRows(ctx.db, 'vip_application', [row]);
  return { id, passportPhoto, avatarPhoto };
}

type ColleagueState = 'pending' | 'confirmed' | 'declined';

/** A pre-registered colleague, with the token of the link in the e-mail. */
export async function makeColleague(
  test: TestPortal,
  visitorId: string,
  {
    ctx = test.ctx,
    state = 'pending',
    review = state === 'confirmed' ? 'approved' : null,
  }: { ctx?: FairContext; state?: ColleagueState; review?: ReviewState | null } = {},
): Promise<{ id: string; token: string; email: string }> {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')];
  const email = `${id.toLowerCase()}@colleague.example`;
  // written to two days ago, so that another e-mail may go out
  const sentAt = new Date(Date.now() - 2 * 86_400_000);
  await ctx.db
    .insertInto('preregistration')
    .values({
      id,
      exhibition_id: ctx.exhibition.id,
      visitor_id: visitorId,
      name: '周静',
      email,
      company: '禾田农资有限公司',
      position: '采购专员',
      country: 'CN',
      state,
      review_state: review,
      token_hash: hashOfLink(token),
      sent_at: sentAt,
    })
    .execute();
  return { id, token, email };
}

export const makeBadge = async (visitorId: string, ctx: FairContext): Promise<string> =>
  (await badgeOf(ctx, { visitorId })).id;

const HEADERS = ['姓名', '邮箱', '公司', '职务', '国家或地区', '手机'] as const;

/** A spreadsheet as somebody filled it in: rows in the order of the template's columns. */
export const colleagueSheet = (
  rows: readonly (readonly string[])[],
  headers: readonly string[] = HEADERS,
): Promise<Buffer> =>
  writeSheet({
    sheet: '同事名单',
    lang: 'zh',
    columns: headers.map((header) => ({ key: header, header: { zh: header, en: header } })),
    rows: rows.map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at] ?? '']))),
  });
