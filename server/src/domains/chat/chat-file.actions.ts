import type { FileOut } from '@fairbridge/contract/fields.ts';
import { documentKey } from '../../platform/files/whole-files.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { documentName } from './chat-file.queries.ts';
import type { Member } from './chat.rules.ts';

/** A document of a message, for whoever reads its conversation. Error: `notFound`. */
export async function fileOfMessage(
  { files }: Pick<Services, 'files'>,
  ctx: FairContext,
  caller: Member,
  id: string,
): Promise<FileOut> {
  const name = await documentName(ctx, caller, id);
  if (name === undefined) fail('notFound');
  const bytes = await files.read(documentKey(id));
  // recalled in this moment
  if (bytes === null) fail('notFound');
  return {
    name: name.toLowerCase().endsWith('.pdf') ? name : `${name || 'document'}.pdf`,
    type: 'application/pdf',
    bytes,
  };
}
