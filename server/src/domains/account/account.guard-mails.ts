import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const guardTexts = texts({
  subject: ['【{fair}】账号安全提醒', '{fair}: your account has changed'],
  bound: ['{account} 已绑定到您的{fair}账号。', '{account} has been bound to your account at {fair}.'],
  unbound: ['{account} 已从您的{fair}账号解绑。', '{account} has been taken off your account at {fair}.'],
  notYou: [
    '如果不是您本人操作，请立即恢复：原来的邮箱和手机号将重新绑定，账号在所有设备上退出登录。',
    'If this was not you, take it back at once: e-mail and mobile become what they were, and the account is logged out everywhere.',
  ],
  takeBack: ['不是我操作，恢复', 'This was not me: take it back'],
  valid: [
    '链接 {days} 天内有效，只能使用一次。如果是您本人操作，无需理会。',
    'The link is valid for {days} days and works once. If it was you, there is nothing to do.',
  ],
  sms: [
    '如非本人操作，请在 {days} 天内打开链接恢复：{url}',
    'If this was not you, take it back within {days} days: {url}',
  ],
  backSubject: ['【{fair}】账号已恢复', '{fair}: your account is as it was'],
  back: [
    '您的{fair}账号的邮箱和手机号已恢复，所有设备均已退出登录。请设置新密码。',
    'E-mail and mobile of your account at {fair} are what they were, and it is logged out everywhere. Please set a new password.',
  ],
  colleagueSubject: ['【{fair}】同事的登录方式有变更', '{fair}: the log-in of a colleague has changed'],
  colleagueChanged: [
    '{account} 的登录邮箱或手机号刚刚变更为 {now}。如果您不知情，请向本人核实。',
    'E-mail or mobile of {account} have just become {now}. If you do not know of this, please ask the colleague.',
  ],
  colleagueBack: ['{account} 撤回了登录邮箱或手机号的变更。', '{account} has taken a change of e-mail or mobile back.'],
  none: ['（无）', '(none)'],
});

const days = LIMITS.takeBackDays;

/** What was changed on the account; `account` is the address it is about. */
export type AddressChange = { kind: 'bound' | 'unbound'; account: string };

/** To the address that the second step went to before the change: by `url` it is undone. */
export function takeBackMessage(
  exhibition: Exhibition,
  lang: Lang,
  to: string,
  change: AddressChange,
  url: string,
): NewMessage {
  const t = translator(guardTexts, lang);
  const fair = exhibition.shortName[lang];
  const happened = t(change.kind, { fair, account: change.account });
  if (!to.includes('@'))
    return composeSms(exhibition, lang, {
      to,
      text: `${happened}${lang === 'zh' ? '' : ' '}${t('sms', { days, url })}`,
    });
  return composeMail(exhibition, lang, {
    to,
    category: 'transactional',
    subject: t('subject', { fair }),
    paragraphs: [happened, t('notYou')],
    button: { text: t('takeBack'), url },
    closing: t('valid', { days }),
  });
}

/** To the address that was given back to the account. */
export function takenBackMessage(exhibition: Exhibition, lang: Lang, to: string): NewMessage {
  const t = translator(guardTexts, lang);
  const fair = exhibition.shortName[lang];
  if (!to.includes('@')) return composeSms(exhibition, lang, { to, text: t('back', { fair }) });
  return composeMail(exhibition, lang, {
    to,
    category: 'transactional',
    subject: t('backSubject', { fair }),
    paragraphs: [t('back', { fair })],
  });
}

/** To somebody who acts in the same role. `account` was its address; `now` are its addresses, or null where they were taken back. */
export function colleagueMessage(
  exhibition: Exhibition,
  lang: Lang,
  to: string,
  { account, now }: { account: string; now: readonly string[] | null },
): NewMessage {
  const t = translator(guardTexts, lang);
  const fair = exhibition.shortName[lang];
  const happened =
    now === null
      ? t('colleagueBack', { account })
      : t('colleagueChanged', { account, now: now.join(' · ') || t('none') });
  return composeMail(exhibition, lang, {
    to,
    category: 'transactional',
    subject: t('colleagueSubject', { fair }),
    paragraphs: [happened],
  });
}
