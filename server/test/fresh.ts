import { openEnvelope, type CallApi } from '@fairbridge/contract/client.ts';
import type { Person, TestPortal } from './portal.ts';

export const GUEST: Person = { token: null };

/** The calls past the short cache of anonymous answers; as a guest where nobody is named. */
export const freshOf =
  (portal: TestPortal) =>
  (person: Person = GUEST): CallApi =>
  async (call, input) => {
    const { status, body } = await portal.send(call, input, person, { fresh: true });
    return openEnvelope(call, status, body);
  };
