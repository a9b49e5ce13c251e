import { withoutEnd } from '@fairbridge/contract/text.ts';
import { webAddress } from './web-address.ts';

/** A piece of what somebody wrote: words, or an address that may be opened. */
type TextPart = { text: string; href: string | null };

/** Addresses as people type them into a text. What follows a full stop or a bracket is the sentence's, not the address's. */
const ADDRESS = /https?:\/\/[^\s<>"'，。；：！？、（）《》〈〉【】「」『』“”‘’…]+/giu;
const TAIL = '.,;:!?)]}';

/** Splits a text at its addresses; only http and https become links (G28), and the text stays text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const typed = withoutEnd(match[0], TAIL);
    const href = webAddress(typed);
    if (href === null) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null });
    parts.push({ text: typed, href });
    from = match.index + typed.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
