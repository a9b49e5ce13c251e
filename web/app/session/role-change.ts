let underWay: Promise<unknown> = Promise.resolve();

/** Changes the role of this session: until that is answered, the server takes whoever asks for the one or the other. */
export function changeRole(change: () => Promise<void>): Promise<void> {
  const changed = change();
  underWay = changed.catch(() => null);
  return changed;
}

/** Waits until no role changes: what was asked meanwhile could be refused to the other one. */
export const roleSettled = async (): Promise<void> => void (await underWay);
