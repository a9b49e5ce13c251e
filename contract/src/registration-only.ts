import type { Contract } from './index.ts';
import type { Caller } from './roles.ts';

type Open<D extends keyof Contract> = boolean | readonly (keyof Contract[D] & string)[];

/**
 * What guests and visitors may call while the fair is open for registration only (ruling 2.14): registration, the public pages and
 * news; what a registered visitor's visit needs. Everything else waits for the opening: what is not named here is closed.
 */
const OPEN: { readonly [D in keyof Contract]?: Open<D> } = {
  exhibition: true,
  exhibitorApplication: ['offer', 'submit'],
  identity: true,
  account: true,
  questionnaire: true,
  content: true,
  notice: true,
  announcement: true,
  notification: true,
  upload: true,
  vip: true,
  voucher: true,
  preregistration: true,
  organizer: true,
  authenticator: true,
  autosave: true,
  // how far registrations come is counted too
  tracking: ['burying'],
  campaign: ['opened'],
  // who has invited somebody to register
  invitation: ['addRecord'],
  visitor: [
    'own',
    'completePerson',
    'completeCompany',
    'submitAgain',
    'previous',
    'change',
    'setAvatar',
    'certify',
    'privacy',
    'setPrivacy',
  ],
};

const byDomain: Readonly<Record<string, boolean | readonly string[]>> = OPEN;

/** May this caller make the call of this name, such as `order.create`, while only registration is open? Exhibitors and the staff prepare the fair. */
export function openWhileRegistering(name: string, caller: Caller): boolean {
  if (caller.kind === 'exhibitor' || caller.kind === 'organizer') return true;
  const [domain = '', verb = ''] = name.split('.');
  const open = byDomain[domain] ?? false;
  return typeof open === 'boolean' ? open : open.includes(verb);
}
