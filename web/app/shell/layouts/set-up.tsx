export { Outlet as default } from 'react-router';
export { ScreenError as ErrorBoundary } from '../error-page.tsx';
