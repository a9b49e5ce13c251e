import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';

/** Asked once for a window: it changes with the installation alone. */
let asked: Promise<boolean> | null = null;
let known: boolean | null = null;

async function ask(): Promise<boolean> {
  try {
    const { present } = await api(calls.chatTranslation.engine, {});
    known = present;
    return present;
  } catch (error) {
    // the next one who wants to know asks again
    asked = null;
    throw error;
  }
}

/** Does an engine translate messages here? Null until it is known. */
export function useEngine(): boolean | null {
  const [present, setPresent] = useState(known);
  useEffect(() => {
    let left = false;
    asked ??= ask();
    asked.then(
      (answer) => !left && setPresent(answer),
      // without an answer there is no button
      () => null,
    );
    return () => {
      left = true;
    };
  }, []);
  return present;
}
