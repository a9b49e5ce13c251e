import type { ComponentProps } from 'react';
import { QuestionNotes } from './question-notes.tsx';
import { SaveSearch } from './save-search.tsx';

type FindNotesProps = ComponentProps<typeof SaveSearch> & ComponentProps<typeof QuestionNotes>;

/** Keep what was asked for, and see how it was understood. */
export default function SearchNotes({ kind, facets, found }: FindNotesProps) {
  return (
    <>
      <SaveSearch kind={kind} facets={facets} />
      <QuestionNotes found={found} />
    </>
  );
}
