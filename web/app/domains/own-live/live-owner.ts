const OWN_LIVES_PATH = '/liveManage';
const FAIR_LIVES_PATH = '/organizer/lives';

/** Whose lives are worked on, and their addresses. A company does it in its workbench, the organizer in the console. */
export const COMPANY = {
  isFair: false,
  list: OWN_LIVES_PATH,
  add: `${OWN_LIVES_PATH}/add`,
  edit: (id: string): string => `${OWN_LIVES_PATH}/edit/${id}`,
  control: (id: string): string => `${OWN_LIVES_PATH}/control/${id}`,
} as const;

/** The fair itself. */
export const FAIR = {
  isFair: true,
  list: FAIR_LIVES_PATH,
  add: `${FAIR_LIVES_PATH}/new`,
  edit: (id: string): string => `${FAIR_LIVES_PATH}/${id}/edit`,
  control: (id: string): string => `${FAIR_LIVES_PATH}/${id}`,
} as const;

export type LiveOwner = typeof COMPANY | typeof FAIR;
