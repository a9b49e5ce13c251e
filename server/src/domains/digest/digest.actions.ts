import { createHash } from 'node:crypto';
import { dayInBeijing } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { nameOf } from '../follow/follow.handlers.ts';
import { namesOf } from '../follow/follow.names.ts';
import { arrivalsOf, newsOf, type Arrivals, type NewItem } from '../follow/follow.news.ts';
import { followsOf, openCompanies } from '../follow/follow.queries.ts';
import { putNotice } from '../notice/notice.queries.ts';
import { newHits } from '../search/saved-search.news.ts';
import { savedSearches, savedRows, type SavedSearchRow } from '../search/saved-search.queries.ts';
import { digestMail, digestNotice, type Section } from './digest.mails.ts';
import { lastDigest, readerOf, subscribers, writeDigest, type Reader } from './digest.queries.ts';
import { isDue } from './digest.rules.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';

/** Visitors looked up at a time. */
const AT_ONCE = 200;
/** What is older is no news, also for whoever has heard nothing for longer. */
const LOOKED_BACK = 31 * 24 * 3_600_000;
/** Of each search and each follow so many are named. */
const NAMED = 5;

type Using = Pick<Services, 'search' | 'jobs'>;
type Run = { using: Using; ctx: FairContext; reader: Reader; until: Date };

async function sectionOf({ ctx, reader }: Run, of: Section['of'], name: Section['name'], items: readonly NewItem[]) {
  const names = await namesOf(ctx, reader.visibility, items.slice(0, NAMED));
  return { of, name, ids: items.map(({ id }) => id), names: [...names.values()].map((one) => one.name) };
}

async function ofSearches(run: Run, due: readonly SavedSearchRow[], arrivals: Arrivals): Promise<Section[]> {
  const { using, ctx, reader } = run;
  const sections: Section[] = [];
  for (const search of due) {
    const ask = { search: using.search, ctx, visibility: reader.visibility };
    const ids = await newHits(ask, search, search.alertedAt, arrivals);
    if (ids.length === 0) continue;
    const items = ids.map((id) => ({ kind: search.kind, id, at: run.until }));
    sections.push(await sectionOf(run, 'search', { zh: search.name, en: search.name }, items));
  }
  return sections;
}

type Since = { kind: 'exhibitor' | 'ingredient' | 'category'; subject: string; since: Date };

async function ofFollows(run: Run, follows: readonly Since[], arrivals: Arrivals): Promise<Section[]> {
  const { using, ctx, reader } = run;
  const ids = follows.filter(({ kind }) => kind === 'exhibitor').map(({ subject }) => subject);
  const companies = await openCompanies(ctx, ids);
  const sections: Section[] = [];
  for (const followed of follows) {
    const name = nameOf(ctx, followed, companies);
    if (name === null) continue;
    const ask = { search: using.search, ctx, visibility: reader.visibility };
    const items = await newsOf(ask, followed, followed.since, arrivals);
    if (items.length > 0) sections.push(await sectionOf(run, 'followed', name, items));
  }
  return sections;
}

/** Everything that is new for one person, as one notice and one e-mail. */
async function tellOne(using: Using, ctx: FairContext, visitorId: string, now: Date, site: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const day = dayInBeijing(now);
    // whoever comes second waits here, and then finds that this day's went out
    await lockVisitor(inner, visitorId);
    const { until: before, sent } = await lastDigest(inner, visitorId, day);
    if (sent) return;
    const reader = await readerOf(inner, visitorId);
    if (reader === null) return;
    const due = (await savedSearches(inner, visitorId)).filter((one) => isDue(one.alert, one.alertedAt, now));
    const follows = (await followsOf(inner, visitorId)).map(({ createdAt, ...followed }) => ({
      ...followed,
      since: before !== null && before > createdAt ? before : createdAt,
    }));
    const beginnings = [...due.map(({ alertedAt }) => alertedAt), ...follows.map(({ since }) => since)];
    if (beginnings.length === 0) return;
    const first = beginnings.reduce((one, other) => (one < other ? one : other));
    const since = new Date(Math.max(first.getTime(), now.getTime() - LOOKED_BACK));
    const run: Run = { using, ctx: inner, reader, until: now };
    const arrivals = await arrivalsOf(inner, reader.visibility, { since, until: now });
    const searched = await ofSearches(run, due, arrivals);
    const followed = await ofFollows(run, follows, arrivals);
    // a weekly one that found nothing on its Monday waits for the next
    for (const { id } of due) await savedRows.write(inner, { id }, { alerted_at: now });
    if (searched.length + followed.length === 0) return;
    await writeDigest(inner, visitorId, day, now);
    await tell(run, visitorId, day, { searched, followed }, site);
  });
}

type Told = { searched: readonly Section[]; followed: readonly Section[] };

async function tell(run: Run, visitorId: string, day: string, { searched, followed }: Told, site: string) {
  const { using, ctx, reader } = run;
  if (followed.length > 0)
    await putNotice(ctx, {
      id: createHash('sha256').update(`digest ${visitorId} ${day}`).digest('hex').slice(0, 24),
      recipientId: visitorId,
      kind: 'follow',
      ...digestNotice(followed),
      link: '/personal/follows',
      mailed: reader.email !== '',
    });
  const sections = [...searched, ...followed];
  if (sections.length > 0 && reader.email !== '')
    await using.jobs.sendMessage(ctx.db, digestMail(ctx, { ...reader, visitorId, site }, sections));
}

/**
 * Tells everybody who asked for it what is new, once a day. Each person is one transaction, which writes down the day as it tells:
 * run again, after a crash or by another process, it goes on where it stopped. One person's failure keeps nobody else waiting; it is tried again with the job.
 */
export async function sendDigests(using: Using, ctx: FairContext, now: Date, site: string): Promise<void> {
  const failures: unknown[] = [];
  let after = '';
  for (;;) {
    const ids = await subscribers(ctx, after, AT_ONCE);
    for (const id of ids) {
      try {
        await tellOne(using, ctx, id, now, site);
      } catch (error) {
        failures.push(error);
      }
    }
    after = ids.at(-1) ?? '';
    if (ids.length < AT_ONCE) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests were not made`);
}
