/** Only http and https addresses become links (G28); one without a scheme gets https. None whose name before an `@` hides where it leads. */
export function webAddress(text: string): string | null {
  if (text === '') return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
