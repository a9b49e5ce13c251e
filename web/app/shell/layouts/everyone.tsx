export { Outlet as default } from 'react-router';
export { ScreenError as ErrorBoundary } from '../screen-error.tsx';
