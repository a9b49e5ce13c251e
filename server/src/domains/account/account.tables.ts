import { fairTable, versionedTable } from '../../platform/database/fair-table.ts';

/** The people of a fair: its visitors, and those who work for its exhibitors. */
export const visitors = fairTable('visitor');
export const employees = versionedTable('employee');
