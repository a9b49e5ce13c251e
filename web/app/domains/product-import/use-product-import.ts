import { cutText } from '@fairbridge/contract/text.ts';
import { sendBytes } from '@fairbridge/contract/file-client.ts';
import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import type { ProductImport } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { isRunning } from '../../components/product-import/product-import-state.ts';
import { useSheetLook, type ChoicesInput } from '../../components/sheet-import/use-sheet-look.ts';
import { looksLikeSheet } from '../../components/sheet-import/accept.ts';
import { productImportTexts } from './product-import.texts.ts';

const ASKED_EVERY_MS = 1_000;

/** Asks how far the import is, once a second while it runs; a lost answer is no more than a late one. */
function useProgress(current: ProductImport | null, hear: (next: ProductImport | null) => void): void {
  useEffect(() => {
    if (!isRunning(current)) return;
    const gone = new AbortController();
    const ask = async (): Promise<void> => {
      const next = await api(calls.product.currentImport, {}, gone.signal).catch(() => ({ current }));
      // as a new object, also where nothing has moved: the next question follows from it
      if (!gone.signal.aborted) hear(next.current === null ? null : { ...next.current });
    };
    const timer = setTimeout(() => void ask(), ASKED_EVERY_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [current, hear]);
}

/** The company's import as it stands, and what can be done with it. */
export function useProductImport(loaded: ProductImport | null) {
  const t = useTexts(productImportTexts);
  const { revalidate } = useRevalidator();
  const [current, setCurrent] = useState(loaded);
  const [uploading, setUploading] = useState('');
  /** What is wrong with the file before anything is sent. */
  const [wrong, setWrong] = useState('');
  const { busy, failure, run: act } = useAction({ showFailure: 'here' });
  const isDone = current?.state === 'done';
  useProgress(current, setCurrent);
  useEffect(() => {
    // drafts have come
    if (isDone) void revalidate();
  }, [isDone, revalidate]);

  const looked = useSheetLook(calls.product.lookAtProducts, async (file: File, choices: ChoicesInput) => {
    const input = { fileName: cutText(file.name, 200), ...choices };
    setCurrent(await sendBytes(calls.product.startImport, input, file, caller));
  });
  const lookAgain = async (): Promise<void> => {
    const now = await api(calls.product.currentImport, {}).catch(() => null);
    if (now !== null) setCurrent(now.current);
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    setWrong('');
    await act(() =>
      work().catch(async (error: unknown) => {
        // a colleague may have gone on with it meanwhile
        await lookAgain();
        throw error;
      }),
    );
    setUploading('');
  };

  const tooMany = (): void => {
    if (!busy) setWrong(t('oneFile'));
  };
  const upload = (file: File): void => {
    if (busy) return;
    if (!looksLikeSheet(file)) return setWrong(t('notExcel'));
    setUploading(file.name);
    void run(() => looked.begin(file));
  };
  const go = (choices: SheetChoices): void => void run(() => looked.go(choices));
  const confirm = (id: string): void =>
    void run(async () => setCurrent(await api(calls.product.confirmImport, { id })));
  const drop = (id: string, wasRunning: boolean): void =>
    void run(async () => {
      await api(calls.product.dropImport, { id });
      setCurrent(null);
      looked.forget();
      if (wasRunning) toast.info(t('cancelled'));
      void revalidate();
    });

  return {
    current,
    uploading,
    busy,
    failure: wrong === '' ? failure : wrong,
    looked,
    tooMany,
    upload,
    go,
    confirm,
    drop,
  };
}
export type ProductImporting = ReturnType<typeof useProductImport>;
