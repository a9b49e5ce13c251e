/** Tells whoever starts the program something, as one line. */
export type Say = (line: string) => void;

export const say: Say = (line) => void process.stdout.write(`${line}\n`);
