import type { Words } from '../text.ts';

/** In what way an organization stands behind the fair, in the order in which a page names them. */
export const HOST_ROLES = {
  host: ['主办单位', 'Host'],
  organizer: ['承办单位', 'Organizer'],
  coOrganizer: ['协办单位', 'Co-organizer'],
  supporter: ['支持单位', 'Supporter'],
} as const satisfies Record<string, Words>;
export type HostRole = keyof typeof HOST_ROLES;
export const HOST_ROLE_NAMES = Object.keys(HOST_ROLES) as [HostRole, ...HostRole[]];
