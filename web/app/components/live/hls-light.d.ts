/** The build without captions and encryption, which lives do not use, comes without types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
