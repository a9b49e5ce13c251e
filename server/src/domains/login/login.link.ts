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
  open: ['打开登录页面', 'Open login page'],
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
  const message = composeMail(ctx.exhibition, lang, {
    kind: 'loginLink',
    to: account.email,
    category: 'transactional',
    values: { days: LIMITS.loginLinkDays },
    button: {
      text: t('open'),
      url: pageAddress(services.config, ctx.exhibition, lang, `${LOG_INS[type]}?device=${device}`),
    },
  });
  await services.jobs.sendMessage(ctx.db, message);
}
