/** Address of a picture that everybody may see, or nothing where there is none; the page chooses the variant (`/files/{id}/w400.webp`). */
export const pictureAddress = (fileId: string): string => (fileId === '' ? '' : `/files/${fileId}`);
