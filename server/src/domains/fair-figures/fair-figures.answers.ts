import { companyContact } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import {
  REGISTRATION_SOURCES,
  type RegistrationGroup,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type {
  ExhibitorFigures,
  HallRow,
  RegistrationFiguresDay,
  RegistrationRow,
  RequirementRow,
  WaitingExhibitor,
} from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { boothAnswer } from '../exhibitor/exhibitor.answers.ts';
import { daysOf } from '../statistics/figure-day.queries.ts';
import { businessNames } from '../visitor/visitor.document.ts';
import type { ExhibitorFigureRow } from './exhibitor-figures.queries.ts';
import { hallFigures, type HallFigureRow } from './hall-figures.queries.ts';
import { registrationFigures } from './registration-figures.queries.ts';
import { unansweredRequirements, type WaitingRow } from './waiting.queries.ts';

const NOT_GIVEN: Bilingual = { zh: '未填写', en: 'Not given' };
const NO_HALL: Bilingual = { zh: '未定展馆', en: 'No hall yet' };
const NONE_NAMED: Bilingual = { zh: '未选类别', en: 'No category' };

const sources = new Map<string, Bilingual>(
  Object.entries(REGISTRATION_SOURCES).map(
    ([
      source,
      {
        label: [zh, en],
      },
    ]) => [source, { zh, en }],
  ),
);

/** The registrations of some days, each day and each group. */
export async function registrationsOf(
  ctx: FairContext,
  period: Period,
): Promise<{ days: RegistrationFiguresDay[]; groups: Record<RegistrationGroup, RegistrationRow[]> }> {
  const rows = await registrationFigures(ctx, period);
  const business = await businessNames(ctx);
  const names: Record<RegistrationGroup, (key: string) => Bilingual | undefined> = {
    source: (key) => sources.get(key),
    country: countryName,
    interest: (key) => ctx.exhibition.categories.get(key)?.name,
    business: (key) => business.get(key),
  };
  const rowsBy = (by: RegistrationGroup): RegistrationRow[] =>
    rows
      .filter((row) => row.by === by)
      .map(({ by: _by, ...row }) => ({
        ...row,
        name: row.key === '' ? NOT_GIVEN : (names[by](row.key) ?? { zh: row.key, en: row.key }),
      }));
  const known = new Map(rows.filter(({ by }) => by === 'day').map((row) => [row.key, row]));
  return {
    days: daysOf(period).map((at) => {
      const { begun = 0, finished = 0, approved = 0 } = known.get(at) ?? {};
      return { at, begun, finished, approved };
    }),
    groups: {
      source: rowsBy('source'),
      country: rowsBy('country'),
      interest: rowsBy('interest'),
      business: rowsBy('business'),
    },
  };
}

/** Every hall of the fair in its order, and last the exhibitors without one, if there are any. */
export async function hallsOf(ctx: FairContext, period: Period): Promise<HallRow[]> {
  const known = new Map((await hallFigures(ctx, period)).map((row) => [row.hall, row]));
  const amountsOf = (row: HallFigureRow | undefined) => ({
    exhibitors: row?.exhibitors ?? 0,
    booths: row?.booths ?? 0,
    exhibits: row?.exhibits ?? 0,
    views: row?.views ?? 0,
    inquiries: row?.inquiries ?? 0,
  });
  const halls = [...ctx.exhibition.halls.values()].map(({ code, name, floor }) => ({
    key: code,
    name,
    floor,
    ...amountsOf(known.get(code)),
  }));
  const without = known.get('');
  return without === undefined ? halls : [...halls, { key: '', name: NO_HALL, floor: '', ...amountsOf(without) }];
}

const placed = (
  exhibition: Exhibition,
  row: Pick<WaitingRow, 'id' | 'name_zh' | 'name_en' | 'hall' | 'booth_number'>,
) => ({
  id: row.id,
  name: bilingualOf('name', row),
  booth: boothAnswer(exhibition, row.hall, row.booth_number),
});

/** `mayReach`: this member of staff reads in the exhibitor's record how to reach it. */
export function waitingAnswer(exhibition: Exhibition, row: WaitingRow, mayReach: boolean): WaitingExhibitor {
  const { name, mobile } = companyContact.parse(row.contact);
  const { inquiries, orders, chats, requirements, documentRequests, appointments, total, since } = row;
  return {
    ...placed(exhibition, row),
    contact: mayReach ? { name, mobile: mobile.number === '' ? '' : `+${mobile.areaCode} ${mobile.number}` } : null,
    inquiries,
    orders,
    chats,
    requirements,
    documentRequests,
    appointments,
    total,
    since: since.toISOString(),
  };
}

export async function requirementsOf(ctx: FairContext): Promise<RequirementRow[]> {
  return (await unansweredRequirements(ctx)).map(({ category, count, since }) => ({
    key: category,
    name:
      category === '' ? NONE_NAMED : (ctx.exhibition.categories.get(category)?.name ?? { zh: category, en: category }),
    count,
    since: since.toISOString(),
  }));
}

export const exhibitorAnswer = (exhibition: Exhibition, row: ExhibitorFigureRow): ExhibitorFigures => ({
  ...placed(exhibition, row),
  done: row.done,
  asked: row.asked,
  median: row.median,
  inTime: row.in_time,
});
