/** Signs that a parameter in another character set must not hold as they are (RFC 8187; RFC 5987 before it). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a file that is saved under its name and never shown as a page of ours (G41, G42). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** What keeps a file from running, whatever it holds (G41). */
export const FILE_POLICY = "sandbox; default-src 'none'";
