import type { ScoredAct } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import { leadAddress } from './lead-query.ts';

/** Where the act itself stands; what has no address of its own is found in its list by the buyer's name. */
export function actAddress({ kind, subject }: ScoredAct, name: string): string {
  const byName = new URLSearchParams({ keyword: name });
  switch (kind) {
    case 'order':
    case 'inquiry':
    case 'quoteAccepted':
      return leadAddress(subject);
    case 'documentAsked':
      return `/document-requests?${byName}`;
    case 'cardGiven':
      return `/visiting-card?${byName}`;
    case 'badgeScanned':
      return `/badge-scans?${byName}`;
    case 'documentOpened':
    case 'visit':
    case 'favourite':
      return subject === '' ? '/company-preview' : `/exhibit-detail/${subject}`;
  }
}
