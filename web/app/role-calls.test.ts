import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { openWhileRegistering } from '@fairbridge/contract/registration-only.ts';
import { can, STAFF_ROLES, type Caller, type StaffRole, type Role } from '@fairbridge/contract/roles.ts';
import { personalMenu } from './shell/personal/personal-menu.ts';
import { checkAccess } from './session/access-decision.ts';
import { testUser } from './session/test-user.ts';
import { bottomBar, mainMenu, sideMenu } from './shell/menus.ts';
import { itemOf, menuOf } from './shell/organizer/organizer-menu.ts';
import { WORKBENCH, workbenchOf } from './shell/workbench/workbench-menu.ts';
import { SITE_MAP, type Address } from './site-map.ts';
import { organizerAddresses } from './site-map/organizer.ts';

const ROLES = [
  'guest',
  'unfinished',
  'registered',
  'registeringGuest',
  'registeringVisitor',
  'staff',
  'admin',
  ...STAFF_ROLES,
] as const;
type TestedRole = (typeof ROLES)[number];

type Guard = {
  from: readonly TestedRole[];
  /** What hides it, and in which file that stands. */ by: readonly [file: string, text: string];
};
const STAFF = STAFF_ROLES;
const IN_PUBLIC = ['guest', ...STAFF] as const;
const MEMBERS_ONLY = ['guest', 'unfinished', ...STAFF] as const;
const VISITORS_ONLY = ['guest', 'staff', 'admin', ...STAFF] as const;
/** What a buyer sent stands at the address where exhibitors have their inbox. */
const OWN_REQUESTS = ['domains/order/orders.screen.tsx', "if (data.kind === 'received') return <Inbox"] as const;
const INBOX = ['domains/order/orders.screen.tsx', 'if (!canCall(calls.lead.list)) return own('] as const;
const REGISTERING = ['registeringGuest', 'registeringVisitor'] as const;
/** At 'Me', which everybody may open. */
const NO_VISITORS = [...VISITORS_ONLY, 'registeringGuest'] as const;

/** The window of a chat over a page of guests opens for visitors whose registration is finished. */
const CHAT_WINDOW = ['components/chat/chat-dock.tsx', '{open && registered && ('] as const;

/** That of a guest for whoever is not logged in. */
const GUEST_WINDOW = ['components/chat/chat-dock.tsx', '{open && user === null && ('] as const;
/** The customer beside a conversation, for whoever answers for a company. */
const BESIDE_CHAT = ['domains/chat/chat.screen.tsx', '{company && open !== null && beside && <Beside'] as const;
const SIGNED_IN = ['unfinished', 'registered', 'staff', 'admin', ...STAFF] as const;

/** An editor has the rooms on site, and checks nobody in. */
const CHECK_IN: Guard = {
  from: ['editor'],
  by: ['domains/check-in/check-in.screen.tsx', '{mayCheckIn ? ('],
};

/** It stands below 'Me', which is open before the fair is; nothing leads to it then. */
const AGENDA: Guard = {
  from: ['registeringVisitor'],
  by: ['shell/personal/personal-menu.ts', 'registrationMode === 2 ? [MESSAGES] : [MESSAGES, ...FOUND]'],
};

/** Whoever supports visitors reads the list of lives, and is led to none of them. */
const LIVES_OF_THE_FAIR: Guard = {
  from: ['support'],
  by: ['domains/live/live-desk.screen.tsx', "if (!mayEdit || live.party !== 'programme') return [];"],
};

/** Rooms of owners beside the list of visitors. */
const BESIDE_VISITORS: Guard = {
  from: ['reviewer', 'support'],
  by: ['components/visitor-review/visitor-tabs.tsx', '].filter(({ shown }) => shown);'],
};

/**
 * Every screen by every role that its guard lets in: which calls it could make that would be refused, and what keeps it from making
 * them. Where the screen asks the contract (`useCanCall(calls.order.create)`) nothing needs to stand here; a screen that begins to use a
 * call which somebody at it may not make, and asks nothing, is found. What stands here are public pages, which carry no callers.
 */
