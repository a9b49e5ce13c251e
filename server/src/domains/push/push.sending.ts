import { isLang } from '@fairbridge/contract/text.ts';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { postToPublicAddress, ForbiddenAddressError, type OutgoingAnswer } from '../../platform/outgoing/outgoing.ts';
import { encryptPush } from '../../platform/push/encryption.ts';
import { pushAuthorization } from '../../platform/push/identification.ts';
import { decrypt } from '../../platform/encryption/encryption.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { stillUnread, type PushedNotice } from '../notice/notice.pushed.queries.ts';
import { recipientOf } from '../notice/notice.rules.ts';
import { wantedBy } from '../notification/notification.queries.ts';
import { pushIdentity } from './push.key.ts';
import { languageOf, devices } from './push.queries.ts';
import { settingOf, urgencyOf } from './push.rules.ts';
import { topicOf, wordsOf } from './push.words.ts';

/** What a device's address and keys are sealed for. */
export const PUSH_DEVICE = 'web push device';
export const subscription = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

/** A device that is away so long has other news by then. */
const TTL_SECONDS = 86_400;

type Using = Pick<Services, 'db' | 'config' | 'sessions' | 'log'>;
type Device = NonNullable<Awaited<ReturnType<typeof devices.find>>>;
type Due = { deviceId: string; noticeIds: readonly string[] };

/** Is its session still there, in the role that it was given in? What the session may not read is not told either. */
async function isListening({ sessions }: Using, ctx: FairContext, device: Device): Promise<boolean> {
  const caller = await sessions.callerById(ctx, device.session_id);
  if (caller === null || (caller.kind !== 'visitor' && caller.kind !== 'exhibitor')) return false;
  if (caller.kind === 'exhibitor' && ctx.exhibition.exhibitorDisabled) return false;
  return recipientOf(caller) === device.recipient_id;
}

async function wantedOf(ctx: FairContext, device: Device, noticeIds: readonly string[]): Promise<PushedNotice[]> {
  const wanted = await wantedBy(ctx, { accountId: device.account_id });
  return (await stillUnread(ctx, device, noticeIds)).filter(({ kind }) => {
    const setting = settingOf(kind);
    return setting === null || wanted[setting];
  });
}

/** Whom push services turn to about what we send. */
function contactOf({ PUBLIC_ORIGIN, MAIL_FROM }: Pick<Config, 'PUBLIC_ORIGIN' | 'MAIL_FROM'>): string {
  if (PUBLIC_ORIGIN?.startsWith('https:') === true) return PUBLIC_ORIGIN;
  return `mailto:${MAIL_FROM.split(/[\s<>]/).find((word) => word.includes('@')) ?? 'no-reply@fair.example'}`;
}

/** An employee who is logged out by then is asked to log in as such. */
const asRole = (address: string, role: string): string =>
  role === 'ACTOR' ? `${address}${address.includes('?') ? '&' : '?'}as=actor` : address;

async function post(using: Using, ctx: FairContext, device: Device, notices: [PushedNotice, ...PushedNotice[]]) {
  const { config } = using;
  const language = await languageOf(ctx, device.recipient_id);
  const lang = isLang(language) ? language : 'zh';
  const { path, ...words } = wordsOf(ctx.exhibition.shortName[lang], notices, lang);
  const url = asRole(pageAddress(config, ctx.exhibition, lang, path), device.subject_type);
  const sealed = decrypt(config.SECRET, PUSH_DEVICE, device.subscription_sealed);
  const { endpoint, ...keys } = subscription.parse(JSON.parse(sealed));
  const identity = await pushIdentity(using);
  return postToPublicAddress(
    {
      address: endpoint,
      body: encryptPush(JSON.stringify({ ...words, url }), keys),
      headers: {
        authorization: pushAuthorization(identity, endpoint, contactOf(config), new Date()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
        urgency: urgencyOf(notices.map(({ kind }) => kind)),
        topic: topicOf(device.id, words.tag),
      },
    },
    { allowed: config.OUTGOING_HOSTS },
  );
}

/** @throws where another try is worth it */
async function settle(
  { log }: Using,
  ctx: FairContext,
  { id }: Device,
  { status, text }: OutgoingAnswer,
): Promise<void> {
  if (status >= 200 && status < 300) return void (await devices.write(ctx, { id }, { used_at: new Date() }));
  // the browser has given it up, or its owner has taken the permission back
  if (status === 404 || status === 410) return void (await devices.delete(ctx, { id }));
  const said = `the push service answered ${status}: ${text.slice(0, 200)}`;
  if (status === 429 || status >= 500) throw new Error(said);
  log.error({ device: id, said }, 'a push was refused');
}

/** Tells one device of what is new, as far as it is unread and wanted at this moment. Run twice, the second takes the place of the first. */
export async function pushTo(using: Using, ctx: FairContext, { deviceId, noticeIds }: Due): Promise<void> {
  const device = await devices.find(ctx, { id: deviceId });
  if (device === undefined || !(await isListening(using, ctx, device))) return;
  const [first, ...others] = await wantedOf(ctx, device, noticeIds);
  if (first === undefined) return;
  try {
    await settle(using, ctx, device, await post(using, ctx, device, [first, ...others]));
  } catch (error) {
    if (!(error instanceof ForbiddenAddressError)) throw error;
    // a name that leads into a private network: no push service stands there
    await devices.delete(ctx, { id: device.id });
  }
}
