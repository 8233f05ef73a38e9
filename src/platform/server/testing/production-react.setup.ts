/**
 * The React that our readers get: the one for development draws a page far slower, and what it warns of is heard in the
 * tests of the browser's side. React chooses when it is loaded, which is once for each worker.
 */
const before = process.env.NODE_ENV;
process.env.NODE_ENV = 'production';
await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom'), import('react-dom/server')]);
process.env.NODE_ENV = before;

export {};
