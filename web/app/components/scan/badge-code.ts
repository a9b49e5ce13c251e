/** Is this what the QR code of a badge says, or its number as printed? */
export const isBadge = (said: string): boolean =>
  /^FB1\.[A-Za-z0-9-]{6,40}\.[A-Za-z0-9_-]{22}$/.test(said.trim()) || isBadgeNumber(said);

export const isBadgeNumber = (said: string): boolean =>
  /^V\d{2}-?\d{7}$/.test(said.normalize('NFKC').toUpperCase().replaceAll(/\s/g, ''));