const GUARDS: Record<string, Guard> = {
  'domains/binding/bind-exhibitor.screen.tsx': {
    from: STAFF,
    by: ['shell/personal/personal-menu.ts', "if (user?.subjectType !== 'VISITOR') return [{ text: 'account'"],
  },
  'domains/suggestion/suggestion-form.tsx': {
    from: STAFF,
    by: ['domains/suggestion/suggest.screen.tsx', "{user?.subjectType === 'ORGANIZER' ? ("],
  },
  'domains/home/home-load.ts': {
    from: [...REGISTERING, 'staff', 'admin'],
    by: ['domains/home/home-load.ts', 'const finding = configSwitch.registrationMode === 1;'],
  },
  'domains/exhibitor/employees-to-meet.tsx': {
    from: VISITORS_ONLY,
    by: ['domains/exhibitor/employees-to-meet.tsx', "return user?.subjectType === 'VISITOR' ? <People"],
  },
  'domains/floor-plan/own-marks.ts': {
    from: VISITORS_ONLY,
    by: ['domains/floor-plan/use-marks.ts', "const isVisitor = user?.subjectType === 'VISITOR';"],
  },
  'components/opening-hours/company-hours.tsx': {
    from: ['registered'],
    by: ['domains/chat/chat.screen.tsx', 'if (!mayChange) return null;'],
  },
  'components/chat/guest-panel.tsx': { from: SIGNED_IN, by: GUEST_WINDOW },
  'components/chat/guest-actions.tsx': { from: SIGNED_IN, by: GUEST_WINDOW },
  'components/chat/use-guest-chat.ts': { from: SIGNED_IN, by: GUEST_WINDOW },
  'components/chat/guest-unread.tsx': {
    from: SIGNED_IN,
    by: ['components/chat/chat-dock.tsx', '{!open && user === null && guestToken !== null && ('],
  },
  'components/customer/customer-panel.tsx': { from: ['registered'], by: BESIDE_CHAT },
  'components/customer/customer-record.tsx': { from: ['registered'], by: BESIDE_CHAT },
  'components/customer/customer-events.tsx': { from: ['registered'], by: BESIDE_CHAT },
  'components/customer/customer-note-form.tsx': { from: ['registered'], by: BESIDE_CHAT },
  'components/chat/chat-panel.tsx': { from: [...MEMBERS_ONLY, 'staff', 'admin'], by: CHAT_WINDOW },
  'components/chat/engine.ts': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/chat/use-translation.ts': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/talk/subscribe-to-talks.ts': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/chat/report-dialog.tsx': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/chat/send-card.tsx': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/chat/sent-files.tsx': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/upload/film-upload.ts': { from: ['guest', 'reviewer', 'support'], by: CHAT_WINDOW },
  'components/upload/picture-job.ts': { from: ['guest', 'reviewer', 'support'], by: CHAT_WINDOW },
  'components/upload/send-document.ts': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/chat/quick-replies.tsx': {
    from: ['guest', 'unfinished', 'registered', 'reviewer'],
    by: ['components/chat/composer.tsx', '{company && <Replies '],
  },
  'domains/chat/chat-routing-dialog.tsx': {
    from: ['registered'],
    by: ['domains/chat/chat.screen.tsx', '{routes && <ChatRoutingButton />}'],
  },
  'components/chat/offers-dialog.tsx': {
    from: [...MEMBERS_ONLY, 'registered'],
    by: ['components/chat/composer.tsx', '{offers && <Offers '],
  },
  'components/chat/sent-invitation.tsx': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/chat/remind-buyer.tsx': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'components/quote/decide-quote.tsx': {
    from: [...MEMBERS_ONLY, 'staff', 'admin'],
    by: ['components/chat/sent-quote.tsx', '{buyer && waits && decided === null && !quote.closed && ('],
  },
  'components/own-product/use-own-exhibits.ts': {
    from: [...MEMBERS_ONLY, 'registered'],
    by: ['components/chat/composer.tsx', "{company && tool('sendExhibit'"],
  },
  'components/chat/hand-over-dialog.tsx': {
    from: [...MEMBERS_ONLY, 'registered'],
    by: ['components/chat/thread-actions.tsx', "{may.assign && item('handOver'"],
  },
  'components/chat/thread-actions.tsx': {
    from: [...MEMBERS_ONLY, 'registered'],
    by: ['components/chat/thread-head.tsx', '{conversation.may.take && <TakeButton'],
  },
  'realtime/conversation.ts': { from: MEMBERS_ONLY, by: CHAT_WINDOW },
  'realtime/realtime.ts': { from: ['guest'], by: CHAT_WINDOW },
  'components/favourite/favourites.ts': {
    from: [...IN_PUBLIC, ...REGISTERING],
    by: ['components/favourite/favourite-button.tsx', 'if (!mayKeep && !always) return null;'],
  },
  'components/follow/follows.ts': {
    from: VISITORS_ONLY,
    by: [
      'components/follow/follow-button.tsx',
      "if (user !== null && user.subjectType !== 'VISITOR' && !always) return null;",
    ],
  },
  'components/footprint/use-footprint.ts': {
    from: IN_PUBLIC,
    by: ['components/footprint/use-footprint.ts', "=== (subjectType === 'VISITOR' ? 'ACTOR' : 'VISITOR')"],
  },
  'tracking/visit.ts': {
    from: ['staff', 'admin', ...STAFF],
    by: ['tracking/track.ts', "if (kind !== 'VISITOR' || asksNotToTrack() || !isOpenFair()) return false;"],
  },
  'components/live/chat-moderation.tsx': {
    from: ['guest', 'unfinished', 'registered', 'reviewer'],
    by: ['components/live/live-chat.tsx', 'pass?.isHost === true && <MessageActs'],
  },
  // a company and the fair share editor and control page
  'domains/own-live/live-editor.tsx': {
    from: ['staff', 'admin', 'owner', 'editor', 'support'],
    by: ['domains/own-live/live-editor.tsx', '    owner.isFair\n      ? ask(calls.liveDesk'],
  },
  'domains/own-live/live-exhibits.tsx': {
    from: ['owner', 'editor', 'support'],
    by: ['domains/own-live/live-editor.tsx', '{owner.isFair ? <Afterwards form={form} /> : <People'],
  },
  'domains/own-live/pin-panel.tsx': {
    from: ['owner', 'editor', 'support'],
    by: ['domains/own-live/live-control.tsx', '{!owner.isFair && !isOver && (\n            <PinPanel'],
  },
  'domains/live/live-desk.screen.tsx': LIVES_OF_THE_FAIR,
  'domains/own-live/air-buttons.tsx': LIVES_OF_THE_FAIR,
  'domains/own-live/camera-recorder.ts': LIVES_OF_THE_FAIR,
  'domains/own-live/encoder-panel.tsx': LIVES_OF_THE_FAIR,
  'domains/own-live/live-control.tsx': LIVES_OF_THE_FAIR,
  'domains/own-live/use-encoder.ts': LIVES_OF_THE_FAIR,
  'domains/own-live/programme-live-editor.screen.tsx': {
    from: ['support'],
    by: ['domains/live/live-desk.screen.tsx', 'const add = mayEdit && isAvailable && ('],
  },
  'components/live/guest-name.tsx': {
    from: SIGNED_IN,
    by: ['components/live/chat-composer.tsx', 'if (user === null) return <Guest'],
  },
  'components/live/use-want.ts': {
    from: [...MEMBERS_ONLY, ...REGISTERING, 'staff', 'admin'],
    by: ['components/live/want-button.tsx', "if (user !== null && user.subjectType !== 'VISITOR') return null;"],
  },
  'domains/live/private-live.tsx': {
    from: [...MEMBERS_ONLY, 'staff', 'admin'],
    by: ['domains/live/private-live.tsx', "{(kind === 'guest' || kind === 'VISITOR') && <CodeForm"],
  },
  'domains/live/room-head.tsx': {
    from: [...MEMBERS_ONLY, 'staff', 'admin'],
    by: ['domains/live/room-head.tsx', 'if (!mayLike)'],
  },
  'domains/invitation/join.screen.tsx': {
    from: [...STAFF, 'staff', 'admin'],
    by: ['domains/invitation/join.screen.tsx', "user.subjectType !== 'VISITOR') return"],
  },
  'domains/invitation/invited-by.tsx': {
    from: [...MEMBERS_ONLY, 'staff', 'admin'],
    by: ['domains/invitation/invited-by.tsx', "ask('registration') && join()"],
  },
  'components/invitation/invite-dialog.tsx': {
    from: MEMBERS_ONLY,
    by: ['components/invitation/invite-button.tsx', 'user.subjectType !== inviter) return null;'],
  },
  'domains/newsfeed/post-comments.tsx': {
    from: MEMBERS_ONLY,
    by: ['domains/newsfeed/post-comments.tsx', '{!isReadOnly && <CommentForm'],
  },
  'domains/newsfeed/post-report.tsx': {
    from: MEMBERS_ONLY,
    by: ['domains/newsfeed/post-card.tsx', ': isReadOnly ? null : ('],
  },
  'domains/newsfeed/use-like.ts': { from: MEMBERS_ONLY, by: ['domains/newsfeed/post-card.tsx', '{isReadOnly ? ('] },
  'components/order/order-panel.tsx': {
    // an exhibitor has it in the preview of an exhibit, where nothing can be pressed
    from: [...MEMBERS_ONLY, 'staff', 'admin'],
    by: [
      'components/product-page/order-aside.tsx',
      "const isBuyer = as !== undefined || user === null || user.subjectType === 'VISITOR';",
    ],
  },
  'domains/inquiry/inquire-form.tsx': {
    from: [...MEMBERS_ONLY],
    by: ['domains/inquiry/inquire.screen.tsx', "const buys = user === null || user.subjectType === 'VISITOR';"],
  },
  'components/inquiry/ask-others.tsx': { from: ['staff', 'admin'], by: OWN_REQUESTS },
  'components/inquiry/change-inquiry.tsx': { from: ['staff', 'admin'], by: OWN_REQUESTS },
  'components/inquiry/change-order.tsx': { from: ['staff', 'admin'], by: OWN_REQUESTS },
  'components/inquiry/close-request.tsx': { from: ['staff', 'admin'], by: OWN_REQUESTS },
  'components/inquiry/withdraw-request.tsx': { from: ['staff', 'admin'], by: OWN_REQUESTS },
  'components/quote/quote-dialog.tsx': { from: ['registered'], by: INBOX },
  'components/quote/sent-quotes.tsx': { from: ['registered'], by: INBOX },
  'domains/order/orders.screen.tsx': {
    from: ['staff', 'admin'],
    by: ['domains/order/orders.screen.tsx', 'if (!canCall(calls.lead.list))'],
  },
  'components/lead/inquiry-questions.tsx': {
    from: ['registered', 'staff'],
    by: ['components/lead/lead-head.tsx', '{colleagues !== null && <LeadSettings'],
  },
  'components/lead/lead-inquiry.tsx': {
    from: ['registered'],
    by: ['domains/order/orders.screen.tsx', 'if (!canCall(calls.lead.list)) return own('],
  },
  'components/lead/lead-record.tsx': { from: ['registered'], by: INBOX },
  'components/lead/scores.ts': { from: ['registered'], by: INBOX },
  'components/product-page/document-request-dialog.tsx': {
    from: [...MEMBERS_ONLY, 'staff', 'admin'],
    by: ['components/product-page/product-documents.tsx', "if (user?.subjectType === 'ORGANIZER') return null;"],
  },
  'components/recommendation/use-recommendations.ts': {
    from: [...VISITORS_ONLY, ...REGISTERING],
    by: ['components/recommendation/you-may-like.tsx', 'onMute={visitor ?'],
  },
  'domains/visitor/me.screen.tsx': {
    from: NO_VISITORS,
    by: ['domains/visitor/me.screen.tsx', "if (user?.subjectType !== 'VISITOR') return null;"],
  },
  'components/voucher/own-voucher.ts': {
    from: NO_VISITORS,
    by: ['domains/visitor/me.screen.tsx', "if (user?.subjectType !== 'VISITOR') return null;"],
  },
  'components/visitor/own-numbers.tsx': {
    from: [...NO_VISITORS, 'registeringVisitor'],
    by: ['domains/visitor/me.screen.tsx', 'const busy = useRegistrationMode() === 1 && isRegistered(user);'],
  },
  'components/search/save-search-dialog.tsx': {
    from: VISITORS_ONLY,
    by: ['components/search/save-search.tsx', "if ((user !== null && user.subjectType !== 'VISITOR')"],
  },
  // asked by the loads of these lists, as guests where an exhibitor reads
  'components/search/searched-list.ts': {
    from: ['staff', 'admin'],
    by: ['domains/exhibitor/exhibitor-find.screen.tsx', 'searchedList(args, LIST'],
  },
  'domains/agenda/agenda.screen.tsx': AGENDA,
  'domains/agenda/agenda-feed.tsx': AGENDA,
  'domains/agenda/agenda-busy.tsx': AGENDA,
  'domains/report/company-report.screen.tsx': {
    from: ['staff'],
    by: ['domains/report/company-report.screen.tsx', 'forAdmins(calls.report.company,'],
  },
  'domains/report/share-dialog.tsx': {
    from: ['staff'],
    by: ['domains/report/company-report.screen.tsx', 'if (loaded === null)'],
  },
  'domains/programme/keep-programme.tsx': {
    from: MEMBERS_ONLY,
    by: ['domains/programme/programme-detail.screen.tsx', '{isMember(user) && mode === 1 && ('],
  },
  'domains/meeting/meeting-member.ts': {
    from: MEMBERS_ONLY,
    by: ['domains/meeting/meeting-member.ts', 'if (of === null) return'],
  },
  'domains/meeting/own-meeting.tsx': {
    from: MEMBERS_ONLY,
    by: ['domains/meeting/meeting-detail.screen.tsx', '{isTheirs && standing !== null && ('],
  },
  'domains/duplicate/duplicates.screen.tsx': BESIDE_VISITORS,
  'domains/personal-request/erasure.screen.tsx': BESIDE_VISITORS,
  'domains/personal-request/erasures.screen.tsx': BESIDE_VISITORS,
  'domains/block/blocks.screen.tsx': { ...BESIDE_VISITORS, from: ['support'] },
  'domains/visitor-review/visitor-seen.screen.tsx': {
    from: ['reviewer', 'support'],
    by: ['domains/visitor-review/visitor-actions.tsx', '{sees && ('],
  },
  'components/duplicate/merge-dialog.tsx': {
    from: ['reviewer', 'support'],
    by: ['domains/visitor-review/visitor-record.screen.tsx', '{pairs.length > 0 && ('],
  },
  'components/block/block-dialog.tsx': {
    from: ['support'],
    by: ['domains/visitor-review/visitor-actions.tsx', '{blocks && ('],
  },
  'domains/meeting/signup-acts.tsx': {
    from: MEMBERS_ONLY,
    by: ['domains/meeting/meeting-detail.screen.tsx', '{isTheirs && standing !== null && ('],
  },
  'domains/meeting/signup-form.tsx': {
    from: MEMBERS_ONLY,
    by: ['domains/meeting/meeting-signup.screen.tsx', '{isMember && own !== null && ('],
  },
  // a guest reads what it is, and each kind of reader has a list of its own there
  'domains/sourcing/sourcing.screen.tsx': {
    from: ['guest', ...SIGNED_IN],
    by: ['domains/sourcing/sourcing.screen.tsx', "if (user?.subjectType !== 'ACTOR') return guests(args);"],
  },
  'domains/check-in/use-check-in.ts': {
    from: ['editor', 'support'],
    by: ['domains/check-in/verdict.tsx', 'const mayLetIn = mayOverride &&'],
  },
  'domains/check-in/verdict.tsx': CHECK_IN,
  'components/check-in/print-badge.tsx': CHECK_IN,
  'domains/check-in/walk-in.screen.tsx': {
    from: ['editor'],
    by: ['domains/check-in/check-in.screen.tsx', 'actions={mayCheckIn && <ButtonLink to={WALK_IN}>'],
  },
  'domains/check-in/gate-editor.screen.tsx': {
    from: ['reviewer', 'support'],
    by: ['domains/check-in/gates.screen.tsx', 'const add = mayEdit && <ButtonLink'],
  },
  'domains/vip/private-photo.tsx': {
    from: ['registered', 'registeringVisitor', 'owner', 'reviewer'],
    by: ['domains/vip/private-photo.tsx', 'type PhotoCall = typeof calls.vip.photo | typeof calls.vip.reviewPhoto;'],
  },
  'shell/use-session-actions.ts': {
    from: [...IN_PUBLIC, 'registeringGuest'],
    by: ['shell/own-links.tsx', "if (user.subjectType === 'ORGANIZER' || !user.roles.includes('ACTOR')) return null;"],
  },
  // who has a token is logged in
  'shell/log-off.ts': {
    from: ['guest', 'registeringGuest'],
    by: ['shell/log-off.ts', 'logOff(token: string)'],
  },
  // the header stands at the log-in, too
  'shell/organizer/queues.ts': {
    from: ['guest', 'unfinished', 'registered', 'staff', 'admin'],
    by: ['shell/organizer/organizer-layout.tsx', 'useQueuesAsked(staff === null ? null : '],
  },
  'shell/list-views.tsx': {
    from: ['guest', 'unfinished', 'registered'],
    by: ['shell/list-views.tsx', "session.user.subjectType === 'VISITOR' ? null : session.token"],
  },
  'shell/organizer/fair-switch.tsx': {
    from: ['guest', 'unfinished', 'registered', 'staff', 'admin'],
    by: ['shell/organizer/organizer-layout.tsx', '{user !== null && <FairSwitch />}'],
  },
  'shell/organizer/console-search.tsx': {
    from: ['guest', 'unfinished', 'registered', 'staff', 'admin'],
    by: ['shell/organizer/organizer-layout.tsx', 'user.staffRole !== null && <ConsoleSearch '],
  },
  'shell/search-start.ts': {
    from: [...VISITORS_ONLY, ...REGISTERING],
    by: ['shell/search-start.ts', "=> getSession()?.user.subjectType === 'VISITOR';"],
  },
  'shell/search-suggestions.tsx': {
    from: REGISTERING,
    by: ['shell/header.tsx', '{atHome || registrationOnly(user, mode) ? null : <SearchBox />}'],
  },
};

