/** Where a company stands: links go there without carrying its card. */
export const exhibitorPath = (id: string): string => `/find-exhibitor/detail/${id}`;
