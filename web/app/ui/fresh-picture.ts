export type AskAddresses = (ids: readonly string[]) => Promise<readonly { id: string; address: string }[]>;
type Answer = (address: string | null) => void;

const ID = /^\/files\/([A-Za-z0-9]{10,40})(?:\.|$)/;
/** Pictures of one list fail within moments of each other: they are asked for together. */
const TOGETHER_MILLISECONDS = 150;

/**
 * Gives new addresses for pictures whose address works no more: that of a picture that not everybody may see lives five minutes, and a
 * page may be open for longer. Answers null where there is none for this reader, or none newer.
 */
export class FreshPictures {
  #ask: AskAddresses;
  #mostAtOnce: number;
  #waiting = new Map<string, Answer[]>();
  constructor(ask: AskAddresses, mostAtOnce: number) {
    this.#ask = ask;
    this.#mostAtOnce = mostAtOnce;
  }

  async address(old: string): Promise<string | null> {
    const id = ID.exec(old)?.[1];
    if (id === undefined) return null;
    const fresh = await new Promise<string | null>((answer) => this.#wait(id, answer));
    return fresh === old ? null : fresh;
  }

  #wait(id: string, answer: Answer): void {
    if (this.#waiting.size === 0) setTimeout(() => this.#send(), TOGETHER_MILLISECONDS);
    this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), answer]);
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    const ids = [...waiting.keys()];
    for (let from = 0; from < ids.length; from += this.#mostAtOnce)
      void this.#sendSome(ids.slice(from, from + this.#mostAtOnce), waiting);
  }

  async #sendSome(ids: readonly string[], waiting: ReadonlyMap<string, Answer[]>): Promise<void> {
    const found = await this.#ask(ids).catch(() => []);
    const addresses = new Map(found.map(({ id, address }) => [id, address]));
    for (const id of ids) waiting.get(id)?.forEach((answer) => answer(addresses.get(id) ?? null));
  }
}
