import type { ConnectorKind, ElementKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { element, rectangle, type DrawnElement } from './drawing.ts';

/** The core of a building: the ways to other floors, toilets and desks, one under the other on every floor. */

/** From the top to the bottom, as both demo fairs have them. */
export const STOREYS = ['7F', '3F', 'M2', '2F', '1F', 'B1F'] as const;
export type Storey = (typeof STOREYS)[number];

/** Along the spine: how long the core is, and where people cross it. */
export const CORE_LENGTH = 50;
export const CORE_CROSSINGS = [12, 19, 29, 40];
/** From the core to the crossings before and after it. */
export const CORE_MARGIN = 2;

type Way = { kind: ConnectorKind; connector: string; name: Bilingual; stops: readonly Storey[]; place: Points };

const WAYS: readonly Way[] = [
  {
    kind: 'stairs',
    connector: 'stairs-1',
    name: { zh: '1号楼梯', en: 'Stairs 1' },
    stops: STOREYS,
    place: rectangle(7, 0, 10.5, 10),
  },
  {
    kind: 'lift',
    connector: 'lift-1',
    name: { zh: '1号电梯', en: 'Lift 1' },
    stops: STOREYS,
    place: rectangle(7, 14, 10, 17),
  },
  {
    kind: 'lift',
    connector: 'lift-2',
    name: { zh: '2号电梯', en: 'Lift 2' },
    stops: STOREYS,
    place: rectangle(10.5, 14, 13.5, 17),
  },
  {
    kind: 'lift',
    connector: 'lift-3',
    name: { zh: '3号电梯（仅停展馆各层）', en: 'Lift 3 (main floors only)' },
    stops: ['3F', '2F', '1F', 'B1F'],
    place: rectangle(15.5, 14, 19, 17),
  },
  {
    kind: 'stairs',
    connector: 'stairs-2',
    name: { zh: '2号楼梯', en: 'Stairs 2' },
    stops: STOREYS.slice(1),
    place: rectangle(7, 42, 10.5, 50),
  },
];

/** Each joins two storeys, and the next pair stands beside it. */
const ESCALATORS = [
  ['1F', 'B1F'],
  ['2F', '1F'],
  ['M2', '2F'],
  ['3F', 'M2'],
] as const satisfies (readonly [Storey, Storey])[];

function escalatorsAt(storey: Storey): DrawnElement[] {
  return ESCALATORS.flatMap(([upper, lower], at) => {
    if (storey !== upper && storey !== lower) return [];
    const left = at % 2 === 0 ? 12 : 16;
    const name =
      storey === lower
        ? { zh: `上行至 ${upper}`, en: `Up to ${upper}` }
        : { zh: `下行至 ${lower}`, en: `Down to ${lower}` };
    return element('escalator', rectangle(left, 0, left + 3, 10), { name, connector: `escalator-${lower}-${upper}` });
  });
}

type Desk = readonly [ElementKind, Bilingual?];
/** Beside the toilets; and the two below them. */
const DESKS: Readonly<Record<Storey, readonly [Desk, Desk, Desk]>> = {
  '7F': [['cloakroom'], ['food', { zh: '云顶咖啡', en: 'Sky café' }], ['information']],
  '3F': [['firstAid'], ['food', { zh: '茶饮', en: 'Tea bar' }], ['information']],
  M2: [
    ['other', { zh: '母婴室', en: 'Baby care room' }],
    ['food', { zh: '夹层咖啡', en: 'Mezzanine café' }],
    ['information'],
  ],
  '2F': [['other', { zh: '母婴室', en: 'Baby care room' }], ['food', { zh: '咖啡', en: 'Café' }], ['information']],
  '1F': [['firstAid'], ['food', { zh: '咖啡', en: 'Café' }], ['information']],
  B1F: [['cloakroom'], ['food', { zh: '便利店', en: 'Convenience store' }], ['information']],
};

/** The core from its upper end on; to its left and right are the two aisles of the spine. */
export function coreOf(storey: Storey): DrawnElement[] {
  const [beside, left, right] = DESKS[storey];
  const desk = ([kind, name]: Desk, place: Points) => element(kind, place, name && { name });
  return [
    ...WAYS.filter(({ stops }) => stops.includes(storey)).map(({ kind, place, connector, name }) =>
      element(kind, place, { connector, name }),
    ),
    ...escalatorsAt(storey),
    element('toilet', rectangle(7, 21, 12, 27)),
    element('accessibleToilet', rectangle(12, 21, 15, 27)),
    desk(beside, rectangle(15.5, 21, 19, 27)),
    desk(left, rectangle(7, 31, 13.5, 38)),
    desk(right, rectangle(15, 31, 19, 38)),
    element('meeting', rectangle(12, 42, 19, 50), { name: { zh: '休息洽谈区', en: 'Lounge' } }),
  ];
}
