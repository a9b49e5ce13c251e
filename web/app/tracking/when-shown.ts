declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** A page that is made ready ahead of time may never be looked at. */
export async function whenShown(): Promise<void> {
  if (document.prerendering === true)
    await new Promise((shown) => document.addEventListener('prerenderingchange', shown, { once: true }));
}
