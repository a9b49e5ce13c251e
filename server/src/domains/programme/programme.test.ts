import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { freshOf } from '../../../test/fresh.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeOrganizer } from '../../../test/world.ts';

const { content, programme } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let editor: Person;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

const fresh = freshOf(portal);

async function searched(id: string): Promise<boolean> {
  const { rows } = await sql`select id from search_document where id = ${id}`.execute(portal.ctx.db);
  return rows.length === 1;
}

describe('a programme', () => {
  const PROGRAMME = {
    kind: 'forum' as const,
    title: { zh: '除草剂, 抗性; 论坛', en: 'Herbicide resistance' },
    description: { zh: '第一行\n第二行', en: '' },
    place: { zh: '2F', en: '2F' },
    speaker: { zh: '', en: '' },
    startsAt: '2027-03-10T02:00:00Z',
    endsAt: '2027-03-10T03:30:00Z',
  };

  test('is public when it is added, changes for everybody, goes when it is deleted', async () => {
    const { id } = await portal.as(editor)(programme.create, PROGRAMME);
    expect([(await fresh()(content.programme, { id })).title, await searched(id)]).toEqual([PROGRAMME.title, true]);
    await portal.as(editor)(programme.change, { ...PROGRAMME, id, version: 1, place: { zh: '3F', en: '3F' } });
    expect((await fresh()(content.programme, { id })).place).toEqual({ zh: '3F', en: '3F' });
    await portal.as(editor)(programme.remove, { id });
    expect([await outcomeOf(fresh()(content.programme, { id })), await searched(id)]).toEqual(['notFound', false]);
    await portal.as(editor)(programme.restore, { id });
    expect([await outcomeOf(fresh()(content.programme, { id })), await searched(id)]).toEqual(['done', true]);
  });

  test('ends after it begins', async () => {
    const wrong = portal.as(editor)(programme.create, { ...PROGRAMME, endsAt: PROGRAMME.startsAt });
    expect(await wrongFields(wrong)).toEqual({ endsAt: RULES.programmeTimes[0] });
  });

  test('goes into a calendar with its times, its words escaped', async () => {
    const { id } = await portal.as(editor)(programme.create, PROGRAMME);
    const { text, headers } = await portal.send(content.programmeCalendar, { id });
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(lines.filter((line) => /^(DTSTART|DTEND|SUMMARY|UID)/.test(line))).toEqual([
      `UID:${id}@localhost`,
      'DTSTART:20270310T020000Z',
      'DTEND:20270310T033000Z',
      'SUMMARY:除草剂\\, 抗性\\; 论坛',
    ]);
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))?.startsWith('DESCRIPTION:第一行\\n第二行\\nhttp')).toBe(
      true,
    );
  });
});
