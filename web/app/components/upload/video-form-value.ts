/** A video in a form: the ids of its files, and where they are shown from. */
export type VideoFormValue = { id: string; url: string; cover: { id: string; url: string } };

export const videoFormValue = (
  id: string,
  cover: string,
  addresses: Readonly<Record<string, string>>,
): VideoFormValue => ({
  id,
  url: addresses[id] ?? '',
  cover: { id: cover, url: addresses[cover] ?? '' },
});

/** Is this a file with the address it is shown from, as a browser kept it? */
export const isFileFormValue = (value: unknown): value is { id: string; url: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'url' in value &&
  typeof value.id === 'string' &&
  typeof value.url === 'string';

/** Is this one, as a browser kept it? */
export const isVideoFormValue = (value: unknown): value is VideoFormValue =>
  isFileFormValue(value) && 'cover' in value && isFileFormValue(value.cover);
