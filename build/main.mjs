import { buildProgram } from './program.mjs';

// npm run build [-- --clean]
await buildProgram({ clean: process.argv.includes('--clean') });
