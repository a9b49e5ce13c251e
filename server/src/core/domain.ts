import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { CallApi } from '@fairbridge/contract/client.ts';
import type { Channels, Contract } from '@fairbridge/contract/index.ts';
import type { DocumentUse, LIMITS, PictureUse, VideoUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Config } from '../config.ts';
import type { Change } from '../domains/exhibition/exhibition.invalidation.ts';
import type { Handover } from '../domains/exhibitor/employee.handovers.ts';
import type { ReleasedKind } from '../domains/release/release.kinds.ts';
import type { Draw } from '../domains/upload/upload.files.ts';
import type { ExpiringTable } from '../platform/database/expired-rows.ts';
import type { Tables } from '../platform/database/kysely.ts';
import type { InProcess } from '../platform/http/anonymous-api.ts';
import type { UploadMemoryLimiter } from '../platform/http/upload-memory-limiter.ts';
import type { InvalidationFilter } from '../platform/http/invalidation-log.ts';
import type { Handlers } from '../platform/http/route.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { EventType, WorkerOptions } from '../platform/jobs/jobs.ts';
import type { SocketHandlers } from '../platform/realtime/realtime.ts';
import type { Visibility } from '../platform/search/search-engine.ts';
import { contextById, contextsOf, type FairContext } from './fair-context.ts';
import type { Services } from './services.ts';

/** The uses whose files are private pictures instead, which have a table and an end of their own. */
type Private = 'vipPassport' | 'vipAvatar';
export type FileUse = Exclude<PictureUse, Private> | VideoUse | DocumentUse | 'demo';

/**
 * A column that points at a person, and what becomes of its rows when that person deletes the account (ruling 2.11): `delete` the rows,
 * `blank` the named columns where others still need the row (orders, contacts), `keep` what names nobody.
 */
export type PersonalColumn<C extends string = string> = {
  column: C;
  /** What the column points at. */
  of: 'account' | 'visitor' | 'subject' | 'address';
  /** Never handed out: hashes and sealed values. */
  hidden?: readonly C[];
  /** Belongs to the organizer's own work: neither handed out nor erased. */
  organizerOwned?: boolean;
  erase: 'delete' | 'keep' | { blank: Readonly<Partial<Record<C, string | null | boolean>>> };
};

/**
 * What keeps a table from growing without end, however long one person, company or stranger goes on: that only the organizer writes it,
 * a limit of the limits table, one row for each person (or pair of things that are limited themselves), another table that it follows, or
 * somebody who sweeps it.
 */
type Retention =
  | 'organizer'
  | { limit: keyof typeof LIMITS }
  | { one: string }
  | { with: keyof Tables }
  | { swept: string };

/** Files that a column names: its id, or a list of them. What none of all these columns needs is an orphan and goes (G44). */
type FileColumn = {
  uses: readonly FileUse[];
  list?: true;
  /** Of which rows; without it, of all. */
  where?: RawBuilder<unknown>;
  /** SQL that answers the ids, where the column alone does not say which files are needed. */
  needed?: RawBuilder<unknown>;
};

/** What the house has to know of a table beside its columns. */
export type TableDeclaration<C extends string = string> = (
  | { personal: readonly PersonalColumn<C>[] }
  /** Why deleting an account has nothing to do here. */
  | { notPersonal: string }
) & {
  /** Columns that point at a person, or are called like one's address, beside those that the rows are found by; each with why. */
  exempt?: Readonly<Partial<Record<C, string>>>;
  files?: Readonly<Partial<Record<C, FileColumn>>>;
} & (
    | { retention: Retention }
    /** Which rows end by the clock, and go within the hour (naming columns of this table alone). */
    | { expires: RawBuilder<boolean> }
  );

type TableDeclarations = { readonly [T in keyof Tables]?: TableDeclaration<keyof Tables[T] & string> };

export type DomainHandlers = { readonly [N in keyof Contract]?: Partial<Handlers<FairContext, Contract[N]>> };

/** What is sent over the sockets of a channel, by the contract's nouns. */
export type DomainSockets = { readonly [N in keyof Channels]?: SocketHandlers<FairContext, Channels[N]> };

/** Hears of an event; made by `on`. */
export type EventHandler = (services: Services) => void;

/** Work that is done again and again, by one process at a time. `cron` is in UTC. */
export type Schedule = {
  queue: string;
  cron: string | ((config: Config) => string);
  work: (services: Services) => Promise<void>;
};

/** Another channel of the database, on which processes tell one another; several domains may hear one. `lost`: nobody knows what was missed. */
export type NotifyChannel = {
  name: string;
  onMessage: (services: Services, payload: string) => void;
  onConnectionLost: (services: Services) => void;
};

