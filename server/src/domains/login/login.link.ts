import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { makeDevice } from '../account/account.known-device.ts';
import { countLoginLink, maySendLoginLink, requireSending } from '../account/account.limits.ts';
import { accountByIdentifier, normalIdentifier } from '../account/account.queries.ts';

const linkTexts = texts({
  subject: ['【{fair}】登录链接', '{fair}: your login link'],
  lead: [
    '有人请求登录您的{fair}账号。请在您的设备上打开下面的链接，再输入密码或验证码登录；他人输错的次数不影响您。',
    'Someone requested to log in to your {fair} account. Open the link below on your own device and log in with your password or a code; failed attempts by others do not affect you.',
  ],
  open: ['打开登录页面', 'Open login page'],
  valid: [
    '链接 {days} 天内有效。链接本身不会登录您的账号。如果不是您本人操作，请忽略这封邮件。',
    'The link is valid for {days} days and does not log you in by itself. If this was not you, please ignore this e-mail.',
  ],
});

type Asked = { account: string; type: 'vis' | 'actor' | 'organizer'; humanCheck: string };
const LOG_INS = { vis: '/login/person', actor: '/login/actor', organizer: '/organizer/login' } as const;

/**
 * Mails the link that makes a browser known to the account. Who asks learns nothing; strangers who use up the day's links have sent
 * them to the owner, and each lives longer than that day.
 */
export async function sendLoginLink(
  services: Services,
  ctx: FairContext,
  { account: typed, type, humanCheck }: Asked,
  { lang, request }: { lang: Lang; request: RequestFacts },
): Promise<void> {
  requireSending(services, 'email');
  const pass = { action: 'loginLink', subject: typed, address: request.address } as const;
  await requireHumanCheck(services, ctx, { ...pass, token: humanCheck });
  await countLoginLink(services, request.address);
  const identifier = normalIdentifier(typed);
  const account = identifier === null ? null : await accountByIdentifier(ctx.db, identifier);
  if (account === null || account.email === null) return;
  if (!(await maySendLoginLink(services, account.id))) return;
  const device = makeDevice(services.config.SECRET, account.id, LIMITS.loginLinkDays);
  const t = translator(linkTexts, lang);
  const fair = ctx.exhibition.shortName[lang];
  const message = composeMail(ctx.exhibition, lang, {
    to: account.email,
    category: 'transactional',
    subject: t('subject', { fair }),
    paragraphs: [t('lead', { fair })],
    button: {
      text: t('open'),
      url: pageAddress(services.config, ctx.exhibition, lang, `${LOG_INS[type]}?device=${device}`),
    },
    closing: t('valid', { days: LIMITS.loginLinkDays }),
  });
  await services.jobs.sendMessage(ctx.db, message);
}
