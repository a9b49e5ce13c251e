import type { Selectable } from 'kysely';
import type { Gate } from '@fairbridge/contract/check-in/gate.shapes.ts';
import { readmission } from '@fairbridge/contract/check-in/gate.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';

export const gates = versionedTable('gate');

export type GateRow = Selectable<Tables['gate']>;

export const gateAnswer = (row: GateRow): Gate => ({
  id: row.id,
  version: row.version,
  name: bilingualOf('name', row),
  hall: row.hall,
  readmission: readmission.parse(row.readmission),
  open: row.open,
});

export const gatesOfFair = ({ db, exhibition }: FairContext): Promise<GateRow[]> =>
  db
    .selectFrom('gate')
    .where('exhibition_id', '=', exhibition.id)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