const ids = { accountId: 'A', sessionId: 'S' };
const visitor = { kind: 'visitor', ...ids, visitorId: 'V', approved: true, pool: [] } as const;
const employee = { kind: 'exhibitor', ...ids, employeeId: 'E', exhibitorId: 'X' } as const;
const isStaffRole = (role: TestedRole): role is StaffRole => STAFF_ROLES.some((one) => one === role);

function callerOf(role: TestedRole): Caller {
  if (isStaffRole(role)) return { kind: 'organizer', ...ids, staffId: 'O', role };
  if (role === 'guest' || role === 'registeringGuest') return { kind: 'anonymous' };
  if (role === 'staff' || role === 'admin') return { ...employee, admin: role === 'admin' };
  return { ...visitor, registered: role !== 'unfinished' };
}

const SUBJECT = { visitor: 'VISITOR', exhibitor: 'ACTOR', organizer: 'ORGANIZER' } as const;

function userOf(role: TestedRole): CurrentUser | null {
  const caller = callerOf(role);
  if (caller.kind === 'anonymous') return null;
  const user = testUser(SUBJECT[caller.kind], role !== 'unfinished');
  return caller.kind === 'organizer' ? { ...user, staffRole: caller.role } : user;
}

const registering = (role: TestedRole): boolean => role === 'registeringGuest' || role === 'registeringVisitor';