/** What addresses beside the calls are answered with. */
export type HttpPluginOptions = {
  /** The path below which the portal stands; '' at the root. */
  base: string;
  services: Services;
  /** Which fair a host name asks for. */
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
  uploadMemory: UploadMemoryLimiter;
  /** Bytes of a picture that the demo only describes. */
  draw: Draw;
  /** The calls in process as the anonymous caller. */
  anonymousApi: (ctx: FairContext, lang: Lang, inProcess: InProcess) => CallApi;
  onChange: (listener: (exhibitionId: string, filter: InvalidationFilter) => void) => void;
};
export type HttpPlugin = (app: FastifyInstance, options: HttpPluginOptions) => void;

/** A message that is about to leave. */
export type OutgoingMessage = { recipient: string; person: string | null; category: string };

/**
 * What a domain is to the portal, declared once in its `domain.ts` and listed in `portal.ts`. Everything is said by data and by functions of
 * the domain's own room; what domains hand to one another stands in `Services.declared`.
 */
export type Domain = {
  /** The handlers of its calls, by the contract's nouns. */
  handlers?: (services: Services) => DomainHandlers;
  /** What its channels take. */
  sockets?: (services: Services) => DomainSockets;
  eventHandlers?: readonly EventHandler[];
  schedules?: readonly Schedule[];
  /** Addresses that are no calls: files, streams, what machines read. */
  plugins?: readonly HttpPlugin[];
  channels?: readonly NotifyChannel[];
  /** The tables that are its own. */
  tables?: TableDeclarations;
  /** What hangs on single employees, and goes to a colleague when one leaves. */
  handovers?: readonly Handover[];
  /** What a second person of the staff may have to release. */
  releases?: readonly ReleasedKind[];
  /** Which exhibits a caller sees; one domain says it. */
  visibilityOf?: (caller: Caller) => Visibility;
  /** Drops what it keeps in this process of an exhibition when something of it has changed; null: anything may have. */
  clearCache?: (services: Services, exhibitionId: string, change: Change | null) => void;
  /** May a message still go to its recipient? Asked of every domain at the last moment. */
  canDeliver?: (ctx: FairContext, message: OutgoingMessage) => Promise<boolean>;
  /** Once the services stand, before anything is heard. */
  onServicesReady?: (services: Services) => void;
  /** Once background work runs, before the portal is open. */
  onStart?: (services: Services) => Promise<void>;
};

/** What all domains together have declared for one another. */
export type Declarations = {
  personal: readonly (PersonalColumn & { table: string })[];
  expiring: readonly ExpiringTable[];
  /** Every column that names files, and the SQL of the ids in it that are still needed. */
  files: readonly { column: string; needed: RawBuilder<unknown> }[];
  /** Only files of these uses are ever taken away. */
  uses: readonly string[];
  handovers: readonly Handover[];
  releases: readonly ReleasedKind[];
  visibilityOf: (caller: Caller) => Visibility;
};

/**
 * Hears of an event of one fair, under a name that stays: work that waits is found by it. `heavy`: it may take many minutes; `allOf`:
 * several at once.
 */
export const onEvent =
  <T extends z.ZodType<{ exhibitionId: string }>>(
    event: EventType<T>,
    name: string,
    handle: (services: Services, ctx: FairContext, payload: z.output<T>) => Promise<void>,
    options: WorkerOptions = {},
  ): EventHandler =>
  (services) =>
    services.jobs.addWorker(
      event,
      name,
      async (payload) => {
        const ctx = contextById(services, payload.exhibitionId);
        if (ctx !== null) await handle(services, ctx, payload);
      },
      options,
    );

/** For a schedule: the same at every fair, one after the other. */
export const forEachFair =
  (work: (services: Services, ctx: FairContext) => Promise<void>) =>
  async (services: Services): Promise<void> => {
    for (const ctx of contextsOf(services)) await work(services, ctx);
  };

type CallNames<H> = { [N in keyof H & string]: `${N}.${keyof H[N] & string}` }[keyof H & string];
type HandledBy<D> = D extends { handlers: (services: Services) => infer H } ? CallNames<H> : never;
type ChannelsOf<D> = D extends { sockets: (services: Services) => infer H } ? keyof H : never;
type TablesOf<D> = D extends { tables: infer T } ? keyof T : never;
type FilesOf<D> = D extends { tables: infer T }
  ? { [N in keyof T]: T[N] extends { files: infer F } ? F[keyof F] : never }[keyof T]
  : never;
type UsesOf<D> = FilesOf<D> extends infer F ? (F extends { uses: readonly (infer U)[] } ? U : never) : never;

type Missing<D> =
  | `the call ${Exclude<CallNames<Contract>, HandledBy<D>>} has no handler`
  | `the channel ${Exclude<keyof Channels, ChannelsOf<D>>} has no handlers`
  | `the table ${Exclude<keyof Tables, TablesOf<D>>} belongs to no domain`
  | `files for ${Exclude<FileUse, UsesOf<D>>} are named by no table`
  | ([Extract<D, { visibilityOf: unknown }>] extends [never] ? 'no domain says which exhibits a caller sees' : never);

/** The list of domains, with what it lacks as a property that nothing has: then `portal.ts` does not compile, and the error names it. */
export type CompleteDomains<D extends readonly Domain[]> = D & { readonly [M in Missing<D[number]>]: true };
