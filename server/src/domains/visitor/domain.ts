import type { Domain } from '../../core/domain.ts';
import type { Change } from '../exhibition/exhibition.invalidation.ts';
import { visitorHandlers } from './visitor.handlers.ts';

const NOBODY = {
  name: '',
  title: '',
  position: '',
  department: '',
  mobile_area_code: '',
  mobile: '',
  address: '',
  website: '',
  fax: '',
  avatar: '',
  id_number_sealed: null,
  certified_at: null,
  // what the staff wrote as a reason may name the person
  review_reason: '',
  suspended_reason: '',
  // nobody finds who is not there
  listed: false,
  wanted: '',
  interests: '{}',
  public_words: '{}',
  all_words: '{}',
} as const;
/** Made of what stands in the rest of the row. */
const FOR_SEARCH = ['directory_key', 'public_words', 'all_words'] as const;

/** May visitors have come, gone or changed by it? */
const hasVisitors = ({ kind }: Change): boolean => ['visitor', 'account', 'search'].includes(kind);

export const visitor = {
  handlers: (services) => ({ visitor: visitorHandlers(services) }),
  clearCache: ({ visitorCounts }, exhibitionId, change) => {
    if (change === null || hasVisitors(change)) visitorCounts.changed(exhibitionId);
  },
  tables: {
    visitor: {
      personal: [
        {
          column: 'account_id',
          of: 'account',
          hidden: ['id_number_sealed', 'invitation_employee_id', 'suspended_by', ...FOR_SEARCH],
          erase: { blank: NOBODY },
        },
      ],
      exempt: {
        address: 'blanked with the visitor',
        invitation_employee_id: 'an employee whose invitation somebody else followed',
        mobile: 'blanked with the visitor',
        suspended_by: 'of the organizer’s staff',
      },
      files: { avatar: { uses: ['avatar'] } },
      retention: { one: 'account' },
    },
    visitor_review: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['account_id'], erase: 'delete' },
        { column: 'account_id', of: 'account', organizerOwned: true, erase: 'keep' },
      ],
      retention: 'organizer',
    },
  },
} as const satisfies Domain;
