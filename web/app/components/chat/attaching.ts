import type { SentFile } from '@fairbridge/contract/chat/chat.shapes.ts';
import { errorText } from '@fairbridge/contract/codes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { failureText } from '../../ui/failure-text.ts';
import type { VideoFormValue } from '../upload/video-form-value.ts';
import { FilmUpload } from '../upload/film-upload.ts';
import { pictureJob } from '../upload/picture-job.ts';
import { sendDocument } from '../upload/send-document.ts';
import { UploadQueue, UploadRefused, type Work } from '../upload/upload-queue.ts';
import { uploadTexts } from '../upload/upload.texts.ts';
import { kindOfFile, nameToSend } from './chosen-files.ts';

/** What has been uploaded and stands in no message yet. `url`: of a picture, or of what a video shows before it plays; '' of a document. */
export type ReadyFile = { fileId: string; name: string; kind: SentFile['kind']; url: string };

/** What has gone wrong with a video and may be tried again, in the reader's language. */
class FilmFailed extends Error {}

/** Sends a video and waits until it can be played. */
const filmJob =
  (file: File, lang: Lang, onDone: (video: VideoFormValue) => void): Work =>
  ({ signal, share }) =>
    new Promise((resolve, reject) => {
      const film = new FilmUpload('chatVideo', lang);
      film.belongTo((video) => {
        onDone(video);
        resolve();
      });
      film.subscribe(() => {
        const state = film.state();
        if (state.step === 'sending') share(state.sent / state.total);
        if (state.step === 'preparing') share(1);
        if (state.step === 'failed')
          reject(state.mayRetry ? new FilmFailed(state.message) : new UploadRefused(state.message));
      });
      signal.addEventListener('abort', () => film.cancel());
      film.add(file);
    });

/** The files that somebody is about to send in one conversation: they go on while another one is looked at. */
export class Attaching {
  readonly queue: UploadQueue;
  readonly #lang: Lang;
  readonly #listeners = new Set<() => void>();
  #ready: readonly (ReadyFile & { place: number })[] = [];
  #places = 0;

  constructor(lang: Lang) {
    this.#lang = lang;
    this.queue = new UploadQueue((error) => (error instanceof FilmFailed ? error.message : failureText(error, lang)));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** In the order in which they were chosen; the same array until something changes. */
  ready = (): readonly ReadyFile[] => this.#ready;

  /** Uploads them at once; those that are too many are named. */
  add = (files: readonly File[]): void => {
    const waiting = this.queue.list().filter(({ step }) => step !== 'failed').length;
    const room = Math.max(0, LIMITS.chatFilesMax - this.#ready.length - waiting);
    for (const file of files.slice(0, room)) void this.queue.add(file.name, this.#work(file));
    const over = files.slice(room).map(({ name }) => name);
    const t = translator(uploadTexts, this.#lang);
    if (over.length > 0) this.queue.refuse(over.join(', '), t('tooMany', { max: LIMITS.chatFilesMax }));
  };

  remove = (fileId: string): void => this.#set(this.#ready.filter((one) => one.fileId !== fileId));
  /** They are on their way in a message. */
  clear = (): void => this.#set([]);

  #set(ready: readonly (ReadyFile & { place: number })[]): void {
    this.#ready = ready;
    for (const listener of this.#listeners) listener();
  }

  #work(file: File): Work {
    const place = ++this.#places;
    const lang = this.#lang;
    const kind = kindOfFile(file);
    const done = (fileId: string, url: string): void => {
      const one = { fileId, name: nameToSend(file.name), kind, url, place };
      this.#set([...this.#ready, one].toSorted((a, b) => a.place - b.place));
    };
    if (kind === 'picture')
      return pictureJob({ file, use: 'chat', cut: null, lang, onDone: ({ id, url }) => done(id, url) });
    if (kind === 'video') return filmJob(file, lang, ({ id, cover }) => done(id, cover.url));
    return async (told) => {
      if (file.size === 0) throw new UploadRefused(errorText('documentBroken', lang));
      const { id } = await sendDocument(file, lang, told, 'chatDocument');
      if (!told.signal.aborted) done(id, '');
    };
  }
}
