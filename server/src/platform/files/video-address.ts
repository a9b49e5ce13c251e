/** Address of a video, or nothing where there is none. */
export const videoAddress = (fileId: string): string => (fileId === '' ? '' : `/files/${fileId}/video.mp4`);
