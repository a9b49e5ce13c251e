import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

// to addresses that the account has: nothing that the staff typed stands in any of them
const supportTexts = texts({
  reset: ['设置新密码', 'Set a new password'],
  resetSms: [
    '客服向您发送了设置新密码的链接，{minutes} 分钟内有效：{url}',
    'support has sent you a link to set a new password, valid for {minutes} minutes: {url}',
  ],
  badge: ['查看胸卡', 'View badge'],
  badgeSms: ['您的胸卡编号是 {number}，登录后查看：{url}', 'your badge number is {number}. Log in to see it: {url}'],
  email: ['登录邮箱', 'login e-mail'],
  mobile: ['登录手机号', 'login mobile'],
  correctionSubject: ['【{fair}】您的登录方式即将更改', '{fair}: your login details are about to change'],
  correctionLead: [
    '客服申请将您{fair}账号的{kind}改为 {now}。新地址确认后生效，账号将在所有设备上退出登录。',
    'Support has requested to change the {kind} of your {fair} account to {now}. The change takes effect once the new address is confirmed. Your account is then logged out on all devices.',
  ],
  correctionNotYou: [
    '如果您没有联系过客服，请立即阻止这次更改。',
    'If you did not contact support, please stop this change immediately.',
  ],
  stop: ['阻止更改', 'Stop this change'],
  correctionValid: [
    '链接在更改生效前有效。更改生效后我们会再次通知您，您仍可在 {days} 天内恢复。',
    'The link works until the change takes effect. We will then tell you again, and you can still restore your login details within {days} days.',
  ],
  correctionSms: [
    '客服申请将您账号的{kind}改为 {now}。如非您本人要求，请打开链接阻止：{url}',
    'support has requested to change the {kind} of your account to {now}. If you did not ask for this, stop it here: {url}',
  ],
});

type To = { exhibition: Exhibition; lang: Lang; to: string };

/** The link that sets a new password. */
export function resetLinkMessage({ exhibition, lang, to }: To, url: string): NewMessage {
  const t = translator(supportTexts, lang);
  const minutes = LIMITS.limitedTokenMinutes;
  if (!to.includes('@')) return composeSms(exhibition, lang, { to, text: t('resetSms', { minutes, url }), link: url });
  return composeMail(exhibition, lang, {
    kind: 'passwordLink',
    to,
    category: 'transactional',
    values: { minutes },
    button: { text: t('reset'), url },
  });
}

/** The number of the badge, and the way to it. */
export function badgeMessage({ exhibition, lang, to }: To, number: string, url: string): NewMessage {
  const t = translator(supportTexts, lang);
  if (!to.includes('@')) return composeSms(exhibition, lang, { to, text: t('badgeSms', { number, url }), link: url });
  return composeMail(exhibition, lang, {
    kind: 'badge',
    to,
    category: 'transactional',
    values: { number },
    button: { text: t('badge'), url },
  });
}

/** To an address that the account has now: what is asked for, and how to stop it. `now` is the new address, half hidden. */
export function correctionMessage(
  { exhibition, lang, to }: To,
  { kind, now, url }: { kind: 'email' | 'mobile'; now: string; url: string },
): NewMessage {
  const t = translator(supportTexts, lang);
  const what = t(kind);
  if (!to.includes('@'))
    return composeSms(exhibition, lang, { to, text: t('correctionSms', { kind: what, now, url }), link: url });
  const fair = exhibition.shortName[lang];
  return composeMail(exhibition, lang, {
    kind: 'addressCorrection',
    to,
    category: 'transactional',
    subject: t('correctionSubject', { fair }),
    paragraphs: [t('correctionLead', { fair, kind: what, now }), t('correctionNotYou')],
    button: { text: t('stop'), url },
    closing: t('correctionValid', { days: LIMITS.takeBackDays }),
  });
}
