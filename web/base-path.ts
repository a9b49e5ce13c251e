/** The path the portal is served under, from BASE_PATH: `/` or `/fair/`. Fixed when the pages are built, because every asset address carries it. */
export const basePath = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
