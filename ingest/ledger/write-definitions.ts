import { makeDefinitions } from './definitions.ts';

// the last step of a build
await makeDefinitions();