/** Where the menus lead while the fair is open for registration only; other addresses say so themselves. */
function leadsThere(role: TestedRole, { path: to }: Address): boolean {
  const user = userOf(role);
  const own = personalMenu(user, { registered: user !== null, registrationMode: 2 }).flatMap(({ entries }) => entries);
  const places = [...mainMenu(user, 2), ...sideMenu(user, 2, false), ...bottomBar(user, 2), ...own];
  return places.some((place) => place.to === to || (place.to !== '/' && to.startsWith(`${place.to}/`)));
}

/** May this role stand at this address? */
function stands(role: TestedRole, address: Address): boolean {
  if (address.screen === undefined || checkAccess(address.group, userOf(role), address.path).kind !== 'in')
    return false;
  if (registering(role)) return leadsThere(role, address);
  if (!isStaffRole(role) || address.group !== 'organizer') return true;
  const room = itemOf(address.path);
  return room === null || menuOf(role).includes(room);
}

const CONTRACT = path.join(import.meta.dirname, '../../contract/src');

type Use = { call: string; /** Asked as a guest where an exhibitor reads. */ asGuest: boolean };
type Source = {
  uses: Use[];
  /** Calls that it asks about, `useCanCall(calls.order.create)`. */ asked: string[];
  imports: string[];
  links: string[];
};
const sources = new Map<string, Source>();

