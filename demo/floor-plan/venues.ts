import type { FairCode } from '../data/fair.ts';
import type { BoothHall } from './booth-hall.ts';
import type { Storey } from './core.ts';
import type { FloorOrder, Room, Site } from './floor.ts';
import type { OpenHall } from './open-hall.ts';

/** Where the halls of the demo fairs are, and what else is on their floors. */

/** `share`: how many of the companies, beside those of other halls. */
type BoothSite = Site & { share: number } & Pick<BoothHall, 'ratio' | 'middle'> & { outdoor?: true };
type OpenSite = Site & { open: OpenHall };

export type Venue = Pick<FloorOrder, 'core'> & {
  /** The spine runs from west to east; from north to south otherwise. */
  westToEast: boolean;
  halls: Readonly<Record<string, BoothSite | OpenSite>>;
  rooms: Partial<Record<Storey, readonly Room[]>>;
  spineEntrances: Partial<Record<Storey, FloorOrder['spineEntrances']>>;
};

const west = { zh: '西入口', en: 'West entrance' };
const east = { zh: '东入口', en: 'East entrance' };

const carPark = (side: Room['side']): Room => ({
  side,
  kind: 'other',
  name: { zh: '停车场', en: 'Car park' },
  length: 50,
  depth: 22,
});

/** Halls face each other across a spine with the core in its middle; the outdoor area is north of it, the lobby south. */
const agro: Venue = {
  westToEast: false,
  core: 'middle',
  halls: {
    H1: { side: 'left', share: 1.4, ratio: 0.95, middle: 'stage', entrances: [west] },
    H2: { side: 'right', share: 1.2, ratio: 0.8, middle: 'meeting', entrances: [east] },
    H3: { side: 'left', share: 1.1, ratio: 0.8, middle: 'meeting' },
    H4: { side: 'right', share: 1.1, ratio: 1.1, middle: 'stage' },
    H5: { side: 'left', share: 1.3, ratio: 1, middle: 'stage' },
    H6: { side: 'right', share: 1, ratio: 0.9, middle: 'meeting' },
    G2: { side: 'left', share: 0.5, ratio: 0.7, middle: 'stage' },
    G3: { side: 'right', share: 0.5, ratio: 0.9, middle: 'meeting' },
    OD: {
      side: 'start',
      share: 0.4,
      ratio: 0.5,
      middle: 'stage',
      outdoor: true,
      entrances: [
        { zh: '北1入口', en: 'North entrance 1' },
        { zh: '北2入口', en: 'North entrance 2' },
      ],
    },
    LB: {
      side: 'end',
      entrances: [
        { zh: '南1入口', en: 'South entrance 1' },
        { zh: '南2入口', en: 'South entrance 2' },
      ],
      open: {
        width: 66,
        depth: 28,
        facilities: [
          { kind: 'registration', name: { zh: '观众登录处', en: 'Visitor registration' }, column: 0, from: 5, to: 13 },
          { kind: 'cloakroom', column: 0, from: 17, to: 23 },
          { kind: 'information', column: 1, from: 10, to: 15 },
          {
            kind: 'registration',
            name: { zh: '展商登录处', en: 'Exhibitor registration' },
            column: 2,
            from: 5,
            to: 13,
          },
          { kind: 'food', name: { zh: '大堂咖啡', en: 'Lobby café' }, column: 2, from: 17, to: 23 },
        ],
      },
    },
    LZ: {
      side: 'right',
      open: {
        width: 60,
        depth: 40,
        facilities: [
          { kind: 'stage', name: { zh: '灯光秀舞台', en: 'Light show stage' }, column: 1, from: 22, to: 35 },
          { kind: 'information', column: 1, from: 8, to: 12 },
          { kind: 'other', name: { zh: '灯光装置', en: 'Light installations' }, column: 0, from: 6, to: 18 },
          { kind: 'meeting', column: 0, from: 22, to: 35 },
          { kind: 'food', name: { zh: '轻食吧', en: 'Snack bar' }, column: 2, from: 6, to: 16 },
          { kind: 'other', name: { zh: '摄影区', en: 'Photo corner' }, column: 2, from: 22, to: 35 },
        ],
      },
    },
  },
  rooms: {
    '3F': [
      { side: 'right', kind: 'meeting', name: { zh: '会议室 301', en: 'Meeting room 301' }, length: 18, depth: 16 },
      { side: 'right', kind: 'food', name: { zh: '美食广场', en: 'Food court' }, length: 30, depth: 24 },
    ],
    M2: [{ side: 'left', kind: 'meeting', name: { zh: '贵宾洽谈室', en: 'VIP meeting rooms' }, length: 36, depth: 14 }],
    B1F: [carPark('left')],
  },
  spineEntrances: { B1F: { end: { zh: '地铁入口', en: 'Metro entrance' } } },
};

