import { LETTER_STATES } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { anyTabOf, defineListQuery, type QueryParam } from '../../ui/list/list-query.ts';

/** The list that is open, or '' for all of them. */
const id: QueryParam<string> = { read: (query, key) => query.get(key) ?? '', write: (value) => value, isTab: true };

/** All lists, or one, narrowed to the rows of one state. */
export const mailingQuery = defineListQuery('/inviteSend', { id, state: anyTabOf(LETTER_STATES) });
