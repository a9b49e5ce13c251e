import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { expect, it } from 'vitest';
import { admit } from '../session/admission.ts';
import { someUser } from '../session/some-user.ts';
import { SITE_MAP } from '../site-map.ts';
import { bottomBar, FOOTER_COLUMNS, leadsOn, mainMenu, sideMenu } from './menus.ts';
import { waysOn } from './ways-on.ts';

const PEOPLE: readonly (CurrentUser | null)[] = [
  null,
  someUser('VISITOR'),
  someUser('VISITOR', false),
  someUser('ACTOR'),
  someUser('ORGANIZER'),
];
const MODES = [1, 2] as const;

/** Every link that the frame of the pages shows this person. */
const shown = (user: CurrentUser | null, mode: 1 | 2): string[] => [
  ...[
    mainMenu(user, mode),
    sideMenu(user, mode, false),
    sideMenu(user, mode, true),
    bottomBar(user, mode),
    waysOn(user, mode),
  ].flatMap((items) => items.map(({ to }) => to)),
  ...FOOTER_COLUMNS.flatMap(({ links }) => links.map(([to]) => to)).filter((to) => leadsOn(to, user, mode)),
];

it('what the frame of every page links to is open to whoever sees the link', () => {
  const refused = PEOPLE.flatMap((user) =>
    MODES.flatMap((mode) =>
      shown(user, mode).flatMap((to) => {
        const address = SITE_MAP.find(({ path }) => path.replace(/\/:\w+\??$/, '') === to);
        const closed =
          mode === 2 && user?.subjectType !== 'ACTOR' && user?.subjectType !== 'ORGANIZER' && address?.waits === true;
        const { kind } = admit(address?.who ?? 'setUp', user, to);
        // a guest is asked to log in, and a registration may be finished: both lead on
        const leads = address !== undefined && !closed && ['in', 'logIn', 'finishRegistration'].includes(kind);
        return leads ? [] : [`${user?.subjectType ?? 'guest'} ${mode} ${to}`];
      }),
    ),
  );
  expect(refused).toEqual([]);
});
