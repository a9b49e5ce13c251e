/** Not a code: people who opened the page of a company or of one of its exhibits, in the sums of a day. */
export const ANY_TRADE_PAGE = 0;
