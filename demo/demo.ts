/** All that the start of the server asks of the demo. */
export { draw } from './draw.ts';
export { demoLogIns } from './log-ins.ts';
export { loadDemo } from './load-demo.ts';
export { putFilms } from './demo-films.ts';
export { putRecordings } from './demo-lives.ts';
