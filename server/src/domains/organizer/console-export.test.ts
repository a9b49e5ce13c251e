import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { cellsOfSheet, textOfSheet } from '../../../test/sheet-texts.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { insertConsent } from '../account/consent.queries.ts';

const visitors = contract.review.exportList;
const exhibitors = contract.exhibitorRecord.exportList;
const log = contract.organizer.exportAudit;

const portal = testPortal();
let owner: Organizer;
beforeEach(async () => {
  owner = await makeOrganizer(portal);
});

const consent = ({ accountId }: Visitor) =>
  insertConsent(portal.ctx, accountId, {
    accepted: true,
    version: '1',
    language: 'zh',
    minor: false,
    guardianName: '',
    guardianContact: '',
    advertisingSharing: false,
  });
const logged = async (act: 'visitor.export' | 'exhibitor.export' | 'audit.export') =>
  (await portal.as(owner)(contract.organizer.auditList, { act, accountId: owner.accountId })).list.map(
    ({ by, details }) => [by?.accountId, details],
  );

describe('the list of visitors', () => {
  test('as a sheet holds whom the filter leaves, in the order of the list, and the log tells of it', async () => {
    const [first, second] = [
      await makeVisitor(portal, { name: '乙', company: 'Kyoto Seeds', review_state: 'approved' }),
      await makeVisitor(portal, { name: '甲', company: 'Kyoto Seeds', review_state: 'notApproved' }),
    ];
    await makeVisitor(portal, { name: 'CANARY', company: 'Osaka' });
    await Promise.all([first, second].map(consent));
    const asked = { lang: 'en', keyword: 'Kyoto Seeds', sort: 'oldest' } as const;
    const { data } = (await portal.send(visitors, asked, owner)).body;
    const [head, ...rows] = cellsOfSheet(data);
    expect(head?.slice(0, 7)).toEqual([
      'Name',
      'Company',
      'Position',
      'Country or region',
      'E-mail',
      'Mobile',
      'Status',
    ]);
    expect(rows.map(([name, , , , email, , state]) => [name, email, state])).toEqual([
      ['乙', first.email, 'Approved'],
      ['甲', second.email, 'Not approved'],
    ]);
    const approved = (await portal.send(visitors, { ...asked, state: 'approved' }, owner)).body.data;
    expect(cellsOfSheet(approved)).toHaveLength(2);
    expect(await logged('visitor.export')).toEqual([
      [owner.accountId, { exported: 1, state: 'approved' }],
      [owner.accountId, { exported: 2 }],
    ]);
  });

  test('tells no address of whoever has not agreed to the privacy policy', async () => {
    const visitor = await makeVisitor(portal, {
      company: 'Nagoya Trading',
      mobile_area_code: '81',
      mobile: '9012345678',
    });
    const { data } = (await portal.send(visitors, { lang: 'zh', keyword: 'Nagoya Trading' }, owner)).body;
    const text = textOfSheet(data);
    expect([text.includes('Nagoya Trading'), text.includes(visitor.email), text.includes('9012345678')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('holds nobody of another fair', async () => {
    await makeVisitor(portal, { company: 'Sapporo Canary' });
    const sugar = { ...(await makeOrganizer(portal, portal.sugarCtx)), host: SUGAR_HOST };
    const { data } = (await portal.send(visitors, { lang: 'en', keyword: 'Sapporo Canary' }, sugar)).body;
    expect(cellsOfSheet(data)).toHaveLength(1);
  });

  test('is whole where there are more than are read at once', async () => {
    const { data } = (await portal.send(visitors, { lang: 'en' }, owner)).body;
    const { counts } = await portal.as(owner)(contract.review.list, {});
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(cellsOfSheet(data)).toHaveLength(all + 1);
  });
});

describe('the list of exhibitors', () => {
  test('as a sheet holds whom the filter leaves, and the log tells of it', async () => {
    const company = await makeExhibitor(portal, {
      name_zh: '樱花农化',
      name_en: 'Sakura Crop',
      country: 'JP',
      booth_area: '36 m²',
      contact: { name: 'Kenji Sato', email: 'sato@sakura.example', mobile: { areaCode: '81', number: '90-1234-5678' } },
    });
    const { email } = await makeEmployee(portal, company, { admin: true, name_zh: '', name_en: 'Yuki Mori' });
    await makeExhibitor(portal, { name_zh: 'CANARY', name_en: 'CANARY' });
    const { data } = (await portal.send(exhibitors, { lang: 'en', keyword: 'Sakura Crop' }, owner)).body;
    const [head, row, ...more] = cellsOfSheet(data);
    expect(head?.slice(0, 3)).toEqual(['Reference no.', 'Company name (Chinese)', 'Company name (English)']);
    // cells without a text are left out
    expect(row?.slice(0, 2)).toEqual(['樱花农化', 'Sakura Crop']);
    expect(row).toEqual(
      expect.arrayContaining([
        'Japan',
        '36 m²',
        'Kenji Sato',
        'sato@sakura.example',
        '+81 90-1234-5678',
        `Yuki Mori ${email}`,
        'Logged in',
      ]),
    );
    expect(more).toEqual([]);
    expect(await logged('exhibitor.export')).toEqual([[owner.accountId, {}]]);
  });
});

describe('the audit log', () => {
  test('as a sheet is filtered as the list is, and holds its own export', async () => {
    await portal.send(exhibitors, { lang: 'en', state: 'open' }, owner);
    const asked = { lang: 'en', accountId: owner.accountId } as const;
    const [head, ...rows] = cellsOfSheet((await portal.send(log, asked, owner)).body.data);
    expect(head?.slice(1, 5)).toEqual(['By', 'E-mail', 'Role', 'Act']);
    const says = (act: string) => rows.map((row) => [owner.email, 'Owner', act].every((word) => row.includes(word)));
    expect([says('Exported the audit log'), says('Exported exhibitors')]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(rows[1]?.some((cell) => cell.includes('open'))).toBe(true);
    const one = (await portal.send(log, { ...asked, act: 'audit.export' }, owner)).body.data;
    expect(cellsOfSheet(one)).toHaveLength(3);
  });
});
