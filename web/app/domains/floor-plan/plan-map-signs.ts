import type { ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';

/** What a visitor has of a booth's exhibitors. */
export type OwnMark = 'favourite' | 'order' | 'meeting';
/** `here`: where the person is; `ownBooth`: of an exhibitor's own company. */
export type Mark = OwnMark | 'here' | 'ownBooth';
/** By booth. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

/** Colours by booth. */
export type Tints = ReadonlyMap<string, string>;

const MARK_SIGNS = { favourite: '★', order: '✉︎', meeting: '◷', here: '●', ownBooth: '◆' } as const satisfies Record<
  Mark,
  string
>;
export const markSign = (mark: Mark): string => MARK_SIGNS[mark];

const SIGNS: Partial<Record<ElementKind, string>> = {
  entrance: '⇥',
  lift: '⇕',
  stairs: '≣',
  escalator: '⇗',
  toilet: 'WC',
  accessibleToilet: '♿︎',
  information: 'i',
  registration: '✓',
  firstAid: '✚',
  cloakroom: '⌂',
  food: '☕︎',
  stage: '♪',
  meeting: '⋯',
  other: '•',
};
export const signOf = (kind: ElementKind): string | undefined => SIGNS[kind];
