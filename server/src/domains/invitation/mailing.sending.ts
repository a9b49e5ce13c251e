import { LIMITS } from '@fairbridge/contract/limits.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { forEachFair, onEvent, type EventHandler, type Schedule } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { countMail } from '../../platform/delivery/mail-allowance.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { letterText, publicExhibits } from './mailing-text.queries.ts';
import { inviterOfMailing } from './mailing-inviter.queries.ts';
import { mailingDue } from './mailing.events.ts';
import { mailingLetter, type Inviter } from './mailing.mails.ts';
import {
  dueLetters,
  invitedBefore,
  mailedToday,
  writeInvited,
  writeSent,
  type DueLetter,
} from './mailing-letter.queries.ts';
import { lockMailing, mailingOf, stalledMailings, mailings, type MailingRow } from './mailing.queries.ts';

const LOT = 100;
const EVERY_MINUTE = '* * * * *';
/** A lot takes seconds: a worker that was not heard of for so long is lost, with all its tries. So often a company that has sent its day’s letters is asked again. */
const STALLED_MILLISECONDS = 3 * 60_000;

type Using = Pick<Services, 'jobs' | 'counters' | 'config'>;

/** Addresses that have had enough letters of all companies today: theirs are dropped without a word, since the difference would tell of others' lists (G17, G19). */
async function fullAddresses({ counters }: Using, due: readonly DueLetter[]): Promise<Set<string>> {
  const full = new Set<string>();
  for (const { address } of due) {
    const limit = { to: address, key: 'on invitations', max: LIMITS.invitationMailsPerAddressDay, days: 1 };
    if ((await countMail(counters, [limit])) !== null) full.add(address);
  }
  return full;
}

async function writeLetters(
  { jobs, config }: Using,
  ctx: FairContext,
  row: MailingRow,
  inviter: Inviter,
  letters: readonly DueLetter[],
  full: ReadonlySet<string>,
): Promise<void> {
  const site = siteOf(config, ctx.exhibition);
  const text = letterText(row, await publicExhibits(ctx, row.exhibitor_id, [row.product_id ?? '']));
  const written = letters.filter(({ address }) => !full.has(address));
  const ids = await jobs.sendMessages(
    ctx.db,
    written.map((one) => ({
      ...mailingLetter(ctx, inviter, text, { ...one, lang: isLang(one.lang) ? one.lang : 'zh' }, site),
      batch: row.id,
    })),
  );
  const idOf = new Map(written.map(({ number }, at) => [number, ids[at] ?? null]));
  await writeSent(
    ctx,
    row.id,
    letters.map(({ number }) => ({ number, messageId: idOf.get(number) ?? null })),
  );
}

type Step = 'more' | 'done';

/** What is written of the next lot, in the transaction that holds company and mailing. */
async function step(
  using: Using,
  ctx: FairContext,
  row: MailingRow,
  full: ReadonlyMap<number, boolean>,
): Promise<Step> {
  const now = new Date();
  const inviter = await inviterOfMailing(ctx, row);
  // whoever has left the company sends nothing for it any more (G11), and a company that is closed nothing at all
  if (inviter === null) {
    await mailings.write(ctx, { id: row.id }, { state: 'paused', progressed_at: now });
    return 'done';
  }
  const due = await dueLetters(ctx, row.id, LOT);
  if (due.length === 0) {
    await mailings.write(ctx, { id: row.id }, { state: 'sent', progressed_at: now, waits: false });
    return 'done';
  }
  const room = Math.max(0, LIMITS.invitationsPerExhibitorDay - (await mailedToday(ctx, row.exhibitor_id)));
  if (room === 0) {
    await mailings.write(ctx, { id: row.id }, { progressed_at: now, waits: true });
    return 'done';
  }
  // only those whose addresses were counted before: another worker may have gone on meanwhile
  const counted = due.filter(({ number }) => full.has(number)).slice(0, room);
  const addresses = counted.map(({ address }) => address);
  const days = LIMITS.invitationAgainDays;
  const before = await invitedBefore(ctx, row, addresses, days, { waiting: false });
  const again = counted.filter(({ address }) => before.has(address));
  await writeInvited(
    ctx,
    row.id,
    again.map(({ number }) => number),
  );
  const dropped = new Set(counted.filter(({ number }) => full.get(number)).map(({ address }) => address));
  const letters = counted.filter(({ address }) => !before.has(address));
  await writeLetters(using, ctx, row, inviter, letters, dropped);
  await mailings.write(ctx, { id: row.id }, { progressed_at: now, waits: false });
  return 'more';
}

/**
 * Sends the next letters in one transaction with the note that they have left: a worker that is killed leaves a lot done or not begun,
 * and two at once wait for each other.
 */
export async function sendLot(using: Using, ctx: FairContext, id: string): Promise<Step> {
  const row = await mailingOf(ctx, id);
  if (row?.state !== 'sending') return 'done';
  const room = LIMITS.invitationsPerExhibitorDay - (await mailedToday(ctx, row.exhibitor_id));
  const next = await dueLetters(ctx, id, Math.max(0, Math.min(LOT, room)));
  const full = await fullAddresses(using, next);
  const counted = new Map(next.map(({ number, address }) => [number, full.has(address)]));
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, row.exhibitor_id);
    const held = await lockMailing(inner, id);
    return held?.state === 'sending' ? step(using, inner, held, counted) : 'done';
  });
}

/** Goes on with those whose worker was lost, and where a new day has room. */
async function goOn({ jobs }: Pick<Services, 'jobs'>, ctx: FairContext): Promise<void> {
  const since = new Date(Date.now() - STALLED_MILLISECONDS);
  for (const mailingId of await stalledMailings(ctx, since))
    await inTransaction(ctx, async (inner) => {
      const row = await lockMailing(inner, mailingId);
      if (row?.state !== 'sending' || row.progressed_at === null || row.progressed_at >= since) return;
      await mailings.write(inner, { id: mailingId }, { progressed_at: new Date() });
      await jobs.publish(inner.db, mailingDue, { exhibitionId: inner.exhibition.id, mailingId });
    });
}

export const mailingEventHandlers: readonly EventHandler[] = [
  onEvent(
    mailingDue,
    'send',
    async (services, ctx, { mailingId }) => {
      while ((await sendLot(services, ctx, mailingId)) === 'more');
    },
    { longRunning: true },
  ),
];

export const mailEveryMinute: Schedule = {
  queue: 'mailing-due',
  cron: EVERY_MINUTE,
  work: forEachFair((services, ctx) => goOn(services, ctx)),
};
