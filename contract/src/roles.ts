/**
 * Kinds of caller (ruling 1.2).
 * `visitor` is anybody signed in as a visitor, `registeredVisitor` one whose registration is complete (specification, section 4),
 * `exhibitor` any active employee, `exhibitorAdmin` one with the admin flag, `organizer` anybody of the fair's staff;
 * `owner`, `reviewer`, `editor` and `support` are staff of that role, and an owner may do what any of them may.
 */
export const ROLES = [
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
export type Role = (typeof ROLES)[number];

export const anonymous = 'anonymous' satisfies Role;
export const visitor = 'visitor' satisfies Role;
export const registeredVisitor = 'registeredVisitor' satisfies Role;
export const exhibitor = 'exhibitor' satisfies Role;
export const exhibitorAdmin = 'exhibitorAdmin' satisfies Role;
export const organizer = 'organizer' satisfies Role;
export const owner = 'owner' satisfies Role;
export const reviewer = 'reviewer' satisfies Role;
export const editor = 'editor' satisfies Role;
export const support = 'support' satisfies Role;

/** Guests and everybody signed in. */
export const everybody = [anonymous, visitor, exhibitor, organizer] as const;
export const signedInKinds = [visitor, exhibitor, organizer] as const;

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
export type CallerOf<W extends Role> = W extends 'anonymous'
  ? AnonymousCaller
  : W extends 'visitor' | 'registeredVisitor'
    ? VisitorCaller
    : W extends 'exhibitor' | 'exhibitorAdmin'
      ? ExhibitorCaller
      : OrganizerCaller;

/** May this caller make a call declared for `who`? */
export function can(roles: readonly Role[], caller: Membership): boolean {
  switch (caller.kind) {
    case 'anonymous':
      return roles.includes('anonymous');
    case 'visitor':
      return roles.includes('visitor') || (caller.registered && roles.includes('registeredVisitor'));
    case 'exhibitor':
      return roles.includes('exhibitor') || (caller.admin && roles.includes('exhibitorAdmin'));
    case 'organizer':
      return (
        roles.includes('organizer') ||
        roles.includes(caller.role) ||
        (caller.role === 'owner' && STAFF_ROLES.some((role) => roles.includes(role)))
      );
  }
}
