/**
 * Kinds of caller (ruling 1.2).
 * `visitor` is anybody signed in as a visitor, `registeredVisitor` one whose registration is complete (specification, section 4),
 * `exhibitor` any active employee, `exhibitorAdmin` one with the admin flag, `organizer` anybody of the fair's staff;
 * `owner`, `reviewer`, `editor` and `support` are staff of that role, and an owner may do what any of them may.
 */
export const WHO = [
  'anonymous',
  'visitor',
  'registeredVisitor',
  'exhibitor',
  'exhibitorAdmin',
  'organizer',
  'owner',
  'reviewer',
  'editor',
  'support',
] as const;
export type Who = (typeof WHO)[number];

export const anonymous = 'anonymous' satisfies Who;
export const visitor = 'visitor' satisfies Who;
export const registeredVisitor = 'registeredVisitor' satisfies Who;
export const exhibitor = 'exhibitor' satisfies Who;
export const exhibitorAdmin = 'exhibitorAdmin' satisfies Who;
export const organizer = 'organizer' satisfies Who;
export const owner = 'owner' satisfies Who;
export const reviewer = 'reviewer' satisfies Who;
export const editor = 'editor' satisfies Who;
export const support = 'support' satisfies Who;

/** What somebody of the organizer's staff may do in the console. */
export const STAFF_ROLES = ['owner', 'reviewer', 'editor', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type AnonymousCaller = { kind: 'anonymous' };
export type VisitorCaller = {
  kind: 'visitor';
  accountId: string;
  sessionId: string;
  visitorId: string;
  /** All four steps of the registration are done. */
  registered: boolean;
  /** Registered, and approved by the organizer: sees scope 2 ("pre-registered viewers"). */
  approved: boolean;
  /** Exhibitors whose customer pool this visitor is in. */
  pool: readonly string[];
};
export type ExhibitorCaller = {
  kind: 'exhibitor';
  accountId: string;
  sessionId: string;
  employeeId: string;
  exhibitorId: string;
  admin: boolean;
};
export type OrganizerCaller = {
  kind: 'organizer';
  accountId: string;
  sessionId: string;
  staffId: string;
  role: StaffRole;
};
export type Caller = AnonymousCaller | VisitorCaller | ExhibitorCaller | OrganizerCaller;

/** As much of a caller as decides who may call: the browser knows this of itself, too. */
export type Membership =
  | AnonymousCaller
  | Pick<VisitorCaller, 'kind' | 'registered'>
  | Pick<ExhibitorCaller, 'kind' | 'admin'>
  | Pick<OrganizerCaller, 'kind' | 'role'>;

/** The type of the caller follows from who may call. */
export type CallerOf<W extends Who> = W extends 'anonymous'
  ? AnonymousCaller
  : W extends 'visitor' | 'registeredVisitor'
    ? VisitorCaller
    : W extends 'exhibitor' | 'exhibitorAdmin'
      ? ExhibitorCaller
      : OrganizerCaller;

/** May this caller make a call declared for `who`? */
export function admits(who: readonly Who[], caller: Membership): boolean {
  switch (caller.kind) {
    case 'anonymous':
      return who.includes('anonymous');
    case 'visitor':
      return who.includes('visitor') || (caller.registered && who.includes('registeredVisitor'));
    case 'exhibitor':
      return who.includes('exhibitor') || (caller.admin && who.includes('exhibitorAdmin'));
    case 'organizer':
      return (
        who.includes('organizer') ||
        who.includes(caller.role) ||
        (caller.role === 'owner' && STAFF_ROLES.some((role) => who.includes(role)))
      );
  }
}
