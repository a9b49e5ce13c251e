import { sql, type RawBuilder } from 'kysely';

/** Does this row of `employee`, which stands under this name, work for its exhibitor: has it not left, and does it not wait to be let in? */
export const isEmployed = (employee: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${employee}.resigned_at`)} is null and ${sql.ref(`${employee}.waiting_since`)} is null`;

/** And have they logged in: nobody else is given anything to deal with. */
export const isActive = (employee: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${employee}.account_id`)} is not null and ${sql.ref(`${employee}.joined_at`)} is not null and ${isEmployed(employee)})`;
