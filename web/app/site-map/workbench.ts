import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { WorkbenchCounts } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import type { NavIconName } from '../ui/nav-icons.tsx';
import type { Address } from './address.ts';

/** The parts of the workbench's rail, in their order. */
export const RAIL_GROUPS = ['start', 'business', 'booth', 'own'] as const;
export type RailGroup = (typeof RAIL_GROUPS)[number];

/** A room's line in the rail; within a group lines stand in the order of the site map. */
export type RailLine = {
  /** Where it is called otherwise than the screen. */
  title?: Bilingual;
  /** Where the address has parameters, or another view of it is meant. */
  to?: string;
  icon: NavIconName;
  group: RailGroup;
  /** How much there is, from `workbench.counts`; `messages` is the number that comes with the session, `chats` that of conversations to read. */
  count?: keyof WorkbenchCounts | 'messages' | 'chats';
  /** What is counted waits for somebody. */
  waits?: boolean;
  /** Its place among the tabs at the foot of a phone. */
  tab?: 1 | 2 | 3 | 4;
  /** Whose room it is, as the contract calls them; every employee's without it (role-calls.test.ts). The API decides about data: this only hides what would be refused. */
  who?: 'exhibitorAdmin';
};

/** Where an address stands in the workbench: a line of its own, or with the room it belongs to; `view` is a line that shows a part of it. */
export type WorkbenchPlace = (RailLine | { within: string }) & { view?: RailLine & { to: string } };

export type WorkAddress = Address & { workbench: WorkbenchPlace };
