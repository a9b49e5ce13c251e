import type { VideoUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureText } from '../../ui/failure-text.ts';
import type { VideoFormValue } from './video-form-value.ts';
import { secondsLeft } from './seconds-left.ts';
import { transferOf, wrongVideo, type Transfer } from './video-transfer.ts';

/** One video on its way, from the choice of a file until it can be played, and stands where it belongs. */
export type FilmState =
  | { step: 'none' }
  | {
      step: 'sending';
      name: string;
      total: number;
      sent: number;
      left: number | null;
      paused: boolean;
      waiting: boolean;
    }
  | { step: 'preparing'; name: string }
  | { step: 'failed'; name: string; message: string; mayRetry: boolean };

type Ready = (video: VideoFormValue) => Promise<void> | void;

const ASK_MILLISECONDS = 1_000;
const NONE: FilmState = { step: 'none' };

/** Sends one video and waits until it is prepared. It belongs to no screen: it goes on where the form that began it is closed. */
export class FilmUpload {
  readonly #use: VideoUse;
  readonly #lang: Lang;
  readonly #listeners = new Set<() => void>();
  #state: FilmState = NONE;
  #transfer: Transfer | null = null;
  /** Of the file that is on its way: what comes late from one that was cancelled is not heard. */
  #turn = 0;
  #again = (): void => {};
  #delivered: { video: VideoFormValue; name: string } | null = null;
  /** Gets the video once it can be played; what goes wrong then is told like what went wrong before, and tried again. */
  #ready: Ready = () => {};

  constructor(use: VideoUse, lang: Lang) {
    this.#use = use;
    this.#lang = lang;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  state = (): FilmState => this.#state;

  /** Did who gets it get it, and was nothing else begun or cancelled since? */
  get hasArrived(): boolean {
    return this.#delivered !== null;
  }

  add = (file: File): void => void this.#send(file);
  retry = (): void => this.#again();
  pause = (): void => {
    this.#transfer?.pause();
    if (this.#state.step === 'sending') this.#set({ ...this.#state, paused: true });
  };
  goOn = (): void => {
    if (this.#state.step !== 'sending' || !this.#state.paused) return;
    this.#set({ ...this.#state, paused: false });
    this.#transfer?.start();
  };
  cancel = (): void => {
    this.#turn += 1;
    this.#transfer?.cancel();
    this.#transfer = null;
    this.#delivered = null;
    this.#set(NONE);
  };
  /** Who gets it. What comes back is called when they leave: it lies still, to go on when the same file is chosen again. */
  belongTo(ready: Ready): () => void {
    this.#ready = ready;
    return () => {
      if (this.#ready === ready) this.#rest();
    };
  }
  /** From now on it is for somebody else; also where the form got it while it was being saved. */
  handOver(join: Ready): void {
    this.#ready = join;
    this.goOn();
    if (this.#delivered !== null) void this.#join(this.#delivered);
  }

  #rest(): void {
    this.#turn += 1;
    this.#transfer?.pause();
  }

  #set(state: FilmState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #fail(name: string, message: string, mayRetry: boolean): void {
    this.#set({ step: 'failed', name, message, mayRetry });
  }

  async #send(file: File): Promise<void> {
    const mine = ++this.#turn;
    this.#delivered = null;
    const { name, size: total } = file;
    const wrong = await wrongVideo(file, this.#use, this.#lang);
    if (this.#turn !== mine) return;
    if (wrong !== null) return this.#fail(name, wrong, false);
    this.#set({ step: 'sending', name, total, sent: 0, left: null, paused: false, waiting: false });
    const going = await this.#transferOf(file, mine);
    if (this.#turn !== mine) return;
    this.#transfer = going;
    this.#again = () => void this.#send(file);
    going.start();
  }

  #transferOf(file: File, mine: number): Promise<Transfer> {
    const { name, size: total } = file;
    let began: { at: number; sent: number } | null = null;
    const change = (part: { sent?: number; left?: number | null; waiting: boolean }): void => {
      if (this.#turn === mine && this.#state.step === 'sending') this.#set({ ...this.#state, ...part });
    };
    return transferOf(file, this.#use, this.#lang, {
      onProgress: (sent) => {
        began ??= { at: Date.now(), sent };
        const seconds = (Date.now() - began.at) / 1000;
        change({ sent, left: secondsLeft({ seconds, from: began.sent, sent, total }), waiting: false });
      },
      onWaiting: () => {
        began = null;
        change({ waiting: true });
      },
      onDone: (id) => {
        if (this.#turn === mine) void this.#follow(id, name, mine);
      },
      onFailure: ({ message, mayRetry }) => {
        if (this.#turn === mine) this.#fail(name, message, mayRetry);
      },
    });
  }

  /** Asks until the server has prepared it. */
  async #follow(id: string, name: string, mine: number): Promise<void> {
    this.#set({ step: 'preparing', name });
    this.#again = () => void this.#follow(id, name, mine);
    try {
      let video = await api(calls.upload.video, { id });
      while (video.state === 'processing' || video.state === 'receiving') {
        await new Promise((resolve) => setTimeout(resolve, ASK_MILLISECONDS));
        if (this.#turn !== mine) return;
        video = await api(calls.upload.video, { id });
      }
      if (this.#turn !== mine) return;
      if (video.poster === null) return this.#fail(name, video.refusal?.message ?? '', false);
      await this.#deliver({ id, url: video.url, cover: video.poster }, name, mine);
    } catch (error) {
      if (this.#turn === mine) this.#fail(name, failureText(error, this.#lang), true);
    }
  }

  async #join({ video, name }: { video: VideoFormValue; name: string }): Promise<void> {
    const mine = ++this.#turn;
    this.#again = () => void this.#join({ video, name });
    this.#set({ step: 'preparing', name });
    try {
      await this.#deliver(video, name, mine);
    } catch (error) {
      if (this.#turn === mine) this.#fail(name, failureText(error, this.#lang), true);
    }
  }

  async #deliver(video: VideoFormValue, name: string, mine: number): Promise<void> {
    this.#delivered = { video, name };
    await this.#ready(video);
    if (this.#turn === mine) this.#set(NONE);
  }
}
