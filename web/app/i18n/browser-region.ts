/**
 * The region that the browser's language names, such as GB of en-GB. Undefined where it names none, or is no language tag: browsers hand out
 * 'C', 'en-US@posix' and 'zh_CN' too, which `Intl.Locale` throws at.
 */
export function browserRegion(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
