import { inLang, wordsIn, type Bilingual, type Lang } from '../text.ts';

/**
 * What stands on a plan beside the booths, and what its shape is: a `line` of two points or more, or a `place`, which is one point or the
 * corners of an area. Lines of `aisle` are where people walk; a `wall` is only drawn.
 */
export const ELEMENT_KINDS = {
  hall: { shape: 'area', name: ['展馆', 'Hall'] },
  aisle: { shape: 'line', name: ['通道', 'Aisle'] },
  wall: { shape: 'line', name: ['墙体', 'Wall'] },
  entrance: { shape: 'place', name: ['出入口', 'Entrance'] },
  lift: { shape: 'place', name: ['电梯', 'Lift'] },
  stairs: { shape: 'place', name: ['楼梯', 'Stairs'] },
  escalator: { shape: 'place', name: ['自动扶梯', 'Escalator'] },
  toilet: { shape: 'place', name: ['洗手间', 'Toilets'] },
  accessibleToilet: { shape: 'place', name: ['无障碍洗手间', 'Accessible toilet'] },
  information: { shape: 'place', name: ['服务台', 'Information desk'] },
  registration: { shape: 'place', name: ['登录处', 'Registration desk'] },
  firstAid: { shape: 'place', name: ['医务室', 'First aid'] },
  cloakroom: { shape: 'place', name: ['寄存处', 'Cloakroom'] },
  food: { shape: 'place', name: ['餐饮区', 'Food and drinks'] },
  stage: { shape: 'place', name: ['活动区', 'Stage'] },
  meeting: { shape: 'place', name: ['洽谈区', 'Meeting area'] },
  other: { shape: 'place', name: ['其他', 'Other'] },
} as const satisfies Record<string, { shape: 'area' | 'line' | 'place'; name: readonly [zh: string, en: string] }>;

export type ElementKind = keyof typeof ELEMENT_KINDS;
export const ELEMENT_KIND_NAMES = Object.keys(ELEMENT_KINDS) as ElementKind[];

/** An entrance, a lift, a facility by its name, or by what it is. */
export const elementName = ({ kind, name }: { kind: ElementKind; name: Bilingual }, lang: Lang): string =>
  inLang(name, lang) || wordsIn(ELEMENT_KINDS[kind].name, lang);

/** Those that lead from floor to floor; two with the same `connector` are one lift (or stairs) that stops on both floors. */
export const CONNECTOR_KINDS = ['lift', 'stairs', 'escalator'] as const satisfies readonly ElementKind[];
export type ConnectorKind = (typeof CONNECTOR_KINDS)[number];
export const isConnector = (kind: ElementKind): kind is ConnectorKind =>
  CONNECTOR_KINDS.some((known) => known === kind);

/** `held`: the organizer keeps it back. Whether a booth is taken follows from the exhibitors. */
export const BOOTH_STATES = ['open', 'held'] as const;
export type BoothState = (typeof BOOTH_STATES)[number];
