import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { ExhibitorCaller, OrganizerCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { documentKey } from '../../platform/files/whole-files.ts';
import { fail } from '../../platform/http/app-error.ts';
import { storedDocument, type DocumentFiles } from '../product-document/product-document.files.ts';
import { sourcingRecordOf } from './organizer-sourcing.queries.ts';
import { attachedFile, type SourcingFileRow } from './sourcing-file.queries.ts';
import { openRequirement } from './sourcing-open.queries.ts';
import { ownRequirement } from './sourcing.queries.ts';
import { isReadBy } from './sourcing.rules.ts';

type Reader = VisitorCaller | ExhibitorCaller | OrganizerCaller;

async function mayRead(
  ctx: FairContext,
  caller: Reader,
  file: Pick<SourcingFileRow, 'readers'> & { sourcing_id: string },
): Promise<boolean> {
  const id = file.sourcing_id;
  if (caller.kind === 'organizer') return (await sourcingRecordOf(ctx, id)) !== undefined;
  if (caller.kind === 'visitor') return (await ownRequirement(ctx, caller.visitorId, id)) !== undefined;
  const open = await openRequirement(ctx, caller.exhibitorId, id);
  return open !== undefined && isReadBy(file, open);
}

/** A file of a requirement for whoever may read it. Error: `notFound`. */
export async function fileOfRequirement(
  services: DocumentFiles,
  ctx: FairContext,
  caller: Reader,
  id: string,
): Promise<FileOut> {
  const file = (await attachedFile(ctx, id)) ?? fail('notFound');
  if (!(await mayRead(ctx, caller, file))) fail('notFound');
  if (file.file_kind === 'drawn') await storedDocument(services, ctx, file);
  // taken away in this moment
  const bytes = (await services.files.read(documentKey(id))) ?? fail('notFound');
  const name = file.name.toLowerCase().endsWith('.pdf') ? file.name : `${file.name}.pdf`;
  return { name, type: 'application/pdf', bytes };
}
