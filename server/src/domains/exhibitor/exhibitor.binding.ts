import { randomInt } from 'node:crypto';
import type { Scope } from '../../scope.ts';

/** Letters and digits that are not mistaken for one another: 32 of them, so ten are 50 bits (G12: at least 40). */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

export const newExhibitorCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? 'A').join('');

/** The company's code; made when it is first asked for. */
export async function exhibitorCode(scope: Scope, exhibitorId: string): Promise<string> {
  const row = await scope.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', exhibitorId)
    .select('exhibitor_code')
    .executeTakeFirst();
  return row?.exhibitor_code ?? renewExhibitorCode(scope, exhibitorId);
}

export async function renewExhibitorCode(scope: Scope, exhibitorId: string): Promise<string> {
  const code = newExhibitorCode();
  await scope.db
    .updateTable('exhibitor')
    .set({ exhibitor_code: code })
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', exhibitorId)
    .execute();
  return code;
}

export async function waitingEmployees(scope: Scope, exhibitorId: string) {
  const rows = await scope.db
    .selectFrom('employee')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .where('waiting_since', 'is not', null)
    .where('resigned_at', 'is', null)
    .select(['id', 'name_zh', 'position_zh', 'email', 'mobile', 'waiting_since'])
    .orderBy('waiting_since')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name_zh,
    position: row.position_zh,
    account: row.email || row.mobile,
    since: row.waiting_since?.toISOString() ?? '',
  }));
}

/** Agreed: an employee like the others. Refused: as if they had never asked. False when nobody waits under this id. */
export async function answerWaiting(scope: Scope, exhibitorId: string, id: string, agree: boolean): Promise<boolean> {
  const { db, exhibition } = scope;
  const answered = agree
    ? await db
        .updateTable('employee')
        .set({ waiting_since: null })
        .where('exhibition_id', '=', exhibition.id)
        .where('exhibitor_id', '=', exhibitorId)
        .where('id', '=', id)
        .where('waiting_since', 'is not', null)
        .where('resigned_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
    : await db
        .deleteFrom('employee')
        .where('exhibition_id', '=', exhibition.id)
        .where('exhibitor_id', '=', exhibitorId)
        .where('id', '=', id)
        .where('waiting_since', 'is not', null)
        .returning('id')
        .executeTakeFirst();
  return answered !== undefined;
}
