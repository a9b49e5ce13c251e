import type { Bilingual } from '../text.ts';

// Without the schema library: the form names these and loads no more than that.

/** Who brings the registration of a product in the country it goes to. */
export const REGISTRATION_NEEDS = {
  buyer: { zh: '买方已有登记', en: 'We hold a registration' },
  supplier: { zh: '需要供应商已有登记', en: 'The supplier must hold a registration' },
  support: { zh: '需要供应商提供登记资料', en: 'The supplier must support a new registration' },
} as const satisfies Record<string, Bilingual>;
export type RegistrationNeed = keyof typeof REGISTRATION_NEEDS;
export const REGISTRATION_NEED_CODES = Object.keys(REGISTRATION_NEEDS) as [RegistrationNeed, ...RegistrationNeed[]];

/** Where a requirement stands: `ended` by its last day, `closed` by its buyer. */
export const SOURCING_STATES = {
  review: { zh: '审核中', en: 'Under review' },
  notApproved: { zh: '未通过', en: 'Not approved' },
  open: { zh: '征集中', en: 'Open' },
  ended: { zh: '已截止', en: 'Ended' },
  closed: { zh: '已关闭', en: 'Closed' },
} as const satisfies Record<string, Bilingual>;
export type SourcingState = keyof typeof SOURCING_STATES;
export const SOURCING_STATE_CODES = Object.keys(SOURCING_STATES) as [SourcingState, ...SourcingState[]];

/** Who reads a file of a requirement: every company that it fits, or those alone to whom the buyer has agreed. */
export const FILE_READERS = {
  fitting: { zh: '匹配的展商可看', en: 'Suppliers it fits' },
  agreed: { zh: '同意后可看', en: 'Only those you agree to' },
} as const satisfies Record<string, Bilingual>;
export type FileReaders = keyof typeof FILE_READERS;
export const FILE_READERS_CODES = Object.keys(FILE_READERS) as [FileReaders, ...FileReaders[]];

/** What the buyer makes of a company that has signed up (specification, section 4): `agreed` gives it the buyer's name and contact data. */
export const PARTICIPATIONS = {
  none: { zh: '未回应', en: 'No response' },
  agreed: { zh: '已同意', en: 'Agreed' },
  denied: { zh: '已拒绝', en: 'Denied' },
} as const satisfies Record<string, Bilingual>;
export type Participation = keyof typeof PARTICIPATIONS;
export const PARTICIPATION_CODES = Object.keys(PARTICIPATIONS) as [Participation, ...Participation[]];
