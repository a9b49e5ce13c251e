import type { BoothState, ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { BoothExhibitor, PlanFloor, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { PlanFindings } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { ruleText, type RuleName } from '@fairbridge/contract/rules.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { boothState, elementAnswer, pointsOf } from './floor-plan.answers.ts';
import type { PlanRows } from './floor-plan.queries.ts';

/** A plan that is not stored yet. `where` names its part as whoever wrote the file knows it. */
export type DraftFloor = { code: string; name: Bilingual; width: number; depth: number };
export type DraftElement = {
  /** Null: a new one. */
  id: string | null;
  where: string;
  floor: string;
  kind: ElementKind;
  hall: string | null;
  name: Bilingual;
  connector: string;
  points: Points;
};
export type DraftBooth = {
  id: string | null;
  where: string;
  hall: string;
  number: string;
  state: BoothState;
  points: Points;
};
export type PlanDraft = { floors: DraftFloor[]; elements: DraftElement[]; booths: DraftBooth[] };

/** Collects what is found, in the caller's language: the first ones in words, all in number. */
export class Findings {
  readonly #list: PlanFindings['list'] = [];
  readonly lang: Lang;
  #total = 0;
  constructor(lang: Lang) {
    this.lang = lang;
  }

  add(where: string, rule: RuleName, values: Record<string, string | number> = {}): void {
    this.#total += 1;
    if (this.#list.length < LIMITS.planFaultsShown)
      this.#list.push({ where, message: ruleText(rule, this.lang, values) });
  }

  get total(): number {
    return this.#total;
  }

  answer(): PlanFindings {
    return { list: this.#list, total: this.#total };
  }
}

export const boothWhere = (hall: string, number: string): string => `${hall} ${number}`;

/** The stored plan, to be changed or compared with. */
export const draftOf = ({ floors, elements, booths }: PlanRows): PlanDraft => ({
  floors: floors.map((floor) => ({
    code: floor.code,
    name: bilingualOf('name', floor),
    width: floor.width,
    depth: floor.depth,
  })),
  elements: elements.map((row) => ({ ...elementAnswer(row), floor: row.floor, where: row.id })),
  booths: booths.map(({ id, hall, number, state, points }) => ({
    id,
    where: boothWhere(hall, number),
    hall,
    number,
    state: boothState.parse(state),
    points: pointsOf(points),
  })),
});

/** The floors as they are answered. Parts without an id go by where they stand in the file. `standingAt`: who stands at a booth. */
export const floorsOf = (
  { floors, elements, booths }: PlanDraft,
  { halls }: Pick<Exhibition, 'halls'>,
  standingAt: (booth: DraftBooth) => BoothExhibitor[],
): PlanFloor[] =>
  floors.map((floor) => ({
    ...floor,
    elements: elements
      .filter((element) => element.floor === floor.code)
      .map(({ id, where, kind, hall, name, connector, points }) => ({
        id: id ?? where,
        kind,
        hall,
        name,
        connector,
        points,
      })),
    booths: booths
      .filter(({ hall }) => halls.get(hall)?.floor === floor.code)
      .map((booth) => ({
        id: booth.id ?? booth.where,
        hall: booth.hall,
        number: booth.number,
        points: booth.points,
        exhibitors: standingAt(booth),
      })),
  }));
