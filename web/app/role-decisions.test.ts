import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

/** Somebody's kind, role or flag, looked at by hand. */
const BY_HAND =
  /(?:[!=]==\s*|\bcase )'(?:VISITOR|ACTOR|ORGANIZER|owner|reviewer|editor|support)'|\bexhibitorEmployee\??\.admin\b|\broles\.includes\(|\buseStaffRole\(/;

const PUBLIC = 'on public pages, which do not carry who may make which call';
const AUDIENCE = 'whom the words and pictures are meant for: no call';
const CONSOLE = 'which rooms the console has for a role, and its name';

/** Files of screens and their parts that may look at it, and why `useCanCall(call)` would not do. */
const REASONS: Record<string, string> = {
  'domains/account/password-change.screen.tsx': AUDIENCE,
  'domains/exhibitor/employees-to-meet.tsx': PUBLIC,
  'domains/fair/fair-new.screen.tsx': 'of which other fairs one is an owner',
  'domains/floor-plan/use-marks.ts': PUBLIC,
  'domains/inquiry/inquire-form.tsx': PUBLIC,
  'domains/inquiry/inquire.screen.tsx': PUBLIC,
  'domains/home/home-hero.tsx': AUDIENCE,
  'domains/home/home.screen.tsx': AUDIENCE,
  'domains/home/registering.tsx': AUDIENCE,
  'domains/invitation/invitation-card.tsx': AUDIENCE,
  'domains/invitation/invitation-tabs.tsx': 'which rooms an exhibitor has beside it',
  'domains/invitation/invitations.screen.tsx': AUDIENCE,
  'domains/invitation/join.screen.tsx': PUBLIC,
  'domains/meeting/appointment-detail.screen.tsx': AUDIENCE,
  'domains/meeting/meeting-member.ts': PUBLIC,
  'domains/newsfeed/newsfeed.screen.tsx': PUBLIC,
  'domains/newsfeed/own-post-list.tsx': AUDIENCE,
  'domains/newsfeed/use-is-read-only.ts': PUBLIC,
  'domains/organizer/audit.screen.tsx': 'the name of a role, of whoever acted',
  'components/product-page/order-aside.tsx': PUBLIC,
  'components/product-page/product-page.tsx': PUBLIC,

  'components/product-page/product-documents.tsx': PUBLIC,
  'components/product/more-for-registered.tsx': PUBLIC,
  'domains/programme/programme-detail.screen.tsx': PUBLIC,
  'domains/questionnaire/questionnaire-change.screen.tsx':
    'the same call for exhibitors, without the second questionnaire',
  'domains/sourcing/sourcing.screen.tsx': PUBLIC,
  'domains/suggestion/suggest.screen.tsx': PUBLIC,
  'domains/visitor/me.screen.tsx': 'everybody has one, of their own kind',
  'components/chat/chat-now.tsx': PUBLIC,
  'components/favourite/stored-favourite.ts': 'the kind of what is saved, not of whoever saves',
  'components/favourite/favourite-button.tsx': PUBLIC,
  'components/favourite/favourites.ts': PUBLIC,
  'components/follow/follow-button.tsx': PUBLIC,
  'components/follow/follows.ts': PUBLIC,
  'components/footprint/use-footprint.ts': PUBLIC,
  'components/invitation/invite-button.tsx': PUBLIC,
  'components/invitation/invite-dialog.tsx': 'the kind of who is invited, not of whoever invites',
  'components/live/chat-composer.tsx': AUDIENCE,
  'components/live/want-button.tsx': PUBLIC,
  'domains/live/private-live.tsx': PUBLIC,
  'domains/live/room-exhibits.tsx': PUBLIC,
  'domains/live/room-head.tsx': PUBLIC,
  'components/login/use-log-in-again.ts': 'by which door somebody came in, and comes in again',
  'components/inquiry/ask-link.tsx': PUBLIC,
  'components/order/order-panel.tsx': PUBLIC,
  'components/recommendation/you-may-like.tsx': PUBLIC,
  'components/search/save-search.tsx': PUBLIC,
  'components/sourcing/post-sourcing-link.tsx': PUBLIC,
  'components/visitor/registration-reminder.tsx': AUDIENCE,
  'shell/organizer/organizer-error.tsx': CONSOLE,
  'shell/organizer/organizer-layout.tsx': CONSOLE,
  'shell/organizer/organizer-menu.ts': CONSOLE,
  'shell/organizer/use-can-open.ts': CONSOLE,
  'shell/organizer/use-staff-role.ts': CONSOLE,
  'shell/workbench/workbench-counts.ts': 'whether there is a workbench at all',
  'shell/workbench/workbench-frame.tsx': 'which rooms the workbench has for an employee, and what they are called',
};

test('no screen decides by role what somebody may do: it asks the contract, useCanCall(calls.order.create)', () => {
  const files = globSync('{domains,components,shell/organizer,shell/workbench,ui}/**/*.{ts,tsx}', {
    cwd: HERE,
    exclude: ['**/*.test.*'],
  });
  expect(files.length).toBeGreaterThan(400);
  const found = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) =>
      BY_HAND.test(readFileSync(path.join(HERE, file), 'utf8').replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')),
    );
  // a new one: let it ask useCanCall; where a row decides, let the answer carry `may`; where neither does, say here why
  expect(found.toSorted()).toEqual(Object.keys(REASONS).toSorted());
});
