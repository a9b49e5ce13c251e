/** The name of a next version: the month, as versions are usually called, numbered on where it is taken. */
export function proposedVersion(month: string, taken: readonly string[]): string {
  let name = month;
  for (let number = 2; taken.includes(name); number += 1) name = `${month}-${number}`;
  return name;
}
