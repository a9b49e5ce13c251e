import type { CheckedIn, EntryHolder, FoundHolder } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import type { Gate } from '@fairbridge/contract/check-in/gate.shapes.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { isBadge } from '../../components/scan/badge-code.ts';
import { failureOf } from '../../failure.ts';
import { useExhibition } from '../../site/site.ts';
import { useAction } from '../../ui/use-action.ts';
import { keepEntry, knownEntries, noteEntry } from './entry-queue.ts';
import { judge, type Judgement } from './judge.ts';
import { keptBadge, keptBadgesNamed } from './kept-badges.ts';

/** What the gate said of somebody, and by whom: the server, or this device without a network. */
export type Said = {
  holder: EntryHolder;
  /** When it was said, so that the same verdict twice is read out twice. */
  at: string;
  gate: Gate | null;
} & (
  | { by: 'server'; answer: CheckedIn }
  | { by: 'device'; name: string; company: string; code: string; judgement: Judgement }
);

/** Somebody to choose by name. */
export type Candidate = Omit<FoundHolder, 'kind' | 'id' | 'position'> & { holder: EntryHolder; position: string };

const candidateOf = ({ kind, id, ...found }: FoundHolder): Candidate => ({
  ...found,
  holder: kind === 'visitor' ? { visitorId: id } : { colleagueId: id },
});

/** Answers of the portal count, whatever they say; without any, and where only a proxy answers, this device judges. */
const withoutNetwork = (error: unknown): boolean => (failureOf(error)?.status ?? 502) >= 502;

type Asking = { holder: EntryHolder; gate: Gate | null; reason: string | null; requestId: string };

/** Whoever stands at the gate does not wait for a network that hangs. */
const PATIENCE_MS = 4_000;

async function askServer({ holder, gate, reason, requestId }: Asking): Promise<CheckedIn> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  if (gate === null) {
    const code = 'code' in holder ? holder.code : '';
    return { ...(await api(calls.voucher.verify, { code }, patience)), entry: null, before: null };
  }
  const asked = { gateId: gate.id, holder, requestId };
  return reason === null
    ? api(calls.checkIn.enter, asked, patience)
    : api(calls.checkIn.enterAnyway, { ...asked, reason }, patience);
}

async function judgeHere(code: string, { gate, reason, requestId }: Asking) {
  const badge = await keptBadge(code);
  const now = new Date().toISOString();
  const rule = gate ?? { hall: null, readmission: 'always' as const };
  const judgement: Judgement = reason === null ? judge(badge, rule, knownEntries(), now) : { end: 'in' };
  if (gate !== null && judgement.end === 'in') {
    // the answer alone may have been lost: the server knows the entry by the same request
    keepEntry({ gateId: gate.id, code, enteredAt: now, reason: reason ?? '', requestId });
    if (badge !== null) noteEntry({ number: badge.number, hall: gate.hall, at: now, gate: gate.name });
  }
  return { by: 'device' as const, code, name: badge?.name ?? '', company: badge?.company ?? '', judgement };
}

async function say(holder: EntryHolder, gate: Gate | null, reason: string | null): Promise<Said> {
  const told = { holder, gate, at: new Date().toISOString() };
  const asking = { holder, gate, reason, requestId: crypto.randomUUID() };
  try {
    const answer = await askServer(asking);
    if (gate !== null && answer.entry !== null && answer.badge !== null)
      noteEntry({ number: answer.badge.number, hall: gate.hall, at: answer.entry.at, gate: gate.name });
    return { ...told, by: 'server', answer };
  } catch (error) {
    if (!withoutNetwork(error) || !('code' in holder)) throw error;
    return { ...told, ...(await judgeHere(holder.code, asking)) };
  }
}

async function namedAt(words: string): Promise<Candidate[]> {
  try {
    return (await api(calls.checkIn.find, { words })).list.map(candidateOf);
  } catch (error) {
    if (!withoutNetwork(error)) throw error;
    return keptBadgesNamed(words).map(({ number, name, company, fault }) => ({
      holder: { code: number },
      number,
      name,
      company,
      position: '',
      fault,
      before: null,
    }));
  }
}

/** Digits alone are taken to be of this year's badges. */
const wholeNumber = (typed: string, year: string): string => (/^\d{7}$/.test(typed) ? `V${year}-${typed}` : typed);

/** At least so many signs of a name. */
export const WORDS_LEAST = 3;

/** Whoever stands at the gate: what was said of the last one, and whom the typed words may mean. */
export function useCheckIn(gate: Gate | null, onSaid: (said: Said) => void) {
  const [said, setSaid] = useState<Said | null>(null);
  const [found, setFound] = useState<{ words: string; list: readonly Candidate[] } | null>(null);
  const year = useExhibition()?.startsOn.slice(2, 4) ?? '';
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const ask = async (holder: EntryHolder, reason: string | null = null): Promise<void> => {
    const work = async (): Promise<void> => {
      const next = await say(holder, gate, reason);
      setFound(null);
      setSaid(next);
      onSaid(next);
    };
    // a reader may be quicker than the answer: another badge does not wait
    await run(work, { key: JSON.stringify(holder) });
  };
  const find = (words: string): Promise<boolean> =>
    run(async () => setFound({ words, list: await namedAt(words) }), { key: `find ${words}` });
  /** What was typed or read. */
  const take = async (typed: string): Promise<void> => {
    const text = cutText(wholeNumber(typed.trim(), year), 200);
    // a code of another kind is asked about as well, so that it is refused in words
    if (isBadge(text) || /^[A-Z]{2,4}\d?\./.test(text)) await ask({ code: text });
    else if (text.length >= WORDS_LEAST) await find(cutText(text, 100));
  };
  return { said, found, busy, failure, ask, take, forget: () => setSaid(null) };
}
