import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';

/** For tests: somebody in this role, as the log-in answers. */
export const testUser = (subjectType: CurrentUser['subjectType'], registered = true): CurrentUser => ({
  userAccountId: 'A000000001',
  subjectId: 'S000000001',
  subjectType,
  exhibitionId: 'E000000001',
  name: 'Wang Min',
  email: 'wang@fair.example',
  mobile: '',
  hasPassword: true,
  avatar: '',
  staffRole: subjectType === 'ORGANIZER' ? 'owner' : null,
  roles: [subjectType],
  exhibitorEmployee: null,
  exhibitionUserCompleteState: {
    completeVisitor: true,
    completeVisitorRegister: true,
    completeQuestionnaire: registered,
    completeExhibitionRegistration: registered,
  },
  review: null,
  unreadNotices: 0,
});
