import type { CallApi } from '@fairbridge/contract/client.ts';
import { calls } from '../../calls.ts';

/** Points by the id of the lead or contact. */
export type Scores = ReadonlyMap<string, number>;

const mapOf = ({ list }: { list: readonly { id: string; points: number }[] }): Scores =>
  new Map(list.map(({ id, points }) => [id, points]));
const idsOf = (rows: readonly { id: string }[]) => ({ ids: rows.map(({ id }) => id) });

/** Of the leads on one page. */
export const leadScores = async (api: CallApi, rows: readonly { id: string }[]): Promise<Scores> =>
  rows.length === 0 ? new Map() : mapOf(await api(calls.leadScore.ofLeads, idsOf(rows)));

/** Of the contacts on one page. */
export const contactScores = async (api: CallApi, rows: readonly { id: string }[]): Promise<Scores> =>
  rows.length === 0 ? new Map() : mapOf(await api(calls.leadScore.ofContacts, idsOf(rows)));
