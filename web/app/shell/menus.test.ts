import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { expect, it } from 'vitest';
import { checkAccess } from '../session/access-decision.ts';
import { isRegistered } from '../session/registration-step.ts';
import { testUser } from '../session/test-user.ts';
import { siteAddressOf } from '../address-of.ts';
import { bottomBar, FOOTER_COLUMNS, leadsOn, mainMenu, sideMenu } from './menus.ts';
import { ORGANIZER_MENU } from './organizer/organizer-menu.ts';
import { personalMenu } from './personal/personal-menu.ts';
import { nextPages } from './next-pages.ts';

const PEOPLE: readonly (CurrentUser | null)[] = [
  null,
  testUser('VISITOR'),
  testUser('VISITOR', false),
  testUser('ACTOR'),
  testUser('ORGANIZER'),
];
const MODES = [1, 2] as const;

const personal = (user: CurrentUser | null, registrationMode: 1 | 2) =>
  personalMenu(user, { registered: user !== null && isRegistered(user), registrationMode }).flatMap(
    ({ entries }) => entries,
  );

/** Every link that the frame of the pages, and the personal centre of whoever is signed in, show this person. */
const shown = (user: CurrentUser | null, mode: 1 | 2): string[] => [
  ...[
    mainMenu(user, mode),
    sideMenu(user, mode, false),
    sideMenu(user, mode, true),
    bottomBar(user, mode),
    nextPages(user, mode),
    user === null ? [] : personal(user, mode),
  ].flatMap((items) => items.map(({ to }) => to)),
  ...FOOTER_COLUMNS.flatMap(({ links }) => links.map(([to]) => to)).filter((to) => leadsOn(to, user, mode)),
];

it('what the frame of every page links to is open to whoever sees the link', () => {
  const refused = PEOPLE.flatMap((user) =>
    MODES.flatMap((mode) =>
      shown(user, mode).flatMap((to) => {
        const address = siteAddressOf(to);
        const closed =
          mode === 2 && user?.subjectType !== 'ACTOR' && user?.subjectType !== 'ORGANIZER' && address?.waits === true;
        const { kind } = checkAccess(address?.group ?? 'setUp', user, to);
        // a guest is asked to log in, and a registration may be finished: both lead on
        const leads = address?.screen !== undefined && !closed && ['in', 'logIn', 'finishRegistration'].includes(kind);
        return leads ? [] : [`${user?.subjectType ?? 'guest'} ${mode} ${to}`];
      }),
    ),
  );
  expect(refused).toEqual([]);
});

/** Rooms that share a sign with another room, of all that somebody sees beside one another. */
function shared(items: readonly { to: string; icon: string }[]): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const { to, icon } of items) rooms.set(icon, (rooms.get(icon) ?? new Set()).add(to));
  return [...rooms].filter(([, tos]) => tos.size > 1).map(([icon, tos]) => `${icon}: ${[...tos].join(' ')}`);
}

it('gives each room of the menus a sign of its own', () => {
  for (const user of PEOPLE)
    for (const mode of MODES)
      expect(
        shared([
          ...bottomBar(user, mode),
          ...sideMenu(user, mode, false),
          ...(user === null ? [] : personal(user, mode)),
        ]),
      ).toEqual([]);
  expect(shared(ORGANIZER_MENU)).toEqual([]);
});

it("has one 'Me' for visitors and guests, on the phone's bar", () => {
  const me = (user: CurrentUser | null) => bottomBar(user, 1).find(({ text }) => text === 'me')?.to;
  expect([me(null), me(testUser('VISITOR')), me(testUser('VISITOR', false))]).toEqual(['/me', '/me', '/me']);
  expect(bottomBar(null, 2).at(-1)?.to).toBe('/me');
});
