import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { IconName } from '../../ui/icons.tsx';

type Title =
  | 'profile'
  | 'company'
  | 'questionnaire'
  | 'voucher'
  | 'vip'
  | 'group'
  | 'searches'
  | 'follows'
  | 'password'
  | 'bindings'
  | 'sessions'
  | 'notifications'
  | 'privacy'
  | 'exhibitor'
  | 'service';
/** `within`: how the addresses of its inner pages begin. */
export type PersonalEntry = { to: string; text: Title; icon: IconName; within?: string };
export type PersonalGroup = {
  text: 'self' | 'visit' | 'interests' | 'account' | 'help';
  entries: readonly PersonalEntry[];
};

const entry = (to: string, text: Title, icon: IconName): PersonalEntry => ({ to, text, icon });

const PROFILE = entry('/profile', 'profile', 'person');
const BIND_EXHIBITOR = entry('/personal/bind-exhibitor', 'exhibitor', 'plus');
const ACCOUNT = [
  entry('/personal/change-password', 'password', 'lock'),
  entry('/personal/bindings', 'bindings', 'mail'),
  entry('/personal/sessions', 'sessions', 'globe'),
  entry('/personal/notifications', 'notifications', 'sliders'),
  entry('/personal/privacy', 'privacy', 'download'),
];

const INTERESTS: PersonalGroup = {
  text: 'interests',
  entries: [entry('/personal/searches', 'searches', 'search'), entry('/personal/follows', 'follows', 'heart')],
};

const HELP: PersonalGroup = { text: 'help', entries: [entry('/personal/service', 'service', 'phone')] };

/**
 * The rooms of the personal centre for whoever is signed in. Exhibitors and staff have the account alone; a visitor has the record
 * and the visit as well, once the registration is finished; what belongs to finding waits until the fair is open for more than
 * registering (`registrationMode` 1).
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
      text: 'self',
      entries: [
        PROFILE,
        entry('/companyfile', 'company', 'journal'),
        entry('/personal/questionnaire/change', 'questionnaire', 'questions'),
      ],
    },
    {
      text: 'visit',
      entries: [
        entry('/voucher', 'voucher', 'badge'),
        entry('/vip', 'vip', 'passport'),
        { ...entry('/preRegistration/group', 'group', 'people'), within: '/preRegistration/index' },
      ],
    },
    ...(registrationMode === 2 ? [] : [INTERESTS]),
    account,
    HELP,
  ];
}
