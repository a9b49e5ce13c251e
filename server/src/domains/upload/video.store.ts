import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { LIMITS, VIDEO_USES, type VideoUse } from '@fairbridge/contract/limits.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { VideoParts } from './video-parts.ts';
import type { VideoRow } from './video.queries.ts';

type Begin = (declared: { id: string; use: VideoUse; bytes: number }) => Promise<void>;

/** The one upload that a request is about, as the protocol's server sees it. Who may see it was decided before. */
export class VideoStore extends DataStore {
  /** The id of the video that was begun. */
  begun: string | null = null;
  /** How much of it is here after the request. */
  offset = 0;
  /** What went wrong beside the protocol. */
  thrown: unknown = null;
  #parts: VideoParts;
  #row: VideoRow | null;
  #begin: Begin | null;
  constructor(parts: VideoParts, row: VideoRow | null, begin: Begin | null) {
    super();
    this.extensions = ['creation', 'termination', 'expiration'];
    this.#parts = parts;
    this.#row = row;
    this.#begin = begin;
  }

  override async create(upload: Upload): Promise<Upload> {
    return this.#noting(async () => {
      const use = VIDEO_USES.find((one) => one === upload.metadata?.['use']);
      if (use === undefined) failFields({ field: 'use', rule: 'choice' });
      if (upload.size === undefined || this.#begin === null) fail('malformed');
      await this.#begin({ id: upload.id, use, bytes: upload.size });
      this.begun = upload.id;
      return upload;
    });
  }

  override async getUpload(id: string): Promise<Upload> {
    // just begun, it is asked for once more to say when it expires
    if (id === this.begun) return new Upload({ id, size: Number.MAX_SAFE_INTEGER, offset: 0 });
    const row = this.#row;
    const offset = row?.id === id ? await this.#parts.size(id) : null;
    if (row === null || offset === null) throw ERRORS.FILE_NOT_FOUND;
    this.offset = offset;
    return new Upload({ id, size: row.bytes, offset, creation_date: row.created_at.toISOString() });
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    return this.#noting(async () => {
      this.offset = await this.#parts.write(id, offset, bytes);
      return this.offset;
    });
  }

  override getExpiration(): number {
    return LIMITS.videoUploadHours * 3_600_000;
  }

  async #noting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.thrown = error;
      throw error;
    }
  }
}
