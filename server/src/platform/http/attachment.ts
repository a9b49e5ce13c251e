/** Signs that a parameter in another character set must not hold as they are (RFC 8187; RFC 5987 before it). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Names that Windows keeps for its devices, whatever stands behind their dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Without the dots and blanks around it, looked for from both ends: a pattern begins anew at each of a long row. */
function withoutEdges(name: string): string {
  const isEdge = (at: number): boolean => name.charAt(at) === '.' || name.charAt(at).trim() === '';
  let [start, end] = [0, name.length];
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return name.slice(start, end);
}

/** A name that is one on every system: what somebody has typed leads out of no folder and to no device. */
function fileName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const written = name.replaceAll(/[/\\:*?"<>|\u0000-\u001f\u007f]+/g, '_');
  const plain = withoutEdges(written);
  if (plain === '') return 'file';
  return DEVICE.test(plain) ? `_${plain}` : plain;
}

/** `Content-Disposition` of a file that is saved under its name and never shown as a page of ours (G41, G42). */
export function attachment(name: string): string {
  const safe = fileName(name);
  const plain = safe.replaceAll(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(safe)}`;
}

/** What keeps a file from running, whatever it holds (G41). */
export const FILE_POLICY = "sandbox; default-src 'none'";
