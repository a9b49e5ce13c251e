import { doorOf } from '../door.tsx';

const door = doorOf('organizerLogin');
export const clientMiddleware = door.clientMiddleware;
export default door.Door;
export { ScreenError as ErrorBoundary } from '../error-page.tsx';
