import { MAIL_KINDS } from '@fairbridge/contract/mail/mail.kinds.ts';
import type { LetterKind } from '@fairbridge/contract/mail/mail.letters.ts';
import type { MailText } from '@fairbridge/contract/mail/mail.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { lockedText, mailTexts } from './mail-text.queries.ts';

type Using = Pick<Services, 'directory'>;
type Versioned = { kind: LetterKind; version: number };

/** Of an entry of the audit log: which kind of e-mail it is about. */
export const aboutText = (kind: LetterKind) => {
  const [zh, en] = MAIL_KINDS[kind].name;
  return { object: { kind: 'mailText', id: kind }, details: { title: { zh, en } } };
};

/** Writes the text, or the first one of its kind. Errors: `editConflict`. */
async function writeText(inner: FairContext, { kind, subject, body, version }: MailText & Versioned): Promise<number> {
  const words = { ...bilingualColumns('subject', subject), ...bilingualColumns('body', body) };
  const columns = { ...words, replaces: true };
  if (version === 0) {
    const id = await mailTexts.insertOnce(inner, { ...columns, mail_kind: kind });
    return id === null ? fail('editConflict') : 1;
  }
  const row = await lockedText(inner, kind);
  if (row?.version !== version) fail('editConflict');
  return mailTexts.update(inner, { id: row.id }, columns);
}

/** Every process has the text within a second; this one at once. Errors: `editConflict`. */
export async function saveMailText(
  { directory }: Using,
  ctx: FairContext,
  acting: Acting,
  text: MailText & Versioned,
): Promise<{ version: number }> {
  const { kind, version } = text;
  const record = { kind: 'mailText', id: kind, version } as const;
  const saved = await saveVersioned(ctx, acting.caller, record, async (inner) => {
    const next = await writeText(inner, text);
    await invalidateSettings(inner);
    await writeAudit(inner, acting, { ...aboutText(kind), act: 'mailText.save' });
    return { version: next };
  });
  await directory.load();
  return saved;
}

/** Back to the text of the house; where it stands already, nothing happens. Errors: `editConflict`. */
export async function resetMailText(
  { directory }: Using,
  ctx: FairContext,
  acting: Acting,
  { kind, version }: Versioned,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockedText(inner, kind);
    if (row?.replaces !== true) return;
    if (row.version !== version) fail('editConflict');
    await mailTexts.update(inner, { id: row.id }, { replaces: false });
    await invalidateSettings(inner);
    await writeAudit(inner, acting, { ...aboutText(kind), act: 'mailText.reset' });
  });
  await directory.load();
}
