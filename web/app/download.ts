import type { CallAddress } from '@fairbridge/contract/call.ts';
import { fetchFile } from '@fairbridge/contract/file-client.ts';
import type { z } from 'zod';
import { caller } from './api.ts';
import { failureOf } from './failure.ts';
import { showExpiry } from './session/expiry.ts';

/** Long enough for the slowest browser to have taken the file over. */
const KEPT_MS = 60_000;

/** The file that a call answers with, as whoever is signed in. Throws `CallFailed`, like `api`. */
export async function fetchFileSignedIn<I extends z.ZodType, O extends z.ZodType>(
  call: CallAddress<I, O>,
  input: z.input<I>,
  signal?: AbortSignal,
): Promise<{ name: string; file: Blob }> {
  const token = caller.token();
  try {
    return await fetchFile(call, input, caller, signal);
  } catch (error) {
    const failure = failureOf(error);
    if (token !== null && token === caller.token() && (failure?.code === 1003 || failure?.code === 401))
      showExpiry(failure.message);
    throw error;
  }
}

/** Asks for a file and has the browser save it under the server's name. */
export async function downloadFile<I extends z.ZodType, O extends z.ZodType>(
  call: CallAddress<I, O>,
  input: z.input<I>,
): Promise<void> {
  const { name, file } = await fetchFileSignedIn(call, input);
  downloadBlob(file, name);
}

/** Has the browser save what this page has made. */
export function downloadBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
