/** The object store cannot be reached, refuses, or holds what cannot be used. Its message holds no secret. */
export class StoreFault extends Error {}
