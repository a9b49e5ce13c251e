import { contract } from '@fairbridge/contract/index.ts';
import {
  OPENING_STEPS,
  type OpeningStep,
  type RegistrationDay,
} from '@fairbridge/contract/organizer/opening.shapes.ts';
import { LEGAL_PAGES } from '@fairbridge/contract/page/page.shapes.ts';
import { can, type OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { unsetVariables } from '../../config.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** Exhibitors that are not disabled, and how many of them have a booth, an administrator, something to show. */
export type ExhibitorReadiness = { all: number; placed: number; invited: number; complete: number };

export type OpeningState = {
  exhibition: Pick<
    Exhibition,
    | 'name'
    | 'venue'
    | 'city'
    | 'startsOn'
    | 'endsOn'
    | 'halls'
    | 'categories'
    | 'servicePhone'
    | 'serviceHours'
    | 'registrationOnly'
    | 'exhibitorDisabled'
  >;
  /** Today in Beijing. */
  today: string;
  unset: ReturnType<typeof unsetVariables>;
  /** The last e-mail that left or was given up was given up. */
  mailFailed: boolean;
  /** Pages of the organizer that have been published. */
  pages: readonly string[];
  banners: number;
  questions: number;
  exhibitors: ExhibitorReadiness;
  /** `owners`: who can log in as one. */
  staff: { all: number; withApp: number; owners: number };
};

type Found = Pick<OpeningStep, 'done' | 'by'> & { counted?: OpeningStep['counted'] };
/** Done when it is so of all, and there is one. */
const ofAll = (by: Found['by'], count: number, of: number): Found => ({
  by,
  done: of > 0 && count === of,
  counted: { count, of },
});

const FINDERS: Readonly<Record<OpeningStep['name'], (state: OpeningState) => Found>> = {
  names: ({ exhibition: { name, venue, city, endsOn }, today }) => ({
    by: 'owner',
    done: [name, venue, city].every(({ zh, en }) => zh !== '' && en !== '') && endsOn >= today,
  }),
  plan: ({ exhibition: { halls, categories } }) => ({ by: 'editor', done: halls.size > 0 && categories.size > 0 }),
  mail: ({ unset, mailFailed }) => ({
    by: 'operator',
    done: !unset.includes('SMTP_URL') && !unset.includes('MAIL_FROM') && !mailFailed,
  }),
  address: ({ unset }) => ({ by: 'operator', done: !unset.includes('PUBLIC_ORIGIN') }),
  team: ({ staff }) => ofAll('owner', staff.withApp, staff.all),
  secondOwner: ({ staff }) => ({ by: 'owner', done: staff.owners > 1 }),
  legal: ({ pages }) => ofAll('editor', LEGAL_PAGES.filter((page) => pages.includes(page)).length, LEGAL_PAGES.length),
  home: ({ banners }) => ({ by: 'editor', done: banners > 0 }),
  questionnaire: ({ questions }) => ({ by: 'editor', done: questions > 0 }),
  service: ({ exhibition: { servicePhone, serviceHours } }) => ({
    by: 'owner',
    done: servicePhone !== '' && serviceHours.zh !== '' && serviceHours.en !== '',
  }),
  booths: ({ exhibitors: { all, placed } }) => ofAll('editor', placed, all),
  invited: ({ exhibitors: { all, invited } }) => ofAll('editor', invited, all),
  complete: ({ exhibitors: { all, complete } }) => ofAll('editor', complete, all),
  opening: ({ exhibition: { registrationOnly, exhibitorDisabled } }) => ({
    by: 'owner',
    done: !registrationOnly && !exhibitorDisabled,
  }),
};

/** What is about the staff, of which owners alone know. */
const OF_STAFF: readonly OpeningStep['name'][] = ['team', 'secondOwner'];

/** Every step of the opening that this member of staff may know of. */
export const openingSteps = (state: OpeningState, caller: Pick<OrganizerCaller, 'kind' | 'role'>): OpeningStep[] =>
  OPENING_STEPS.filter((name) => !OF_STAFF.includes(name) || can(contract.staff.list.roles, caller)).map((name) => ({
    name,
    counted: null,
    ...FINDERS[name](state),
  }));

export const DAYS_SHOWN = 30;
const DAY_MS = 24 * 3_600_000;

/** The last days in Beijing up to this instant, each with its number, those without any too. */
export const lastDays = (now: Date, counts: readonly RegistrationDay[]): RegistrationDay[] =>
  Array.from({ length: DAYS_SHOWN }, (_, at) => {
    const day = dayInBeijing(new Date(now.getTime() - (DAYS_SHOWN - 1 - at) * DAY_MS));
    return { day, count: counts.find((one) => one.day === day)?.count ?? 0 };
  });
