import { z } from 'zod';
import type { FieldError } from './issues.ts';
import type { Lang } from './text.ts';

/** Every JSON answer (ruling 1.4). */
export type Envelope = { code: number; message: string; data: unknown };
/** What the data of an error may hold. */
export type ErrorData = { fields?: FieldError[] | undefined; [name: string]: unknown };

/** Fields that come with every call (ruling 1.5). The server believes only the language. */
export type Context = {
  languageType: Lang;
  exhibitionId: string;
  appId: string;
  terminal: 'PC' | 'H5';
  subjectType: '' | 'VISITOR' | 'ACTOR';
};

export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.literal(1000), message: z.string(), data });
