import { isLang, texts, translator } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { exhibitorSideOpened } from '../organizer/settings.events.ts';
import { takeSubscribers, type SubscribedAccount } from '../session/session.exhibitor-access.queries.ts';

const openingTexts = texts({
  logIn: ['登录展商端', 'Log in as an exhibitor'],
  sms: ['展商端已开放，请登录：{link}', 'exhibitor access is open. Log in: {link}'],
});

const AT_ONCE = 200;

function messageOf(
  ctx: FairContext,
  { email, mobile, language, employee_id: person }: SubscribedAccount,
  site: string,
): NewMessage | null {
  const lang = isLang(language) ? language : 'zh';
  const t = translator(openingTexts, lang);
  const link = inSite(site, lang, '/login/actor');
  if (email === null)
    return mobile === null
      ? null
      : composeSms(ctx.exhibition, lang, { to: mobile, person, text: t('sms', { link }), link });
  return composeMail(ctx.exhibition, lang, {
    kind: 'exhibitorSideOpen',
    to: email,
    person,
    category: 'transactional',
    values: {},
    button: { text: t('logIn'), url: link },
  });
}

/** Tells everybody who was promised it that the exhibitors' side is open. Run twice, or in two processes, it tells each once. */
export async function notifyOfExhibitorAccess(jobs: Jobs, ctx: FairContext, site: string): Promise<void> {
  for (;;) {
    const told = await inTransaction(ctx, async (inner) => {
      const promised = await takeSubscribers(inner, AT_ONCE);
      await jobs.sendMessages(
        inner.db,
        promised.flatMap((one) => messageOf(inner, one, site) ?? []),
      );
      return promised.length;
    });
    if (told === 0) return;
  }
}

export const exhibitorAccessEventHandlers: readonly EventHandler[] = [
  onEvent(exhibitorSideOpened, 'notice', ({ jobs, config }, ctx) =>
    notifyOfExhibitorAccess(jobs, ctx, siteOf(config, ctx.exhibition)),
  ),
];
