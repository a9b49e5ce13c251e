import type { ErrorName } from '@fairbridge/contract/codes.ts';
import { LIMITS, type DocumentUse } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { newFileId } from '../../core/id.ts';
import { checkPdf } from '../../platform/files/pdf-check.ts';
import type { PdfFault } from '../../platform/files/pdf-limits.ts';
import { documentKey } from '../../platform/files/whole-files.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { reserveQuota, failIfOverQuota } from './upload.quota.ts';
import { insertFiles } from './upload.queries.ts';
import { documentOwnerOf, mayUploadDocument } from './upload.rules.ts';

const FAULTS = {
  notPdf: 'documentKind',
  broken: 'documentBroken',
  locked: 'documentLocked',
  active: 'documentActive',
} as const satisfies Record<PdfFault, ErrorName>;

/** Keeps a PDF of a company, or of a visitor’s message, as it came, where no public address leads. */
export async function storeDocument(
  { files }: Pick<Services, 'files'>,
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  use: DocumentUse,
  bytes: Buffer | null,
) {
  if (!mayUploadDocument(caller, use)) failFields({ field: 'use', rule: 'choice' });
  const owner = documentOwnerOf(caller);
  const ask = (inside: FairContext): Promise<void> => failIfOverQuota(inside, owner, caller.kind === 'exhibitor');
  if (bytes === null || bytes.length === 0) fail('documentBroken');
  if (bytes.length > LIMITS.documentBytesMax) fail('documentLarge', { megabytes: LIMITS.documentBytesMax / 1_000_000 });
  await ask(ctx);
  const seen = await checkPdf(bytes);
  if (!seen.ok) fail(FAULTS[seen.fault]);
  const id = newFileId();
  const { pages } = seen;
  // the file first, then the row: a crash in between leaves a file nobody knows, never a row without its file
  await files.put(documentKey(id), bytes);
  const row = { id, owner_id: owner, use, kind: 'pdf', bytes: bytes.length, pages };
  await reserveQuota(ctx, owner, ask, (inside) => insertFiles(inside, [row]));
  return { id, bytes: bytes.length, pages };
}
