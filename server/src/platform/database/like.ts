/** A text as `like` takes it word for word: its own wildcards mean themselves. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of what contains this text. */
export const containing = (text: string): string => `%${escaped(text)}%`;
