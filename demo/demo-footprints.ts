import type { Insertable } from 'kysely';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { CompanyRows } from './demo-company.ts';
import type { Random } from './data/shapes.ts';
import { footprintRow } from './factories/factories.ts';

type Row = Insertable<Tables['footprint']>;
type Plan = {
  exhibitionId: string;
  random: Random;
  buyer: { id: string };
  visitors: readonly { id: string }[];
  companies: readonly CompanyRows[];
};

const HOUR = 3_600_000;
const at = (hoursAgo: number): string => new Date(Date.now() - hoursAgo * HOUR).toISOString();

/** Some buyers looked at the demo exhibitor, the demo buyer at some companies, and some companies back at that buyer. */
export function footprintRows({ exhibitionId, random, buyer, visitors, companies }: Plan): Row[] {
  const rows = new Map<string, Row>();
  const look = (
    viewer: { type: 'VISITOR' | 'ACTOR'; id: string },
    subject: { type: 'ACTOR' | 'PRODUCT' | 'VISITOR'; id: string },
    owner: string,
    hoursAgo: number,
  ): void => {
    const seen = { owner_id: owner, visits: 1 + random.int(4), first_at: at(hoursAgo + 30), last_at: at(hoursAgo) };
    rows.set(`${viewer.id} ${subject.id}`, footprintRow(exhibitionId, viewer, subject, seen));
  };
  const visit = (visitorId: string, { exhibitor, products }: CompanyRows, exhibits: number, hoursAgo: number): void => {
    const viewer = { type: 'VISITOR', id: visitorId } as const;
    look(viewer, { type: 'ACTOR', id: exhibitor.id }, exhibitor.id, hoursAgo);
    const open = products.filter(({ scope }) => scope === 0);
    for (const { id } of random.shuffle(open).slice(0, exhibits))
      look(viewer, { type: 'PRODUCT', id }, exhibitor.id, hoursAgo - random.next() * Math.min(2, hoursAgo));
  };
  const shown = companies.filter(({ products }) => products.length > 0).slice(0, 8);
  const [first] = shown;
  if (first !== undefined)
    for (const { id } of random.shuffle([...visitors]).slice(0, 18))
      visit(id, first, random.int(6), 1 + random.int(120));
  for (const [index, company] of shown.entries()) {
    visit(buyer.id, company, 2, 3 + index * 9);
    if (index % 2 === 0)
      look({ type: 'ACTOR', id: company.exhibitor.id }, { type: 'VISITOR', id: buyer.id }, '', 2 + index * 11);
  }
  return [...rows.values()];
}
