import { CODES, errorText } from '@fairbridge/contract/codes.ts';
import { VIDEO, videoBytesMax, type VideoUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { DetailedError, Upload } from 'tus-js-client';
import { caller } from '../../api.ts';
import { BASE } from '../../i18n/address.ts';
import { getSession } from '../../session/session.ts';

/** A part that a slow line sends within the time the server gives a body that keeps coming; what has come of one stays. */
const PART_BYTES = 4_000_000;
const RETRY_MILLISECONDS = [500, 1_000, 3_000, 5_000, 10_000, 20_000];

/** What is wrong with a video before anything is sent, in the reader's language; null when it may go. The server judges again by content. */
export async function wrongVideo(file: File, use: VideoUse, lang: Lang): Promise<string | null> {
  const most = videoBytesMax(use);
  if (file.size > most) return errorText('videoLarge', lang, { megabytes: most / 1_000_000 });
  const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  const known = head.slice(4, 8) === 'ftyp' || (head.startsWith('RIFF') && head.slice(8, 11) === 'AVI');
  if (known || head.startsWith('FLV')) return null;
  return errorText('videoKind', lang, { kinds: VIDEO.kinds.join('/') });
}

export type TransferFailure = { message: string; mayRetry: boolean };
type TransferListeners = {
  onProgress: (sent: number) => void;
  /** The line broke and is being tried again. */
  onWaiting: () => void;
  onDone: (id: string) => void;
  onFailure: (failure: TransferFailure) => void;
};
export type Transfer = { start: () => void; pause: () => void; cancel: () => void };

const isDetailed = (error: Error | DetailedError): error is DetailedError => 'originalResponse' in error;

/** What the server said, or null where nothing of it arrived. */
function answerOf(error: Error | DetailedError): { status: number; code: number; message: string } | null {
  const response = isDetailed(error) ? error.originalResponse : null;
  if (response === null || response.getStatus() === 0) return null;
  const answered = { status: response.getStatus(), code: 0, message: '' };
  try {
    const body: unknown = JSON.parse(response.getBody());
    if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return answered;
    return { ...answered, code: Number(body.code), message: String(body.message) };
  } catch {
    return answered;
  }
}

/** Nothing answered, the server was busy or starting anew, or another request of the same upload was still running. */
function mayTryAgain(error: Error | DetailedError): boolean {
  const answer = answerOf(error);
  if (answer === null) return true;
  if (answer.code === CODES.videoUnavailable.code) return false;
  return answer.status >= 500 || [408, 409, 423].includes(answer.status);
}

/** Sends a video in parts and goes on where it stopped: after a broken line, a pause, or a reload when the same file is chosen again. */
export async function transferOf(
  file: File,
  use: VideoUse,
  lang: Lang,
  listeners: TransferListeners,
): Promise<Transfer> {
  // loaded when somebody uploads a video, not before
  const tus = await import('tus-js-client');
  const owner = getSession()?.user.userAccountId ?? '';
  const upload: Upload = new tus.Upload(file, {
    endpoint: `${BASE}/upload/resumable`,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_MILLISECONDS,
    metadata: { use },
    // on a shared computer the next person begins anew
    fingerprint: async () => ['video', owner, use, file.name, file.size, file.lastModified].join('|'),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      request.setHeader('authorization', caller.token() ?? '');
      request.setHeader('accept-language', lang);
    },
    onProgress: listeners.onProgress,
    onShouldRetry: (error) => {
      const again = mayTryAgain(error);
      if (again) listeners.onWaiting();
      return again;
    },
    onSuccess: () => listeners.onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      const answer = answerOf(error);
      const message = answer?.message ?? '';
      listeners.onFailure({
        message: message === '' ? errorText(answer === null ? 'unavailable' : 'server', lang) : message,
        mayRetry: mayTryAgain(error) || answer?.status === 429,
      });
    },
  });
  const [before] = (await upload.findPreviousUploads()).toSorted((a, b) =>
    b.creationTime.localeCompare(a.creationTime),
  );
  if (before !== undefined) upload.resumeFromPreviousUpload(before);
  /** The same file, chosen again, begins anew: it would go on with what is being deleted. */
  const forget = async (): Promise<void> => {
    for (const { urlStorageKey } of await upload.findPreviousUploads())
      await tus.defaultOptions.urlStorage.removeUpload(urlStorageKey);
  };
  return {
    start: () => upload.start(),
    pause: () => void upload.abort(),
    cancel: () => {
      void forget();
      // what cannot be told to the server now is removed by it within a day
      void upload.abort(true).catch(() => undefined);
    },
  };
}
