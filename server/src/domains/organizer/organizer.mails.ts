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
  invitationSubject: ['【{fair}】邀请您加入主办方控制台', '{fair}: invitation to the organizer console'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  lead: [
    '您已被添加为{fair}主办方工作人员，角色：{role}。',
    'You have been added to the organizer staff of {fair} as {role}.',
  ],
  firstPassword: [
    '请先通过“忘记密码”为此邮箱设置登录密码，再登录主办方控制台。',
    'Please set a password for this address with “Forgot password” first, then log in to the organizer console.',
  ],
  withPassword: [
    '请使用现有密码登录主办方控制台。',
    'Please log in to the organizer console with your existing password.',
  ],
  setPassword: ['设置密码', 'Set password'],
  logIn: ['登录控制台', 'Log in to the console'],
  eachTime: ['每次登录时，我们会向此邮箱发送验证码。', 'We send a code to this address at each login.'],
});

type Invitation = { email: string; name: string; role: StaffRole; hasPassword: boolean; lang: Lang; link: string };

/** Tells a new member of staff, and how to come in. */
export function staffInvitation(exhibition: Exhibition, given: Invitation): NewMessage {
  const { email, name, role, hasPassword, lang, link } = given;
  const t = translator(mailTexts, lang);
  const fair = exhibition.shortName[lang];
  return composeMail(exhibition, lang, {
    to: email,
    category: 'transactional',
    subject: t('invitationSubject', { fair }),
    greeting: t('greeting', { name }),
    paragraphs: [t('lead', { fair, role: t(role) }), t(hasPassword ? 'withPassword' : 'firstPassword')],
    button: { text: t(hasPassword ? 'logIn' : 'setPassword'), url: link },
    closing: t('eachTime'),
  });
}
