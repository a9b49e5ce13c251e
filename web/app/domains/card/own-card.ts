import type { OwnCard } from '@fairbridge/contract/card/card.shapes.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { localStorageItem } from '../../stored-item.ts';
import { getSession } from '../../session/session.ts';

/** The prefix is what a log-out clears. */
const PLACE = localStorageItem('fairbridge.card');

type StoredCard = { owner: string; at: string; card: OwnCard };
const isKept = (value: unknown): value is StoredCard =>
  typeof value === 'object' && value !== null && 'owner' in value && 'card' in value && 'at' in value;

/** A person has a card as a visitor and another as an employee. */
const owner = (): string => getSession()?.user.subjectId ?? '';

export const storeCard = (card: OwnCard, now: Date = new Date()): void =>
  PLACE.write({ owner: owner(), at: now.toISOString(), card } satisfies StoredCard);

/** The own card, kept on this device for times without a network; `keptAt`: then it is the one that was kept at this instant. */
export async function ownCard(api: CallApi): Promise<{ card: OwnCard; keptAt: string | null }> {
  try {
    const card = await api(calls.card.own, {});
    storeCard(card);
    return { card, keptAt: null };
  } catch (error) {
    const stored = failureOf(error) === null ? PLACE.read() : null;
    if (!isKept(stored) || stored.owner !== owner()) throw error;
    return { card: stored.card, keptAt: stored.at };
  }
}
