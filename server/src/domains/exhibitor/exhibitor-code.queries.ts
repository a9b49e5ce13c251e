import type { Scope } from '../../ground/scope.ts';
import { newSpokenCode } from '../../ground/spoken-code.ts';

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
  const code = newSpokenCode();
  await scope.db
    .updateTable('exhibitor')
    .set({ exhibitor_code: code })
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', exhibitorId)
    .execute();
  return code;
}
