/** Does the reader save data, or is the line too slow for a video that nobody has asked for? Only some browsers say. */
export function savesData(browser: object): boolean {
  if (!('connection' in browser)) return false;
  const { connection } = browser;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && connection.effectiveType !== '4g');
}
