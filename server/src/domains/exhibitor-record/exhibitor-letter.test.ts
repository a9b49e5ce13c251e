import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InvitationState } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { exhibitorSheet } from '../../../test/exhibitor-sheet.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { newAddress } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  PASSWORD,
  type Organizer,
} from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { writeToAll } from './exhibitor-letter.sending.ts';

const { list, importSheet, invite, inviteAgain, withdrawInvitation, disable, previewLetters, sendLetters } =
  contract.exhibitorRecord;

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

/** Exhibitors that a sheet has brought, called by a word of their own, each with a contact. */
async function imported(count: number): Promise<{ mark: string; emails: string[] }> {
  const mark = newId();
  const emails = Array.from({ length: count }, newAddress);
  const rows = emails.map((email, at) => ({
    'name.zh': `${mark}展商${at}`,
    country: at % 2 === 0 ? 'CN' : 'BR',
    'contact.name': '李明',
    'contact.email': email,
  }));
  await portal.send(importSheet, { mode: 'all' }, owner, { bytes: exhibitorSheet(rows) });
  return { mark, emails };
}

const all = (mark: string, expected: number, except: string[] = []) => ({
  selection: { filter: { keyword: mark }, expected, except },
});
const sent = async (emails: readonly string[]): Promise<number[]> =>
  Promise.all(emails.map(async (email) => (await messagesTo(portal, email)).length));
const states = async (mark: string): Promise<InvitationState[]> =>
  (await portal.as(owner)(list, { keyword: mark, sort: 'name' })).list.map(({ invitation }) => invitation.state);
/** As if the people of these exhibitors had been written to so many days ago. */
const daysPass = (mark: string, days: number) =>
  sql`
  update employee m set invited_at = m.invited_at - make_interval(days => ${days}),
    reminded_at = m.reminded_at - make_interval(days => ${days})
  from exhibitor e where e.id = m.exhibitor_id and e.exhibition_id = ${portal.ctx.exhibition.id}
    and m.exhibition_id = ${portal.ctx.exhibition.id} and e.name_zh like ${`${mark}%`}`.execute(portal.ctx.db);

