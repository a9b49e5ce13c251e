import type { CallAddress } from '@fairbridge/contract/call.ts';
import { sendBytes } from '@fairbridge/contract/file-client.ts';
import type { SheetChoices, SheetOutline } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { caller } from '../../api.ts';
import { firstChoices, saidChoices } from './sheet-choices.ts';

/** The same beside the file, as the calls of imports take it. */
export type ChoicesInput = { choices?: string };
type Look = CallAddress<z.ZodObject<Record<never, never>>, z.ZodType<SheetOutline>>;
/** A file, what stands in it and what was said of it; `shown` while somebody is asked, `taken` once it was imported. */
type Looked = { file: File; outline: SheetOutline; choices: SheetChoices; shown: boolean; taken: boolean };

/**
 * Looks at a sheet before it is imported: one that needs no decision goes on by itself, of another the person is asked. `take` imports
 * it.
 */
export function useSheetLook(look: Look, take: (file: File, choices: ChoicesInput) => Promise<void>) {
  const [looked, setLooked] = useState<Looked | null>(null);
  return {
    asked: looked?.shown === true ? looked : null,
    begin: async (file: File): Promise<void> => {
      setLooked(null);
      const outline = await sendBytes(look, {}, file, caller);
      const read = { file, outline, choices: firstChoices(outline) };
      if (outline.clear) await take(file, {});
      setLooked({ ...read, shown: !outline.clear, taken: outline.clear });
    },
    go: async (choices: SheetChoices): Promise<void> => {
      if (looked === null) return;
      await take(looked.file, { choices: JSON.stringify(saidChoices(looked.outline, choices)) });
      setLooked({ ...looked, choices, shown: false, taken: true });
    },
    cancel: () => setLooked(looked?.taken === true ? { ...looked, shown: false } : null),
    forget: () => setLooked(null),
    /** Asks again about the file that was taken last; null where it is not at hand any more. */
    again: looked?.taken === true ? () => setLooked({ ...looked, shown: true }) : null,
  };
}