/** The names of the contract's calls by where they are declared, `order/order.calls.ts create`: forms take them from there with their schema. */
const declared = new Map<string, string>();
for (const file of globSync('*/*.calls.ts', { cwd: CONTRACT })) {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ path.join(CONTRACT, file));
  for (const [domain, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls))
      if (module[name] === call) declared.set(`${file.replaceAll('\\', '/')} ${name}`, `${domain}.${name}`);
}

/** What a file imports of the contract's calls, not as a type alone. */
const taken = (text: string): Use[] =>
  [...text.matchAll(/^import \{([^}]*)\} from '@fairbridge\/contract\/([^']*\.calls\.ts)';/gm)].flatMap(
    ([, names = '', file = '']) =>
      names.split(',').flatMap((one) => {
        const call = declared.get(`${file} ${one.trim().replace(/ as .*/, '')}`);
        return call === undefined ? [] : [{ call, asGuest: false }];
      }),
  );

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
/** What a comment says is no call. */
const uncommented = (text: string): string => text.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');

/** What asks the contract whether somebody may make a call. */
const ASKING = /(?:\b(?:useCanCall|canCall|forAdmins)\(\s*|\basks: )calls\.(\w+)\.(\w+)/g;

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = uncommented(read(file));
  const loader = /\bdefineLoad\((?![^]*exhibitorsToo)/.test(text);
  const source: Source = {
    uses: [
      ...taken(text),
      ...[...text.replaceAll(ASKING, '').matchAll(/(\w+)?\(?\s*\bcalls\.(\w+)\.(\w+)/g)].map(
        ([, asker, domain, name]) => ({
          call: `${domain}.${name}`,
          asGuest: asker === 'publicApi' || (loader && asker === 'api'),
        }),
      ),
    ],
    asked: [...text.matchAll(ASKING)].map(([, domain, name]) => `${domain}.${name}`),
    imports: [...text.matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm)].map(
      ([, one, other]) => path.posix.join(path.posix.dirname(file), one ?? other ?? ''),
    ),
    links: [...text.matchAll(/['"`](\/organizer(?:\/[a-z-]+)+)/g)].map(([, to = '']) => to),
  };
  sources.set(file, source);
  return source;
}

/** A screen with all that it is made of. */
function partsOf(screen: string, seen = new Set<string>()): Set<string> {
  if (seen.has(screen) || !/\.tsx?$/.test(screen)) return seen;
  seen.add(screen);
  for (const file of sourceOf(screen).imports) partsOf(file, seen);
  return seen;
}

const WHO: ReadonlyMap<string, readonly Role[]> = new Map(
  Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, { roles }]): [string, readonly Role[]] => [`${domain}.${name}`, roles]),
  ),
);

