/** A text as `like` takes it word for word: its own wildcards mean themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of what contains this text. */
export const likeContains = (text: string): string => `%${escapeLike(text)}%`;
