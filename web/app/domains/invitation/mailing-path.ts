import type { LetterState } from '@fairbridge/contract/invitation/mailing.shapes.ts';

export const MAILINGS_PATH = '/inviteSend';

/** One list, narrowed to the rows of one state. */
export function mailingPath(id: string, state: LetterState | null = null): string {
  return `${MAILINGS_PATH}?${new URLSearchParams({ id, ...(state !== null && { state }) })}`;
}
