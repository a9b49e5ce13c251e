import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { NavIconName } from '../../ui/nav-icons.tsx';
import type { personalTexts } from './personal.texts.ts';

type Title = Exclude<keyof typeof personalTexts, 'menu' | 'me' | 'notificationsLead' | PersonalGroup['text']>;
/** `within`: how the addresses of its inner pages begin. */
export type PersonalEntry = { to: string; text: Title; icon: NavIconName; within?: string };
export type PersonalGroup = {
  text: 'self' | 'visit' | 'dealings' | 'account' | 'help';
  entries: readonly PersonalEntry[];
};

const entry = (to: string, text: Title, icon: NavIconName, within?: string): PersonalEntry => ({
  to,
  text,
  icon,
  ...(within !== undefined && { within }),
});

const PROFILE = entry('/profile', 'profile', 'profile');
const BIND_EXHIBITOR = entry('/personal/bind-exhibitor', 'exhibitor', 'link');
const MESSAGES = entry('/mail', 'messages', 'mail');
const ACCOUNT = [
  entry('/personal/change-password', 'password', 'lock'),
  entry('/personal/bindings', 'bindings', 'at'),
  entry('/personal/sessions', 'sessions', 'phone'),
  entry('/personal/notifications', 'notifications', 'bell'),
  entry('/personal/privacy', 'privacy', 'shield'),
];

/** What came of looking around. */
const FOUND = [
  entry('/chat', 'chat', 'chat'),
  entry('/potential-order', 'orders', 'order'),
  entry('/quotes', 'quotes', 'document'),
  entry('/procurementDocking', 'sourcing', 'basket', '/procurementDocking/'),
  entry('/me/agenda', 'agenda', 'agenda'),
  entry('/meetingAppointments', 'meetings', 'calendar'),
  entry('/visiting-card', 'cards', 'card'),
  entry('/invite', 'invitations', 'invitation'),
  entry('/collection/product', 'favourites', 'star', '/collection/'),
  entry('/personal/follows', 'follows', 'heart'),
  entry('/personal/searches', 'searches', 'bookmark'),
  entry('/personal/who-can-see-me', 'seen', 'eye'),
  entry('/footprint/product', 'footprints', 'clock', '/footprint/'),
  entry('/report/personReport', 'report', 'overview'),
  entry('/opportunity-manage/list', 'posts', 'comment', '/opportunity-manage/'),
];

const HELP: PersonalGroup = { text: 'help', entries: [entry('/personal/service', 'service', 'headset')] };

/** Is this room, or one of its inner pages, at this path without its language? */
export const isEntryAt = ({ to, within }: PersonalEntry, path: string): boolean =>
  path === to || (within !== undefined && path.startsWith(within));

/**
 * The rooms of the personal centre for whoever is signed in; 'Me' is their index. Exhibitors and staff have the account alone; a visitor
 * has the visit, what came of it and the record as well, once the registration is finished; what belongs to finding waits until the fair
 * is open for more than registering (`registrationMode` 1).
 */
export function personalMenu(
  user: CurrentUser | null,
  { registered, registrationMode }: { registered: boolean; registrationMode: 1 | 2 },
): readonly PersonalGroup[] {
  if (user?.subjectType !== 'VISITOR') return [{ text: 'account', entries: ACCOUNT }];
  const account: PersonalGroup = { text: 'account', entries: [...ACCOUNT, BIND_EXHIBITOR] };
  if (!registered) return [{ text: 'self', entries: [PROFILE] }, account, HELP];
  return [
    {
      text: 'visit',
      entries: [
        entry('/voucher', 'voucher', 'badge'),
        entry('/preRegistration/group', 'group', 'people', '/preRegistration/index'),
        entry('/vip', 'vip', 'passport'),
      ],
    },
    { text: 'dealings', entries: registrationMode === 2 ? [MESSAGES] : [MESSAGES, ...FOUND] },
    {
      text: 'self',
      entries: [
        PROFILE,
        entry('/companyfile', 'company', 'company'),
        entry('/personal/questionnaire/change', 'questionnaire', 'questions'),
      ],
    },
    account,
    HELP,
  ];
}
