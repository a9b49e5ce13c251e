/** An order, an inquiry or a registration counts so many days after a link was opened. */
export const CAMPAIGN_DAYS = 30;
