/** Is there a dot with something before it, and at least `after` signs behind it? */
function hasDot(host: string, after: number): boolean {
  const dot = host.indexOf('.', 1);
  return dot > 0 && dot < host.length - after;
}

/**
 * Does a text read as the address of a web page: `fair.example`, `https://fair.example:8080/a?b`? Only http and https, so that no
 * script address is ever stored (G28). Parsed in steps: one pattern for it takes quadratic time where it fails.
 */
export function isWebAddress(text: string): boolean {
  if (/\s/.test(text)) return false;
  const rest = text.replace(/^https?:\/\//i, '');
  const end = rest.search(/[/?#]/);
  const [host = '', port, ...more] = (end < 0 ? rest : rest.slice(0, end)).split(':', 3);
  if (more.length > 0 || host.includes('@')) return false;
  return (port === undefined || /^\d{1,5}$/.test(port)) && hasDot(host, 2);
}

/** Does a text read as an address of e-mail: something, one @, and a host with a dot? Whether it exists only a mail shows. */
export function isMailAddress(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@', 3);
  return name !== '' && more.length === 0 && hasDot(host, 1) && !/\s/.test(text);
}
