import type { Realtime, Room } from '../src/platform/realtime/realtime.ts';
import type { TestPortal } from './portal.ts';

export type Told = { what: string; rooms: readonly Room[]; data: unknown };

/** Writes down what is told to those who are connected, in their place; `here` are the rooms in which somebody is. */
export function listenTo({ portal }: TestPortal, here: readonly Room[] = []): Told[] {
  const told: Told[] = [];
  const realtime: Realtime = {
    emit: (_channel, what, rooms, data) => void told.push({ what, rooms, data }),
    present: async (rooms) => new Set(rooms.filter((room) => here.includes(room))),
  };
  Object.assign(portal.services.realtime, realtime);
  return told;
}
