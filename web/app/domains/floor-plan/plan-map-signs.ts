import type { ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';

/** What the person has of a booth's exhibitors. */
export type OwnMark = 'favourite' | 'order' | 'meeting';
/** `here`: where the person is. */
export type Mark = OwnMark | 'here';
/** By booth. */
export type Marks = ReadonlyMap<string, readonly Mark[]>;

const MARK_SIGNS = { favourite: '★', order: '✉︎', meeting: '◷', here: '●' } as const satisfies Record<Mark, string>;
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
