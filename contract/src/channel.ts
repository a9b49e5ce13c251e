import type { z } from 'zod';
import type { Rate } from './call.ts';
import type { ErrorName } from './codes.ts';
import type { Role } from './roles.ts';

/** Something that a client sends over its socket, and what acknowledges it. */
export type SentDeclaration = {
  /** What it does, in product words, for the reference. */
  does: string;
  input: z.ZodType;
  /** Of the acknowledgement, which comes in the envelope of every call. */
  output: z.ZodType;
  /** Beyond those every call has. */
  errors: readonly ErrorName[];
  rate: Rate;
  /** A valid input, for the reference and the sweeps. */
  example: unknown;
};

/** Something that the server tells. */
export type ReceivedDeclaration = {
  does: string;
  data: z.ZodType;
  /** What is told in its place where it is too large to go from process to process: its schema takes from the data what it needs. */
  hint?: string;
  /** Whoever is told is in the rooms it is told to no more: they are entered anew. */
  closesRooms?: true;
};

export type ChannelDeclaration = {
  name: string;
  /** Who may be connected to it. */
  roles: readonly Role[];
  sends: Readonly<Record<string, SentDeclaration>>;
  receives: Readonly<Record<string, ReceivedDeclaration>>;
};

/**
 * Declares what goes over the sockets of one noun: who may be connected, what they send and receive, and how often. An event on the wire is
 * `noun.verb`; what is sent is parsed, counted and acknowledged like a call.
 */
export const channel = <const C extends ChannelDeclaration>(declaration: C): C => declaration;

export type AnyChannel = ChannelDeclaration;
export type SentBy<C extends AnyChannel> = keyof C['sends'] & string;
export type ReceivedBy<C extends AnyChannel> = keyof C['receives'] & string;
