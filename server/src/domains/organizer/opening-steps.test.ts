import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { OPENING_STEPS, type OpeningStep } from '@fairbridge/contract/organizer/opening.shapes.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeProduct } from '../../../test/world.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { lastDays, openingSteps, type OpeningState } from './opening-steps.rules.ts';

const { getOverview } = contract.organizer;
const portal = testPortal();

const t = (text: string) => ({ zh: text, en: text });
const owner = { kind: 'organizer', role: 'owner' } as const;
const hall = { code: 'H1', name: t('1'), floor: '1F', colour: '#000000' };
const category = { code: 'c', name: t('c'), parent: null };
const READY: OpeningState = {
  exhibition: {
    name: t('展'),
    venue: t('馆'),
    city: t('沪'),
    startsOn: '2026-12-01',
    endsOn: '2026-12-03',
    halls: new Map([['H1', hall]]),
    categories: new Map([['c', category]]),
    servicePhone: '400',
    serviceHours: t('9–17'),
    registrationOnly: false,
    exhibitorDisabled: false,
  },
  today: '2026-12-03',
  unset: [],
  mailFailed: false,
  pages: ['agreement', 'disclaimer', 'about'],
  banners: 1,
  questions: 1,
  exhibitors: { all: 3, placed: 3, invited: 3, complete: 3 },
  staff: { all: 2, withApp: 2, owners: 2 },
};
const open = (state: OpeningState): string[] =>
  openingSteps(state, owner).flatMap(({ name, done }) => (done ? [] : [name]));
const withFair = (given: Partial<OpeningState['exhibition']>): OpeningState => ({
  ...READY,
  exhibition: { ...READY.exhibition, ...given },
});

describe('the steps to the opening', () => {
  test('are all done where nothing is missing, in their order', () => {
    expect(openingSteps(READY, owner).map(({ name, done }) => [name, done])).toEqual(
      OPENING_STEPS.map((name) => [name, true]),
    );
  });

  test.each<[OpeningStep['name'], OpeningState[]]>([
    ['names', [withFair({ venue: { zh: '馆', en: '' } }), { ...READY, today: '2026-12-04' }]],
    ['plan', [withFair({ halls: new Map() }), withFair({ categories: new Map() })]],
    [
      'mail',
      [
        { ...READY, unset: ['SMTP_URL'] },
        { ...READY, unset: ['MAIL_FROM'] },
        { ...READY, mailFailed: true },
      ],
    ],
    ['address', [{ ...READY, unset: ['PUBLIC_ORIGIN'] }]],
    ['team', [{ ...READY, staff: { all: 2, withApp: 1, owners: 2 } }]],
    ['secondOwner', [{ ...READY, staff: { all: 2, withApp: 2, owners: 1 } }]],
    ['legal', [{ ...READY, pages: ['agreement'] }]],
    ['home', [{ ...READY, banners: 0 }]],
    ['questionnaire', [{ ...READY, questions: 0 }]],
    ['service', [withFair({ servicePhone: '' }), withFair({ serviceHours: { zh: '9', en: '' } })]],
    ['booths', [{ ...READY, exhibitors: { ...READY.exhibitors, placed: 2 } }]],
    ['invited', [{ ...READY, exhibitors: { ...READY.exhibitors, invited: 2 } }]],
    ['complete', [{ ...READY, exhibitors: { ...READY.exhibitors, complete: 2 } }]],
    ['opening', [withFair({ registrationOnly: true }), withFair({ exhibitorDisabled: true })]],
  ])('%s is still to be done where what it stands for is missing', (name, states) => {
    for (const state of states) expect(open(state)).toEqual([name]);
  });

  test('a fair without exhibitors has none of them ready', () => {
    const none = { all: 0, placed: 0, invited: 0, complete: 0 };
    expect(open({ ...READY, exhibitors: none })).toEqual(['booths', 'invited', 'complete']);
  });
});

describe('the start page of the console', () => {
  const stepsOf = async (ctx: FairContext, role: 'owner' | 'support' = 'owner') => {
    const staff = await makeOrganizer(portal, ctx, role);
    const here = ctx === portal.sugarCtx ? { host: SUGAR_HOST } : {};
    const { steps } = await portal.as({ ...staff, ...here })(getOverview, {});
    return new Map(steps.map((step) => [step.name, step]));
  };
  const of = (step: OpeningStep | undefined) => step?.counted ?? { count: -1, of: -1 };

  test('counts the exhibitors of this fair that are ready, disabled ones apart', async () => {
    const before = await stepsOf(portal.ctx);
    const empty = await makeExhibitor(portal, {
      hall: null,
      booth_number: '',
      logo: '',
      introduction_zh: '',
      introduction_en: '',
    });
    const full = await makeExhibitor(portal, { logo: newId(), introduction_zh: '简介', introduction_en: '' });
    await makeProduct(portal, full);
    await makeEmployee(portal, full, { admin: true });
    await makeEmployee(portal, empty, { admin: false });
    await makeExhibitor(portal, { disabled_at: new Date().toISOString(), open: false });
    await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const after = await stepsOf(portal.ctx);
    const grown = (name: OpeningStep['name']) => [
      of(after.get(name)).count - of(before.get(name)).count,
      of(after.get(name)).of - of(before.get(name)).of,
    ];
    expect([grown('booths'), grown('invited'), grown('complete')]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  test('says that e-mails fail while the last one of this fair did', async () => {
    const message = (exhibition_id: string, state: string) => ({
      id: newId(),
      exhibition_id,
      kind: 'email',
      recipient: 'someone@fair.example',
      body: 'x',
      state,
    });
    await insertRows(portal.ctx.db, 'message', [message(portal.ctx.exhibition.id, 'failed')]);
    expect([(await stepsOf(portal.ctx)).get('mail')?.done, (await stepsOf(portal.sugarCtx)).get('mail')?.done]).toEqual(
      [false, true],
    );
    await sql`update message set state = 'sent' where exhibition_id = ${portal.ctx.exhibition.id}`.execute(
      portal.ctx.db,
    );
    expect((await stepsOf(portal.ctx)).get('mail')?.done).toBe(true);
  });

  test('tells owners alone of the staff', async () => {
    const told = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
      ['team', 'secondOwner'].filter((name) => [...steps.keys()].some((one) => one === name));
    expect(told(await stepsOf(portal.ctx))).toEqual(['team', 'secondOwner']);
    expect(told(await stepsOf(portal.ctx, 'support'))).toEqual([]);
  });
});

test('the last thirty days are days in Beijing, those without a registration too', () => {
  const days = lastDays(new Date('2026-03-01T16:30:00Z'), [
    { day: '2026-03-02', count: 4 },
    { day: '2026-02-28', count: 7 },
  ]);
  expect([days.length, days[0]?.day]).toEqual([30, '2026-02-01']);
  expect(days.slice(-3)).toEqual([
    { day: '2026-02-28', count: 7 },
    { day: '2026-03-01', count: 0 },
    { day: '2026-03-02', count: 4 },
  ]);
});