function refused(role: TestedRole, { call, asGuest }: Use): boolean {
  const caller = callerOf(role);
  const asks: Caller = asGuest && caller.kind === 'exhibitor' ? { kind: 'anonymous' } : caller;
  return !can(WHO.get(call) ?? [], asks) || (registering(role) && !openWhileRegistering(call, asks));
}

const reach = new Map<string, Set<string>>();
/** A file with all that it is made of. */
function madeOf(file: string): Set<string> {
  const known = reach.get(file) ?? partsOf(file);
  reach.set(file, known);
  return known;
}

/** Of one noun, and for the same callers: who asks about the one has asked about the other. */
const alike = (one: string, other: string): boolean =>
  one.split('.')[0] === other.split('.')[0] && String(WHO.get(one)) === String(WHO.get(other));

/** Does the screen ask the contract about such a call, in the file that makes it or in one that this is a part of? */
const isAsked = (screen: string, file: string, { call }: Use): boolean =>
  [...madeOf(screen)].some(
    (above) => sourceOf(above).asked.some((asked) => alike(asked, call)) && madeOf(above).has(file),
  );

/** Which roles could be refused at a file of a screen that they may open. */
function found(): Map<string, Map<TestedRole, Set<string>>> {
  const gaps = new Map<string, Map<TestedRole, Set<string>>>();
  for (const role of ROLES)
    for (const address of SITE_MAP) {
      if (!stands(role, address)) continue;
      for (const file of madeOf(address.screen ?? ''))
        for (const use of sourceOf(file).uses) {
          if (!refused(role, use) || isAsked(address.screen ?? '', file, use)) continue;
          const roles = gaps.get(file) ?? new Map<TestedRole, Set<string>>();
          gaps.set(file, roles.set(role, (roles.get(role) ?? new Set()).add(`${use.call} at ${address.path}`)));
        }
    }
  return gaps;
}

