/** What the id of a record looks like, whoever made it: the portal, or a portal before it. */
export const RECORD_ID = /^[A-Za-z0-9]{10,40}$/;
export const isRecordId = (text: string): boolean => RECORD_ID.test(text);
