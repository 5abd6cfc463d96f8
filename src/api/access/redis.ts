// A module of its own, so that the client is loaded where Redis is configured alone. It is named in a plain import: of a
// CommonJS package that is imported when it is needed, the compiled program sees no names.
export { Redis } from 'ioredis';
