import type { Lang } from '@fairbridge/contract/text.ts';

/** A reason as it stands in a text: a sentence as it was typed, so that its own full stop is not doubled. */
export function reasonIn(lang: Lang, reason: string): string {
  const said = reason.trim();
  if (/[。.!?！？]$/.test(said)) return said;
  return lang === 'zh' ? `${said}。` : `${said}.`;
}
