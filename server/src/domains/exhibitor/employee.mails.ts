import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { MailKind } from '@fairbridge/contract/mail/mail.kinds.ts';
import { inLang, texts, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const mailTexts = texts({
  ownLink: [
    '请点击下面的按钮设置登录密码。链接 {days} 天内有效，只能使用一次，请勿转发；过期后可请主办方重新发送。',
    'Click the button below to set your password. The link is valid for {days} days and works once. Do not share it. If it expires, ask the organizer to resend it.',
  ],
  firstPassword: [
    '首次登录前，请点击下面的按钮，用此邮箱设置登录密码。',
    'Before your first login, click the button below to set a password for this address.',
  ],
  withPassword: [
    '此邮箱已有账号，请用现有密码从展商入口登录。',
    'This address already has an account. Please log in as an exhibitor with your existing password.',
  ],
  ownAccount: ['请用您原有的账号从展商入口登录。', 'Please log in as an exhibitor with your existing account.'],
  company: ['公司', 'Company'],
  account: ['登录账号', 'Login account'],
  personalCode: ['个人绑定代码', 'Personal code'],
  setPassword: ['设置密码', 'Set password'],
  logIn: ['登录展商端', 'Log in as an exhibitor'],
  codeHint: [
    '如果您已用其他邮箱或手机号注册，请登录后在“绑定展商”中输入个人绑定代码，此代码只属于您，请勿转发。',
    'If you are registered with another e-mail or mobile, log in and enter your personal code under “Link to an exhibitor”. The code is personal; do not share it.',
  ],
});

const MAIL_KINDS_OF = {
  invited: 'employeeInvitation',
  restored: 'employeeRestored',
  administrator: 'administratorInvitation',
} as const satisfies Record<EmployeeLetter['kind'], MailKind>;

export type EmployeeLetter = {
  /** `administrator`: invited by the organizer; the others by an administrator of the company. */
  kind: 'invited' | 'restored' | 'administrator';
  to: string;
  employeeId: string;
  lang: Lang;
  /** As the company writes itself. Nothing else that its people typed stands in a letter to somebody who may not know them. */
  company: Bilingual;
  /** What the address opens: a first password, an account with one; or it is not what the employee's account is entered by. */
  entry: 'firstPassword' | 'withPassword' | 'ownAccount';
  /** Of an employee without an account. */
  personalCode: string | null;
  link: string;
};

/** Tells an employee who has opened the account, for which company and fair, and how to come in. */
export function employeeLetter(exhibition: Exhibition, letter: EmployeeLetter): NewMessage {
  const { kind, to, employeeId: person, lang, entry, personalCode, link } = letter;
  const t = translator(mailTexts, lang);
  const company = nameWithoutLinks(inLang(letter.company, lang));
  const byLink = kind === 'administrator' && entry === 'firstPassword';
  const howToEnter = byLink ? t('ownLink', { days: LIMITS.administratorLinkDays }) : t(entry);
  return composeMail(exhibition, lang, {
    kind: MAIL_KINDS_OF[kind],
    to,
    person,
    // the account's own address is told of it; any other may be somebody's who wants no more of it
    category: personalCode === null && entry !== 'ownAccount' ? 'transactional' : 'invitation',
    values: { company, howToEnter, codeHint: personalCode === null ? '' : t('codeHint') },
    facts: [
      [t('company'), company],
      // the address an account is entered by is its owner's secret, and an admin says where this letter goes
      ...(entry === 'ownAccount' ? [] : ([[t('account'), to]] as const)),
      ...(personalCode === null ? [] : ([[t('personalCode'), personalCode]] as const)),
    ],
    button: { text: t(entry === 'firstPassword' ? 'setPassword' : 'logIn'), url: link },
  });
}