/** Halls stand side by side north of a spine that has the core at its western end; the lobby is south of it, the garden east. */
const sugar: Venue = {
  westToEast: true,
  core: 8,
  halls: {
    S1: {
      side: 'left',
      share: 1.3,
      ratio: 1.5,
      middle: 'stage',
      entrances: [{ zh: '北1入口', en: 'North entrance 1' }],
    },
    S2: {
      side: 'left',
      share: 1.2,
      ratio: 1.4,
      middle: 'meeting',
      entrances: [{ zh: '北2入口', en: 'North entrance 2' }],
    },
    S3: { side: 'left', share: 1, ratio: 1.2, middle: 'meeting' },
    S4: { side: 'left', share: 1, ratio: 1.2, middle: 'stage' },
    S5: { side: 'left', share: 0.9, ratio: 1.3, middle: 'stage' },
    S6: { side: 'left', share: 1.2, ratio: 1.6, middle: 'meeting' },
    S7: { side: 'left', share: 1, ratio: 0.8, middle: 'meeting' },
    MZ: { side: 'left', share: 0.8, ratio: 0.4, middle: 'stage' },
    SK: { side: 'left', share: 0.8, ratio: 0.8, middle: 'stage' },
    OD: { side: 'end', share: 0.6, ratio: 0.8, middle: 'stage', outdoor: true, entrances: [east] },
    LB: {
      side: 'right',
      entrances: [
        { zh: '南1入口', en: 'South entrance 1' },
        { zh: '南2入口', en: 'South entrance 2' },
      ],
      open: {
        width: 72,
        depth: 32,
        facilities: [
          { kind: 'cloakroom', column: 0, from: 5, to: 12 },
          {
            kind: 'registration',
            name: { zh: '展商登录处', en: 'Exhibitor registration' },
            column: 0,
            from: 17,
            to: 26,
          },
          { kind: 'information', column: 1, from: 12, to: 18 },
          { kind: 'food', name: { zh: '大堂茶座', en: 'Lobby tea bar' }, column: 2, from: 5, to: 12 },
          { kind: 'registration', name: { zh: '观众登录处', en: 'Visitor registration' }, column: 2, from: 17, to: 26 },
        ],
      },
    },
  },
  rooms: {
    '7F': [{ side: 'right', kind: 'other', name: { zh: '观景露台', en: 'Roof terrace' }, length: 40, depth: 12 }],
    '3F': [
      { side: 'right', kind: 'food', name: { zh: '美食广场', en: 'Food court' }, length: 36, depth: 18 },
      { side: 'right', kind: 'meeting', name: { zh: '会议室 301', en: 'Meeting room 301' }, length: 20, depth: 18 },
    ],
    '2F': [
      { side: 'right', kind: 'meeting', name: { zh: '品酒课堂', en: 'Tasting classroom' }, length: 24, depth: 16 },
      { side: 'right', kind: 'food', name: { zh: '西餐厅', en: 'Restaurant' }, length: 28, depth: 16 },
    ],
    B1F: [carPark('right')],
  },
  spineEntrances: { '1F': { start: west }, B1F: { start: { zh: '地铁入口', en: 'Metro entrance' } } },
};

export const VENUES: Readonly<Record<FairCode, Venue>> = { agro, sugar };
