import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import type { Group } from '../site/groups.ts';

export type Address = {
  /** Without language and base path; `:name` is a parameter, `:name?` an optional one. Every address has its English twin under `/en`. */
  path: string;
  group: Group;
  /** The screen's file below `app/`; absent while the room is not open yet. */
  screen?: string;
  title: Bilingual;
  /** What will be here, for the 'not open yet' page. */
  promise?: Bilingual;
  /** Query keys the screen reads: only these are part of the page's identity. Those of a list that people search are in its find. */
  query?: readonly string[] | 'product' | 'exhibitor' | 'visitor';
  /** May search engines list it? */
  indexable?: boolean;
  /** It shows nothing while the fair is open for registration only (ruling 2.14). */
  waits?: boolean;
  /** Not in section 2 of the specification; those of the console need not say so. */
  added?: true;
  /** The address that search engines should know instead. */
  canonical?: string;
  /** What it is to open this page, for the figures; what it is about stands in the address. */
  event?: TrackingCode;
};

export const t = (zh: string, en: string): Bilingual => ({ zh, en });

/** A short name from an address: `find-exhibit-detail-id`. */
export const addressName = (path: string): string =>
  path.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
