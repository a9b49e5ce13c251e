import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { StaffRole } from '@fairbridge/contract/roles.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const mailTexts = texts({
  owner: ['负责人', 'owner'],
  reviewer: ['审核员', 'reviewer'],
  editor: ['编辑', 'editor'],
  support: ['客服', 'support'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  firstPassword: [
    '请先设置登录密码，再登录主办方控制台。链接 {days} 天内有效，仅可使用一次；过期后可在控制台登录页通过“忘记密码”设置。',
    'Please set a password first, then log in to the organizer console. The link is valid for {days} days and can be used once; after that, use “Forgot password” on the console’s login page.',
  ],
  withPassword: [
    '请使用现有密码登录主办方控制台。',
    'Please log in to the organizer console with your existing password.',
  ],
  setPassword: ['设置密码', 'Set password'],
  logIn: ['登录控制台', 'Log in to the console'],
  commandSubject: ['【{fair}】负责人有变更', '{fair}: a change of owners'],
  commandAdded: [
    '系统管理员在服务器上将 {account} 设为负责人。如果您不知情，请立即核实。',
    'On the server, the system administrator has made {account} an owner. If you were not aware of this, please check at once.',
  ],
  commandReset: [
    '系统管理员在服务器上重置了负责人 {account} 的密码和二次验证。如果您不知情，请立即核实。',
    'On the server, the system administrator has reset password and second step of the owner {account}. If you were not aware of this, please check at once.',
  ],
});

type Invitation = { email: string; name: string; role: StaffRole; hasPassword: boolean; lang: Lang; link: string };

/** Tells a new member of staff, and how to come in. */
export function staffInvitation(exhibition: Exhibition, given: Invitation): NewMessage {
  const { email, name, role, hasPassword, lang, link } = given;
  const t = translator(mailTexts, lang);
  return composeMail(exhibition, lang, {
    kind: 'staffInvitation',
    to: email,
    category: 'transactional',
    greeting: t('greeting', { name }),
    values: {
      role: t(role),
      howToEnter: hasPassword ? t('withPassword') : t('firstPassword', { days: LIMITS.administratorLinkDays }),
    },
    button: { text: t(hasPassword ? 'logIn' : 'setPassword'), url: link },
  });
}

/** Tells another owner what was done to an owner by a command on the server. */
export function ownerCommandMessage(
  exhibition: Exhibition,
  { lang, to }: { lang: Lang; to: string },
  { did, account }: { did: 'added' | 'reset'; account: string },
): NewMessage {
  const t = translator(mailTexts, lang);
  return composeMail(exhibition, lang, {
    kind: 'colleagueAccount',
    to,
    category: 'transactional',
    subject: t('commandSubject', { fair: exhibition.shortName[lang] }),
    paragraphs: [t(did === 'added' ? 'commandAdded' : 'commandReset', { account })],
  });
}
