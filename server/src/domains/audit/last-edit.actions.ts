import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller, OrganizerCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { AppError, fail } from '../../platform/http/app-error.ts';
import { lastEdit, writeLastEdit, type EditedRecord, type LastEdit, type Side } from './last-edit.queries.ts';

type Editor = VisitorCaller | ExhibitorCaller | OrganizerCaller;

const YOU: Bilingual = { zh: '您本人', en: 'you' };
const SIDES: Readonly<Record<Side, Bilingual>> = {
  visitor: { zh: '观众', en: 'the visitor' },
  exhibitor: { zh: '展商', en: 'the exhibitor' },
  organizer: { zh: '主办方', en: 'the organizer' },
};

/** Who saved, as far as this reader may know it: a name within the own company or staff, else whose side it was. */
function toldOf(reader: Editor, { accountId, side, exhibitorId, name }: LastEdit): Bilingual {
  if (reader.accountId === accountId && reader.kind === side) return YOU;
  const isColleague = reader.kind === side && (reader.kind !== 'exhibitor' || reader.exhibitorId === exhibitorId);
  if (!isColleague || (name.zh === '' && name.en === '')) return SIDES[side];
  return { zh: name.zh || name.en, en: name.en || name.zh };
}

/**
 * Saves a record that several people may have open, and remembers who did. Where it was saved on top of an older version than stands
 * there, `editConflict` says who saved meanwhile and when, if that is known: `{ by: { zh, en }, at }`.
 * @param version that the caller has typed over; null for a new record, which nobody else has open
 */
export async function saveVersioned<T extends { version: number }>(
  ctx: FairContext,
  editor: Editor,
  { version, ...record }: EditedRecord & { version: number | null },
  save: (inner: FairContext) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(ctx, async (inner) => {
      const saved = await save(inner);
      const { accountId, kind: side } = editor;
      if (version !== null) await writeLastEdit(inner, record, { accountId, side, version: saved.version });
      return saved;
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.error !== 'editConflict' || version === null) throw error;
    const last = await lastEdit(ctx, record);
    if (last === null || last.version <= version) throw error;
    fail('editConflict', {}, { by: toldOf(editor, last), at: last.at.toISOString() });
  }
}