describe('the calls of every screen', () => {
  const gaps = found();

  test('stand in the sources by domain and name, so that this test sees them all', () => {
    const hidden = [...sources.keys()].filter((file) =>
      /(?:=\s*calls\b(?!\.\w+\.\w)|\bcalls\[)/.test(uncommented(read(file))),
    );
    expect(hidden).toEqual([]);
    expect(sources.size).toBeGreaterThan(400);
    expect(new Set(declared.values())).toEqual(new Set(WHO.keys()));
    const uses = [...sources.values()].flatMap((source) => source.uses);
    expect(uses.filter(({ call }) => !WHO.has(call))).toEqual([]);
    const asked = [...sources.values()].flatMap((source) => source.asked);
    expect(asked.filter((call) => !WHO.has(call))).toEqual([]);
    expect(asked.length).toBeGreaterThan(15);
  });

  test('are those that whoever stands there may make, or are kept from them by what is named', () => {
    const refusable = [...gaps].map(([file, roles]) => [file, [...roles.keys()].toSorted()] as const);
    const known = Object.entries(GUARDS).map(([file, { from }]) => [file, from.toSorted()] as const);
    // a file that is not in the list above: hide its button from these roles, and say here what hides it
    expect(Object.fromEntries(refusable)).toEqual(Object.fromEntries(known));
  });

  test.each(Object.entries(GUARDS))('%s is kept from who may not', (_file, { by: [file, text] }) => {
    expect(read(file)).toContain(text);
  });
});

/** What a screen asks for before it shows anything; of one that asks for nothing, all that it can ask for. */
function asksFirst(screen: string): Use[] {
  const [load = ''] = /\bdefineClientLoad\([^]*?\nexport const clientLoader/.exec(uncommented(read(screen))) ?? [];
  return load === ''
    ? sourceOf(screen).uses
    : sourceOf(screen).uses.filter(({ call }) => load.includes(`calls.${call}`));
}

describe('the rooms of the console', () => {
  test.each(
    organizerAddresses.flatMap(({ path: to, screen = '', menu }) =>
      menu === undefined ? [] : [[to, screen] as const],
    ),
  )('%s stands in the menu of those whom its calls let in, and of nobody else', (to, screen) => {
    const asked = asksFirst(screen);
    expect(asked).not.toEqual([]);
    const letIn = STAFF_ROLES.filter((role) => !asked.some((use) => refused(role, use)));
    expect(STAFF_ROLES.filter((role) => menuOf(role).some((room) => room.to === to))).toEqual(letIn);
  });
});

describe('the rooms of the workbench', () => {
  /** What a room is for, where it asks others first, or asks something else for visitors. */
  const FOR: Readonly<Record<string, string>> = {
    '/company-info': 'exhibitor.change',
    '/my-exhibit-list': 'product.ownList',
    '/potential-order': 'lead.list',
    '/badge-scans': 'scan.list',
    '/chat': 'chat.list',
    '/me': 'account.info',
    '/procurementDocking': 'sourcing.openList',
  };

  test.each(
    WORKBENCH.flatMap(({ to, path: at }) => {
      const { screen } = SITE_MAP.find((address) => address.path === at) ?? {};
      return screen === undefined ? [] : [[to, at, screen] as const];
    }),
  )('%s stands in the rail of those whom its calls let in, and of nobody else', (to, at, screen) => {
    const named = FOR[at];
    const asked = named === undefined ? asksFirst(screen) : [{ call: named, asGuest: false }];
    expect(asked).not.toEqual([]);
    const letIn = (['staff', 'admin'] as const).filter((role) => !asked.some((use) => refused(role, use)));
    const shown = (['staff', 'admin'] as const).filter((role) =>
      workbenchOf(role === 'admin').some((room) => room.to === to),
    );
    expect(shown).toEqual(letIn);
  });
});

describe('the links of the console', () => {
  /** Rooms that a screen leads to though some who stand there have none: with what keeps the link from them. */
  const KEPT: Record<string, readonly [file: string, text: string]> = {
    'domains/suggestion/suggestion-card.tsx': ['domains/suggestion/suggestion-card.tsx', '!mayOpen(VISITORS) ? ('],
    'components/newsfeed/post-queue-query.ts': [
      'domains/organizer/overview.screen.tsx',
      'queues.filter(({ count }) => count > 0)',
    ],
    'domains/newsfeed/post-view.tsx': ['domains/newsfeed/post-view.tsx', 'mayOpen(VISITORS) && ('],
    'components/exhibitor-record/exhibitor-query.ts': [
      'domains/organizer/overview.screen.tsx',
      'if (exhibitors > 0 || !mayAdd) return null;',
    ],
    'domains/organizer/overview.screen.tsx': [
      'domains/organizer/overview.screen.tsx',
      'to !== undefined && may(to) ? (',
    ],
    // the queues are those that the server answers this reader
    'domains/organizer/queue-places.ts': [
      '../../server/src/domains/organizer/queue.rules.ts',
      'can(WORK[name].roles, caller)',
    ],
    // and so is what lacks a language
    'domains/organizer/untranslated-list.tsx': [
      '../../server/src/domains/organizer/untranslated.ts',
      'can(WORK[room].roles, caller)',
    ],
    'domains/organizer/opening-checklist.tsx': [
      'domains/organizer/opening-checklist.tsx',
      '{to !== null && may(to) ? (',
    ],
    'domains/organizer/handbook.ts': ['domains/organizer/help.screen.tsx', 'if (!useCanOpen()(to) ||'],
    'domains/check-in/walk-in.screen.tsx': [
      'domains/check-in/check-in.screen.tsx',
      'actions={mayCheckIn && <ButtonLink to={WALK_IN}>',
    ],
    'domains/mail/mail-query.ts': ['domains/mail/mail-tabs.tsx', 'if (!sees) return null;'],
    'domains/mail/mail-tabs.tsx': ['domains/mail/mail-tabs.tsx', '...(edits ? ['],
    'domains/fair-figures/demand-tables.tsx': [
      'domains/fair-figures/demand-tables.tsx',
      'WAYS.filter(({ to }) => mayOpen(to))',
    ],
    'domains/meeting/meeting-desk-signup.tsx': ['domains/meeting/meeting-desk-signup.tsx', 'mayOpen(room) ? ('],
    'domains/visitor-review/review-history.tsx': ['domains/visitor-review/review-history.tsx', 'mayReadLog && ('],
    'components/visitor-review/visitor-query.ts': [
      'domains/organizer/overview.screen.tsx',
      'to !== undefined && may(to) ? (',
    ],
  };

  test('lead each role to rooms of its own, or are kept from it', () => {
    const astray = new Set<string>();
    for (const role of STAFF_ROLES)
      for (const address of SITE_MAP) {
        if (address.group !== 'organizer' || !stands(role, address)) continue;
        for (const file of partsOf(address.screen ?? ''))
          for (const link of file.startsWith('domains/') || file.startsWith('components/')
            ? sourceOf(file).links
            : []) {
            const room = itemOf(link);
            if (room !== null && !menuOf(role).includes(room)) astray.add(file);
          }
      }
    expect([...astray].toSorted()).toEqual(Object.keys(KEPT).toSorted());
    for (const [file, text] of Object.values(KEPT)) expect(read(file)).toContain(text);
  });
});
