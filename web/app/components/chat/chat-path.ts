/** Where an exhibitor's employee opens the conversation with a buyer. */
export const chatWithPath = (visitorId: string): string => `/chat?visitor=${visitorId}`;
