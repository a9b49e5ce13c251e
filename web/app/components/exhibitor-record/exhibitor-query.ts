import {
  EXHIBITOR_SORTS,
  EXHIBITOR_STATES,
  INVITATION_STATES,
  LACKS,
  type ExhibitorSort,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { anyTabOf, defineListQuery, tabOf, textLike, words } from '../../ui/list/list-query.ts';
import type { Sorting } from '../../ui/list/sorting.ts';

export const EXHIBITORS_PATH = '/organizer/exhibitors';

/** Where the organizer's own words about an exhibitor are edited, or a new one is added: 'new', with the slot of one that was begun. */
export const exhibitorEditAddress = (id: string, draftKey = ''): string =>
  `${EXHIBITORS_PATH}/${id}/edit${draftKey === '' ? '' : `?slot=${draftKey}`}`;

const code = textLike(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/);

const list = defineListQuery(EXHIBITORS_PATH, {
  state: anyTabOf(EXHIBITOR_STATES),
  keyword: words,
  hall: code,
  category: code,
  invitation: anyTabOf(INVITATION_STATES),
  lacks: anyTabOf(LACKS),
  sort: anyTabOf(EXHIBITOR_SORTS),
  descending: tabOf(['true', 'false']),
});
export type ExhibitorsAsked = ReturnType<typeof list.read>;

/** By name, upwards, where no order is named. */
export const exhibitorOrder = ({ sort, descending }: ExhibitorsAsked): { sort: ExhibitorSort; descending: boolean } =>
  sort === undefined ? { sort: 'name', descending: false } : { sort, descending: descending === 'true' };

export const exhibitorQuery = {
  ...list,
  usualSort: 'name',
  sorting: (asked: ExhibitorsAsked): Sorting => {
    const now = exhibitorOrder(asked);
    return {
      by: now.sort,
      descending: now.descending,
      to: (by, descending) => {
        const sort = EXHIBITOR_SORTS.find((one) => one === by && (one !== 'name' || descending));
        return list.address({ ...asked, sort, descending: sort === undefined || descending ? 'true' : 'false' });
      },
    };
  },
};
