import { randomInt } from 'node:crypto';
import type { Scope } from '../../ground/scope.ts';

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
