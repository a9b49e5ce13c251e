import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { accountRow, visitorRow } from '../../../../demo/factories/factories.ts';
import { auditOf } from '../../../test/audits.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeOrganizer, type Organizer } from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { list, allow, sendBack, withdraw } = contract.release;

const portal = testPortal();
let asker: Organizer;
let other: Organizer;
beforeAll(async () => {
  asker = await makeOrganizer(portal);
  other = await makeOrganizer(portal, portal.ctx, 'editor');
});
const setTwoPeople = async (twoPeople: boolean): Promise<void> => {
  await portal.as(asker)(contract.organizer.saveSettings, { twoPeople });
};
beforeEach(async () => {
  await sql`delete from release`.execute(portal.ctx.db);
  await setTwoPeople(true);
});

const text = richOf('正文');
/** A draft of the disclaimer, and the wish to publish it. */
async function draft(page: 'disclaimer' | 'about' = 'disclaimer') {
  await sql`delete from page_draft where exhibition_id = ${portal.ctx.exhibition.id}`.execute(portal.ctx.db);
  const { revision } = await portal.as(asker)(contract.page.save, { page, revision: 0, body: { zh: text, en: text } });
  versions += 1;
  return { page, revision, version: `2026-${versions}`, oneLanguage: true };
}
let versions = 0;
const publish = async (page?: 'disclaimer' | 'about') => portal.as(asker)(contract.page.publish, await draft(page));
const rows = async (who: Organizer) => (await portal.as(who)(list, {})).list;
const publishedVersion = async () =>
  (await portal.as(asker)(contract.page.get, { page: 'disclaimer' })).versions[0]?.version;

describe('publishing a legal page where the fair asks for two people', () => {
  test('waits, and is published when somebody else releases it', async () => {
    const before = await publishedVersion();
    expect(await publish()).toEqual({ waits: true });
    expect(await publishedVersion()).toBe(before);
    const [[own], [seen]] = [await rows(asker), await rows(other)];
    expect([own?.may, seen?.may, seen?.askedBy]).toEqual([
      { release: false, withdraw: true },
      { release: true, withdraw: false },
      asker.email,
    ]);
    const id = own?.id ?? '';
    expect(await outcomeOf(portal.as(asker)(allow, { id }))).toBe('ownRelease');
    await portal.as(other)(allow, { id });
    expect(await publishedVersion()).toBe(`2026-${versions}`);
    expect((await rows(asker))[0]?.state).toBe('released');
    expect((await auditOf(portal, id)).map(({ act }) => act)).toEqual(['release.ask', 'release.allow']);
  });

  test('is sent back with words by somebody else, and withdrawn by who asked alone', async () => {
    await publish();
    const [first] = await rows(asker);
    const id = first?.id ?? '';
    expect(await outcomeOf(portal.as(asker)(sendBack, { id, words: '标题有误' }))).toBe('ownRelease');
    expect(await outcomeOf(portal.as(other)(withdraw, { id }))).toBe('notFound');
    await portal.as(other)(sendBack, { id, words: '标题有误' });
    const [answered] = await rows(asker);
    expect([answered?.state, answered?.words, answered?.answeredBy]).toEqual(['returned', '标题有误', other.email]);
    expect(await outcomeOf(portal.as(other)(allow, { id }))).toBe('conflict');
    await publish();
    const again = (await rows(asker)).find(({ state }) => state === 'waiting');
    await portal.as(asker)(withdraw, { id: again?.id ?? '' });
    expect((await rows(asker)).map(({ state }) => state).toSorted()).toEqual(['returned', 'withdrawn']);
  });

  test('of one page waits once', async () => {
    const wish = await draft();
    await portal.as(asker)(contract.page.publish, wish);
    expect(await outcomeOf(portal.as(asker)(contract.page.publish, wish))).toBe('releaseWaits');
  });

  test('publishes what was asked for, or nothing where it was edited meanwhile', async () => {
    const { page, revision } = await draft();
    await portal.as(asker)(contract.page.publish, { page, revision, version: '2027-1', oneLanguage: true });
    await portal.as(asker)(contract.page.save, { page, revision, body: { zh: richOf('别的'), en: text } });
    const id = (await rows(other))[0]?.id ?? '';
    expect(await outcomeOf(portal.as(other)(allow, { id }))).toBe('editConflict');
    expect((await rows(other))[0]?.state).toBe('waiting');
  });

  test('is released once by two at once', async () => {
    const third = await makeOrganizer(portal);
    await publish();
    const id = (await rows(other))[0]?.id ?? '';
    const outcomes = await Promise.all([other, third].map((who) => outcomeOf(portal.as(who)(allow, { id }))));
    expect(tally(outcomes)).toEqual({ done: 1, conflict: 1 });
  });

  test('does not wait with the setting off, for another page, and where one person is alone', async () => {
    expect(await publish('about')).toEqual({ waits: false });
    await setTwoPeople(false);
    expect(await publish()).toEqual({ waits: false });
    await setTwoPeople(true);
    const alone = await makeOrganizer(portal, portal.sugarCtx);
    const there = { ...alone, host: 'sugar.localhost' };
    await portal.as(there)(contract.organizer.saveSettings, { twoPeople: true });
    await sql`delete from page_draft where exhibition_id = ${portal.sugarCtx.exhibition.id}`.execute(portal.ctx.db);
    const { revision } = await portal.as(there)(contract.page.save, {
      page: 'disclaimer',
      revision: 0,
      body: { zh: text, en: text },
    });
    const wish = { page: 'disclaimer' as const, revision, version: '2026-9', oneLanguage: true };
    expect(await portal.as(there)(contract.page.publish, wish)).toEqual({ waits: false });
  });
});

