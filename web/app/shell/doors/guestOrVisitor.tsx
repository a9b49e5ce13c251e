import { doorOf } from '../door.tsx';

const door = doorOf('guestOrVisitor');
export const clientMiddleware = door.clientMiddleware;
export default door.Door;
