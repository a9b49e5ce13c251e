import { useState } from 'react';

/** A question that is open, and what answers it. */
export type OpenConfirm = { answer: (yes: boolean) => void };

/** Asks somebody between two steps of a piece of work, which goes on with the answer. */
export function useConfirm(): { question: OpenConfirm | null; ask: () => Promise<boolean> } {
  const [question, setQuestion] = useState<OpenConfirm | null>(null);
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      setQuestion({
        answer: (yes) => {
          setQuestion(null);
          resolve(yes);
        },
      });
    });
  return { question, ask };
}
