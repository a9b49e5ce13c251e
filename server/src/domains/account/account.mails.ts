import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { Purpose } from './account.codes.ts';

const codeTexts = texts({
  register: ['注册验证码', 'registration code'],
  login: ['登录验证码', 'login code'],
  reset: ['设置密码验证码', 'password verification code'],
  bind: ['绑定验证码', 'e-mail verification code'],
  change: ['身份验证码', 'identity verification code'],
  secondStep: ['登录验证码', 'login code'],
  organizer: ['主办方登录验证码', 'organizer login code'],
  registerLead: ['您正在注册{fair}，验证码如下。', 'You are registering for {fair}. This is your code.'],
  loginLead: ['您正在登录{fair}，验证码如下。', 'You are logging in to {fair}. This is your code.'],
  resetLead: [
    '您正在设置{fair}的登录密码，验证码如下。',
    'You are setting your password for {fair}. This is your code.',
  ],
  bindLead: [
    '您正在将此邮箱绑定到您的{fair}账号，验证码如下。',
    'You are adding this e-mail address to your {fair} account. This is your code.',
  ],
  changeLead: [
    '您正在修改{fair}账号的重要信息，请用以下验证码确认是您本人操作。',
    'You are changing important details of your {fair} account. Please confirm it is you with this code.',
  ],
  secondStepLead: [
    '密码验证已通过，请再输入以下验证码完成登录。',
    'Your password is correct. Enter this code to complete your login.',
  ],
  organizerLead: [
    '您正在登录{fair}主办方控制台，验证码如下。',
    'You are logging in to the organizer console of {fair}. This is your code.',
  ],
  resetLink: ['设置新密码', 'Set a new password'],
  sms: [
    '{purpose}：{code}，{minutes} 分钟内有效，请勿告诉他人。如非本人操作请忽略。',
    'your {purpose} is {code}, valid for {minutes} minutes. Do not share it. If this was not you, ignore this message.',
  ],
});

const LEADS = {
  register: 'registerLead',
  login: 'loginLead',
  reset: 'resetLead',
  bind: 'bindLead',
  change: 'changeLead',
  secondStep: 'secondStepLead',
  organizer: 'organizerLead',
} as const satisfies Record<Purpose, keyof typeof codeTexts>;

/** A code to an e-mail address or a mobile (E.164 digits), with the words of its purpose. `link` does the same by one press, in e-mails only. */
export function codeMessage(
  exhibition: Exhibition,
  lang: Lang,
  purpose: Purpose,
  address: string,
  code: string,
  link: string | null,
): NewMessage {
  const t = translator(codeTexts, lang);
  const fair = exhibition.shortName[lang];
  const minutes = LIMITS.codeMinutes;
  if (!address.includes('@'))
    return composeSms(exhibition, lang, { to: address, text: t('sms', { purpose: t(purpose), code, minutes }), code });
  return composeMail(exhibition, lang, {
    kind: 'code',
    to: address,
    category: 'transactional',
    values: { purpose: t(purpose), lead: t(LEADS[purpose], { fair }), minutes },
    code,
    ...(link !== null && { button: { text: t('resetLink'), url: link } }),
  });
}

const changeTexts = texts({
  password: [
    '您的{fair}账号 {account} 的登录密码已修改。',
    'The password of your {fair} account {account} has been changed.',
  ],
  bound: ['{account} 已绑定到您的{fair}账号。', '{account} has been added to your {fair} account.'],
  unbound: ['{account} 已从您的{fair}账号解绑。', '{account} has been removed from your {fair} account.'],
  deleted: ['您的{fair}账号 {account} 已注销。', 'Your {fair} account {account} has been deleted.'],
  notYou: [
    '如果不是您本人操作，请立即用“忘记密码”重新设置密码，并联系主办方。',
    'If this was not you, reset your password with “Forgot password” immediately and contact the organizer.',
  ],
});

/** What has changed on an account; `account` is the address it is about. */
export type AccountChange = { kind: 'password' | 'bound' | 'unbound' | 'deleted'; account: string };

/** Tells the owner at `to`, an e-mail address or a mobile, which after a change is the old one (G24). */
export function changeMessage(exhibition: Exhibition, lang: Lang, to: string, change: AccountChange): NewMessage {
  const t = translator(changeTexts, lang);
  const fair = exhibition.shortName[lang];
  const happened = t(change.kind, { fair, account: change.account });
  if (!to.includes('@'))
    return composeSms(exhibition, lang, { to, text: `${happened}${lang === 'zh' ? '' : ' '}${t('notYou')}` });
  return composeMail(exhibition, lang, {
    kind: 'accountChanged',
    to,
    category: 'transactional',
    values: { change: happened },
  });
}

const linkTexts = texts({
  confirm: ['确认邮箱并继续', 'Confirm and continue'],
  begun: ['继续注册', 'Continue registration'],
});

/** The link that proves the address of a registration begun by e-mail. */
export function confirmMail(exhibition: Exhibition, lang: Lang, email: string, url: string): NewMessage {
  const t = translator(linkTexts, lang);
  return composeMail(exhibition, lang, {
    kind: 'emailConfirmation',
    to: email,
    category: 'transactional',
    values: {},
    button: { text: t('confirm'), url },
  });
}

/** The way back into a registration that is not complete yet. */
export function begunMail(exhibition: Exhibition, lang: Lang, email: string, url: string): NewMessage {
  const t = translator(linkTexts, lang);
  return composeMail(exhibition, lang, {
    kind: 'registrationBegun',
    to: email,
    category: 'transactional',
    values: {},
    button: { text: t('begun'), url },
  });
}
