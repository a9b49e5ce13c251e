import { boxOf } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { FairDefinition } from '../data/fair.ts';
import { random as randomOf } from '../data/random.ts';
import { boothHall, type DrawnHall, type Stand } from './booth-hall.ts';
import { STOREYS, type Storey } from './core.ts';
import { moved, turned, withCrossings, type Drawing } from './drawing.ts';
import { floorDrawing } from './floor.ts';
import { openHall } from './open-hall.ts';
import { VENUES } from './venues.ts';

export type DrawnFloor = Drawing & { code: Storey; width: number; depth: number };
/** `stands`: one for each company, in the order of the companies; the first ones stand on islands. */
export type DrawnPlan = { floors: DrawnFloor[]; stands: Stand[] };
type Fair = Pick<FairDefinition, 'code' | 'halls'>;

/** Around everything that is drawn on a floor. */
const MARGIN = 4;

/** The plan of a demo fair that has room for so many companies, the same at each call. */
export function planOf({ code, halls }: Fair, companies: number): DrawnPlan {
  const random = randomOf(`floor plan ${code}`);
  const { westToEast, core, rooms, spineEntrances, halls: sites } = VENUES[code];
  const turns = hallsInTurn(code, halls, companies);
  const stands = new Map<string, Stand[]>();
  const drawnHall = ({ code: hall, name }: Fair['halls'][number]): DrawnHall | null => {
    const site = sites[hall];
    if (site === undefined) return null;
    if ('open' in site) return openHall(hall, name, site.open);
    const { ratio, middle, outdoor = false } = site;
    const own = turns.filter((one) => one === hall).length;
    const drawn = boothHall({ hall, name, companies: own, ratio, middle, outdoor }, random);
    stands.set(hall, drawn.stands);
    return drawn;
  };
  const floors = STOREYS.map((storey): DrawnFloor => {
    const onFloor = halls.flatMap((hall) => {
      const [site, drawn] = [sites[hall.code], hall.floor === storey ? drawnHall(hall) : null];
      return site === undefined || drawn === null ? [] : [{ ...site, drawn }];
    });
    const drawing = floorDrawing({
      storey,
      core,
      halls: onFloor,
      rooms: rooms[storey] ?? [],
      spineEntrances: spineEntrances[storey] ?? {},
    });
    return framed(storey, withCrossings(westToEast ? turned(drawing) : drawing));
  });
  return { floors, stands: turns.flatMap((hall) => stands.get(hall)?.shift() ?? []) };
}

function framed(code: Storey, drawing: Drawing): DrawnFloor {
  const points = [...drawing.elements, ...drawing.booths].flatMap((one) => one.points);
  const { left, top, right, bottom } = boxOf(points);
  const width = Math.ceil(right - left + 2 * MARGIN);
  const depth = Math.ceil(bottom - top + 2 * MARGIN);
  return { code, width, depth, ...moved(drawing, MARGIN - left, MARGIN - top) };
}

/** The hall of each company: the next one goes to the hall that has least for its share. */
function hallsInTurn(code: Fair['code'], halls: Fair['halls'], companies: number): string[] {
  const shares = halls.flatMap(({ code: hall }) => {
    const site = VENUES[code].halls[hall];
    return site !== undefined && 'share' in site ? [{ hall, share: site.share, has: 0 }] : [];
  });
  return Array.from({ length: companies }, () => {
    const next = shares.reduce((least, one) =>
      (one.has + 0.5) / one.share < (least.has + 0.5) / least.share ? one : least,
    );
    next.has += 1;
    return next.hall;
  });
}
