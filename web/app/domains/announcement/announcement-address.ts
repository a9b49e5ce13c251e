export const ANNOUNCEMENTS_PATH = '/organizer/announcements';

export const announcementAddress = (id: string): string => `${ANNOUNCEMENTS_PATH}/${id}`;
