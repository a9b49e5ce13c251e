/** Tells whoever starts the program something, as one line. */
export type PrintLine = (line: string) => void;

export const printLine: PrintLine = (line) => void process.stdout.write(`${line}\n`);
