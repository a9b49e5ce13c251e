import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import type { ShownExhibit } from './bubble-body.tsx';
import { ChatWindow, CloseButton } from './chat-window.tsx';
import { chatTexts } from './chat.texts.ts';
import { Thread } from './thread.tsx';

/** Opens the conversation with an exhibitor, or begins it. */
function Opening({
  exhibitorId,
  exhibit,
  after,
}: {
  exhibitorId: string;
  exhibit: ShownExhibit | null;
  after: (id: string | null) => ReactNode;
}) {
  const t = useTexts(chatTexts);
  const { record, failure } = useRecord(exhibitorId, (signal) =>
    api(calls.chat.open, { exhibitorId, ...(exhibit !== null && { productId: exhibit.id }) }, signal),
  );
  if (record !== null) return <Thread key={record.id} id={record.id} asked={exhibit} after={after(record.id)} />;
  return (
    <>
      <div className="flex justify-end border-b border-line px-3 py-2">{after(null)}</div>
      {failure === '' ? (
        <div className="grid gap-3 p-4" aria-busy="true">
          <p className="sr-only" role="status">
            {t('loading')}
          </p>
          <SkeletonLine className="h-12 w-2/3" />
          <SkeletonLine className="ml-auto h-12 w-1/2" />
        </div>
      ) : (
        <p role="alert" className="p-8 text-center">
          {failure}
        </p>
      )}
    </>
  );
}

/** The window of a chat over the page of a booth or an exhibit. */
export default function ChatPanel({
  exhibitorId,
  exhibit,
  onClose,
}: {
  exhibitorId: string;
  exhibit: ShownExhibit | null;
  onClose: () => void;
}) {
  const t = useTexts(chatTexts);
  const after = (id: string | null): ReactNode => (
    <>
      {id !== null && (
        <LocalLink
          to={`/chat?with=${id}`}
          className="grid size-9 shrink-0 place-items-center rounded-sign hover:bg-tint"
          aria-label={t('openPage')}
          title={t('openPage')}
        >
          <Icon name="arrow" />
        </LocalLink>
      )}
      <CloseButton onClose={onClose} />
    </>
  );
  return (
    <ChatWindow onClose={onClose}>
      <Opening exhibitorId={exhibitorId} exhibit={exhibit} after={after} />
    </ChatWindow>
  );
}
