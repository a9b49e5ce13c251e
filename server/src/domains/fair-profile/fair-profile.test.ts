import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayAfter } from '@fairbridge/contract/days.ts';
import type { ProfileOut } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { programmeRow } from '../../../../demo/factories/factories.ts';
import { freshOf, GUEST } from '../../../test/fresh.ts';
import { makeLive } from '../../../test/lives.ts';
import { makeMeeting, makePair, signUpVisitor, slotOf, type Pair } from '../../../test/meetings.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeExhibitor,
  makeOrganizer,
  makeOrganizersPicture,
  makeVisitor,
  type Organizer,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { indexProgrammes } from '../programme/programme.document.ts';

const { content, exhibition, fairProfile, live, meetingDesk } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
const fresh = freshOf(portal);
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

const get = () => portal.as(owner)(fairProfile.get, {});
/** Saves the details with these parts in the place of what stands there. */
async function save(change: Partial<ProfileOut>, moveAlong = false) {
  const { version, form } = await get();
  return portal.as(owner)(fairProfile.save, { version, form: { ...form, ...change }, moveAlong });
}

const today = dayInBeijing(new Date());
/** Nine o'clock in Beijing on this day, and hours later. */
const at = (day: string, hour: number): string =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`).toISOString();

describe('the details of the fair', () => {
  test('are read by everybody as they were saved, and the other fair keeps its own', async () => {
    const there = await fresh({ ...GUEST, host: SUGAR_HOST })(exhibition.configuration, {});
    const logo = await makeOrganizersPicture(portal, 'fairLogo');
    const startsOn = dayAfter(today, 40);
    const hosts = [
      { role: 'host' as const, name: { zh: '茶叶协会', en: 'Tea Association' }, website: 'https://tea.example' },
    ];
    const entity = {
      name: { zh: '展桥会展有限公司', en: 'Fairbridge Exhibitions Ltd' },
      number: '91310000MA1FL0000X',
      address: { zh: '上海市', en: 'Shanghai' },
      icp: '沪ICP备00000000号',
    };
    const note = { zh: '12 点起凭胸卡入场', en: 'Badge holders from noon' };
    const closed = { opens: '', closes: '', note: { zh: '', en: '' } };
    await save({
      name: { zh: '国际茶叶展', en: 'International Tea Fair' },
      startsOn,
      endsOn: dayAfter(startsOn, 2),
      hours: [
        { opens: '09:00', closes: '17:00', note },
        closed,
        { opens: '09:30', closes: '15:00', note: closed.note },
      ],
      address: { zh: '崧泽大道 333 号', en: '333 Songze Avenue' },
      hosts,
      logo,
      action: '#7A1E1E',
      email: 'Service@Tea.example',
      phone: '+86 21 5550 0100',
      entity,
    });
    const seen = await fresh()(exhibition.configuration, {});
    expect({
      name: seen.name,
      startsOn: seen.startsOn,
      logo: seen.logo,
      icp: seen.icp,
      action: seen.theme.action,
    }).toEqual({
      name: { zh: '国际茶叶展', en: 'International Tea Fair' },
      startsOn,
      logo: `/files/${logo}/w200.webp`,
      icp: entity.icp,
      action: '#7a1e1e',
    });
    expect(await fresh()(exhibition.details, {})).toEqual({
      address: { zh: '崧泽大道 333 号', en: '333 Songze Avenue' },
      hours: [
        { day: startsOn, opens: '09:00', closes: '17:00', note },
        { day: dayAfter(startsOn, 2), opens: '09:30', closes: '15:00', note: closed.note },
      ],
      hosts,
      email: 'service@tea.example',
      phone: '+86 21 5550 0100',
      entity: { name: entity.name, number: entity.number, address: entity.address },
    });
    expect(await fresh({ ...GUEST, host: SUGAR_HOST })(exhibition.configuration, {})).toEqual(there);
  });

  test('are changed by one owner at a time, and by nobody else', async () => {
    const { version, form } = await get();
    const second = portal.as(await makeOrganizer(portal));
    const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
    const both = await Promise.all(
      [portal.as(owner), second].map((call) => outcomeOf(call(fairProfile.save, { version, form }))),
    );
    expect(tally(both)).toEqual({ done: 1, editConflict: 1 });
    expect(await outcomeOf(editor(fairProfile.save, { version: version + 1, form }))).toBe('notAllowed');
    expect(await outcomeOf(editor(fairProfile.get, {}))).toBe('notAllowed');
  });

  const DARK = '#101010';
  test.each<[field: string, rule: keyof typeof RULES, change: Partial<ProfileOut>]>([
    ['form.endsOn', 'fairDays', { startsOn: dayAfter(today, 9), endsOn: dayAfter(today, 8), hours: [] }],
    ['form.endsOn', 'fairOver', { startsOn: dayAfter(today, -9), endsOn: dayAfter(today, -8), hours: [] }],
    ['form.endsOn', 'fairTooLong', { startsOn: today, endsOn: dayAfter(today, 400), hours: [] }],
    ['form.name', 'required', { name: { zh: '', en: '' } }],
    [
      'form.hours.0.closes',
      'programmeTimes',
      { hours: [{ opens: '17:00', closes: '09:00', note: { zh: '', en: '' } }] },
    ],
    ['form.hours.0.closes', 'required', { hours: [{ opens: '09:00', closes: '', note: { zh: '', en: '' } }] }],
    ['form.action', 'colourTooLight', { action: '#ffd0d0' }],
    ['form.action', 'colour', { action: 'red' }],
    ['form.accent', 'colourTooDark', { accent: DARK }],
    ['form.email', 'email', { email: 'nobody' }],
  ])('with a wrong %s are refused (%s)', async (field, rule, change) => {
    const before = await get();
    expect(await wrongFields(save(change))).toEqual({ [field]: RULES[rule][0] });
    expect(await get()).toEqual(before);
  });

  test('take no picture of another use or another fair as the logo', async () => {
    for (const logo of [
      await makeOrganizersPicture(portal, 'banner'),
      await makeOrganizersPicture(portal, 'fairLogo', portal.sugarCtx),
    ])
      expect(await wrongFields(save({ logo }))).toEqual({ 'form.logo': RULES.articlePicture[0] });
  });
});

describe('a fair that moves', () => {
  /** The fair on three days, with a programme, a live that somebody waits for, and a meeting with one appointment on each of two days. */
  async function planned(startsOn: string) {
    await save({ startsOn, endsOn: dayAfter(startsOn, 2), hours: [] });
    const row = programmeRow(portal.ctx.exhibition.id, { starts_at: at(startsOn, 9), ends_at: at(startsOn, 11) });
    await insertRows(portal.ctx.db, 'programme', [row]);
    await indexProgrammes(portal.ctx, [row.id]);
    const visitor = await makeVisitor(portal);
    const show = await makeLive(portal, await makeExhibitor(portal), {
      starts_at: at(dayAfter(startsOn, 1), 14),
      ends_at: at(dayAfter(startsOn, 1), 15),
    });
    await portal.as(visitor)(live.want, { id: show.id, wants: true });
    const meeting = await makeMeeting(portal, {
      starts_at: at(startsOn, 9),
      ends_at: at(dayAfter(startsOn, 1), 17),
      deadline: at(dayAfter(startsOn, -2), 18),
    });
    const breaks = JSON.stringify([{ startsAt: at(startsOn, 12), endsAt: at(startsOn, 13) }]);
    await sql`update meeting set breaks = ${breaks}::jsonb where id = ${meeting.id}`.execute(portal.ctx.db);
    const pair = await makePair(portal, { meeting });
    const second = await signUpVisitor(portal, meeting.id, await makeVisitor(portal));
    await appoint(pair, at(startsOn, 9));
    await appoint({ ...pair, visitorSignupId: second }, at(dayAfter(startsOn, 1), 9));
    return { programme: row.id, show, meeting, pair, visitor };
  }
  const appoint = (pair: Pick<Pair, 'visitorSignupId' | 'exhibitorSignupId'>, startsAt: string) =>
    portal.as(owner)(meetingDesk.appoint, {
      visitorSignupId: pair.visitorSignupId,
      exhibitorSignupId: pair.exhibitorSignupId,
      slot: startsAt,
      requestId: newId(),
    });
  const timesOf = async (table: string, id: string): Promise<string[]> => {
    const { rows } = await sql<{ starts_at: Date; ends_at: Date }>`
      select starts_at, ends_at from ${sql.table(table)} where id = ${id}`.execute(portal.ctx.db);
    return rows.flatMap((row) => [row.starts_at.toISOString(), row.ends_at.toISOString()]);
  };
  const bookings = async (meetingId: string): Promise<string[]> => {
    const { rows } = await sql<{ starts: Date }>`
      select distinct lower(during) as starts from meeting_booking where meeting_id = ${meetingId} order by 1`.execute(
      portal.ctx.db,
    );
    return rows.map(({ starts }) => starts.toISOString());
  };

  test('takes its programme, lives, meetings and appointments along where asked to, by a single day too', async () => {
    const startsOn = dayAfter(today, 100);
    const { programme, show, meeting, pair } = await planned(startsOn);
    expect(await portal.as(owner)(fairProfile.planned, {})).toEqual({
      startsOn,
      endsOn: dayAfter(startsOn, 2),
      programmes: 1,
      lives: 1,
      meetings: 1,
      appointments: 2,
    });
    const next = dayAfter(startsOn, 1);
    const { moved } = await save({ startsOn: next, endsOn: dayAfter(next, 2) }, true);
    expect(moved).toEqual({ programmes: 1, lives: 1, meetings: 1, appointments: 2 });
    expect(await timesOf('programme', programme)).toEqual([at(next, 9), at(next, 11)]);
    expect(await timesOf('live', show.id)).toEqual([at(dayAfter(next, 1), 14), at(dayAfter(next, 1), 15)]);
    expect(await timesOf('meeting', meeting.id)).toEqual([at(next, 9), at(dayAfter(next, 1), 17)]);
    expect(await bookings(meeting.id)).toEqual([at(next, 9), at(dayAfter(next, 1), 9)]);
    const { rows } = await sql<{ breaks: unknown; deadline: Date }>`
      select breaks, deadline from meeting where id = ${meeting.id}`.execute(portal.ctx.db);
    expect(rows).toEqual([
      {
        breaks: [{ startsAt: at(next, 12), endsAt: at(next, 13) }],
        deadline: new Date(at(dayAfter(startsOn, -1), 18)),
      },
    ]);
    const { list } = await portal.as(pair.buyer)(contract.meetingAppointment.list, {});
    expect(list.map(({ agreed }) => agreed?.startsAt)).toEqual([at(next, 9)]);
    const shown = await fresh()(content.programme, { id: programme });
    expect(shown.startsAt).toBe(at(next, 9));
  });

  test('leaves it where it is unless asked to', async () => {
    const startsOn = dayAfter(today, 150);
    const { programme, meeting } = await planned(startsOn);
    const { moved } = await save({ startsOn: dayAfter(startsOn, 7), endsOn: dayAfter(startsOn, 9) });
    expect(moved).toEqual({ programmes: 0, lives: 0, meetings: 0, appointments: 0 });
    expect(await timesOf('programme', programme)).toEqual([at(startsOn, 9), at(startsOn, 11)]);
    expect(await timesOf('meeting', meeting.id)).toEqual([at(startsOn, 9), at(dayAfter(startsOn, 1), 17)]);
  });

  test('is refused as a whole where somebody has another appointment at a new time', async () => {
    const startsOn = dayAfter(today, 200);
    const { programme, meeting, pair } = await planned(startsOn);
    const elsewhere = dayAfter(startsOn, 10);
    const later = await makeMeeting(portal, { starts_at: at(elsewhere, 9), ends_at: at(elsewhere, 17) });
    const again = await makePair(portal, { meeting: later, buyer: pair.buyer, supplier: pair.supplier });
    await appoint(again, slotOf(later, 0));
    expect(await outcomeOf(save({ startsOn: elsewhere, endsOn: dayAfter(elsewhere, 2) }, true))).toBe('daysTaken');
    expect((await get()).form.startsOn).toBe(startsOn);
    expect(await timesOf('programme', programme)).toEqual([at(startsOn, 9), at(startsOn, 11)]);
    expect(await bookings(meeting.id)).toEqual([at(startsOn, 9), at(dayAfter(startsOn, 1), 9)]);
  });
});