describe('administrators of many exhibitors', () => {
  test('are invited in one go, each once, in the language of their country', async () => {
    const { mark, emails } = await imported(4);
    expect(await states(mark)).toEqual(['never', 'never', 'never', 'never']);
    const preview = await portal.as(owner)(previewLetters, all(mark, 4));
    expect(preview).toEqual({
      invite: { people: 4, withoutAddress: 0, elsewhere: 0, recent: 0 },
      remind: { people: 0, withoutAddress: 0, elsewhere: 0, recent: 0 },
      complete: { people: 0, withoutAddress: 0, elsewhere: 0, recent: 0 },
    });
    // three presses at once, and one more afterwards
    const press = () => portal.as(owner)(sendLetters, { ...all(mark, 4), letter: 'invite' });
    await Promise.all([press(), press(), press()]);
    await expect.poll(() => states(mark)).toEqual(['invited', 'invited', 'invited', 'invited']);
    expect(await press()).toEqual({ people: 0 });
    expect(await sent(emails)).toEqual([1, 1, 1, 1]);
    const subjects = await Promise.all(
      emails.slice(0, 2).map(async (email) => (await messagesTo(portal, email))[0]?.subject),
    );
    expect(subjects).toEqual([expect.stringContaining('展商账号已开通'), expect.stringContaining('exhibitor account')]);
    const { counts } = await portal.as(owner)(list, { keyword: mark });
    expect([counts.invitations, counts.lacks.login]).toEqual([{ never: 0, invited: 4, reminded: 0, accepted: 0 }, 4]);
  });

  test('whose job runs twice get one letter', async () => {
    const { mark, emails } = await imported(2);
    const ids = (await portal.as(owner)(list, { keyword: mark })).list.map(({ id }) => id);
    const due = { letter: 'invite' as const, days: 1, askedAt: new Date().toISOString() };
    await Promise.all([
      writeToAll(portal.portal.services, portal.ctx, ids, due),
      writeToAll(portal.portal.services, portal.ctx, ids, due),
    ]);
    await writeToAll(portal.portal.services, portal.ctx, ids, due);
    expect(await sent(emails)).toEqual([1, 1]);
  });

  test('are not invited without an address, with one that is another’s, or for a disabled exhibitor', async () => {
    const { mark, emails } = await imported(3);
    const { list: rows } = await portal.as(owner)(list, { keyword: mark, sort: 'name' });
    const [first = '', second = '', third = ''] = rows.map(({ id }) => id);
    await sql`update exhibitor set contact = '{}' where exhibition_id = ${portal.ctx.exhibition.id} and id = ${first}`.execute(
      portal.ctx.db,
    );
    await makeEmployee(portal, await makeExhibitor(portal, { booth_number: '' }), { email: emails[1] ?? '' });
    await portal.as(owner)(disable, { id: third, reason: '退展' });
    expect((await portal.as(owner)(previewLetters, { selection: { ids: [first, second, third] } })).invite).toEqual({
      people: 0,
      withoutAddress: 1,
      elsewhere: 1,
      recent: 0,
    });
    const asked = { selection: { ids: [first, second, third] }, letter: 'invite' as const };
    expect(await portal.as(owner)(sendLetters, asked)).toEqual({ people: 0 });
    expect(await sent(emails)).toEqual([0, 0, 0]);
  });

  test('who have not come are reminded after the days, and never twice within one', async () => {
    const { mark, emails } = await imported(2);
    await portal.as(owner)(sendLetters, { ...all(mark, 2), letter: 'invite' });
    await expect.poll(() => sent(emails)).toEqual([1, 1]);
    const due = async (days: number) => (await portal.as(owner)(previewLetters, { ...all(mark, 2), days })).remind;
    expect(await due(1)).toEqual({ people: 0, withoutAddress: 0, elsewhere: 0, recent: 2 });
    await daysPass(mark, 3);
    expect([(await due(3)).people, (await due(7)).people]).toEqual([2, 0]);
    const remind = () => portal.as(owner)(sendLetters, { ...all(mark, 2), letter: 'remind', days: 3 });
    await Promise.all([remind(), remind()]);
    await expect.poll(() => states(mark)).toEqual(['reminded', 'reminded']);
    expect(await remind()).toEqual({ people: 0 });
    expect(await sent(emails)).toEqual([2, 2]);
    const { list: rows } = await portal.as(owner)(list, { keyword: mark, invitation: 'reminded' });
    expect(rows.map(({ invitation }) => invitation.at !== null)).toEqual([true, true]);
  });

  test('whose invitation was withdrawn are not invited again on the same day', async () => {
    const { mark, emails } = await imported(1);
    const [{ id } = { id: '' }] = (await portal.as(owner)(list, { keyword: mark })).list;
    const employee = await portal.as(owner)(invite, { id, name: '李明', email: emails[0] ?? '' });
    await portal.as(owner)(withdrawInvitation, { id: employee.id });
    expect(await states(mark)).toEqual(['never']);
    expect((await portal.as(owner)(previewLetters, all(mark, 1))).invite).toMatchObject({ people: 0, recent: 1 });
    await daysPass(mark, 2);
    expect((await portal.as(owner)(previewLetters, all(mark, 1))).invite).toMatchObject({ people: 1, recent: 0 });
  });

  test('who log in have accepted', async () => {
    const { mark, emails } = await imported(1);
    const [{ id } = { id: '' }] = (await portal.as(owner)(list, { keyword: mark })).list;
    const { id: employeeId } = await portal.as(owner)(invite, { id, name: '李明', email: emails[0] ?? '' });
    expect(await states(mark)).toEqual(['invited']);
    await portal.as(owner)(inviteAgain, { id: employeeId });
    expect(await states(mark)).toEqual(['reminded']);
    const [, mail] = await messagesTo(portal, emails[0] ?? '');
    await portal.as({ token: null })(contract.account.setPasswordByToken, {
      token: new URL(mail?.link ?? '').searchParams.get('token') ?? '',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      consent: { version: portal.ctx.exhibition.consentVersion, language: 'zh', accepted: true },
    });
    const asActor = { account: emails[0] ?? '', password: PASSWORD, type: 'actor' as const };
    await portal.as({ token: null })(contract.account.logOn, asActor);
    expect(await states(mark)).toEqual(['accepted']);
  });

  test('are told what their exhibitor lacks, once within the days', async () => {
    const mark = newId();
    const company = await makeExhibitor(portal, {
      name_zh: `${mark}化工`,
      name_en: '',
      booth_number: '',
      logo: '',
      introduction_zh: '介绍',
      introduction_en: '',
    });
    const admin = await makeEmployee(portal, company, { admin: true });
    const lacks = async () => (await portal.as(owner)(list, { keyword: mark })).list[0]?.lacks;
    expect(await lacks()).toEqual(['booth', 'logo', 'introductionEn', 'exhibit']);
    await makeProduct(portal, company, { scope: 0 });
    expect(await lacks()).toEqual(['booth', 'logo', 'introductionEn']);
    expect((await portal.as(owner)(list, { keyword: mark, lacks: 'exhibit' })).total).toBe(0);
    const tell = () => portal.as(owner)(sendLetters, { ...all(mark, 1), letter: 'complete' });
    await Promise.all([tell(), tell()]);
    await expect.poll(() => sent([admin.email])).toEqual([1]);
    expect(await tell()).toEqual({ people: 0 });
    const [mail] = await messagesTo(portal, admin.email);
    expect(mail?.body).toContain('目前还缺少：公司标志、英文介绍。');
    const notices = await portal.as(admin)(contract.notice.list, {});
    expect(notices.list[0]).toMatchObject({ title: { zh: '请完善贵公司的参展资料' }, kind: 'announcement' });
  });

  test('are not written to where the list has changed since it was seen', async () => {
    const { mark, emails } = await imported(2);
    expect(await outcomeOf(portal.as(owner)(sendLetters, { ...all(mark, 1), letter: 'invite' }))).toBe('editConflict');
    const [{ id } = { id: '' }] = (await portal.as(owner)(list, { keyword: mark, sort: 'name' })).list;
    expect(await portal.as(owner)(sendLetters, { ...all(mark, 2, [id]), letter: 'invite' })).toEqual({ people: 1 });
    await expect.poll(() => sent(emails)).toEqual([0, 1]);
  });
});
