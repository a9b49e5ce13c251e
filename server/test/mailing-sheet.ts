import { mailing, type Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { importSheet } from '@fairbridge/contract/invitation/mailing.calls.ts';
import { mailingRows } from '../../demo/factories/factories.ts';
import type { Row as Written } from './exhibit-sheet.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { writeSheet } from '../src/platform/spreadsheet/write-sheet.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import type { Person, TestPortal } from './portal.ts';
import type { Exhibitor } from './world.ts';

const COLUMNS = [
  { key: 'email', header: { zh: '邮箱', en: 'E-mail' } },
  { key: 'name', header: { zh: '姓名', en: 'Name' } },
  { key: 'language', header: { zh: '语言', en: 'Language' } },
] as const;

/** A spreadsheet of addresses as the template's reader fills it in. */
export const mailingSheet = (rows: readonly Written[]): Promise<Buffer> =>
  writeSheet({ sheet: 'Invitations', lang: 'zh', columns: COLUMNS, rows });

/** Uploads a list of addresses as somebody of a company. */
export async function uploadMailing(portal: TestPortal, person: Person, rows: readonly Written[]): Promise<Mailing> {
  const bytes = await mailingSheet(rows);
  const { body } = await portal.send(importSheet, { fileName: 'list.xlsx' }, person, { bytes });
  return mailing.parse(body.data);
}

/** A list of one address; as a draft in the place of the one the company has. */
export async function makeMailing(
  ctx: FairContext,
  exhibitor: Exhibitor,
  employeeId: string,
  state: 'draft' | 'paused' = 'draft',
): Promise<string> {
  const { whole, letter } = mailingRows(exhibitor, employeeId, { state });
  if (state === 'draft')
    await ctx.db.deleteFrom('mailing').where('exhibitor_id', '=', exhibitor.id).where('state', '=', 'draft').execute();
  await insertRows(ctx.db, 'mailing', [whole]);
  await insertRows(ctx.db, 'mailing_letter', [letter]);
  return whole.id;
}
