import type { ReactNode } from 'react';

/** What is wrong with a form as a whole, above its button. */
export function FormFailure({ message, children }: { message: string; children?: ReactNode }) {
  if (message === '') return null;
  return (
    <div className="note note-bad" role="alert">
      <p>{message}</p>
      {children}
    </div>
  );
}
