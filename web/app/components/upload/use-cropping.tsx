import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFilePlace, type FilePlace } from '../../editing/files-on-the-way.ts';
import { useLang } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { retryWhenOnline } from '../../retry-when-online.ts';
import type { Crop } from '../../ui/picture-size.ts';
import { cropOf, firstPlacing, isInShape, type ChosenPicture } from './chosen-picture.ts';
import { UploadRefused } from './upload-queue.ts';
import { UploadRows } from './upload-rows.tsx';
import type { Uploads } from './use-uploads.ts';

const CutDialog = lazyWithRetry(() => import('./crop-dialog.tsx'));

/** A picture as it is to be sent. */
export type CroppedPicture = { file: File; cut: Crop; replaces: string | null };

/** What was opened and waits for an answer is on its way: who has pressed save meanwhile wants it too. */
const asking = (chosen: readonly ChosenPicture[]): FilePlace => ({
  subscribe: () => () => {},
  list: () => chosen.map(({ file }) => ({ name: file.name, step: 'opening', error: '' })),
});

const letGo = (pictures: readonly ChosenPicture[]): void =>
  pictures.forEach(({ address }) => URL.revokeObjectURL(address));

/**
 * Opens what was chosen, names what cannot be opened beside its file, and asks in one dialog how the others come into the shape of their
 * use. `choose` takes the files; `dialog` stands in the form.
 */
export function useCropping({
  use,
  title,
  uploads,
  takesFitting = false,
  onDone,
}: {
  use: PictureUse;
  title: string;
  uploads: Uploads;
  /** Asks nothing of pictures that have the shape already: they can be cut anew where they are placed. */
  takesFitting?: boolean;
  /** The dialog stays open until what comes back has ended; without anything it closes at once. */
  onDone: (pictures: readonly CroppedPicture[]) => Promise<unknown> | void;
}): { choose: (files: readonly File[], replaces?: string) => void; dialog: ReactNode } {
  const lang = useLang();
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  useFilePlace(useMemo(() => (chosen.length === 0 ? null : asking(chosen)), [chosen]));
  const nextKey = useRef(1);
  const held = useRef<readonly ChosenPicture[]>([]);
  useEffect(() => {
    held.current = chosen;
  });
  useEffect(() => () => letGo(held.current), []);

  const choose = (files: readonly File[], replaces: string | null = null): void => {
    for (const file of files) {
      const key = nextKey.current++;
      void uploads.add(
        file.name,
        async ({ signal }) => {
          const { sizeOf } = await retryWhenOnline(() => import('./picture-work.ts'), signal);
          const size = await sizeOf(file, use, lang);
          if ('wrong' in size) throw new UploadRefused(size.wrong);
          if (signal.aborted) return;
          const picture = { key, file, size, address: URL.createObjectURL(file), replaces };
          // in the order in which they were chosen, not in that in which they were opened
          setChosen((before) => [...before, picture].toSorted((one, other) => one.key - other.key));
        },
        { opens: true },
      );
    }
  };
  const [busy, setBusy] = useState(false);
  const close = (): void => {
    letGo(chosen);
    setChosen([]);
    setBusy(false);
  };
  const cancel = (): void => {
    if (busy) for (const { key, step } of uploads.list) if (step !== 'failed') uploads.dismiss(key);
    close();
  };
  const take = async (done: readonly { picture: ChosenPicture; cut: Crop }[]): Promise<void> => {
    const ending = onDone(done.map(({ picture: { file, replaces }, cut }) => ({ file, cut, replaces })));
    if (ending !== undefined) {
      setBusy(true);
      await ending;
    }
    close();
  };
  const isOpening = uploads.list.some(({ opens, step }) => opens && step !== 'failed');
  const isReady = chosen.length > 0 && !isOpening;
  // what is to be cut anew is asked about, whatever its shape
  const fits = takesFitting && chosen.every(({ size, replaces }) => replaces === null && isInShape(size, use));
  useEffect(() => {
    if (!isReady || !fits || busy) return;
    void take(chosen.map((picture) => ({ picture, cut: cropOf(firstPlacing(picture.size, use)) })));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for what was chosen
  }, [isReady, fits, chosen]);
  const dialog = isReady && !fits && (
    <Suspense fallback={null}>
      <CutDialog
        pictures={chosen}
        use={use}
        title={title}
        rows={busy ? <UploadRows uploads={uploads} /> : null}
        onClose={cancel}
        onDone={(done) => void take(done)}
      />
    </Suspense>
  );
  return { choose, dialog };
}
