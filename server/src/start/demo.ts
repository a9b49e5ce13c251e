import type { Draw } from '../domains/upload/upload.files.ts';

/** The demo stands beside the server, which knows of it here alone, and loads it only where there is or was one. */
export const openDemo = () => import('../../../demo/demo.ts');

/** Pictures that came with a demo are read when they are first asked for, also after DEMO=0. */
export const draw: Draw = async (drawing) => (await openDemo()).draw(drawing);
