import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

// the staff entered this address, and may have mistyped it: a stranger reads nothing of whose account it is
const confirmationTexts = texts({
  subject: ['【{fair}】请确认新的登录邮箱', '{fair}: please confirm your new login e-mail'],
  lead: [
    '{fair}客服按观众的要求，申请将其登录邮箱改为这个地址。请点击下方按钮确认；确认后，账号将在所有设备上退出登录，请用新邮箱登录。',
    'At a visitor’s request, support at {fair} would like to use this address as their login e-mail. Please confirm it with the button below. The account is then logged out on all devices, and you log in with this address.',
  ],
  button: ['查看并确认', 'View and confirm'],
  closing: [
    '链接 {days} 天内有效。如果您没有联系过客服，请忽略这封邮件，任何账号都不会改变。',
    'The link is valid for {days} days. If you did not contact support, please ignore this e-mail. No account is changed.',
  ],
  sms: [
    '客服按观众的要求，申请将登录手机号改为此号码，{days} 天内打开链接确认：{url}。如与您无关请忽略。',
    'support would like to use this number as a visitor’s login mobile. Confirm it within {days} days: {url} If this is not about you, ignore this message.',
  ],
});

/** Asks the owner of the new address to confirm it. */
export function confirmationMessage(exhibition: Exhibition, lang: Lang, to: string, url: string): NewMessage {
  const t = translator(confirmationTexts, lang);
  const days = LIMITS.addressCorrectionDays;
  if (!to.includes('@'))
    return composeSms(exhibition, lang, { to, category: 'invitation', text: t('sms', { days, url }), link: url });
  const fair = exhibition.shortName[lang];
  return composeMail(exhibition, lang, {
    kind: 'addressConfirmation',
    to,
    category: 'invitation',
    subject: t('subject', { fair }),
    paragraphs: [t('lead', { fair })],
    button: { text: t('button'), url },
    closing: t('closing', { days }),
  });
}
