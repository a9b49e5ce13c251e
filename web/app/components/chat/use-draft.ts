import { useState } from 'react';
import { useUser } from '../../session/session.ts';
import { draftOf } from './draft.ts';

/** What is typed in a conversation, kept with each key until it is sent. */
export function useDraft(conversationId: string): [text: string, type: (text: string) => void] {
  const person = useUser()?.subjectId ?? '';
  const [formValues] = useState(() => draftOf(person, conversationId));
  const [text, setText] = useState(formValues.read);
  return [
    text,
    (next) => {
      setText(next);
      formValues.write(next);
    },
  ];
}
