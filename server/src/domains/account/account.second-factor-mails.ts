import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const guardTexts = texts({
  subject: ['【{fair}】账号安全提醒', '{fair}: account security notice'],
  bound: ['{account} 已绑定到您的{fair}账号。', '{account} has been added to your {fair} account.'],
  unbound: ['{account} 已从您的{fair}账号解绑。', '{account} has been removed from your {fair} account.'],
  appSet: ['您的{fair}账号已绑定验证器应用。', 'An authenticator app has been set up for your {fair} account.'],
  appReplaced: [
    '您的{fair}账号的验证器应用已更换。',
    'The authenticator app of your {fair} account has been replaced.',
  ],
  appRemoved: ['您的{fair}账号的验证器应用已移除。', 'The authenticator app of your {fair} account has been removed.'],
  appReset: [
    '{fair}的负责人已重置您账号的验证器应用，账号已在所有设备上退出登录。',
    'An owner at {fair} has reset the authenticator app of your account. Your account has been logged out on all devices.',
  ],
  codesRenewed: [
    '您的{fair}账号的恢复码已重新生成，原有恢复码全部失效。如果不是您本人操作，请联系负责人。',
    'New recovery codes have been generated for your {fair} account. The previous codes no longer work. If this was not you, please contact an owner.',
  ],
  codeSpent: [
    '您的{fair}账号刚刚使用了一个恢复码，还剩 {left} 个。如果不是您本人操作，请联系负责人。',
    'A recovery code of your {fair} account has just been used. {left} {left|code|codes} left. If this was not you, please contact an owner.',
  ],
  notYou: [
    '如果不是您本人操作，请立即恢复：邮箱、手机号和验证器应用将恢复原状，账号在所有设备上退出登录。',
    'If this was not you, restore your login details immediately. E-mail, mobile and authenticator app are reset to what they were, and the account is logged out on all devices.',
  ],
  takeBack: ['不是我操作，恢复', 'This was not me. Restore'],
  valid: [
    '链接 {days} 天内有效，只能使用一次。如果是您本人操作，无需任何操作。',
    'The link is valid for {days} days and works once. If it was you, no action is needed.',
  ],
  sms: [
    '如非本人操作，请在 {days} 天内打开链接恢复：{url}',
    'If this was not you, restore your login details within {days} days: {url}',
  ],
  backSubject: ['【{fair}】账号已恢复', '{fair}: account restored'],
  back: [
    '您的{fair}账号的登录方式已恢复原状，所有设备均已退出登录。请设置新密码。',
    'The login details of your {fair} account have been restored, and all devices have been logged out. Please set a new password.',
  ],
  colleagueSubject: ['【{fair}】同事的登录方式有变更', '{fair}: a colleague’s login details have changed'],
  colleagueChanged: [
    '{account} 的登录邮箱或手机号刚刚变更为 {now}。如果您不知情，请向本人核实。',
    'The login e-mail or mobile of {account} has just been changed to {now}. If you were not aware of this, please check with your colleague.',
  ],
  colleagueBack: ['{account} 撤回了登录方式的变更。', '{account} has reverted a change of login details.'],
  colleagueAppSet: ['{account} 绑定了验证器应用。', '{account} has set up an authenticator app.'],
  colleagueAppReplaced: [
    '{account} 的验证器应用刚刚更换。如果您不知情，请向本人核实。',
    'The authenticator app of {account} has just been replaced. If you were not aware of this, please check with your colleague.',
  ],
  colleagueAppRemoved: [
    '{account} 的验证器应用刚刚移除。如果您不知情，请向本人核实。',
    'The authenticator app of {account} has just been removed. If you were not aware of this, please check with your colleague.',
  ],
  colleagueAppReset: [
    '一位负责人重置了 {account} 的验证器应用。如果您不知情，请向本人核实。',
    'An owner has reset the authenticator app of {account}. If you were not aware of this, please check with your colleague.',
  ],
  none: ['（无）', '(none)'],
});

const days = LIMITS.takeBackDays;

/** What was changed on the account; `account` is the address it is about. */
export type AddressChange = { kind: 'bound' | 'unbound'; account: string };
export type AppChange = { kind: 'appSet' | 'appReplaced' | 'appRemoved' | 'appReset' };

const COLLEAGUE = {
  appSet: 'colleagueAppSet',
  appReplaced: 'colleagueAppReplaced',
  appRemoved: 'colleagueAppRemoved',
  appReset: 'colleagueAppReset',
} as const;

/** To the address that the second step went to before the change: by `url` it is undone. */
export function takeBackMessage(
  exhibition: Exhibition,
  lang: Lang,
  to: string,
  change: AddressChange | AppChange,
  url: string,
): NewMessage {
  const t = translator(guardTexts, lang);
  const fair = exhibition.shortName[lang];
  const happened = t(change.kind, { fair, account: 'account' in change ? change.account : '' });
  if (!to.includes('@'))
    return composeSms(exhibition, lang, {
      to,
      text: `${happened}${lang === 'zh' ? '' : ' '}${t('sms', { days, url })}`,
    });
  return composeMail(exhibition, lang, {
    kind: 'accountTakeBack',
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
    kind: 'accountRestored',
    to,
    category: 'transactional',
    subject: t('backSubject', { fair }),
    paragraphs: [t('back', { fair })],
  });
}

/** To the account's own address: what happened to its recovery codes; `left` of them are still good. */
export function recoveryMessage(
  exhibition: Exhibition,
  lang: Lang,
  to: string,
  { kind, left }: { kind: 'codesRenewed' | 'codeSpent'; left: number },
): NewMessage {
  const t = translator(guardTexts, lang);
  const fair = exhibition.shortName[lang];
  const text = t(kind, { fair, left });
  if (!to.includes('@')) return composeSms(exhibition, lang, { to, text });
  return composeMail(exhibition, lang, {
    kind: 'recoveryCodes',
    to,
    category: 'transactional',
    subject: t('subject', { fair }),
    paragraphs: [text],
  });
}

/** What colleagues hear: `now` are the account's addresses, null where a change was taken back; or what became of its app. */
export type ColleagueNews = { account: string; now: readonly string[] | null } | ({ account: string } & AppChange);

/** To somebody who acts in the same role. `account` was its address. */
export function colleagueMessage(exhibition: Exhibition, lang: Lang, to: string, news: ColleagueNews): NewMessage {
  const t = translator(guardTexts, lang);
  const fair = exhibition.shortName[lang];
  const { account } = news;
  const happened =
    'kind' in news
      ? t(COLLEAGUE[news.kind], { account })
      : news.now === null
        ? t('colleagueBack', { account })
        : t('colleagueChanged', { account, now: news.now.join(' · ') || t('none') });
  return composeMail(exhibition, lang, {
    kind: 'colleagueAccount',
    to,
    category: 'transactional',
    subject: t('colleagueSubject', { fair }),
    paragraphs: [happened],
  });
}
