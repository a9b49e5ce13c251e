import { useState, useSyncExternalStore } from 'react';
import { useLang } from '../../i18n/lang.tsx';
import { getSession } from '../../session/session.ts';
import type { Upload } from '../upload/upload-queue.ts';
import type { Uploads } from '../upload/use-uploads.ts';
import { Attaching, type ReadyFile } from './attaching.ts';

/** Of whoever is signed in; another person on the same machine finds nothing of it. */
let kept: { of: string; byConversation: Map<string, Attaching> } = { of: '', byConversation: new Map() };

function attachingOf(conversationId: string, make: () => Attaching): Attaching {
  const of = getSession()?.user.subjectId ?? '';
  if (kept.of !== of) {
    for (const { queue } of kept.byConversation.values()) queue.stop();
    kept = { of, byConversation: new Map() };
  }
  const attaching = kept.byConversation.get(conversationId) ?? make();
  kept.byConversation.set(conversationId, attaching);
  return attaching;
}

export type AttachedFiles = Pick<Attaching, 'add' | 'remove' | 'clear'> & {
  ready: readonly ReadyFile[];
  uploads: Uploads;
};

const NO_UPLOADS: readonly Upload[] = [];
const NO_FILES: readonly ReadyFile[] = [];

/** The files that are about to be sent in a conversation. For a part that is keyed by the id. */
export function useAttaching(conversationId: string): AttachedFiles {
  const lang = useLang();
  const [attaching] = useState(() => attachingOf(conversationId, () => new Attaching(lang)));
  const { queue, add, remove, clear } = attaching;
  const list = useSyncExternalStore(queue.subscribe, queue.list, () => NO_UPLOADS);
  const ready = useSyncExternalStore(attaching.subscribe, attaching.ready, () => NO_FILES);
  const uploads: Uploads = {
    list,
    batch: queue.batch,
    running: list.filter(({ step }) => step !== 'failed').length,
    add: (name, work, how) => queue.add(name, work, how),
    refuse: (name, error) => queue.refuse(name, error),
    retry: (key) => queue.retry(key),
    dismiss: (key) => queue.dismiss(key),
  };
  return { ready, uploads, add, remove, clear };
}
