import type {
  DocumentLevel,
  DocumentRequestState,
  ShownDocument,
} from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import { mayView } from '../product-visibility/product-visibility.rules.ts';

/** A document with its exhibit, and how its company answered this caller. */
export type DocumentAccess = {
  level: DocumentLevel;
  product: { scope: number; exhibitorId: string };
  request: DocumentRequestState | null;
};

const inPool = ({ product }: DocumentAccess, { pool }: Visibility): boolean => pool.includes(product.exhibitorId);
/** The company itself and the organizer see everything of an exhibit. */
const isInside = ({ product }: DocumentAccess, caller: Caller): boolean =>
  caller.kind === 'organizer' || (caller.kind === 'exhibitor' && caller.exhibitorId === product.exhibitorId);

/** Who learns that there is this document: those who see the exhibit, and of the pool's documents only the pool (G6). */
export const mayKnow = (document: DocumentAccess, caller: Caller, visibility: Visibility): boolean =>
  mayView(document.product, visibility) &&
  (document.level !== 'pool' || isInside(document, caller) || inPool(document, visibility));

/** Who may open its file. A grant opens what is given on request, and nothing that the exhibit's own range hides. */
export function mayOpen(document: DocumentAccess, caller: Caller, visibility: Visibility): boolean {
  if (!mayKnow(document, caller, visibility)) return false;
  if (document.level !== 'request' || isInside(document, caller)) return true;
  return caller.kind === 'visitor' && document.request === 'granted';
}

/** May anybody fetch it who has its address? */
export const isForAll = ({ level, product }: DocumentAccess): boolean => level === 'public' && product.scope === 0;

export function accessOf(document: DocumentAccess, caller: Caller, visibility: Visibility): ShownDocument['access'] {
  if (mayOpen(document, caller, visibility)) return 'open';
  if (caller.kind !== 'visitor' || document.request === null) return 'ask';
  return document.request === 'open' ? 'asked' : 'refused';
}

/** From when on a refused document may be asked for again. */
export const askableAgain = (now: Date): Date =>
  new Date(now.getTime() - LIMITS.documentRequestAgainDays * 24 * 3_600_000);

/** Valid until and with the last day. */
export const isExpired = (validUntil: string | null, today: string): boolean =>
  validUntil !== null && validUntil < today;