describe('an announcement where the fair asks for two people', () => {
  const form = {
    title: { zh: '布展时间调整', en: 'New times' },
    body: { zh: '布展提前。', en: 'Setting up begins earlier.' },
    link: '',
    audience: { people: 'registered' as const },
  };
  const written = (byEmail: boolean) =>
    portal.as(asker)(contract.announcement.save, { id: null, version: null, form: { ...form, byEmail } });
  const send = async (byEmail: boolean) => {
    const { id, version } = await written(byEmail);
    return { id, ...(await portal.as(asker)(contract.announcement.send, { id, version, sendAt: null })) };
  };
  const stateOf = async (id: string) => (await portal.as(asker)(contract.announcement.get, { id })).state;

  test('by e-mail to few, or to many without e-mail, is sent at once', async () => {
    const account = accountRow({});
    await insertRows(portal.ctx.db, 'account', [account]);
    await insertRows(portal.ctx.db, 'visitor', [visitorRow(portal.ctx.exhibition.id, account.id)]);
    expect((await send(true)).waits).toBe(false);
    await makeMany();
    expect((await send(false)).waits).toBe(false);
  });

  test('by e-mail to many waits, and is sent when somebody else releases it', async () => {
    await makeMany();
    const { id, waits } = await send(true);
    expect([waits, await stateOf(id)]).toEqual([true, 'draft']);
    const [row] = await rows(other);
    expect([row?.objectId, (row?.emails ?? 0) > CONSOLE_LIMITS.emailsAlone]).toEqual([id, true]);
    await portal.as(other)(allow, { id: row?.id ?? '' });
    expect(await stateOf(id)).not.toBe('draft');
  });

  /** More registered visitors than one person may write to. */
  async function makeMany(): Promise<void> {
    const { count } = await portal.ctx.db
      .selectFrom('visitor')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > CONSOLE_LIMITS.emailsAlone) return;
    const accounts = Array.from({ length: CONSOLE_LIMITS.emailsAlone + 5 }, () => accountRow({}));
    await insertRows(portal.ctx.db, 'account', accounts);
    await insertRows(
      portal.ctx.db,
      'visitor',
      accounts.map(({ id }) => visitorRow(portal.ctx.exhibition.id, id)),
    );
  }
});
