/** A video in a form: the ids of its files, and where they are shown from. */
export type DraftVideo = { id: string; url: string; cover: { id: string; url: string } };

export const draftVideo = (id: string, cover: string, addresses: Readonly<Record<string, string>>): DraftVideo => ({
  id,
  url: addresses[id] ?? '',
  cover: { id: cover, url: addresses[cover] ?? '' },
});

const isFile = (value: unknown): value is DraftVideo['cover'] =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'url' in value &&
  typeof value.id === 'string' &&
  typeof value.url === 'string';

/** Is this one, as a browser kept it? */
export const isDraftVideo = (value: unknown): value is DraftVideo =>
  isFile(value) && 'cover' in value && isFile(value.cover);
